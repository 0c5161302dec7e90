/** The log as a story: what a decision brought about, cut where a new turn begins. */
import type { Entry, Said } from "./protocol";

const TURN = "log-turn"; // every game begins its turns with this line

export interface Section {
  heading: Said | null;
  seat: number | null; // whose decision it was; after a heading, whose turn it is
  lines: Said[];
}

export function sections(entry: Entry): Section[] {
  const cut: Section[] = [{ heading: null, seat: entry.seat, lines: [] }];
  for (const line of entry.lines) {
    const { player } = line.args;
    if (line.key === TURN) cut.push({ heading: line, seat: typeof player === "number" ? player : entry.seat, lines: [] });
    else cut.at(-1)?.lines.push(line);
  }
  return cut.filter((section) => section.heading || section.lines.length);
}

/** The clauses behind these lines, each once. */
export function clauses(lines: readonly Said[]): string[] {
  return [...new Set(lines.flatMap((line) => line.clause ?? []))];
}

export interface Turn {
  moment: number;
  heading: Said;
  /** The number of the round or turn, where one begins; null where it goes on, or where there is no room for it. */
  number: number | null;
}

/** The turns of a whole game, with numbers that do not stand closer than `gap` moments. */
export function turns(log: readonly Entry[], gap: number): Turn[] {
  const found: Turn[] = [];
  let [last, room] = [0, 0];
  for (const entry of log)
    for (const { heading } of sections(entry)) {
      if (!heading) continue;
      const count = Number(heading.args.round ?? heading.args.n);
      const begins = count !== last && entry.moment >= room;
      found.push({ moment: entry.moment, heading, number: begins ? count : null });
      last = count;
      if (begins) room = entry.moment + gap;
    }
  return found;
}

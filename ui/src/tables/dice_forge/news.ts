/** What the newest decision brought about, as far as it moves on the table: rolls, forged faces, gains and losses. */
import type { Entry } from "../../lib/protocol";
import type { Board, DieName, Resource } from "./board";
import { DICE } from "./board";

export interface Happened {
  id: number; // grows, so that the same die can move again
  what: "rolled" | "forged";
  faces: string[]; // what was rolled, in order; the last one lies on top
}

export interface News {
  dice: Record<string, Happened>; // by element: hero0.light
  change: Record<number, Partial<Record<Resource, number>>>; // by seat: what came and went
}

interface Told {
  player: number;
  face: string;
  other: string;
  die: DieName;
  resource: Resource;
  n: number;
}

/** Read it from the log; `board` is the table after it. */
export function news(entries: Entry[], board: Board): News {
  const found: News = { dice: {}, change: {} };
  const id = entries.at(-1)?.moment ?? 0;
  const turned = (seat: number, die: DieName, what: "rolled" | "forged", face: string) => {
    const element = `hero${seat}.${die}`;
    const before = found.dice[element];
    found.dice[element] = { id, what, faces: what === "rolled" ? [...(before?.faces ?? []), face] : [] };
  };
  for (const line of entries.flatMap((entry) => entry.lines)) {
    const told = line.args as unknown as Told;
    const seat = told.player;
    if (line.key === "log-rolled") {
      turned(seat, "light", "rolled", told.face);
      turned(seat, "dark", "rolled", told.other);
    } else if (line.key === "log-rolled_die") turned(seat, dieThatShows(board, seat, told.face), "rolled", told.face);
    else if (line.key === "log-forged") turned(seat, told.die, "forged", told.face);
    else if (line.key === "log-gained" || line.key === "log-lost") {
      const sum = (found.change[seat] ??= {});
      sum[told.resource] = (sum[told.resource] ?? 0) + (line.key === "log-gained" ? told.n : -told.n);
    }
  }
  return found;
}

/** The log does not name the die of a minor blessing; it is one that shows the face now. */
function dieThatShows(board: Board, seat: number, face: string): DieName {
  const dice = board.heroes[seat]?.dice;
  return DICE.find((name) => dice?.[name].faces[dice[name].up] === face) ?? "light";
}

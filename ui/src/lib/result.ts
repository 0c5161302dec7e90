/** The end of a game in words. */
import type { View } from "./protocol";
import type { Words } from "./words";

export interface Told {
  title: string;
  note: string;
  won: boolean; // by somebody at this device
  draw: boolean;
}

export interface Standing {
  seat: number;
  place: number; // 1 is best; equals share a place
  score: number;
}

/** Everybody by place: winners first, then by score. */
export function standings(scores: readonly number[], winners: readonly number[]): Standing[] {
  const weight = (seat: number) => (winners.includes(seat) ? 1 : 0);
  const better = (a: number, b: number) => weight(b) - weight(a) || (scores[b] ?? 0) - (scores[a] ?? 0);
  const seats = scores.map((_, seat) => seat).sort((a, b) => better(a, b) || a - b);
  return seats.map((seat) => ({
    seat,
    place: seats.findIndex((other) => better(other, seat) === 0) + 1,
    score: scores[seat] ?? 0,
  }));
}

/** How the game of this view ended; null while it lasts. */
export function outcome(words: Words, view: View): Told | null {
  const { result, yours } = view;
  if (!result) return null;
  const mine = result.winners.some((seat) => yours.includes(seat));
  const draw = !result.winners.length;
  const names = listed(
    result.winners.map((seat) => words.player(seat)),
    words.lang,
  );
  const key = draw ? "draw" : mine && yours.length === 1 ? "yours" : "theirs";
  return {
    title: words.say(`web-result-${key}`, { names, n: result.winners.length }),
    note: `${words.name("game", view.game)} · ${words.say(result.reason)}`,
    won: mine,
    draw,
  };
}

function listed(names: string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

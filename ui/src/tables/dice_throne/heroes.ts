/** Who sits where, seen from one seat. */
import type { Board, Hero } from "./types";

/** The hero looked from: one's own, or the active one's for a spectator. */
export function mine(board: Board, you: number | null): Hero | undefined {
  return board.heroes[you ?? board.active];
}

/** The others in turn order, beginning with who comes next. */
export function others(board: Board, me: Hero): Hero[] {
  const { heroes } = board;
  return [...heroes.slice(me.seat + 1), ...heroes.slice(0, me.seat)];
}

/** How many kinds of tokens and companions lie before a hero: names need room. */
export function tokensOf(hero: Hero): number {
  return Object.keys(hero.tokens).length + Object.keys(hero.companions).length;
}

/** Companions and the state each is in; which side of Nyra is up is part of her own. */
export function companionsOf(hero: Hero): [name: string, n: number][] {
  return Object.entries(hero.companions).filter(([name]) => name !== "nyra_active");
}

/** Whose defence it is: from targeting until the damage is applied. */
export function defenderOf(board: Board): Hero | undefined {
  const { target, dealt } = board.attack;
  return board.phase === "defence" && target !== null && dealt === null ? board.heroes[target] : undefined;
}

/** In King of the Hill: has nobody more health (DT-15.5)? */
export function leads(board: Board, hero: Hero): boolean {
  if (board.mode !== "king" || hero.out) return false;
  return board.heroes.every((other) => other.out || other.health <= hero.health);
}

/** The opponents of a hero in turn order after it: left of the attacker comes first (DT-5.6). */
export function opponents(board: Board, of: Hero): Hero[] {
  return others(board, of).filter((hero) => hero.team !== of.team && !hero.out);
}

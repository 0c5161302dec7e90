/** When the odds have to be asked for anew. */
import type { Board } from "./types";

/** All that the odds depend on, as one text: whose roll, its dice and attempts, levels and tokens. */
export function situation(board: Board): string {
  const attack = board.rolls.find((roll) => roll.purpose === "attack");
  const rolling = board.phase === "offence" && (!attack || attack.open);
  const heroes = board.heroes.map((hero) => [hero.levels, hero.tokens, hero.companions]);
  return JSON.stringify([rolling && [board.active, board.attempts_left, attack?.dice], heroes]);
}

/** How far the loop of declaring and interfering is (DT-4.4 to DT-4.10). */
import type { Entry } from "../../lib/protocol";
import { defenceDice } from "./sum";
import type { Board, Roll } from "./types";

export type Stage = "rolling" | "declared" | "reopened" | "activated";

/** Has somebody acted after a declaration of this roll, so that it may be declared anew? */
function reopened(log: readonly Entry[]): boolean {
  const lines = log.flatMap((entry) => entry.lines);
  const begin = lines.findLastIndex((line) => line.key === "log-phase" || line.key === "log-turn");
  return lines.slice(begin + 1).some((line) => line.key === "log-declared" || line.key === "log-declared-none");
}

export function stage(board: Board, log: readonly Entry[]): Stage {
  if (board.attack.ability) return "activated";
  if (board.attack.declared) return "declared";
  return reopened(log) ? "reopened" : "rolling";
}

/**
 * The roll that the tray shows: the latest one; once the attack dice have served, the defence dice as they
 * were used. Null: there is nothing to show.
 */
export function shownRoll(board: Board, log: readonly Entry[]): Roll | null {
  const top = board.rolls.at(-1);
  return board.phase === "defence" && top?.purpose === "attack" ? defenceDice(log) : (top ?? null);
}

/** The steps of a defence in the order of the rules, each with its clause. */
export const DEFENCE_STEPS = [
  { id: "effects", clause: "DT-6.2" },
  { id: "ability", clause: "DT-6.3" },
  { id: "roll", clause: "DT-6.7" },
  { id: "results", clause: "DT-6.8" },
  { id: "last-call", clause: "DT-6.9" },
  { id: "damage", clause: "DT-6.10" },
] as const;

/** Which of them is under way; their number when all are done. Who is asked knows whether it is the last call. */
export function defenceStep(board: Board, asked = ""): number {
  const { attack, rolls } = board;
  if (asked === "ask-window-last-call") return 4;
  if (attack.dealt !== null) return DEFENCE_STEPS.length;
  const defence = rolls.find((roll) => roll.purpose === "defence");
  if (defence) return defence.open ? 2 : 3;
  if (attack.defended || attack.kind !== "normal") return 4;
  return 1;
}

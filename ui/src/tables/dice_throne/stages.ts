/** How far the loop of declaring and interfering is (DT-4.4 to DT-4.10). */
import type { Entry } from "../../lib/protocol";
import type { Board } from "./types";

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

/** The steps of a defence in the order of the rules, each with its clause. */
export const DEFENCE_STEPS = [
  { id: "effects", clause: "DT-6.2" },
  { id: "ability", clause: "DT-6.3" },
  { id: "roll", clause: "DT-6.7" },
  { id: "results", clause: "DT-6.8" },
  { id: "last-call", clause: "DT-6.9" },
  { id: "damage", clause: "DT-6.10" },
] as const;

/** Which of them is under way; their number when all are done. */
export function defenceStep(board: Board): number {
  const { attack, rolls } = board;
  if (attack.dealt !== null) return DEFENCE_STEPS.length;
  const defence = rolls.find((roll) => roll.purpose === "defence");
  if (defence) return defence.open ? 2 : 3;
  if (attack.defended || attack.kind !== "normal") return 4;
  return 1;
}

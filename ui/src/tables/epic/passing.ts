/**
 * Passing without being asked, as a person has chosen for each window of a turn.
 *
 * A window opens only for those who can do something in it. So nobody can be asked "always"; what can be
 * chosen is whether powers and the discard pile alone are worth a question, or nothing is.
 */
import type { Said } from "../../lib/protocol";
import type { Offer } from "../../lib/protocol";
import type { Asking } from "../../lib/settings.svelte";
import type { Board } from "./board";

/** The windows: steps of my own attack, of an attack of others, and the end of somebody's turn. */
export const WINDOWS = ["my_before_blocks", "my_before_damage", "before_blocks", "before_damage", "ending"] as const;
export type WindowName = (typeof WINDOWS)[number];

const ASKED_IN = ["ask-initiative", "ask-last-chance"];

/** The window that this question is asked in, null if it is no window. */
export function windowOf(board: Board, you: number | null, question: Said | null): WindowName | null {
  if (!question || !ASKED_IN.includes(question.key)) return null;
  if (board.phase === "before_blocks" || board.phase === "before_damage") {
    return you === board.active ? `my_${board.phase}` : board.phase;
  }
  return "ending";
}

/** What a person wants in a window; whoever has chosen nothing is asked whenever it is possible. */
export function wish(asking: Record<string, Asking>, window: WindowName): Asking {
  return asking[`epic.${window}`] ?? "always";
}

/** The option to pass, if it is to be taken without asking. */
export function passUnasked(wanted: Asking, options: Offer[]): Offer | null {
  const pass = options.find((offer) => offer.notation === "pass") ?? null;
  if (wanted === "always") return null;
  if (wanted === "never") return pass;
  return options.some((offer) => offer.notation.startsWith("play ")) ? null : pass;
}

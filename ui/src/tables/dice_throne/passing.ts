/**
 * Passing without being asked, as a person has chosen for each phase of a turn.
 *
 * The rules ask only those who can do something; what can be chosen is not to be asked in a phase at all.
 */
import type { Offer } from "../../lib/protocol";
import type { Asking } from "../../lib/settings.svelte";
import type { Phase } from "./types";

export const asked = (phase: Phase) => `dice_throne.${phase}`;

/** Is this person not to be asked in the windows of a phase? */
export function muted(asking: Record<string, Asking>, phase: Phase): boolean {
  return asking[asked(phase)] === "never";
}

/** The option to pass, if it is to be taken without asking. */
export function passUnasked(asking: Record<string, Asking>, phase: Phase, offers: readonly Offer[]): Offer | null {
  return muted(asking, phase) ? (offers.find((offer) => offer.notation === "pass") ?? null) : null;
}

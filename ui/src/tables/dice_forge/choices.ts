/** Which options are drawn as things to tap beside the question, and which stay words on buttons. */
import type { Offer } from "../../lib/protocol";
import type { Desk } from "./desk.svelte";

const DRAWN = ["take", "copy", "first"];
const SPOKEN = ["use", "die", "give", "exchange", "cerberus", "extra", "pass"];

/** The drawn ones; with a Triton token tapped, what it can be spent for. */
export function drawnOffers(desk: Desk): Offer[] {
  if (desk.session.picks(desk.element("triton"))) return desk.offered("triton");
  return DRAWN.flatMap((word) => desk.offered(word));
}

/** The ones told in words, while nothing is chosen that a button already commits. */
export function spokenOffers(desk: Desk): Offer[] {
  return SPOKEN.flatMap((word) => desk.offered(word));
}

/** Which options are drawn as things to tap beside the question, and which stay words on buttons. */
import { deed } from "../../lib/deciding";
import type { Offer } from "../../lib/protocol";
import type { Deed } from "../../parts/ActionBar.svelte";
import { ART } from "./cards";
import type { Desk } from "./desk.svelte";

const DRAWN = ["take", "copy", "first"];
const SPOKEN = ["use", "die", "give", "exchange", "cerberus", "extra", "pass"];
const ICONS: Record<string, string> = {
  "option-die": "dice",
  "option-give": "boar",
  "option-exchange": "glory",
  "option-cerberus": "cerberus",
  "option-extra": "sun",
};

/** The drawn ones; with a Triton token tapped, what it can be spent for. */
export function drawnOffers(desk: Desk): Offer[] {
  if (desk.session.picks(desk.element("triton"))) return desk.offered("triton");
  return DRAWN.flatMap((word) => desk.offered(word));
}

/** Is a face of the garden still to be picked? Then its place is asked. */
export function picking(desk: Desk): boolean {
  return desk.asked === "pick" && desk.face === null;
}

/** Is there anything to draw beside the question? */
export function anythingDrawn(desk: Desk): boolean {
  return desk.asked === "hammer" || desk.asked === "satyrs" || picking(desk) || drawnOffers(desk).length > 0;
}

/** The ones told in words, while nothing is chosen that a button already commits. */
export function spokenOffers(desk: Desk): Offer[] {
  return SPOKEN.flatMap((word) => desk.offered(word));
}

/** A button for it: with an icon, and shorter than the sentence where that is long. */
export function spoken(desk: Desk, offer: Offer): Deed {
  const { session } = desk;
  const told = deed(session, offer);
  const icon = offer.key === "option-use" ? ART[String(offer.args.card)] : ICONS[offer.key];
  const label = offer.key === "option-extra" ? session.words.say("web-forge-more", offer.args) : told.label;
  return { ...told, label, icon };
}

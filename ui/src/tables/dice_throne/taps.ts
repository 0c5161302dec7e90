/** What a tap on an ability or a card means: choose it, ask why not, or look at it. */
import type { Session } from "../../lib/session.svelte";
import type { Slot } from "./abilities";
import { deskOf } from "./desk.svelte";
import type { Hero } from "./types";

/** What to ask the rules about when an ability cannot be chosen although abilities of its kind are asked for. */
function probe(slot: Slot, question: string): string | undefined {
  if (question === "ask-rolling" && (slot.kind === "offensive" || slot.kind === "ultimate")) return `declare ${slot.id}`;
  return question === "ask-defend" && slot.kind === "defensive" ? `defend ${slot.id}` : undefined;
}

export function tapAbility(session: Session, hero: Hero, slot: Slot): void {
  const at = `ability.${hero.seat}.${slot.id}`;
  const desk = deskOf(session);
  desk.reading = desk.reading === at ? null : at;
  const own = session.mine && hero.seat === session.view?.you;
  const asked = own ? probe(slot, session.view?.question?.key ?? "") : undefined;
  if (asked || (session.mine && session.legal(at)) || session.picks(at)) session.tap(at, asked);
  else desk.about = { kind: "ability", id: slot.id, seat: hero.seat, at };
}

/** A tap on a card of the hand. If it can only be sold, the reason why it cannot be played is told besides. */
export function tapCard(session: Session, at: string, name: string): void {
  session.tap(at, `play ${name}`);
  const unplayable = session.picks(at) && session.offers.every((offer) => offer.key === "option-sell");
  if (unplayable && session.view?.question?.key === "ask-main") session.why(`play ${name}`, at);
}

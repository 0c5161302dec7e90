/** Which of the offered cards have to be shown somewhere: those that are not in my hand. */
import type { Session } from "../../lib/session.svelte";
import { boardOf, mySeat, type Seen } from "./board";
import { modesOf } from "./numbers";
import { sentenceOf } from "./sentence";

/** Cards of the own pile that may be used are offered among other things: those wait in the pile. */
const IN_PLACE = ["ask-main", "ask-initiative", "ask-last-chance", "ask-pick", "ask-keep", "ask-drop"];

export function offeredCards(session: Session): Seen[] {
  const key = session.view?.question?.key;
  if (!session.mine || !key || IN_PLACE.includes(key)) return [];
  const hand = boardOf(session).players[mySeat(session)]?.hand.cards ?? [];
  const found = new Map<number, Seen>();
  for (const offer of session.view?.options ?? []) {
    const [kind, number] = (offer.at[0] ?? "").split(".");
    const id = Number(number);
    if (kind === "card" && !hand.some((seen) => seen.id === id)) found.set(id, { id, card: String(offer.args.card) });
  }
  return [...found.values()];
}

const OF_COMBAT = ["ask-share", "ask-through"]; // about a champion, but its text has no part in it

/** The sentence that asks me. Effects to choose from and cards that are laid out tell it themselves. */
export function askingText(session: Session): string | undefined {
  const question = session.mine ? session.view?.question : null;
  if (!question || OF_COMBAT.includes(question.key)) return undefined;
  const asking = session.view?.asking;
  if (!asking?.startsWith("card-") || offeredCards(session).length || modesOf(session).length) return undefined;
  const text = session.words.text("card", asking.slice("card-".length));
  const slot = question.args.slot;
  return text && slot ? sentenceOf(session.words, text, String(slot)) : (text ?? undefined);
}

/** Cards of my discard pile whose text may be used now. */
export function usable(session: Session): number {
  return session.mine ? (session.view?.options ?? []).filter((offer) => offer.notation.startsWith("recall ")).length : 0;
}

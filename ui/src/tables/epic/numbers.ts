/** Questions that are answered by a number, and which number is the likely one. */
import type { Session } from "../../lib/session.svelte";
import { boardOf } from "./board";

export function numbersOf(session: Session): number[] {
  if (!session.mine) return [];
  const found = (session.view?.options ?? []).filter((offer) => offer.notation.startsWith("number "));
  return found.map((offer) => Number(offer.notation.slice("number ".length)));
}

/** What most people would say: all that can go through, as much as breaks a champion; nothing where it hurts. */
export function likely(session: Session): number | null {
  const numbers = numbersOf(session);
  const question = session.view?.question;
  if (!numbers.length || !question) return null;
  if (question.key === "ask-through") return Math.max(...numbers);
  if (question.key !== "ask-share") return null;
  const number = Number(question.args.number);
  const named = boardOf(session).champions.filter((champion) => champion.card === question.args.target);
  const target = named.find((champion) => champion.id === number) ?? named[0];
  return target ? Math.min(Math.max(...numbers), Math.max(0, target.defence - target.damage)) : null;
}

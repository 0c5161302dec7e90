/** What the card or token that is picked would surely change about the damage, before it is done. */
import type { Session } from "../../lib/session.svelte";
import { box, board, card, type Changes } from "./types";

const NONE: Changes = {};

export function pickedChanges(session: Session): Changes {
  const offer = session.primary ?? (session.picked.length ? session.offers[0] : undefined);
  const all = box(session);
  const me = board(session).heroes[session.view?.you ?? -1];
  if (!offer || !all || !me) return NONE;
  if (offer.key === "option-play") return card(all, me.hero, String(offer.args.card))?.changes ?? NONE;
  if (offer.key !== "option-spend") return NONE;
  const status = String(offer.args.source).replace("status-", "");
  return all.statuses[status]?.powers[Number(offer.args.power) - 1]?.changes ?? NONE;
}

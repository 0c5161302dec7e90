/**
 * Questions that ask for several things: what may be picked, how many, and in which order it is sent.
 *
 * The engine asks for a group member by member, each with a higher number than the last; people pick in any
 * order and commit once. So picks stay here until the button is pressed.
 */
import type { Offer } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import { boardOf, mySeat, printed, type Player } from "./board";
import { DECK } from "./draft";

export interface Group {
  word: string; // the first word of the notations that name a member
  least: number; // so many at least, unless it is declined
  most: number;
  ordered: boolean; // sent as picked
  atOnce: boolean; // all members are offered now, so that they can be sent in one frame
  repeats: boolean; // one thing may be picked several times: points of damage
}

const HAND_LIMIT = 7;
const ANY = { least: 1, most: Infinity, ordered: false, atOnce: false, repeats: false };
const BATCH = { ...ANY, word: "card", atOnce: true };

/** The group that is asked for now, null if the question wants one thing only. */
export function groupOf(session: Session): Group | null {
  const view = session.view;
  const key = view?.question?.key;
  if (!view || !key || !session.mine) return null;
  const me = boardOf(session).players[mySeat(session)];
  const source = printed(session, String(view.question?.args.card ?? ""));
  switch (key) {
    case "ask-main":
    case "ask-group":
      return { ...ANY, word: "attack" };
    case "ask-block":
      return { ...ANY, word: "block" };
    case "ask-mulligan":
    case "ask-loyalty-x":
      return { ...ANY, word: "card" };
    case "ask-banish-cards":
      return declinable(view.options) ? { ...ANY, word: "card" } : null;
    case "ask-loyalty":
      return { ...ANY, word: "card", least: 2, most: 2 };
    case "ask-recycle":
      return { ...ANY, word: "card", least: 2, most: 2, ordered: true };
    case "ask-targets":
      return { ...ANY, word: "", most: source.targets ?? 1 };
    case "ask-split":
      return source.split ? { ...ANY, word: "", least: source.split, most: source.split, repeats: true } : null;
    default:
      return batch(key, me);
  }
}

function batch(key: string, me: Player | undefined): Group | null {
  if (!me) return null;
  if (key === "ask-keep") return { ...BATCH, most: DECK - me.picks.size };
  if (key === "ask-drop") return { ...BATCH, most: me.picks.size - DECK };
  if (key === "ask-hand-limit") return { ...BATCH, most: me.hand.size - HAND_LIMIT };
  return null;
}

function declinable(options: Offer[]): boolean {
  return options.some((offer) => offer.notation === "pass");
}

/** What may be picked for the group: element -> notation. */
export function candidates(session: Session, group: Group): Map<string, string> {
  const found = new Map<string, string>();
  for (const offer of session.view?.options ?? []) {
    const word = offer.notation.split(" ")[0];
    const at = offer.at[0];
    if (at && (group.word ? word === group.word : word !== "pass")) found.set(at, offer.notation);
  }
  if (session.view?.question?.key === "ask-loyalty") addLast(session, found);
  return found;
}

/** For Loyalty 2 the last card of the faction is not offered first, for none could follow it; people may pick it. */
function addLast(session: Session, found: Map<string, string>): void {
  const { faction } = printed(session, String(session.view?.question?.args.card ?? ""));
  for (const { id, card } of boardOf(session).players[mySeat(session)]?.hand.cards ?? [])
    if (printed(session, card).factions.includes(faction)) found.set(`card.${id}`, `card ${card}#${id}`);
}

const RANKS = ["player", "champion", "card"];

/** The engine's order: players, champions, cards, each by number. */
export function inOrder(elements: string[]): string[] {
  const rank = (element: string) => {
    const [kind = "", number = "0"] = element.split(".");
    return RANKS.indexOf(kind) * 1e6 + Number(number);
  };
  return [...elements].sort((a, b) => rank(a) - rank(b));
}

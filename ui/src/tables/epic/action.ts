/** What the action bar says and offers at an Epic table. */
import { deed } from "../../lib/deciding";
import type { Offer } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import type { Deed } from "../../parts/ActionBar.svelte";
import { allied, boardOf, mySeat } from "./board";
import type { Choosing } from "./choosing.svelte";
import type { Fight } from "./fight";
import { askingText } from "./offered";

export interface Bar {
  kicker: string;
  title?: string;
  note?: string;
  primary: Deed | null;
  others: Deed[];
  cancel: (() => void) | null;
}

const WINDOWS = ["ask-initiative", "ask-last-chance"];

/** `trigger`: the waiting ability that was picked to be next. */
export function barOf(session: Session, choosing: Choosing, fight: Fight | null, trigger: string | null): Bar {
  const key = session.view?.question?.key ?? "";
  const bar: Bar = {
    kicker: kicker(session),
    note: askingText(session),
    primary: null,
    others: [],
    cancel: null,
  };
  if (!session.mine) return bar;
  if (choosing.group.length) return ofGroup(session, choosing, fight, key, bar);
  if (choosing.number !== null) return ofNumber(session, choosing, key, bar);
  const offer = trigger === null ? undefined : session.offer(trigger);
  if (offer) return { ...bar, primary: act(session, offer, key) };
  if (session.picked.length) return ofPicked(session, key, bar);
  return ofNothing(session, fight, key, bar);
}

function kicker(session: Session): string {
  const { words } = session;
  const phase = boardOf(session).phase;
  const format = session.view?.setup.format;
  return phase === "setup" ? words.name("format", String(format)) : words.name("phase", phase);
}

/** An option as a button whose words say what will be done. */
function act(session: Session, offer: Offer, key: string): Deed {
  const { words } = session;
  const label = `web-epic-do-${key.replace("ask-", "")}`;
  const named = offer.at.length > 0 && words.has(label);
  const told = words.tell(offer);
  return { ...deed(session, offer), label: named ? words.say(label, { what: told }) : told };
}

/** Several are picked: attackers, blockers, cards to exchange. */
function ofGroup(session: Session, choosing: Choosing, fight: Fight | null, key: string, bar: Bar): Bar {
  const { words } = session;
  const { rule, group } = choosing;
  const n = group.length;
  const cancel = () => choosing.cancel();
  const lacking = rule ? Math.max(0, rule.least - n) : 0;
  if (lacking) return { ...bar, note: words.say("web-epic-more", { n: lacking }), cancel };
  const what = key === "ask-main" || key === "ask-group" ? "attack" : key.replace("ask-", "");
  const damage = fight?.preview.attack ?? 0;
  const label = words.say(`web-epic-group-${what}`, { n, damage });
  const primary: Deed = { label, run: () => choosing.commit(), icon: what === "attack" ? "attack" : what === "block" ? "block" : undefined };
  if (what !== "attack") return { ...bar, primary, cancel };
  if (fight?.defender != null) primary.detail = words.say("web-epic-whom", { player: fight.defender });
  const title = words.say("web-epic-attackers", { n, damage });
  const note = fight?.defender == null ? words.say("web-epic-aim") : words.say("web-epic-able", { n: fight.able });
  return { ...bar, title, note, primary, others: n === 1 ? powers(session, group[0] ?? "") : [], cancel };
}

/** What else a champion can do that was picked for an attack. */
function powers(session: Session, element: string): Deed[] {
  const offers = (session.view?.options ?? []).filter((offer) => offer.at.includes(element));
  return offers.filter((offer) => offer.notation.startsWith("power ")).map((offer) => deed(session, offer));
}

function ofNumber(session: Session, choosing: Choosing, key: string, bar: Bar): Bar {
  const offer = session.offer(`number ${choosing.number}`);
  const label = `web-epic-do-${key.replace("ask-", "")}`;
  const { words } = session;
  if (!offer) return bar;
  const said = words.has(label) ? words.say(label, { n: choosing.number ?? 0 }) : words.tell(offer);
  return { ...bar, primary: { ...deed(session, offer), label: said } };
}

/** One thing is picked; several options may touch it. */
function ofPicked(session: Session, key: string, bar: Bar): Bar {
  const offers = session.offers;
  const [first] = offers;
  const only = offers.length === 1 && first;
  const rest = only ? [] : offers.map((offer) => act(session, offer, key));
  return { ...bar, primary: only ? act(session, only, key) : null, others: rest, cancel: () => session.cancel() };
}

/** Nothing is picked: what can be done without picking, passing above all. */
function ofNothing(session: Session, fight: Fight | null, key: string, bar: Bar): Bar {
  const { words } = session;
  const plain = (session.view?.options ?? []).filter((offer) => !offer.at.length && !/^(number|mode) /.test(offer.notation));
  const others = plain.map((offer) => (offer.notation === "pass" ? pass(session, offer, fight, key) : deed(session, offer)));
  const notes: string[] = bar.note ? [bar.note] : [];
  if (WINDOWS.includes(key) && plain[0]) notes.push(words.tell(plain[0]) + ".");
  if (WINDOWS.includes(key) || key === "ask-main") notes.push(...coins(session));
  const hurt = key === "ask-block" ? toll(session, fight) : null;
  if (hurt) notes.push(words.say("web-epic-toll", hurt));
  return { ...bar, note: notes.join(" ") || undefined, others };
}

/** The health that an attack on me would cost if nobody blocked. */
function toll(session: Session, fight: Fight | null): { n: number; from: number; to: number } | null {
  const health = fight?.defender == null ? undefined : boardOf(session).players[fight.defender]?.health;
  return fight && health !== undefined ? { n: fight.preview.attack, from: health, to: health - fight.preview.attack } : null;
}

/** Passing says what it does. */
function pass(session: Session, offer: Offer, fight: Fight | null, key: string): Deed {
  const { words } = session;
  const run = () => session.act(offer);
  if (WINDOWS.includes(key)) return { label: words.say("web-epic-pass", { phase: boardOf(session).phase }), run };
  const hurt = key === "ask-block" ? toll(session, fight) : null;
  if (hurt) return { label: words.say("web-epic-no-block", hurt), run };
  return { label: words.tell(offer), run };
}

/** Whose coin is unspent: they may still answer. */
function coins(session: Session): string[] {
  const board = boardOf(session);
  const me = mySeat(session);
  const ready = board.players.filter((player) => !player.out && !allied(board, me, player.seat) && player.gold && player.hand.size);
  const list = ready.map((player) => session.words.player(player.seat)).join(", ");
  return list ? [session.words.say("web-epic-unspent", { list })] : [];
}

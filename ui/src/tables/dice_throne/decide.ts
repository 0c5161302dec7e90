/**
 * What the action bar says and does for each question: one primary button, a few others, and the rest as a
 * list of choices. Dice that are kept are the table's own; everything else is the session's picked elements.
 */
import { deed } from "../../lib/deciding";
import type { Offer } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import type { Deed } from "../../parts/ActionBar.svelte";
import { rerollOffer, touched } from "./dice";
import { mean } from "./numbers";
import type { Desk } from "./desk.svelte";
import { board } from "./types";

export interface Decision {
  primary: Deed | null;
  others: Deed[];
  choices: Offer[]; // to be listed
}

const WINDOWS = ["ask-window-", "ask-interfere", "ask-alter-dice", "ask-preempt"];

/** Is this a moment at which one may act, or let things go on? */
export function isWindow(key: string): boolean {
  return WINDOWS.some((start) => key.startsWith(start));
}

export function decide(session: Session, desk: Desk): Decision {
  const view = session.view;
  if (!view?.question || !session.mine) return { primary: null, others: [], choices: [] };
  if (session.picked.length) return picked(session);
  const key = view.question.key;
  if (key === "ask-rolling") return rolling(session, desk);
  if (key === "ask-roll-again") return again(session, desk);
  const pass = session.offer("pass");
  if (key === "ask-main" && pass) return { primary: onwards(session, pass), others: [], choices: [] };
  if (isWindow(key) && pass) return { primary: deed(session, pass), others: [], choices: [] };
  if (key === "ask-defend") return defending(session);
  const others = pass ? [deed(session, pass)] : [];
  const [only, ...more] = view.options.filter((offer) => offer !== pass);
  if (only && !more.length) return { primary: deed(session, only), others, choices: [] };
  return { primary: null, others, choices: view.options.filter((offer) => offer !== pass && !lies(offer)) };
}

/** Dice and cards of the hand lie there to be tapped: they need no list. */
function lies(offer: Offer): boolean {
  const [at] = offer.at;
  return at !== undefined && (at.startsWith("die.") || (at.startsWith("card.") && offer.key !== "option-card"));
}

/** Something is tapped: what is left to decide about it. */
function picked(session: Session): Decision {
  const offers = session.offers;
  const [first, ...rest] = offers;
  if (!first) return { primary: null, others: [], choices: [] };
  // To sell a card is nothing to be done by mistake: it is never the primary button unless it is asked for.
  const sale = first.key === "option-sell" && session.view?.question?.key === "ask-main";
  if (!rest.length && sale) return { primary: null, others: [deed(session, first)], choices: [] };
  if (!rest.length) return { primary: deed(session, first), others: [], choices: [] };
  if (first.key === "option-play") return { primary: deed(session, first), others: deeds(session, rest), choices: [] };
  if (first.key === "option-declare") {
    const [best, ...lower] = [...offers].reverse();
    return { primary: deed(session, best as Offer), others: deeds(session, lower), choices: [] };
  }
  return { primary: null, others: [], choices: offers };
}

const deeds = (session: Session, offers: Offer[]): Deed[] => offers.map((offer) => deed(session, offer));

/** The end of a Main Phase, said by what follows. */
function onwards(session: Session, pass: Offer): Deed {
  const key = board(session).phase === "main_1" ? "web-throne-to-offence" : "web-throne-end-turn";
  return { ...deed(session, pass), label: session.words.say(key), icon: "arrow" };
}

/** Roll, roll again, stop. */
function rolling(session: Session, desk: Desk): Decision {
  const roll = session.offer("roll");
  const none = session.offer("no_ability");
  const nothing = none ? [{ ...deed(session, none), label: session.words.say("web-throne-no-ability") }] : [];
  if (roll) return { primary: { ...deed(session, roll), icon: "dice" }, others: nothing, choices: [] };
  const stop = bestDeclaration(session, desk);
  const dice = board(session).rolls[0]?.dice ?? [];
  const loose = [...dice.keys()].filter((die) => !desk.kept.has(die));
  const reroll = loose.length ? rerollOffer(session.offers, dice, loose) : undefined;
  if (reroll) {
    const label = session.words.say("web-throne-reroll", { n: loose.length });
    const run = () => rollAgain(session, desk, reroll, dice.length);
    return { primary: { ...deed(session, reroll), label, run, icon: "reroll" }, others: [...(stop ? [stop] : []), ...nothing], choices: [] };
  }
  if (stop) return { primary: stop, others: nothing, choices: [] };
  return { primary: nothing[0] ?? null, others: [], choices: [] };
}

/** The dice that lie there still are kept, also when the rules roll an equal die instead of the tapped one. */
function rollAgain(session: Session, desk: Desk, offer: Offer, dice: number): void {
  const rolled = new Set(touched(offer));
  desk.kept = new Set([...Array(dice).keys()].filter((die) => !rolled.has(die)));
  session.act(offer);
}

/** "Stop" with what would be declared then: the ability of the greatest damage; the odds know it. */
function bestDeclaration(session: Session, desk: Desk): Deed | null {
  const offers = session.offers.filter((offer) => offer.key === "option-declare");
  const damages = (desk.odds?.now ?? []).map((use) => use.damage);
  if (!offers.length) return null;
  const known = damages.length === offers.length;
  const best = known ? damages.indexOf(Math.max(...damages)) : offers.length - 1;
  const offer = offers[best] as Offer;
  const damage = known ? (damages[best] ?? 0) : 0;
  const args = { ...offer.args, n: damage, damage: mean(damage, session.words.lang) };
  return { ...deed(session, offer), label: session.words.say("web-throne-stop", args) };
}

/** A permission to roll some dice again: those that are let go. */
function again(session: Session, desk: Desk): Decision {
  const dice = board(session).rolls.at(-1)?.dice ?? [];
  const loose = [...dice.keys()].filter((die) => !desk.kept.has(die));
  const pass = session.offer("pass");
  const reroll = loose.length ? rerollOffer(session.offers, dice, loose) : undefined;
  const stay = pass ? deed(session, pass) : null;
  if (!reroll) return { primary: stay, others: [], choices: [] };
  const label = session.words.say("web-throne-reroll", { n: loose.length });
  return { primary: { ...deed(session, reroll), label, icon: "reroll" }, others: stay ? [stay] : [], choices: [] };
}

/** One defensive ability is the obvious answer; of several one has to be chosen. */
function defending(session: Session): Decision {
  const offers = session.offers;
  const abilities = offers.filter((offer) => offer.key === "option-defend");
  const pass = offers.filter((offer) => offer.notation === "pass");
  const [only, ...more] = abilities;
  if (only && !more.length)
    return { primary: { ...deed(session, only), icon: "defence" }, others: deeds(session, pass), choices: [] };
  return { primary: null, others: deeds(session, pass), choices: abilities };
}

/**
 * What lies half decided in front of a player: the face to be forged and its place, the dice pointed at, the
 * card being read. One per session, shared by the table and the odds; nothing of it is known to the server.
 */
import type { Offer } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import type { Board, Box, DieName, Hero, Resource } from "./board";

export interface Slot {
  die: DieName;
  n: number;
}

/** A face about to be forged: what it costs, and where it goes if that is chosen already. */
export interface Forging {
  face: string;
  price: number;
  slot: Slot | null;
  old: string | null; // what it replaces
}

// The server could only tell what is asked now, and that is which face to buy.
const BOAR_STAYS = { key: "refuse-8-34", args: {}, clause: "DF-8.34" };
const BUYING = ["action", "extra-action", "offering", "ship"];

export class Desk {
  slot: Slot | null = $state(null);
  rolled: string[] = $state([]); // elements of the rivals' dice chosen for the Satyrs
  hammer = $state(0); // how much of the gold goes on the hammer
  reading: string | null = $state(null); // the card whose text is shown
  open: number | null = $state(null); // whose cards are spread out

  constructor(readonly session: Session) {}

  /** A new decision: nothing is chosen yet. */
  clear(): void {
    this.slot = null;
    this.rolled = [];
    this.hammer = 0;
    this.reading = null;
  }

  /** Drop what is chosen. */
  cancel(): void {
    this.clear();
    this.session.cancel();
  }

  // ---- what there is ------------------------------------------------------------------------------
  get board(): Board {
    return this.session.board as unknown as Board;
  }

  get box(): Box {
    return this.session.box as unknown as Box;
  }

  get ready(): boolean {
    return "heroes" in this.session.board && "cards" in this.session.box;
  }

  /** The seat that the table is seen from; spectators see it from the first one. */
  get me(): number {
    return this.session.past?.you ?? this.session.view?.you ?? 0;
  }

  get mine(): Hero {
    return this.board.heroes[this.me]!;
  }

  get rivals(): Hero[] {
    const { heroes } = this.board;
    return [...heroes.slice(this.me + 1), ...heroes.slice(0, this.me)];
  }

  /** What I am asked: `action`, `ship`, `hammer`, …; nothing if I am not. */
  get asked(): string {
    return this.session.mine ? (this.session.view?.question?.key.replace("ask-", "") ?? "") : "";
  }

  get buying(): boolean {
    return BUYING.includes(this.asked);
  }

  element(name: string): string {
    return `hero${this.me}.${name}`;
  }

  /** The options of a word: `offered("take")`. */
  offered(word: string): Offer[] {
    const options = this.session.mine ? (this.session.view?.options ?? []) : [];
    return options.filter((offer) => offer.notation.split(" ")[0] === word);
  }

  /** May this be tapped with effect? Whatever else is tapped can be exchanged for it. */
  legal(element: string): boolean {
    const { mine, view } = this.session;
    return mine && view!.options.some((offer) => offer.at.includes(element));
  }

  // ---- forging --------------------------------------------------------------------------------------
  get face(): string | null {
    return this.session.picked.find((element) => element.startsWith("temple."))?.slice("temple.".length) ?? null;
  }

  get forging(): Forging | null {
    const { face } = this;
    if (this.asked === "place") {
      const slot = this.pickedSlot();
      return { face: String(this.session.view!.question!.args.face), price: 0, slot, old: slot && this.at(slot) };
    }
    if (!face) return null;
    const price = Number(this.session.offer(`buy ${face}`)?.args.gold ?? 0);
    return { face, price, slot: this.slot, old: this.slot && this.at(this.slot) };
  }

  /** May a face be put into this slot? A boar stays for good. */
  takesFace(slot: Slot): boolean {
    return this.forging !== null && !this.at(slot).startsWith("boar");
  }

  /** Forge what is chosen. */
  forge(): void {
    const { forging } = this;
    if (!forging?.slot) return;
    const replace = `replace ${forging.slot.die} ${forging.old}`;
    if (this.asked === "place") this.session.plan(replace);
    else this.session.plan(`${this.asked === "pick" ? "pick" : "buy"} ${forging.face}`, replace);
  }

  at(slot: Slot): string {
    return this.mine.dice[slot.die].faces[slot.n]!;
  }

  private pickedSlot(): Slot | null {
    const [, die, n] = this.session.picked[0]?.split(".") ?? [];
    return die && n ? { die: die as DieName, n: Number(n) } : null;
  }

  // ---- what will be paid ----------------------------------------------------------------------------
  /** How much of a resource the chosen decision costs. */
  spent(resource: Resource): number {
    const { forging } = this;
    if (forging) return resource === "gold" ? forging.price : 0;
    const { primary } = this.session;
    if (primary?.key === "option-feat" || primary?.key === "option-use" || primary?.key === "option-extra")
      return resource === "glory" ? 0 : Number(primary.args[resource] ?? 0);
    return 0;
  }

  /** The card whose feat is chosen. */
  get feat(): string | null {
    return this.session.picked.find((element) => element.startsWith("card."))?.slice("card.".length) ?? null;
  }

  /** Who would be chased by it. */
  get chased(): number[] {
    const portal = this.feat ? this.box.cards[this.feat]?.portal : undefined;
    if (portal === undefined || portal === this.mine.portal) return [];
    return this.rivals.filter((hero) => hero.portal === portal).map((hero) => hero.seat);
  }

  // ---- taps -----------------------------------------------------------------------------------------
  tapTemple(face: string): void {
    this.reading = null;
    if (!this.face) this.slot = null;
    this.session.tap(`temple.${face}`, `${this.asked === "pick" ? "pick" : "buy"} ${face}`);
  }

  tapCard(card: string): void {
    this.slot = null;
    this.reading = this.reading === card && this.feat === card ? null : card;
    this.session.tap(`card.${card}`, `feat ${card}`);
  }

  tapSlot(tapped: Slot): void {
    this.reading = null;
    // Which of equal faces of a die is replaced makes no difference; the first one is.
    const face = this.at(tapped);
    const slot = { die: tapped.die, n: this.mine.dice[tapped.die].faces.indexOf(face) };
    const element = this.element(`${slot.die}.${slot.n}`);
    if (this.face && !this.takesFace(slot)) this.session.whyNot = { element, refusal: BOAR_STAYS };
    else if (this.face) this.slot = this.isChosen(slot) ? null : slot;
    else if (this.legal(this.element(slot.die))) this.session.tap(this.element(slot.die));
    else {
      if (this.asked === "place" && !this.session.picks(element)) this.session.picked = [];
      this.session.tap(element, `replace ${slot.die} ${face}`);
    }
  }

  isChosen(slot: Slot): boolean {
    const chosen = this.forging?.slot;
    return chosen?.die === slot.die && chosen.n === slot.n;
  }

  /** Is it the chosen slot, or one that shows the same and might as well be? Enter upon it commits. */
  isMeant(slot: Slot): boolean {
    const chosen = this.forging;
    return chosen?.slot?.die === slot.die && chosen.old === this.at(slot);
  }

  /** A rival's die: pointed at for a mirror or the Satyrs; otherwise its owner's cards are spread out. */
  tapRival(seat: number, die: DieName): void {
    const element = `hero${seat}.${die}`;
    if (!this.legal(element)) this.spread(seat);
    else if (this.asked !== "satyrs") this.session.tap(element);
    else if (this.rolled.includes(element)) this.rolled = this.rolled.filter((other) => other !== element);
    else this.rolled = [...this.rolled.slice(-1), element];
  }

  /** The Satyrs' option for the two dice chosen. */
  get satyrs(): Offer | null {
    const [a, b] = this.rolled.map((element) => this.showing(element));
    if (!a || !b) return null;
    return this.session.offer(`satyrs ${a} ${b}`) ?? this.session.offer(`satyrs ${b} ${a}`) ?? null;
  }

  /** The face that a die shows: `showing("hero1.light")`. */
  showing(element: string): string {
    const [hero = "", name] = element.split(".");
    const die = this.board.heroes[Number(hero.slice(4))]!.dice[name as DieName];
    return die.faces[die.up]!;
  }

  /** Spread out somebody's cards, or put them together again. */
  spread(seat: number): void {
    this.open = this.open === seat ? null : seat;
  }
}

const desks = new WeakMap<Session, Desk>();

/** The desk of a session. */
export function deskOf(session: Session): Desk {
  const known = desks.get(session);
  if (known) return known;
  const made = new Desk(session);
  desks.set(session, made);
  return made;
}

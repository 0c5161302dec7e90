/** What the parts of one Dice Throne table share besides the session: dice kept, odds, what is looked at. */
import type { Session } from "../../lib/session.svelte";
import { placesOf } from "./dice";
import type { AbilityOdds, KeepOdds, Roll, TableOdds } from "./types";

/** A thing whose full text is wanted: of which hero, and where it was tapped. */
export interface Thing {
  kind: "ability" | "card" | "status" | "companion" | "hero";
  id: string;
  seat: number;
  at: string; // `data-at` of the element
}

export type Pane = "abilities" | "hand" | "sum";

export class Desk {
  kept: ReadonlySet<number> = $state.raw(new Set());
  odds: TableOdds | null = $state.raw(null);
  about: Thing | null = $state.raw(null);
  reading: string | null = $state(null); // the ability whose whole text a phone shows
  pane: Pane | null = $state(null); // what a phone shows; null: what the phase is about
  private lying: { turn: number; purpose: string; dice: number[] } | null = $state.raw(null);
  private asked = 0;

  constructor(private readonly session: Session) {}

  /** What the kept dice show, in ascending order. */
  get keep(): number[] {
    const dice = this.lying?.dice ?? [];
    return [...this.kept].map((die) => dice[die] ?? 0).sort((a, b) => a - b);
  }

  /** The chances with the dice that are kept; while none is, with the best ones kept for each ability. */
  get chances(): KeepOdds | null {
    const wanted = this.keep.join();
    if (!wanted || !this.odds?.keeps.length) return this.odds?.best ?? null;
    return this.odds.keeps.find((row) => row.keep.join() === wanted) ?? null;
  }

  /** The chances of a hero's abilities, if it is this hero's roll that is reckoned. */
  abilities(seat: number): AbilityOdds[] {
    return this.odds?.seat === seat ? (this.chances?.abilities ?? []) : [];
  }

  /** The dice have changed: what was kept and still shows the same stays kept. */
  follow(turn: number, roll: Roll | undefined, keepAll: boolean): void {
    const before = this.lying;
    this.lying = roll ? { turn, purpose: roll.purpose, dice: roll.dice } : null;
    if (keepAll && roll) this.kept = new Set(roll.dice.keys());
    else if (!roll || !before || before.turn !== turn || before.purpose !== roll.purpose) this.kept = new Set();
    else this.kept = new Set([...this.kept].filter((die) => before.dice[die] === roll.dice[die]));
  }

  /** Keep a die, or let it go. */
  toggle(die: number): void {
    const kept = new Set(this.kept);
    if (!kept.delete(die)) kept.add(die);
    this.kept = kept;
  }

  /** Keep the dice that show these numbers. */
  keepThese(values: readonly number[]): void {
    this.kept = placesOf(values, this.lying?.dice ?? []);
  }

  /** Ask for the odds of the dice as they lie: one answer for everything that may be kept. */
  async reckon(): Promise<void> {
    const asked = ++this.asked;
    this.odds = null;
    const answer = await this.session.odds<TableOdds>({});
    if (asked === this.asked) this.odds = answer;
  }

  /** Another moment is looked at, for which there are no odds. */
  forget(): void {
    this.asked++;
    this.odds = null;
  }
}

const desks = new WeakMap<Session, Desk>();

export function deskOf(session: Session): Desk {
  let desk = desks.get(session);
  if (!desk) desks.set(session, (desk = new Desk(session)));
  return desk;
}

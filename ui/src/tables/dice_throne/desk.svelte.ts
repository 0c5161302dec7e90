/** What the parts of one Dice Throne table share besides the session: dice kept, odds, what is looked at. */
import type { Session } from "../../lib/session.svelte";
import { placesOf } from "./dice";
import type { Keeps, Roll, RollOdds } from "./types";

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
  odds: RollOdds | null = $state.raw(null);
  keeps: Keeps | null = $state.raw(null);
  about: Thing | null = $state.raw(null);
  pane: Pane | null = $state(null); // what a phone shows; null: what the phase is about
  private lying: { turn: number; purpose: string; dice: number[] } | null = null;
  private asked = 0;

  constructor(private readonly session: Session) {}

  /** The dice have changed: what was kept and still shows the same stays kept. */
  follow(turn: number, roll: Roll | undefined, keepAll: boolean): void {
    const before = this.lying;
    this.lying = roll ? { turn, purpose: roll.purpose, dice: roll.dice } : null;
    if (keepAll && roll) this.kept = new Set(roll.dice.keys());
    else if (!roll || !before || before.turn !== turn || before.purpose !== roll.purpose) this.kept = new Set();
    else this.kept = new Set([...this.kept].filter((i) => before.dice[i] === roll.dice[i]));
  }

  /** Keep a die, or let it go. */
  toggle(die: number): void {
    const kept = new Set(this.kept);
    if (!kept.delete(die)) kept.add(die);
    this.kept = kept;
  }

  /** Keep the dice that show these numbers. */
  keep(values: readonly number[], dice: readonly number[]): void {
    this.kept = placesOf(values, dice);
  }

  /** Ask for the odds with the dice as they lie and are kept. */
  async reckon(keep: number[] | null): Promise<void> {
    const asked = ++this.asked;
    const answer = await this.session.odds<RollOdds>(keep ? { keep } : {});
    if (asked === this.asked) this.odds = answer;
  }

  /** Ask what each set of dice would be worth if it were kept. */
  async compare(): Promise<void> {
    this.keeps = null;
    this.keeps = await this.session.odds<Keeps>({ keeps: true });
  }

  /** Nothing is rolled, or another moment is looked at. */
  forget(): void {
    this.asked++;
    this.odds = this.keeps = null;
  }
}

const desks = new WeakMap<Session, Desk>();

export function deskOf(session: Session): Desk {
  let desk = desks.get(session);
  if (!desk) desks.set(session, (desk = new Desk(session)));
  return desk;
}

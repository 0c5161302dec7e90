/**
 * A table that somebody is about to set: which game, who sits where, what is played with.
 *
 * Everything has a value at any moment, so that one click is enough; `wanted` is what the server is asked for.
 */
import type { Chair, Field, NewGame, Sort } from "../../lib/protocol";

export const LEVELS = ["novice", "easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];
export type Who = Chair["who"];
/** With whom: bots, friends who get a link each, people around this device. */
export type Way = "bots" | "link" | "device";

export const RANDOM = "random";
/** No value of the server: it stands for parts that are picked one by one. */
export const CHOSEN = "chosen";

/** Settings that are chosen in a way of their own. */
const OWN_WAY = ["heroes", "factions"];
/** What is taken when so many cannot play the default: the quickest to begin with, not the first of the list. */
const INSTEAD: Record<string, string> = { format: "random30" };
/** Settings that mean nothing together with some values of another one. */
const NOT_WITH: Record<string, (plan: Plan) => boolean> = {
  factions: (plan) => plan.value("format") !== "preconstructed",
  set: (plan) => plan.decks, // a deck may be built of all sets
};

export interface Seat {
  who: Who;
  name: string;
  hero: string | null; // Dice Throne; null: by lot
  deck: string | null; // Epic, full constructed: the text of a deck
}

export class Plan {
  readonly sort: Sort;
  way: Way = $state("bots");
  level: Level = $state("medium");
  watch = $state(false);
  seats: Seat[] = $state([]);
  picked: Record<string, string[]> = $state({}); // by setting: the parts, if they are picked one by one
  private chosen: Record<string, string> = $state({});

  constructor(sort: Sort) {
    this.sort = sort;
    this.resize(sort.players[0] ?? 2);
  }

  get game(): string {
    return this.sort.game;
  }

  get players(): number {
    return this.seats.length;
  }

  /** More or fewer seats; those that stay keep what was set for them. */
  resize(players: number): void {
    this.seats = Array.from({ length: players }, (_, n) => this.seats[n] ?? this.seat(n));
  }

  /** With whom from now on: all seats but the first are given anew. */
  go(way: Way): void {
    this.way = way;
    this.seats = this.seats.map((seat, n) => ({ ...seat, who: this.seat(n).who }));
  }

  /** One level for all bots. */
  allBots(level: Level): void {
    this.level = level;
    this.seats = this.seats.map((seat) => (isLevel(seat.who) ? { ...seat, who: level } : seat));
  }

  /** The settings that leave a choice to so many players. */
  get fields(): Field[] {
    return this.sort.fields.filter(
      (field) => !OWN_WAY.includes(field.name) && this.means(field.name) && this.values(field).length > 1,
    );
  }

  /** The values of a setting that so many can play. */
  values(field: Field): string[] {
    const values = field.values.filter((value) => field.players[value]?.includes(this.players) ?? true);
    return field.parts.length && !OWN_WAY.includes(field.name) ? [...values, CHOSEN] : values;
  }

  value(name: string): string {
    const field = this.sort.fields.find((one) => one.name === name);
    if (!field) return "";
    const values = field.name === "factions" ? null : this.values(field);
    const wishes = [this.chosen[name], field.default, INSTEAD[name]];
    return wishes.find((wish) => wish !== undefined && (values?.includes(wish) ?? true)) ?? values?.[0] ?? "";
  }

  /** Does the setting mean anything together with the others? */
  means(name: string): boolean {
    return !NOT_WITH[name]?.(this);
  }

  set(name: string, value: string): void {
    this.chosen = { ...this.chosen, [name]: value };
  }

  /** Does every seat need a deck of its own? */
  get decks(): boolean {
    return this.value("format") === "constructed";
  }

  /** Give a hero to a seat; whoever has it already gets another by lot. */
  giveHero(seat: number, hero: string | null): void {
    this.seats = this.seats.map((one, n) => {
      if (n === seat) return { ...one, hero };
      return hero !== null && one.hero === hero ? { ...one, hero: null } : one;
    });
  }

  /** What is missing before the table can be set, as a key of the catalogue. */
  get missing(): string | null {
    if (this.decks && this.seats.some((seat) => seat.deck === null)) return "web-lobby-missing-deck";
    return null;
  }

  /** What the server is asked for; `luck` from 0 to 1 draws heroes for those who leave it to luck. */
  wanted(myName: string, luck: () => number = Math.random): NewGame {
    const setup: Record<string, unknown> = {};
    for (const field of this.sort.fields) {
      const value = this.value(field.name);
      if (!this.means(field.name)) continue;
      setup[field.name] = value === CHOSEN ? this.parts(field).join(field.join) || field.default : value;
      if (field.name === "heroes" && this.seats.some((seat) => seat.hero))
        setup.heroes = this.drawn(field.parts, luck).join(field.join);
    }
    if (this.decks) setup.decks = this.seats.map((seat) => seat.deck ?? "");
    const first = this.seats.findIndex((seat) => seat.who === "me");
    const chairs = this.seats.map((seat, n) => ({ who: seat.who, name: n === first ? myName : seat.name }));
    return { game: this.game, chairs, setup, watch: this.watch };
  }

  private seat(n: number): Seat {
    const others: Record<Way, Who> = { bots: this.level, link: "friend", device: "me" };
    return { who: n === 0 ? "me" : others[this.way], name: "", hero: null, deck: null };
  }

  private parts(field: Field): string[] {
    const picked = this.picked[field.name] ?? [];
    return field.parts.filter((part) => picked.includes(part));
  }

  private drawn(heroes: readonly string[], luck: () => number): string[] {
    const left = heroes.filter((hero) => this.seats.every((seat) => seat.hero !== hero));
    return this.seats.map((seat) => seat.hero ?? left.splice(Math.floor(luck() * left.length), 1)[0] ?? "");
  }
}

export function isLevel(who: Who): who is Level {
  return (LEVELS as readonly string[]).includes(who);
}

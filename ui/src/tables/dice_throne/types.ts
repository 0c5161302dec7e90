/** What the server tells of a Dice Throne table (`games/dice_throne/view.py`) and of its box (`box.py`). */
import type { Session } from "../../lib/session.svelte";

export type Mode = "duel" | "teams" | "king";
export type Phase = "upkeep" | "income" | "main_1" | "offence" | "targeting" | "defence" | "main_2" | "discard";
export type Purpose = "attack" | "defence" | "targeting" | "text" | "action";
export type DamageKind = "none" | "normal" | "undefendable" | "pure" | "collateral" | "ultimate";

export interface Damage {
  incoming: number;
  sure: number;
  prevented: number;
  intermediate: number;
  halvings: number;
  returned: number;
  avoided: boolean;
  final: number;
}

export interface Hero {
  seat: number;
  hero: string;
  team: number;
  out: boolean;
  health: number;
  cp: number;
  hand: { size: number; cards: string[] };
  deck: { size: number; cards: string[] };
  discard: string[];
  playing: string[];
  limits: Record<string, number>;
  tokens: Record<string, number>;
  levels: Record<string, number>;
  companions: Record<string, number>;
  damage: Damage;
  verified: boolean;
}

export interface Roll {
  purpose: Purpose;
  dice: number[];
  owners: number[];
  open: boolean;
}

export interface Attack {
  declared: string | null;
  ability: string | null;
  target: number | null;
  attack: boolean;
  kind: DamageKind;
  base: number;
  added: number;
  damage: number;
  locked: boolean;
  defended: boolean;
  dealt: number | null;
}

export interface Board {
  mode: Mode;
  turn: number;
  phase: Phase;
  first: number;
  active: number;
  over: boolean;
  player: number | null;
  heroes: Hero[];
  rolls: Roll[];
  attempts_left: number;
  attack: Attack;
  winners: number[];
}

// ---- the box ------------------------------------------------------------------------------------
export interface Use {
  name: string;
  symbols?: string[];
  straight?: number;
}

export interface Level {
  uses: Use[];
  dice: number;
  verified: boolean;
}

export type SlotKind = "offensive" | "defensive" | "passive" | "ultimate";

export interface Ability {
  id: string;
  kind: SlotKind;
  levels: Level[];
}

/** What surely changes about the damage that is coming. */
export interface Changes {
  prevents?: number;
  halves?: number;
  returns?: number;
  adds?: number;
}

export type CardKind = "main" | "roll" | "instant" | "offensive_upgrade" | "defensive_upgrade" | "passive_upgrade";

export interface Card {
  cost: number;
  kind: CardKind;
  modifier: boolean;
  promo: boolean;
  verified: boolean;
  changes: Changes;
  ability?: string;
  level?: number;
}

export interface BoxHero {
  complexity: number | null;
  verified: boolean;
  dice: { symbol: string; count: number }[];
  faces: string[];
  abilities: Ability[];
  cards: Record<string, Card>;
  companions: string[];
  flips: boolean;
}

export interface Status {
  kind: "positive" | "negative" | "unique";
  limit: number;
  persistent: boolean;
  powers: { tokens: number; cp: number; changes: Changes }[];
  attacked: number;
  attacking: number;
  verified: boolean;
}

export interface Box {
  phases: Phase[];
  health: Record<Mode, number>;
  extra_health: number;
  cp: number;
  hand: number;
  attempts: number;
  heroes: Record<string, BoxHero>;
  cards: Record<string, Card>;
  statuses: Record<string, Status>;
}

// ---- the odds (`table_odds.py`) -----------------------------------------------------------------
export interface AbilityOdds {
  id: string;
  probability: number;
  tiers: number[];
}

/** The chances when these dice are kept. */
export interface KeepOdds {
  keep: number[];
  expected_damage: number;
  abilities: AbilityOdds[];
  after: { damage: number; probability: number }[];
}

export interface TableOdds {
  seat: number;
  dice: number[] | null;
  attempts: number;
  now: { id: string; damage: number; inflicts: string[] }[];
  best: KeepOdds | null;
  keeps: KeepOdds[];
}

export function board(session: Session): Board {
  return session.board as unknown as Board;
}

/** The box; null until it has come. */
export function box(session: Session): Box | null {
  return "heroes" in session.box ? (session.box as unknown as Box) : null;
}

/** A card of a hero's deck. */
export function card(from: Box, hero: string, name: string): Card | undefined {
  return from.heroes[hero]?.cards[name] ?? from.cards[name];
}

/** The most health that a dial can show. */
export function mostHealth(from: Box, mode: Mode): number {
  return from.health[mode] + from.extra_health;
}

/** What `session.board` and `session.box` hold in Epic: the types of `games/epic/view.py` and `box.py`. */
import type { Session } from "../../lib/session.svelte";

export type Faction = "good" | "wild" | "evil" | "sage";
export type Position = "prepared" | "expended" | "flipped";
export type Phase =
  | "setup"
  | "start"
  | "main"
  | "attackers"
  | "before_blocks"
  | "blockers"
  | "before_damage"
  | "damage"
  | "ending"
  | "end";

export const FACTIONS: Faction[] = ["good", "wild", "evil", "sage"];
export const HUNTS = ["hunter_first_blood", "hunter_last_survivor"];

/** A card that I may see. */
export interface Seen {
  id: number;
  card: string;
}

export interface Player {
  seat: number;
  team: number;
  out: boolean;
  health: number;
  gold: number;
  extra_gold: number;
  faction_gold: Record<Faction, number>;
  hand: { size: number; cards: Seen[] };
  deck: { size: number; known: { size: number; cards: Seen[] }[]; cards: Seen[] };
  discard: Seen[];
  picks: { size: number; cards: Seen[] };
  pack: { size: number; cards: Seen[] };
}

export interface Champion {
  id: number;
  card: string;
  owner: number;
  controller: number;
  token: boolean;
  position: Position;
  deploying: boolean;
  attack: number;
  defence: number;
  damage: number;
  counters: number;
  keywords: string[];
  factions: Faction[];
  lost_abilities: boolean;
  returns: boolean;
}

export interface Trigger {
  card: string;
  ability: string;
  controller: number;
  target?: string;
}

export interface Board {
  mode: string;
  turn: number;
  phase: Phase;
  active: number;
  initiative: number | null;
  over: boolean;
  player: number | null;
  players: Player[];
  champions: Champion[];
  combat: { attackers: number[]; blockers: number[]; blocked: boolean; defender: number | null };
  triggers: Trigger[][];
  no_more_attacks: boolean;
  winners: number[];
}

/** A card as it is printed; tokens are of no set. */
export interface Printed {
  set: string | null;
  cost: number;
  faction: Faction;
  factions: Faction[];
  kind: "champion" | "event";
  classes: string[];
  keywords: string[];
  powers: number;
  modes: number;
  attack?: number;
  defence?: number;
  targets?: number; // how many a text asks for at most
  split?: number; // points of damage that a text divides
}

export interface Box {
  cards: Record<string, Printed>;
  keywords: Record<string, string | null>;
  positions: Record<string, string>;
  formats: Record<string, string>; // the clause of each
  decks: Record<string, Record<string, number>>;
}

/** What is drawn of a card that the box does not know: one of people's own. */
const OWN: Printed = {
  set: null,
  cost: 1,
  faction: "sage",
  factions: [],
  kind: "event",
  classes: [],
  keywords: [],
  powers: 0,
  modes: 0,
};

export function boardOf(session: Session): Board {
  return session.board as unknown as Board;
}

export function boxOf(session: Session): Box {
  return session.box as unknown as Box;
}

export function printed(session: Session, card: string): Printed {
  return boxOf(session).cards?.[card] ?? OWN;
}

/** The seat looked from: the own one, or the first for spectators. */
export function mySeat(session: Session): number {
  return session.view?.you ?? 0;
}

export function championsOf(board: Board, seat: number): Champion[] {
  return board.champions.filter((champion) => champion.controller === seat);
}

/** The others in turn order, the left neighbour first. */
export function othersOf(board: Board, seat: number): Player[] {
  const at = board.players.findIndex((player) => player.seat === seat);
  return [...board.players.slice(at + 1), ...board.players.slice(0, at)];
}

/** Who sits where from my place, once those who are out have left: the nearest ones on both sides. */
export function neighbours(board: Board, seat: number): { left: number | null; right: number | null } {
  const others = othersOf(board, seat).filter((player) => !player.out);
  return { left: others[0]?.seat ?? null, right: others.at(-1)?.seat ?? null };
}

/** Do my effects reach this seat? In Hunter only the nearest neighbours (EP-14.3). */
export function reaches(board: Board, seat: number, other: number): boolean {
  if (!HUNTS.includes(board.mode) || seat === other) return true;
  const { left, right } = neighbours(board, seat);
  return other === left || other === right;
}

export function allied(board: Board, seat: number, other: number): boolean {
  if (seat === other) return true;
  const team = (at: number) => board.players.find((player) => player.seat === at)?.team;
  return (board.mode === "teams" || board.mode === "hydra") && team(seat) === team(other);
}

/** Whom I may attack, by what is seen: opponents who are in; in Hunter the left neighbour only (EP-14.2). */
export function attackable(board: Board, seat: number): number[] {
  const foes = othersOf(board, seat).filter((player) => !player.out && !allied(board, seat, player.seat));
  return foes.map((player) => player.seat).filter((other) => !HUNTS.includes(board.mode) || other === neighbours(board, seat).left);
}

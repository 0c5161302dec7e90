/**
 * What a game brings to be drawn, found by its file names and fetched when its table is opened:
 *
 *     tables/<game>/Table.svelte   { session }: players, table, my area and the action bar
 *     tables/<game>/Odds.svelte    { session }: the first tab of the right column; where it is about more than
 *                                  odds it names itself: `export const tab: Tab` in its module script
 *     tables/<game>/status.ts      status(session): rounds and phases for the bar at the top
 *     tables/<game>/Inline.svelte  { kind, id, text }: a thing inside a sentence of the log, drawn small
 *     tables/<game>/Score.svelte   { session, seat }: what a score is made of, on the sheet at the end
 *
 * All but the table may be missing. What they share beyond the session (a half-made choice that the odds
 * are about) is a module of their own folder, with one object per session in a WeakMap.
 */
import type { Component } from "svelte";

import type { Session } from "./session.svelte";

export interface Phase {
  label: string;
  icon?: string;
  state: "done" | "now" | "later";
}

export interface Status {
  /** Where we are in one short sentence: "Round 5 of 9". */
  round?: string;
  /** The same as dots: how many rounds there are and which one it is, from 1. */
  rounds?: { now: number; of: number };
  /** The phases of a turn, in order. */
  phases?: Phase[];
}

/** A tab of the right column: its icon, and the key of its word. */
export interface Tab {
  icon: string;
  label: string;
}

export interface Drawn {
  Table: Component<{ session: Session }>;
  Odds: Component<{ session: Session }> | null;
  tab: Tab;
  Inline: Component<{ kind: string; id: string; text: string }> | null;
  Score: Component<{ session: Session; seat: number }> | null;
  status: State | null;
}

type Files<T> = Record<string, () => Promise<T>>;
type State = (session: Session) => Status;
interface Svelte<Props extends Record<string, unknown>> {
  default: Component<Props>;
}

type Drawing = Svelte<{ session: Session }>;
type Small = Svelte<{ kind: string; id: string; text: string }>;
type Scored = Svelte<{ session: Session; seat: number }>;

const tables: Files<Drawing> = import.meta.glob<Drawing>("../tables/*/Table.svelte");
const odds: Files<Drawing & { tab?: Tab }> = import.meta.glob<Drawing & { tab?: Tab }>("../tables/*/Odds.svelte");
const inlines: Files<Small> = import.meta.glob<Small>("../tables/*/Inline.svelte");
const scores: Files<Scored> = import.meta.glob<Scored>("../tables/*/Score.svelte");
const statuses: Files<{ status: State }> = import.meta.glob<{ status: State }>("../tables/*/status.ts");

const ODDS: Tab = { icon: "odds", label: "web-odds" };

/** The drawn table of a game; null if it has none. */
export async function drawn(game: string): Promise<Drawn | null> {
  const at = `../tables/${game}`;
  const table = await tables[`${at}/Table.svelte`]?.();
  if (!table) return null;
  const [odd, inline, score, state] = await Promise.all([
    odds[`${at}/Odds.svelte`]?.(),
    inlines[`${at}/Inline.svelte`]?.(),
    scores[`${at}/Score.svelte`]?.(),
    statuses[`${at}/status.ts`]?.(),
  ]);
  return {
    Table: table.default,
    Odds: odd?.default ?? null,
    tab: odd?.tab ?? ODDS,
    Inline: inline?.default ?? null,
    Score: score?.default ?? null,
    status: state?.status ?? null,
  };
}

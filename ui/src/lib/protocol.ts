// Written by `python -m igroteka.server.typescript` from igroteka/server/protocol.py: do not edit.

/** Something to be told: a key of the catalogue, its arguments, the clause of the rules behind it. */
export interface Said {
  key: string;
  args: Record<string, unknown>;
  clause: string | null;
}

/** An option: its place in the list, how it is written and told, the elements of the board it touches. */
export interface Offer {
  option: number;
  notation: string;
  key: string;
  args: Record<string, unknown>;
  at: string[];
}

/** What one decision brought about; the moment after it can be looked at. */
export interface Entry {
  moment: number;
  seat: number | null;
  lines: Said[];
}

/** A seat of the table. `bot`: its level; an open seat waits for whoever has its invitation. */
export interface Place {
  name: string;
  bot: string | null;
  open: boolean;
  online: boolean;
  resigned: boolean;
}

/** How the game ended. `reason` is a key of the catalogue; a draw has no winners. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}

/** An option worth taking, its chance to win and the numbers behind it. */
export interface Advice {
  option: number;
  chance: number;
  reason: Said;
}

/** The first frame. Several tokens: one device for several people; none: a spectator. */
export interface Hello {
  t: "hello";
  tokens?: string[];
}

/** A decision: the options in order (members of a group may come at once). */
export interface Act {
  t: "act";
  seq: number;
  options: number[];
}

/** Take back my last decision, if nothing was revealed since. */
export interface Undo {
  t: "undo";
  seq: number;
}

/** Give up. Two sides: the other one wins; more: a bot plays on. */
export interface Resign {
  t: "resign";
}

/** The same again with seats moved on by one; whoever asks second joins the first. */
export interface Rematch {
  t: "rematch";
}

/** Why can this not be chosen? `id` comes back with the answer. */
export interface Why {
  t: "why";
  id: number;
  notation: string;
}

/** What would a strong player do? */
export interface HintWanted {
  t: "hint";
  seq: number;
}

/** Exact odds at this moment; `about` is the game's own (dice kept, a face to be forged). */
export interface OddsWanted {
  t: "odds";
  id: number;
  about: Record<string, unknown>;
}

/** Show an earlier moment as this seat could see it. */
export interface Look {
  t: "look";
  moment: number;
}

/** May anybody watch? The owner of the table decides. */
export interface Watchers {
  t: "watchers";
  open: boolean;
}

/** Is anybody there? */
export interface Ping {
  t: "ping";
}

/** All that the receiver may know now. */
export interface View {
  t: "view";
  seq: number;
  game: string;
  setup: Record<string, unknown>;
  you: number | null;
  yours: number[];
  owner: boolean;
  watch: boolean;
  watchers: number;
  places: Place[];
  board: Record<string, unknown>;
  question: Said | null;
  asking: string | null;
  options: Offer[];
  undo: boolean;
  log: Entry[];
  since: number;
  result: Result | null;
  seed_hash: string;
  seed: string | null;
  next: string | null;
  notice: Said | null;
}

/** The table at an earlier moment. */
export interface Moment {
  t: "moment";
  moment: number;
  of: number;
  you: number | null;
  board: Record<string, unknown>;
}

/** Something was not done, and nothing has changed. */
export interface Refused {
  t: "refused";
  why: Said;
  seq: number;
}

/** The answer to `Why`: None if it can be chosen. */
export interface Because {
  t: "because";
  id: number;
  why: Said | null;
}

/** The answer to a wish for a hint; `seq`: of the view it is for. */
export interface Hints {
  t: "hints";
  seq: number;
  hints: Advice[];
}

/** The answer to `OddsWanted`: the game's own numbers. */
export interface Odds {
  t: "odds";
  id: number;
  odds: Record<string, unknown>;
}

/** A rematch is ready: the receiver's tokens are good there too. */
export interface Next {
  t: "next";
  game: string;
}

/** Somebody is. */
export interface Pong {
  t: "pong";
}

/** A seat of a table to be made: `me` sits at this device, a `friend` is invited, all others are bots. */
export interface Chair {
  who: "easy" | "expert" | "friend" | "hard" | "me" | "medium" | "novice";
  name?: string;
}

/** A table to be made. */
export interface NewGame {
  game: string;
  chairs: Chair[];
  setup?: Record<string, unknown>;
  watch?: boolean;
}

/** A table: its id, the tokens of the seats at this device, the invitations for the others. */
export interface Made {
  id: string;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
}

/** Somebody takes the seat of an invitation. */
export interface Join {
  invitation: string;
  name?: string;
}

/** The seat, and the token that proves it from now on. */
export interface Joined {
  seat: number;
  token: string;
}

/** A table in a list: nothing that is not public. */
export interface Summary {
  id: string;
  game: string;
  setup: Record<string, unknown>;
  places: Place[];
  over: boolean;
  winners: number[];
  created: number;
  moments: number;
}

/** Something that may be set before a game: whole values, or parts to be joined. */
export interface Field {
  name: string;
  values: string[];
  default: string;
  parts: string[];
  join: string;
  players: Record<string, number[]>;
}

/** A game that can be played here. */
export interface Sort {
  game: string;
  players: number[];
  fields: Field[];
}

/** A clause of the rules in both languages. */
export interface Rule {
  id: string;
  title_en: string;
  title_ru: string;
  en: string;
  ru: string;
}

/** A finished game: how many moments there are, and everything that was told. */
export interface Replay {
  summary: Summary;
  log: Entry[];
  seed: string;
  seed_hash: string;
  result: Result;
}

/** A deck of one's own, to be looked at. */
export interface DeckText {
  game: string;
  text: string;
}

/** How the server is. */
export interface Health {
  version: string;
  tables: number;
  connections: number;
}

/** What every refused request answers. */
export interface Problem {
  error: Said;
}

export type Asked = Hello | Act | Undo | Resign | Rematch | Why | HintWanted | OddsWanted | Look | Watchers | Ping;

export type Answer = View | Moment | Refused | Because | Hints | Odds | Next | Pong;

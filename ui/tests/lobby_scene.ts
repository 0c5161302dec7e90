/** The lobby on a stage: the games as the server tells them, its words, and a server that answers as a test likes. */
import { vi } from "vitest";

import type { Field, Sort, Summary } from "../src/lib/protocol";
import { place } from "./table";

const field = (name: string, values: string[], some: Partial<Field> = {}): Field => ({
  name,
  values,
  default: values[0] ?? "",
  parts: [],
  join: ",",
  players: {},
  ...some,
});

const MANY = [3, 4, 5, 6, 7, 8];
export const DICE_FORGE: Sort = {
  game: "dice_forge",
  players: [2, 3, 4],
  fields: [field("cards", ["intro", "alternative", "random"], { parts: ["great_bear", "cerberus", "typhon"] })],
};
export const EPIC: Sort = {
  game: "epic",
  players: [2, ...MANY],
  fields: [
    field("format", ["preconstructed", "limited", "random30", "constructed"], { players: { preconstructed: [2] } }),
    field("mode", ["duel", "free_for_all", "teams"], { players: { duel: [2], free_for_all: MANY, teams: [4, 6, 8] } }),
    field("set", ["base", "jungle"], { parts: ["base", "jungle"], join: "+" }),
    field("factions", ["random"], { parts: ["good", "wild", "evil", "sage"], join: "+" }),
  ],
};
export const DICE_THRONE: Sort = {
  game: "dice_throne",
  players: [2, 3, 4],
  fields: [
    field("mode", ["duel", "king"], { players: { duel: [2], king: [3, 4] } }),
    field("heroes", ["random"], { parts: ["gunslinger", "barbarian", "paladin", "monk"] }),
    field("promo", ["no", "yes"]),
  ],
};

export function summary(some: Partial<Summary> = {}): Summary {
  const places = [place("Anna", { online: false }), place("", { bot: "medium", online: false })];
  return { id: "t1", game: "epic", setup: {}, places, over: false, winners: [], created: 0, moments: 3, ...some };
}

type Answers = Record<string, (body: unknown) => unknown>;

/** A server: what it answers by method and path; whatever it does not know is refused. The requests come back. */
export function serve(answers: Answers): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    asked.push({ path, body });
    const answer = answers[`${init?.method ?? "GET"} ${path}`];
    if (!answer) return Response.json({ error: { key: "web-no-page", args: {}, clause: null } }, { status: 404 });
    const said = answer(body);
    return said instanceof Response ? said : Response.json(said);
  });
  return asked;
}

/** What a request gets that is refused. */
export function refused(key: string, args: Record<string, unknown> = {}): Response {
  return Response.json({ error: { key, args, clause: null } }, { status: 400 });
}

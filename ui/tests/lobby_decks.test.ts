/** Decks as text, what full constructed asks of them, and building one. */
import { beforeEach, describe, expect, test } from "vitest";

import { Builder, checkDeck } from "../src/pages/lobby/decks/builder.svelte";
import { LEAST, mended, more, MOST_COPIES, owed, type Catalogue } from "../src/pages/lobby/decks/rules";
import { matches } from "../src/pages/lobby/decks/search";
import { deckText, dropDeck, keepDeck, readDeck, shelf, size } from "../src/pages/lobby/decks/shelf.svelte";
import type { Faction, Printed } from "../src/tables/epic/board";
import { refused, serve } from "./lobby_scene";
import { wordsOf } from "./project";

function card(faction: Faction, cost: number, some: Partial<Printed> = {}): Printed {
  const plain = { set: "base", classes: [], keywords: [], powers: 0, modes: 0, kind: "event" } as const;
  return { ...plain, classes: [], keywords: [], cost, faction, factions: [faction], ...some };
}

const names = (kind: string, n: number) => Array.from({ length: n }, (_, k) => `${kind}_${k}`);
const BOX: Catalogue = {
  ...Object.fromEntries(names("good", 30).map((name) => [name, card("good", 1)])),
  ...Object.fromEntries(names("evil", 30).map((name) => [name, card("evil", 1)])),
  imp: card("evil", 0),
  wolf: card("wild", 1, { set: null }),
};

describe("text", () => {
  test("a deck survives being written and read", () => {
    const cards = { fireball: 3, angel_of_light: 1 };
    expect(deckText(cards, "Burn")).toBe("# Burn\n1 angel_of_light\n3 fireball\n");
    expect(readDeck(deckText(cards, "Burn"))).toEqual({ name: "Burn", cards, odd: [] });
  });

  test("comments are left out, odd lines come back, the same card adds up", () => {
    const text = "# Mine\r\n2 fireball # hot\r\nfireball x2\n\n1 fireball\n0 imp\n";
    expect(readDeck(text)).toEqual({ name: "Mine", cards: { fireball: 3 }, odd: ["fireball x2", "0 imp"] });
  });
});

describe("mending", () => {
  test("an almost good deck is changed as little as possible", () => {
    const good = Object.fromEntries(names("good", 19).map((name) => [name, 3]));
    const deck = { ...good, good_19: 4 };
    const better = mended(BOX, deck);
    expect(size(better)).toBe(LEAST);
    expect([more(deck, better), more(better, deck)]).toEqual([1, 0]);
  });

  test("cards of cost 0 get their two of cost 1 of the same faction", () => {
    const deck = { ...Object.fromEntries(names("good", 20).map((name) => [name, 3])), imp: 2 };
    expect(owed(BOX, deck, "evil")).toBe(4);
    const better = mended(BOX, deck);
    expect(owed(BOX, better, "evil")).toBe(0);
    expect(more(deck, better)).toBe(0);
  });

  test("tokens and unknown cards come into no deck, and copies stay within the limit", () => {
    const better = mended(BOX, { nonsense: 2 });
    expect(size(better)).toBe(LEAST);
    expect(better).not.toHaveProperty("nonsense");
    expect(better).not.toHaveProperty("wolf");
    expect(Math.max(...Object.values(better))).toBe(MOST_COPIES);
  });
});

describe("building", () => {
  beforeEach(() => {
    for (const deck of [...shelf.decks]) dropDeck(deck.id);
  });

  test("taken back step by step", () => {
    const builder = new Builder();
    builder.add("imp");
    builder.add("imp");
    builder.add("imp", -1);
    expect(builder.cards).toEqual({ imp: 1 });
    builder.undo();
    expect(builder.cards).toEqual({ imp: 2 });
    builder.undo();
    builder.undo();
    expect([builder.cards, builder.changed]).toEqual([{}, false]);
  });

  test("kept, changed, kept again under the same id", () => {
    const builder = new Builder();
    builder.add("imp");
    builder.keep();
    expect(builder.kept).toBe(true);
    builder.add("imp");
    expect(builder.kept).toBe(false);
    builder.keep();
    expect(shelf.decks.map((deck) => deck.cards)).toEqual([{ imp: 2 }]);
    expect(JSON.parse(localStorage.getItem("igroteka.decks") ?? "")).toEqual(shelf.decks);
  });

  test("a deck is read from a text, and odd lines are told", () => {
    const builder = new Builder();
    expect(builder.read("# Fire\n3 imp\nwhat\n")).toEqual(["what"]);
    expect([builder.name, builder.size]).toEqual(["Fire", 3]);
  });

  test("another deck of the shelf is opened as it was kept", () => {
    keepDeck({ id: "a", name: "A", cards: { imp: 1 } });
    const builder = new Builder(shelf.decks[0]);
    expect([builder.id, builder.name, builder.kept]).toEqual(["a", "A", true]);
  });
});

describe("checking", () => {
  const broken = { key: "deck-size", args: { given: 1, least: 60 }, clause: "EP-12.3" };

  test("the server says what is wrong", async () => {
    const asked = serve({ "POST /api/decks/check": () => [broken] });
    expect(await checkDeck("1 imp\n")).toEqual([broken]);
    expect(asked).toEqual([{ path: "/api/decks/check", body: { game: "epic", text: "1 imp\n" } }]);
  });

  test("a refused request is told as such", async () => {
    serve({ "POST /api/decks/check": () => refused("web-too-many") });
    await expect(checkDeck("")).rejects.toMatchObject({ why: { key: "web-too-many" } });
  });
});

test.each([
  [{ text: "", factions: [], cost: null }, true],
  [{ text: "imp 4", factions: [], cost: null }, true],
  [{ text: "imp 9", factions: [], cost: null }, false],
  [{ text: "", factions: ["good"], cost: null }, false],
  [{ text: "", factions: ["good", "evil"], cost: 0 }, true],
  [{ text: "", factions: [], cost: 1 }, false],
] as const)("searching %j", (wish, found) => {
  const imp = card("evil", 0, { kind: "champion", attack: 4, defence: 4 });
  expect(matches(wordsOf("en"), "imp", imp, { ...wish, factions: [...wish.factions] })).toBe(found);
  expect(matches(wordsOf("en"), "imp", { ...imp, set: null }, { text: "", factions: [], cost: null })).toBe(false);
});

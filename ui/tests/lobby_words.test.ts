/** The words of the lobby: every key that is used exists, and both languages have the same ones. */
import { describe, expect, test } from "vitest";

import type { Lang } from "../src/lib/words";
import { valueName } from "../src/pages/lobby/gameWords.svelte";
import { LEVELS } from "../src/pages/lobby/plan.svelte";
import winRates from "../src/pages/lobby/win_rates.json";
import { file, wordsOf } from "./project";

const SOURCES: Record<string, string> = import.meta.glob(
  ["../src/pages/{Lobby,Join,Decks}.svelte", "../src/pages/lobby/**/*.{svelte,ts}"],
  { query: "?raw", import: "default", eager: true },
);
const LANGS: Lang[] = ["ru", "en"];
const GAMES = ["dice_forge", "epic", "dice_throne"];

const catalogue = (lang: Lang) => file(`src/igroteka/server/words/lobby.${lang}.ftl`);
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

/** Keys that are put together from a part that is written and one that is not. */
const made = [
  ...GAMES.map((game) => `web-lobby-game-${game}`),
  ...Object.keys(winRates.all).map((hero) => `web-lobby-hero-${hero}`),
  ...LEVELS.map((level) => `web-lobby-level-${level}`),
  ...["bots", "link", "device"].map((way) => `web-lobby-make-${way}`),
  ...["link", "device"].map((way) => `web-lobby-way-${way}`),
  ...["me", "friend"].map((who) => `web-lobby-who-${who}`),
  ...["all", "simple", "verified"].map((filter) => `web-lobby-heroes-${filter}`),
  ...["cards", "deck", "check"].map((pane) => `web-lobby-pane-${pane}`),
  ...["cards", "format", "mode", "set", "factions", "heroes", "promo"].map((field) => `web-lobby-field-${field}`),
  ...["cards", "set"].map((field) => `web-lobby-parts-${field}`),
  ...["size", "copies"].flatMap((rule) => [`web-lobby-broken-deck-${rule}`, `web-lobby-advice-deck-${rule}`]),
];
const VALUES = [
  ...["intro", "alternative", "random", "chosen"].map((value) => ["dice_forge", "cards", value] as const),
  ...["base", "jungle", "promo", "tyrants", "uprising", "chosen"].map((value) => ["epic", "set", value] as const),
  ...["preconstructed", "random30", "dark_draft", "constructed"].map((value) => ["epic", "format", value] as const),
  ...["duel", "hydra"].map((value) => ["epic", "mode", value] as const),
  ...["good", "sage"].map((value) => ["epic", "faction", value] as const),
  ...["duel", "teams", "king"].map((value) => ["dice_throne", "mode", value] as const),
  ...["no", "yes"].map((value) => ["dice_throne", "promo", value] as const),
];

describe.each(LANGS)("%s", (lang) => {
  const words = wordsOf(lang);

  test("every key in the sources is there", () => {
    const used = Object.values(SOURCES).flatMap((text) =>
      [...text.matchAll(/"(web-[\w-]+)"/g)].map((found) => found[1] ?? ""),
    );
    expect(used.length).toBeGreaterThan(50);
    const kinds = ["web-lobby-game", "web-lobby-hero", "web-epic-deck"]; // beginnings, completed by `text` or `name`
    expect(used.filter((key) => !kinds.includes(key) && !words.has(key))).toEqual([]);
  });

  test("every key that is put together is there", () => {
    expect(made.filter((key) => !words.has(key))).toEqual([]);
  });

  test.each(Object.keys(winRates.all))("%s has a style of two sentences and a button", (hero) => {
    expect(words.say(`web-lobby-hero-${hero}`).match(/\./g)).toHaveLength(2);
    expect(words.text("web-lobby-hero", hero, "play")).toBeTruthy();
  });

  test("every value of a setting has a name", () => {
    const nameless = VALUES.filter(([game, field, value]) =>
      [`${field}-${value}`, `web-lobby-${field}-${value}`].every((key) => !wordsOf(lang, game).has(key)),
    );
    expect(nameless).toEqual([]);
  });

  test("no word of the lobby is useless", () => {
    const text = Object.values(SOURCES).join("\n");
    const used = new Set([...made, ...VALUES.map(([, field, value]) => `web-lobby-${field}-${value}`)]);
    const idle = keys(catalogue(lang)).filter((key) => !used.has(key) && !text.includes(`"${key}"`));
    expect(idle).toEqual([]);
  });
});

test("both languages have the same messages", () => {
  expect(keys(catalogue("en"))).toEqual(keys(catalogue("ru")));
});

test("several values are joined", () => {
  expect(valueName(wordsOf("en", "epic"), "set", "base+jungle")).toBe("Base set + Jungle");
});

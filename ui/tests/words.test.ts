/** The browser says the very same as Python, of the same catalogues; and nobody has forgotten a word. */
import { describe, expect, test } from "vitest";

import { Words, type Lang } from "../src/lib/words";
import { catalogue, fixture, wordsOf } from "./project";

interface Told {
  key: string;
  args: Record<string, unknown>;
  ru: string;
  en: string;
}

const told = fixture<Record<string, Told[]>>("words");
const players = Array.from({ length: 8 }, (_, seat) => `P${seat}`);

describe.each(Object.keys(told))("%s", (game) => {
  test.each<Lang>(["ru", "en"])("is told as in Python: %s", (lang) => {
    const words = wordsOf(lang, game, players);
    const said = told[game]!.map(({ key, args }) => words.tell({ key, args }));
    expect(said).toEqual(told[game]!.map((one) => one[lang]));
  });

  test.each<Lang>(["ru", "en"])("taken apart and put together it is the same: %s", (lang) => {
    const words = wordsOf(lang, game, players);
    for (const said of told[game]!) {
      const pieces = words.pieces(said);
      expect(pieces.map((piece) => piece.text).join("")).toBe(said[lang]);
    }
  });
});

test("names of things are pieces of their own", () => {
  const words = wordsOf("en", "dice_forge", ["Ann"]);
  const pieces = words.pieces({ key: "log-rolled", args: { player: 0, face: "gold_3", other: "sun_1" } });
  const things = pieces.filter((piece) => piece.kind);
  expect(things).toEqual([
    { kind: "face", id: "gold_3", text: "3 gold" },
    { kind: "face", id: "sun_1", text: "1 sun" },
  ]);
});

test("a source is the thing that its key names", () => {
  const words = new Words("en", "card-tip_it = Tip It!\nask = { $source }?");
  expect(words.pieces({ key: "ask", args: { source: "card-tip_it" } })).toEqual([
    { kind: "card", id: "tip_it", text: "Tip It!" },
    { text: "?" },
  ]);
});

test("what nobody has put into words stands out", () => {
  expect(new Words("en", "").say("web-nothing")).toBe("[web-nothing]");
  expect(new Words("en", "").pieces({ key: "web-nothing", args: {} })).toEqual([{ text: "[web-nothing]" }]);
});

test("a refusal without words of its own is told by its clause", () => {
  const rule = { id: "DF-5.3", title_en: "Price", title_ru: "Цена", en: "Pay the price.", ru: "Заплатите цену." };
  const words = new Words("ru", "known = Известно.", () => [], [rule]);
  expect(words.why({ key: "no-such", args: {}, clause: "DF-5.3" })).toBe("Заплатите цену.");
  expect(words.why({ key: "known", args: {}, clause: "DF-5.3" })).toBe("Известно.");
});

const messages = (lang: Lang, ...games: string[]) =>
  new Set(games.flatMap((game) => [...catalogue(lang, game).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)));
const GAMES = ["dice_forge", "epic", "dice_throne"];

test("both languages have the same words", () => {
  expect([...messages("ru", ...GAMES)].sort()).toEqual([...messages("en", ...GAMES)].sort());
});

test("no word stands twice in the catalogues of the pages", () => {
  const all = [...catalogue("ru").matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1]!);
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
});

test("every word of the pages is there", () => {
  const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const known = messages("ru", ...GAMES);
  const missing = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/["`'](web-[a-z0-9_-]*[a-z0-9])["`']/g)]
      .map((found) => found[1]!)
      .filter((key) => !known.has(key) && ![...known].some((other) => other.startsWith(`${key}-`)))
      .map((key) => `${path}: ${key}`),
  );
  expect(missing).toEqual([]);
});

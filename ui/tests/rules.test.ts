import { expect, test } from "vitest";

import { chapters, found, search } from "../src/lib/rules";

const rule = (id: string, ru: string, en: string) => ({ id, title_ru: "", title_en: "", ru, en });
const RULES = [
  rule("DF-1.1", "В игре участвуют 2–4 игрока.", "2 to 4 players."),
  rule("DF-5.5", "Никого не изгоняет.", "Nobody is ousted."),
  rule("DF-5.6", "Всё ещё изгнан (или нет).", "Ousted."),
];

test("every word must occur, in whichever language", () => {
  expect(search(RULES, "изгон").map(({ id }) => id)).toEqual(["DF-5.5"]);
  expect(search(RULES, "OUSTED").map(({ id }) => id)).toEqual(["DF-5.5", "DF-5.6"]);
  expect(search(RULES, "df-5 все").map(({ id }) => id)).toEqual(["DF-5.6"]);
  expect(search(RULES, "  ")).toEqual(RULES);
});

test("clauses are gathered by chapter", () => {
  const gathered = chapters(RULES).map(({ number, rules }) => [number, rules.length]);
  expect(gathered).toEqual([
    ["1", 1],
    ["5", 2],
  ]);
});

test("what was sought stands apart", () => {
  expect(found("Всё ещё изгнан (или нет).", "все (или")).toEqual(["", "Всё", " ещё изгнан ", "(или", " нет)."]);
  expect(found("Nothing", "")).toEqual(["Nothing"]);
});

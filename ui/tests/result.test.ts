import { expect, test } from "vitest";

import { outcome, standings } from "../src/lib/result";
import { wordsOf } from "./project";
import { view } from "./table";

test("winners first, then by score; equals share a place", () => {
  expect(standings([10, 30, 30, 40], [0]).map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [3, 2],
    [1, 3],
    [2, 3],
  ]);
});

const words = wordsOf("ru", "dice_forge", ["Мария", "Аня"]);
const ended = (winners: number[], yours: number[]) =>
  outcome(words, view({ yours, result: { winners, scores: [1, 2], reason: "end-rounds" } }))!;

test("the end in words", () => {
  expect(ended([0], [0])).toEqual({
    title: "Вы победили",
    note: "Грани судьбы · Сыграны все раунды.",
    won: true,
    draw: false,
  });
  expect(ended([1], [0])).toMatchObject({ title: "Победа: Аня", won: false });
  expect(ended([0, 1], [])).toMatchObject({ title: "Победили вместе: Мария и Аня", won: false });
  expect(ended([], [0])).toMatchObject({ title: "Ничья", draw: true });
});

test("at one device for several the winner goes by the name", () => {
  expect(ended([0], [0, 1])).toMatchObject({ title: "Победа: Мария", won: true });
});

test("nothing is told before the end", () => {
  expect(outcome(words, view())).toBeNull();
});

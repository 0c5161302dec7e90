import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import RulesPanel from "../src/parts/RulesPanel.svelte";
import { wordsOf } from "./project";
import { entry } from "./table";

const rule = (id: string, ru: string, en: string) => ({ id, title_ru: `Т ${id}`, title_en: `T ${id}`, ru, en });
const RULES = [
  rule("DF-1.1", "В игре участвуют 2–4 игрока.", "2 to 4 players."),
  rule("DF-5.5", "Никого не изгоняет.", "Nobody is ousted."),
  rule("DF-5.6", "Изгнан.", "Ousted."),
];
const cited = (n: number) => entry(n, 0, { key: "log-chased", args: {}, clause: "DF-5.6" });
const choose = vi.fn();
const props = { words: wordsOf("ru"), game: "dice_forge", rules: RULES, clause: null as string | null, choose };

const shown = () => [...document.querySelectorAll<HTMLElement>("[data-clause]")].map((one) => one.dataset.clause);
const type = (sought: string) => fireEvent.input(screen.getByRole("searchbox"), { target: { value: sought } });

beforeEach(() => choose.mockClear());

test("all clauses by chapter, until something is sought", async () => {
  render(RulesPanel, props);
  expect(shown()).toEqual(["DF-1.1", "DF-5.5", "DF-5.6"]);
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["Глава 1", "Глава 5"]);
  await type("ousted");
  expect(shown()).toEqual(["DF-5.5", "DF-5.6"]);
  expect(screen.getByRole("status").textContent).toBe("2 пункта");
  await type("изгон");
  expect(document.querySelector("mark")?.textContent).toBe("изгон");
});

test("what is found nowhere is said to be nowhere", async () => {
  render(RulesPanel, props);
  await type("дракон");
  expect(screen.getByText("Нигде в правилах нет «дракон».")).toBeTruthy();
});

test("the cited clause is open, with a link and how often it was met", () => {
  render(RulesPanel, { ...props, clause: "DF-5.6", log: [cited(1), cited(2)] });
  expect(screen.getByRole("button", { expanded: true }).textContent).toContain("DF-5.6");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/dice_forge#DF-5.6");
  expect(screen.getByText("в партии: 2 раза")).toBeTruthy();
});

test("a tap opens a clause and closes it", async () => {
  const { rerender } = render(RulesPanel, props);
  screen.getByRole("button", { name: /DF-1.1/ }).click();
  expect(choose).toHaveBeenLastCalledWith("DF-1.1");
  await rerender({ clause: "DF-1.1" });
  screen.getByRole("button", { name: /DF-1.1/ }).click();
  expect(choose).toHaveBeenLastCalledWith(null);
});

test("a clause that is cited while something else is sought is shown all the same", async () => {
  const { rerender } = render(RulesPanel, props);
  await type("изгон");
  expect(shown()).toEqual(["DF-5.5"]);
  await rerender({ clause: "DF-1.1" });
  await tick();
  expect(shown()).toContain("DF-1.1");
});

test("in English for those who read English", () => {
  render(RulesPanel, { ...props, words: wordsOf("en") });
  expect(screen.getByText("Nobody is ousted.")).toBeTruthy();
});

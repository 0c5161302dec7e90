import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import ActionBar from "../src/parts/ActionBar.svelte";
import { offer, place, Table, view } from "./table";

const HYDRA = offer(0, "feat hydra", "card.hydra");
const OWL = offer(1, "feat guardians_owl", "card.guardians_owl");
const PASS = { ...offer(2, "pass"), key: "option-pass-action", args: {} };

let table: Table;

beforeEach(() => {
  table = new Table();
  table.say(view({ options: [HYDRA, OWL, PASS] }));
});

const names = () => screen.getAllByRole("button").map((button) => button.textContent?.trim() || button.ariaLabel);

test("asks the question and offers what touches no element", () => {
  render(ActionBar, { session: table.session });
  expect(screen.getByRole("heading").textContent).toContain("Основное действие");
  expect(names()).toEqual([table.session.words.tell(PASS), "Подсказка"]);
});

test("the one option left is the primary button, with all of its words", async () => {
  render(ActionBar, { session: table.session });
  table.session.tap("card.hydra");
  await tick();
  const primary = document.querySelector<HTMLElement>("[data-primary]")!;
  expect(primary.textContent).toContain("Гидра");
  expect(names()).toContain("Отменить");
  primary.click();
  expect(table.last).toEqual({ t: "act", seq: 1, options: [0] });
});

test("cancel drops the taps", async () => {
  render(ActionBar, { session: table.session });
  table.session.tap("card.hydra");
  await tick();
  screen.getByRole("button", { name: "Отменить" }).click();
  expect(table.session.picked).toEqual([]);
});

test("says what the table says, if it does", () => {
  const run = vi.fn();
  render(ActionBar, {
    session: table.session,
    kicker: "Подношение",
    title: "Вместо чего?",
    note: "Останется 6 золота.",
    primary: { label: "Выковать", detail: "за 3 золота", run },
    others: [],
  });
  for (const words of ["Подношение", "Вместо чего?", "Останется 6 золота."]) expect(screen.getByText(words)).toBeTruthy();
  const primary = document.querySelector<HTMLElement>("[data-primary]")!;
  expect(primary.textContent).toMatch(/Выковать\s*за 3 золота/);
  primary.click();
  expect(run).toHaveBeenCalledOnce();
  expect(document.querySelectorAll("[data-choice]")).toHaveLength(0);
});

test("undo is there when it is possible", async () => {
  render(ActionBar, { session: table.session });
  expect(screen.queryByRole("button", { name: "Вернуть" })).toBeNull();
  table.say(view({ seq: 2, options: [PASS], undo: true }));
  await tick();
  screen.getByRole("button", { name: "Вернуть" }).click();
  expect(table.last).toEqual({ t: "undo", seq: 2 });
});

test("the only rival is named while we wait, of several nobody is", async () => {
  render(ActionBar, { session: table.session });
  table.say(view({ seq: 2 }));
  await tick();
  expect(screen.getByRole("heading").textContent).toContain("Ждём игрока: Аня");
  table.say(view({ seq: 2, places: [place("Мария"), place("Аня", { bot: "easy" })] }));
  await tick();
  expect(screen.getByRole("heading").textContent).toContain("Аня думает");
  table.say(view({ seq: 2, places: [place("Мария"), place("Аня"), place("Борис")] }));
  await tick();
  expect(screen.getByRole("heading").textContent).toContain("Ждём других игроков");
});

test("from an earlier moment a way leads back", async () => {
  render(ActionBar, { session: table.session });
  table.say({ t: "moment", moment: 3, of: 9, you: 0, board: {} });
  await tick();
  expect(screen.getByText("Решение 3 из 9")).toBeTruthy();
  screen.getByRole("button").click();
  expect(table.session.past).toBeNull();
});

test("after the end there is nothing to decide", async () => {
  render(ActionBar, { session: table.session });
  table.say(view({ seq: 2, result: { winners: [0], scores: [1, 0], reason: "end-rounds" } }));
  await tick();
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("Партия окончена")).toBeTruthy();
});

import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";

import { side } from "../src/lib/side.svelte";
import LogPanel from "../src/parts/LogPanel.svelte";
import { wordsOf } from "./project";
import { entry, Table, view } from "./table";

const turn = (player: number) => ({ key: "log-turn", args: { round: 1, player }, clause: null });
const feat = (player: number) => ({ key: "log-feat", args: { player, card: "hydra" }, clause: "DF-5.3" });
const LOG = [entry(0, null, turn(0)), entry(1, 0, feat(0)), entry(2, 0), entry(3, 0, turn(1), feat(1))];

let table: Table;

beforeEach(() => {
  table = new Table();
  table.say(view({ log: LOG }));
  render(LogPanel, { session: table.session });
});

const lines = () =>
  within(screen.getByRole("log"))
    .getAllByRole("button")
    .map((button) => button.textContent?.trim());

test("tells every decision in the reader's words, under its turn", () => {
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
    "Раунд 1: ходит Мария",
    "Раунд 1: ходит Аня",
  ]);
  expect(lines().filter((text) => text?.includes("Гидра"))).toHaveLength(2);
});

test("speaks another language at once", async () => {
  table.session.words = wordsOf("en", "dice_forge", ["Maria", "Ann"]);
  await tick();
  expect(lines().join()).toContain("Hydra");
});

test("a tap shows that moment, and the line is marked while it is seen", async () => {
  screen.getAllByRole("button", { name: /Аня/ })[0]!.click();
  expect(table.last).toEqual({ t: "look", moment: 3 });
  table.say({ t: "moment", moment: 1, of: 3, you: 0, board: {} });
  await tick();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain("Мария");
});

test("a clause opens the rules there", () => {
  screen.getAllByRole("button", { name: "DF-5.3" })[0]!.click();
  expect(side).toMatchObject({ open: true, shown: "rules", clause: "DF-5.3" });
});

test("the newest line is seen, unless the reader has scrolled back", async () => {
  const box = screen.getByRole("log");
  Object.defineProperties(box, {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 200, configurable: true },
  });
  table.say(view({ seq: 2, since: 4, log: [entry(4, 1, feat(1))] }));
  await tick();
  expect(box.scrollTop).toBe(1000);
  box.scrollTop = 300;
  box.dispatchEvent(new Event("scroll"));
  table.say(view({ seq: 3, since: 5, log: [entry(5, 1, feat(1))] }));
  await tick();
  expect(box.scrollTop).toBe(300);
});

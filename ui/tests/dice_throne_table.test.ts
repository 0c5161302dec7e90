/** The drawn table in every question: nothing without words, every option within reach, taps that decide. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { expect, test } from "vitest";

import { settings } from "../src/lib/settings.svelte";
import type { View } from "../src/lib/protocol";
import type { Lang } from "../src/lib/words";
import Inline from "../src/tables/dice_throne/Inline.svelte";
import Odds from "../src/tables/dice_throne/Odds.svelte";
import Score from "../src/tables/dice_throne/Score.svelte";
import { status } from "../src/tables/dice_throne/status";
import TableOf from "../src/tables/dice_throne/Table.svelte";
import { answerOdds, asked, at, boardOf, lastCall, questions, rollOdds } from "./dice_throne_scene";
import { choices, element, elements, narrow, primary, texts, WORDLESS } from "./drawn";
import type { Table } from "./table";

function show(view: View, lang: Lang = "ru"): Table {
  const { table } = at(view, lang);
  render(TableOf, { session: table.session });
  flushSync();
  return table;
}

/** Every question one after the other at the same table. */
function all(lang: Lang, look: (view: View, table: Table) => void): void {
  const table = show(structuredClone(questions[0]!), lang);
  questions.forEach((view, n) => {
    table.say({ ...structuredClone(view), seq: 1000 + n });
    flushSync();
    look(view, table);
  });
}

for (const lang of ["ru", "en"] as Lang[])
  for (const width of ["wide", "narrow"])
    test(`everything is put into words: ${lang}, ${width}`, () => {
      if (width === "narrow") narrow();
      all(lang, (view) => expect(texts(), view.question!.key).not.toMatch(WORDLESS));
    });

/** Options that neither an element of the table nor a button stands for. */
function lost(view: View, table: Table): string[] {
  const said = [...choices(), ...(primary() ? [primary()!] : [])].map((button) => button.textContent!.trim()).join("\n");
  const there = elements();
  const shown = view.options.filter((offer) => !offer.at.some((name) => there.has(name)));
  return shown.filter((offer) => !said.includes(table.session.words.tell(offer))).map((offer) => offer.notation);
}

const ONWARDS = ["roll", "pass", "no_ability"]; // their buttons say it in other words

test("every option is within reach", () => {
  all("ru", (view, table) => {
    const missing = lost(view, table).filter((notation) => !ONWARDS.includes(notation));
    expect(missing, view.question!.key).toEqual([]);
    expect(primary() ?? choices()[0] ?? document.querySelector("button.legal"), view.question!.key).toBeTruthy();
  });
});

test("on a phone every option is at most a tab away", () => {
  narrow();
  const away = /^(play|sell|card|declare|use|defend) /; // in the hand, among the abilities
  all("ru", (view, table) => {
    const missing = lost(view, table).filter((notation) => !ONWARDS.includes(notation) && !away.test(notation));
    expect(missing, view.question!.key).toEqual([]);
  });
});

test("kept dice stay, the others are rolled again", async () => {
  const view = asked("rolling");
  const table = show(view);
  expect(primary()!.textContent).toContain("Перебросить все 5");
  for (const die of [0, 1, 2]) await fireEvent.click(element(`die.${die}`)!);
  expect(element("die.0")!.getAttribute("aria-pressed")).toBe("true");
  expect(element("die.0")!.getAttribute("aria-label")).toBe("Кубик 1: 1, пуля, оставлен");
  expect(primary()!.textContent).toContain("Перебросить 2 кубика");
  await fireEvent.click(primary()!);
  expect(table.decided(view)).toEqual(["reroll 6,5"]);
});

test("what was kept and still shows the same stays kept after the roll", async () => {
  const view = asked("rolling");
  const table = show(view);
  for (const die of [0, 1, 2]) await fireEvent.click(element(`die.${die}`)!);
  await fireEvent.click(primary()!);
  const next = { ...structuredClone(view), seq: view.seq + 1 };
  boardOf(next).rolls[0]!.dice = [1, 2, 3, 4, 4];
  boardOf(next).attempts_left = 1;
  table.say(next);
  flushSync();
  const pressed = [0, 1, 2, 3, 4].map((die) => element(`die.${die}`)!.getAttribute("aria-pressed"));
  expect(pressed).toEqual(["true", "true", "true", "false", "false"]);
});

test("the chances follow every tap without another question", async () => {
  const { table } = at(asked("rolling"));
  render(TableOf, { session: table.session });
  render(Odds, { session: table.session });
  flushSync();
  answerOdds(table, rollOdds);
  await tick();
  flushSync();
  const wishes = () => table.sent.filter((sent) => sent.t === "odds").length;
  expect(wishes()).toBe(1);
  const chance = () => element("ability.0.bounty_hunter")!.querySelector("[aria-label^=Вероятность]")!.textContent!.trim();
  const shown = (keep: number[] | null) => {
    const row = keep ? rollOdds.keeps.find((one) => one.keep.join() === keep.join())! : rollOdds.best!;
    return `${Math.round(row.abilities.find((one) => one.id === "bounty_hunter")!.probability * 100)}%`;
  };
  expect(chance()).toBe(shown(null));
  expect(shown(null)).not.toBe(shown([1, 2, 3]));
  for (const die of [0, 1, 2]) await fireEvent.click(element(`die.${die}`)!);
  expect(chance()).toBe(shown([1, 2, 3]));
  expect(wishes()).toBe(1);
  expect(choices().some((button) => button.textContent!.includes("Объявить «Револьвер» (3 × пуля): 3 урона"))).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: /Оставить 1 2 3:/ }));
  expect(primary()!.textContent).toContain("Перебросить 2 кубика");
});

test("an ability is declared by tapping it; its tiers are buttons", async () => {
  const view = asked("rolling");
  const table = show(view);
  expect(element("ability.0.revolver")!.textContent).toContain("доступно сейчас");
  await fireEvent.click(element("ability.0.revolver")!);
  expect(primary()!.textContent).toContain("Объявить «Револьвер»");
  await fireEvent.click(primary()!);
  expect(table.decided(view)).toEqual(["declare revolver 1"]);
});

test("what the dice do not allow asks why", async () => {
  const table = show(asked("rolling"));
  await fireEvent.click(element("ability.0.deadeye")!);
  expect(table.sent.at(-1)).toMatchObject({ t: "why", notation: "declare deadeye" });
  await fireEvent.click(element("card.0.revolver_2")!);
  expect(table.sent.at(-1)).toMatchObject({ t: "why", notation: "play revolver_2" });
});

test("a card of the hand is played or sold", async () => {
  const view = asked("main");
  const table = show(view);
  expect(primary()!.textContent).toContain("К броску нападения");
  await fireEvent.click(element("card.0.revolver_2")!);
  expect(primary()!.textContent).toContain("Сыграть «Револьвер II» за 2 БС");
  const sell = choices().find((button) => button.textContent!.includes("Продать"))!;
  await fireEvent.click(sell);
  expect(table.decided(view)).toEqual(["sell revolver_2"]);
});

test("a card that can only be sold tells why it cannot be played", async () => {
  const table = show(asked("main"));
  await fireEvent.click(element("card.0.six_it")!);
  expect(table.sent.at(-1)).toMatchObject({ t: "why", notation: "play six_it" });
  expect(primary()).toBeNull();
  expect(choices().map((button) => button.textContent!.trim())).toContain("Продать «Шестёрка!» за 1 БС");
});

test("the damage is written out, and what a token would change is told before it is spent", async () => {
  const table = show(structuredClone(lastCall));
  const sum = screen.getByRole("region", { name: "Урон по шагам" });
  expect(sum.textContent).toMatch(/18\s*Превосходство.*5\s*Получай.*3\s*Божественная защита.*3\s*Искупление.*17\s*в сумме/s);
  expect(sum.textContent).toContain("каждая от 17, вверх: 9");
  expect(sum.textContent).toMatch(/8\s*урона вам\s*здоровье 24 → 16/);
  expect(sum.textContent).toMatch(/9\s*урона, P1\s*здоровье 27 → 18/);
  await fireEvent.click(element("token.0.protect")!);
  expect(primary()!.textContent).toContain("0 урона вместо 8");
  expect(sum.textContent).toMatch(/0\s*урона вам\s*здоровье 24 → 24/);
  await fireEvent.click(primary()!);
  expect(table.decided(lastCall)).toEqual(["spend protect 1"]);
});

test("a target is chosen by tapping the player, and the bonus of the leader is told", async () => {
  const view = asked("choose-target");
  const table = show(view);
  expect(document.body.textContent).toContain("Кто выбирает целью атаки лидера, берёт карту");
  await fireEvent.click(element("player.2")!);
  await fireEvent.click(primary()!);
  expect(table.decided(view)).toEqual(["player 2"]);
});

test("the targeting die lights what it means", () => {
  show(asked("alter-dice"));
  const zones = [...document.querySelectorAll(".target li")];
  expect(zones.map((zone) => zone.textContent!.trim())).toEqual(["12 P1", "34 P3", "5 решают противники", "6 решает P0"]);
  expect(zones.findIndex((zone) => zone.getAttribute("aria-current"))).toBe(0);
});

test("a phase without questions passes by itself, until one wants to be asked again", async () => {
  const view = asked("window-income");
  const table = show(view);
  await fireEvent.click(choices().find((button) => button.textContent!.includes("Не спрашивать здесь"))!);
  flushSync();
  expect(settings.asking).toEqual({ "dice_throne.income": "never" });
  expect(table.decided(view)).toEqual(["pass"]);
  const main = { ...asked("main"), seq: 5000 };
  table.say(main);
  flushSync();
  expect(document.body.textContent).toContain("Без вопросов проходят: Доход.");
  await fireEvent.click(choices().find((button) => button.textContent!.includes("Спрашивать снова"))!);
  expect(settings.asking).toEqual({});
});

test("a die is altered in two taps: which, and to what", async () => {
  const view = asked("alter");
  const table = show(view);
  const die = view.options.find((offer) => offer.at.length)!;
  await fireEvent.click(element(die.at[0]!)!);
  const offered = view.options.filter((offer) => offer.at[0] === die.at[0]);
  if (offered.length > 1) await fireEvent.click(choices()[0]!);
  else await fireEvent.click(primary()!);
  expect(table.decided(view)).toEqual([offered[0]!.notation]);
});

test("a spectator sees the board of whoever plays, no hand, no odds", () => {
  const view = { ...asked("rolling"), you: null, yours: [], question: null, options: [] };
  boardOf(view).heroes[0]!.hand.cards = [];
  const table = show(view);
  expect(element("ability.0.revolver")).not.toBeNull();
  expect(document.body.textContent).toContain("3 карты рубашкой вверх");
  expect(table.sent.filter((sent) => sent.t === "odds")).toEqual([]);
});

test("turn and phases for the bar at the top", () => {
  const { table } = at(asked("rolling"));
  const shown = status(table.session);
  expect(shown.round).toBe("Ход 3, ваш");
  expect(shown.phases!.map((phase) => phase.state)).toEqual(["done", "done", "done", "now", "later", "later", "later"]);
});

test("the log draws statuses, the end shows heroes", () => {
  render(Inline, { kind: "status", id: "chi", text: "Ци" });
  expect(screen.getByText(/Ци/).querySelector("svg")).not.toBeNull();
  cleanup();
  const { table } = at(asked("rolling"));
  render(Score, { session: table.session, seat: 1 });
  expect(document.body.textContent).toMatch(/Варвар\s*Здоровье 27/);
});

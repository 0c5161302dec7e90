/** The drawn table in every question: nothing without words, every option within reach, the state in the names. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";

import Inline from "../src/tables/dice_forge/Inline.svelte";
import Odds from "../src/tables/dice_forge/Odds.svelte";
import Score from "../src/tables/dice_forge/Score.svelte";
import type { Board } from "../src/tables/dice_forge/board";
import { status } from "../src/tables/dice_forge/status";
import TableOf from "../src/tables/dice_forge/Table.svelte";
import type { View } from "../src/lib/protocol";
import type { Lang } from "../src/lib/words";
import { asked, at, questions } from "./dice_forge_scene";
import { element, elements, narrow, primary, texts, WORDLESS } from "./drawn";
import { entry } from "./table";

/** Every question one after the other at the same table. */
function all(lang: Lang, look: (view: View) => void): void {
  const { table } = at(structuredClone(questions[0]!), lang);
  render(TableOf, { session: table.session });
  questions.forEach((view, n) => {
    table.say({ ...structuredClone(view), seq: 1000 + n });
    flushSync();
    look(view);
  });
}

for (const lang of ["ru", "en"] as Lang[])
  for (const width of ["wide", "narrow"])
    test(`everything is put into words: ${lang}, ${width}`, () => {
      if (width === "narrow") narrow();
      all(lang, (view) => expect(texts(), view.question!.key).not.toMatch(WORDLESS));
    });

test("what options touch is on the table", () => {
  all("ru", (view) => {
    const touched = view.options.flatMap((offer) => offer.at);
    const there = elements();
    // Both dice together are no thing of their own: which face goes first is drawn beside the question.
    expect(touched.filter((name) => !there.has(name) && !/hero\d\.dice$/.test(name))).toEqual([]);
  });
});

describe("on the table", () => {
  test("forging: face, slot, price on the button, and the total before it is paid", async () => {
    const view = asked("action");
    const { table, desk } = at(view);
    render(TableOf, { session: table.session });
    const buy = view.options.find((offer) => offer.notation.startsWith("buy"))!;
    expect(primary()).toBeNull();
    await fireEvent.click(element(buy.at[0]!)!);
    expect(element(buy.at[0]!)!.getAttribute("aria-pressed")).toBe("true");
    const gold = desk.mine.reserves.gold.has;
    expect(document.body.textContent).toContain(`${gold}→${gold - Number(buy.args.gold)}`);
    await fireEvent.click(element(`hero${desk.me}.dark.0`)!);
    await fireEvent.click(primary()!);
    expect(table.decided(view)).toEqual([buy.notation]);
  });

  test("choices are buttons that say what would be lost", async () => {
    const view = asked("take");
    view.options[0]!.args.wasted = 1;
    const { table } = at(view);
    render(TableOf, { session: table.session });
    const choices = document.querySelectorAll<HTMLElement>(".result");
    expect(choices).toHaveLength(view.options.filter((offer) => offer.notation.startsWith("take")).length);
    expect(choices[0]!.textContent).toContain("1 пропадёт");
    await fireEvent.click(choices[1]!);
    expect(table.decided(view)).toEqual([view.options[1]!.notation]);
  });

  test("how much goes on the hammer", async () => {
    const view = asked("hammer");
    const { table } = at(view);
    render(TableOf, { session: table.session });
    const most = view.options.filter((offer) => offer.notation.startsWith("hammer")).length - 1;
    await fireEvent.input(screen.getByRole("slider"), { target: { value: String(most) } });
    await fireEvent.click(primary()!);
    expect(table.decided(view)).toEqual([`hammer ${most}`]);
  });

  test("two dice for the Satyrs", async () => {
    const view = asked("satyrs");
    const { table, desk } = at(view);
    render(TableOf, { session: table.session });
    const [first, second] = desk.rivals.map((hero) => hero.seat);
    await fireEvent.click(element(`hero${first}.light`)!);
    await fireEvent.click(element(`hero${second}.dark`)!);
    await fireEvent.click(primary()!);
    expect(table.decided(view)[0]).toMatch(/^satyrs /);
  });

  test("a mirror copies the face that is tapped on a rival's die", async () => {
    const view = asked("mirror");
    const { table } = at(view);
    render(TableOf, { session: table.session });
    const copy = view.options.find((offer) => offer.at.length === 1)!;
    await fireEvent.click(element(copy.at[0]!)!);
    await fireEvent.click(primary()!);
    expect(table.decided(view)).toEqual([copy.notation]);
  });

  test("the rolled die tumbles and what came of it stands beside the reserve, but not when the page opens", () => {
    const view = asked("action");
    const { table, desk } = at({ ...view, log: [entry(0, null)] });
    render(TableOf, { session: table.session });
    flushSync();
    expect(document.querySelector(".rolled.face, .face.rolled")).toBeNull();
    const { me } = desk;
    const lines = [
      { key: "log-rolled", args: { player: me, face: "gold_1", other: "gold_1" }, clause: null },
      { key: "log-gained", args: { player: me, resource: "gold", n: 2, wasted: 0 }, clause: null },
    ];
    table.say({ ...view, seq: view.seq + 1, log: [entry(1, me, ...lines)], since: 1 });
    flushSync();
    expect(document.querySelectorAll(`[data-at="hero${me}.light"] .face.rolled`)).toHaveLength(1);
    expect(element(`hero${me}.gold`)!.textContent).toContain("+2");
  });

  test("somebody's cards are spread out and put together again", async () => {
    const { table, desk } = at(asked("extra"));
    render(TableOf, { session: table.session });
    const { seat } = desk.rivals[0]!;
    await fireEvent.click(element(`hero${seat}`)!);
    expect(document.querySelector(".sheet")).not.toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Закрыть" }));
    expect(document.querySelector(".sheet")).toBeNull();
  });

  test("a spectator sees it from the first seat and can decide nothing", () => {
    const view = asked("action");
    const { table } = at({ ...view, you: null, yours: [], options: [], question: null });
    render(TableOf, { session: table.session });
    expect(document.querySelectorAll(".legal")).toHaveLength(0);
    expect(element("hero0.light.0")).not.toBeNull();
  });
});

describe("around the table", () => {
  test("the bar at the top: round and steps", () => {
    const view = asked("action");
    const { table, desk } = at(view);
    expect(status(table.session)).toMatchObject({
      rounds: { now: desk.board.round, of: desk.board.rounds },
      phases: [{ state: "done" }, { state: "done" }, { state: "now", label: "Действие" }, { state: "later", label: "Второе за 2" }],
    });
  });

  test("before the table is there, nothing is said", () => {
    const { table } = at(asked("action"));
    table.session.box = {};
    expect(status(table.session)).toEqual({});
  });

  test("inside a sentence a face is drawn and still read aloud", () => {
    render(Inline, { kind: "face", id: "gold_4", text: "4 золота" });
    expect(document.querySelector(".face .gold, .face.gold")).not.toBeNull();
    expect(document.body.textContent).toContain("4 золота");
  });

  test("a score is made of the board and of cards with glory", () => {
    const { table, desk } = at(asked("extra"));
    const hero = desk.mine;
    hero.cards.other = [{ card: "ferryman", count: 2 }];
    render(Score, { session: table.session, seat: desk.me });
    const lines = [...document.querySelectorAll("li")].map((line) => line.textContent);
    expect(lines[0]).toContain(String(hero.reserves.glory.has));
    expect(lines.at(-1)).toMatch(/Паромщик ×2.*24/);
  });

  test("odds are asked for the face and slot that are chosen", async () => {
    vi.useFakeTimers();
    const view = asked("action");
    view.board = structuredClone(view.board);
    (view.board as unknown as Board).heroes[view.you!]!.reserves.gold = { has: 11, most: 12 };
    const { table, desk } = at(view);
    render(Odds, { session: table.session });
    await vi.runAllTimersAsync();
    expect(table.last).toMatchObject({ t: "odds", about: {} });
    const face = String(view.options.find((offer) => offer.notation.startsWith("buy"))!.args.face);
    desk.tapTemple(face);
    desk.tapSlot({ die: "dark", n: 0 });
    await vi.runAllTimersAsync();
    expect(table.last).toMatchObject({ t: "odds", about: { die: "dark", slot: 0, face } });
    const gain = { expected: 1.5, chances: [[1, 0.5], [2, 0.5]] };
    const all = { gold: gain, sun: gain, moon: gain, glory: gain };
    const { id } = table.last as { id: number };
    table.say({ t: "odds", id, odds: { seat: 0, now: all, then: { ...all, gold: { ...gain, expected: 2 } } } });
    await vi.runAllTimersAsync();
    expect(document.body.textContent).toContain("+0,5");
    expect(document.body.textContent).toContain("В резерв войдёт только 1");
    const { length } = table.sent;
    desk.tapSlot({ die: "dark", n: 0 }); // dropped and chosen again: the answers are known
    await vi.runAllTimersAsync();
    desk.tapSlot({ die: "dark", n: 0 });
    await vi.runAllTimersAsync();
    expect(table.sent.slice(length).filter((sent) => JSON.stringify(sent).includes(face))).toEqual([]);
  });
});

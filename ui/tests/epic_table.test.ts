/** The drawn Epic table in every question: nothing without words, every option within reach, taps that decide. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";

import type { View } from "../src/lib/protocol";
import { change } from "../src/lib/settings.svelte";
import type { Lang } from "../src/lib/words";
import { inspectingOf } from "../src/tables/epic/inspecting.svelte";
import Odds from "../src/tables/epic/Odds.svelte";
import Score from "../src/tables/epic/Score.svelte";
import { status } from "../src/tables/epic/status";
import TableOf from "../src/tables/epic/Table.svelte";
import { choices, element, elements, narrow, primary, texts, WORDLESS } from "./drawn";
import { asked, board, boardOf, champion, player, questions, sent, theBox } from "./epic_scene";
import { tableAt, type Table } from "./table";

beforeEach(() => change({ motion: "off" })); // what leaves the table is gone at once

const bar = () => document.querySelector("[data-action-bar]")!.textContent!;

function show(view: View, lang: Lang = "ru"): Table {
  const table = tableAt(view, theBox, lang);
  render(TableOf, { session: table.session });
  flushSync();
  return table;
}

/** The next view of the same table. */
function say(table: Table, view: View, some: Partial<View> = {}): void {
  table.say({ ...structuredClone(view), seq: (table.session.view?.seq ?? 0) + 1, ...some });
  flushSync();
}

const notation = (view: View, n: number) => view.options[n]!.notation;
const find = (view: View, start: string) => view.options.filter((offer) => offer.notation.startsWith(start));

/** Whatever is told has words. */
function expectWords(view: View, table: Table): void {
  const { phases = [], round = "" } = status(table.session);
  const said = [texts(), round, ...phases.map(({ label }) => label)].join("\n");
  expect(said, view.question!.key).not.toMatch(WORDLESS);
}

/** Every option has its element or a button. A text in the discard pile is used from the pile, which one looks through. */
function expectReach(view: View): void {
  const bare = view.options.filter((offer) => !offer.at.length).length;
  expect(choices().length, view.question!.key).toBeGreaterThanOrEqual(bare);
  const there = elements();
  const lost = view.options.filter(
    (offer) => offer.at.length && !/^(trigger|recall) /.test(offer.notation) && !offer.at.some((name) => there.has(name)),
  );
  expect(lost.map((offer) => offer.notation), view.question!.key).toEqual([]);
}

/** What may be chosen is ringed, and nothing else; for Loyalty also the card that is offered only as the second one. */
function expectRings(view: View): void {
  const ringed = [...document.querySelectorAll<HTMLElement>("[data-at].legal")].map((one) => one.dataset.at!);
  const offered = new Set(view.options.flatMap((offer) => offer.at));
  const wrong = ringed.filter((name) => !offered.has(name));
  expect(wrong.length, `${view.question!.key}: ${wrong.join()}`).toBe(view.question!.key === "ask-loyalty" ? 1 : 0);
}

for (const lang of ["ru", "en"] as Lang[])
  for (const width of ["wide", "narrow"])
    test(`every question has words, every option a place and a ring: ${lang}, ${width}`, () => {
      if (width === "narrow") narrow();
      const table = show(structuredClone(questions[0]!), lang);
      render(Odds, { session: table.session });
      for (const view of questions) {
        say(table, view);
        expectWords(view, table);
        expectReach(view);
        expectRings(view);
      }
    });

describe("an attack", () => {
  test("is picked champion by champion and sent member by member, closed by a pass only if more could join", async () => {
    const view = asked("main");
    const table = show(view);
    const [first, second] = find(view, "attack ");
    await fireEvent.click(element(second!.at[0]!)!);
    await fireEvent.click(element(first!.at[0]!)!);
    expect(primary()!.textContent).toContain("Атаковать двоими");
    expect(sent(table)).toEqual([]);
    await fireEvent.click(primary()!);
    const order = [first!, second!].sort((a, b) => Number(a.at[0]!.split(".")[1]) - Number(b.at[0]!.split(".")[1]));
    expect(sent(table)).toEqual([[order[0]!.option]]);
    const group = { key: "ask-group", args: { player: 0 }, clause: null };
    const left = [{ option: 0, notation: "pass", key: "option-pass-group", args: { named: 1, phase: "attackers" }, at: [] }, { ...order[1]!, option: 1 }];
    say(table, view, { question: group, options: left });
    expect(sent(table).at(-1)).toEqual([1]);
    const more = find(view, "attack ").some(({ at: [one] }) => Number(one!.split(".")[1]) > Number(order[1]!.at[0]!.split(".")[1]));
    say(table, view, { question: group, options: [left[0]!, { ...order[1]!, option: 1, notation: "attack other#999" }] });
    expect(sent(table).length).toBe(more ? 3 : 2);
    // Whatever is asked next is not answered by the errand.
    say(table, asked("initiative"));
    expect(sent(table).length).toBe(more ? 3 : 2);
  });

  test("says what it would do before it is sent, and is dropped by cancel", async () => {
    const view = asked("main");
    show(view);
    await fireEvent.click(element(find(view, "attack ")[0]!.at[0]!)!);
    expect(document.body.textContent).toContain("прогноз");
    await fireEvent.click(screen.getByRole("button", { name: /Отменить/ }));
    expect(primary()).toBeNull();
    expect(document.body.textContent).not.toContain("прогноз");
  });

  test("among several rivals goes on after the person has said whom", async () => {
    const champions = [champion(1), champion(2), champion(3, { controller: 1 })];
    const ffa = board({ mode: "free_for_all", players: [0, 1, 2].map((seat) => player(seat)), champions });
    const attack = (id: number, option: number) => ({ option, notation: `attack wolf#${id}`, key: "option-attack", args: { card: "wolf" }, at: [`champion.${id}`] });
    const base: Partial<View> = { board: ffa as unknown as Record<string, unknown>, places: asked("main").places };
    const view = { ...asked("main"), ...base, options: [attack(1, 1), attack(2, 2)] };
    const table = show(view);
    await fireEvent.click(element("champion.1")!);
    await fireEvent.click(element("champion.2")!);
    await fireEvent.click(primary()!);
    expect(sent(table)).toEqual([[1]]);
    const whom = { key: "ask-whom", args: { player: 0 }, clause: null };
    const rival = (seat: number, option: number) => ({ option, notation: `player ${seat}`, key: "option-player", args: { rival: seat }, at: [`player.${seat}`] });
    say(table, view, { question: whom, options: [rival(1, 0), rival(2, 1)] });
    expect(sent(table)).toHaveLength(1);
    await fireEvent.click(element("player.2")!);
    await fireEvent.click(primary()!);
    expect(sent(table).at(-1)).toEqual([1]);
    say(table, view, { question: { ...whom, key: "ask-group" }, options: [attack(2, 4)] });
    expect(sent(table).at(-1)).toEqual([4]);
  });

  test("a rival tapped beforehand is the one attacked", async () => {
    const champions = [champion(1)];
    const ffa = board({ mode: "free_for_all", players: [0, 1, 2].map((seat) => player(seat)), champions });
    const view = { ...asked("main"), board: ffa as unknown as Record<string, unknown> };
    view.options = [{ option: 0, notation: "attack wolf#1", key: "option-attack", args: { card: "wolf" }, at: ["champion.1"] }];
    const table = show(view);
    await fireEvent.click(element("champion.1")!);
    await fireEvent.click(element("player.2")!);
    await fireEvent.click(primary()!);
    const options = [1, 2].map((seat, option) => ({ option, notation: `player ${seat}`, key: "option-player", args: { rival: seat }, at: [`player.${seat}`] }));
    say(table, view, { question: { key: "ask-whom", args: { player: 0 }, clause: null }, options });
    expect(sent(table)).toEqual([[0], [1]]);
  });
});

test("blockers are picked locally; not to block says what it costs", async () => {
  const view = asked("block");
  const table = show(view);
  expect(bar()).toMatch(/Не блокировать: \d+ → -?\d+/);
  const [one] = find(view, "block ");
  await fireEvent.click(element(one!.at[0]!)!);
  expect(primary()!.textContent).toContain("Блокировать одним");
  expect(element(one!.at[0]!)!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(primary()!);
  expect(sent(table)).toEqual([[one!.option]]);
});

test("a card is picked, then played; a second tap looks at it closely", async () => {
  const view = asked("main");
  const table = show(view);
  const [play] = find(view, "play ");
  await fireEvent.click(element(play!.at[0]!)!);
  expect(primary()!.textContent).toContain("Разыграть");
  await fireEvent.click(element(play!.at[0]!)!);
  expect(inspectingOf(table.session).pinned?.card).toBe(play!.args.card);
  expect(screen.getByRole("complementary", { name: "Осмотр" })).toBeTruthy();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(inspectingOf(table.session).pinned).toBeNull();
  await fireEvent.click(primary()!);
  expect(sent(table)).toEqual([[play!.option]]);
});

test("what cannot be chosen asks why, at the element", async () => {
  const view = asked("initiative");
  const table = show(view);
  const hand = boardOf(view).players[view.you!]!.hand.cards;
  const idle = hand.find(({ id }) => !view.options.some((offer) => offer.at.includes(`card.${id}`)));
  expect(idle).toBeDefined();
  await fireEvent.click(element(`card.${idle!.id}`)!);
  expect(table.last).toMatchObject({ t: "why", notation: `play ${idle!.card}#${idle!.id}` });
});

test("cards are exchanged together, in the order of the engine", async () => {
  const view = asked("mulligan");
  const table = show(view);
  const cards = find(view, "card ");
  await fireEvent.click(element(cards[2]!.at[0]!)!);
  await fireEvent.click(element(cards[0]!.at[0]!)!);
  expect(primary()!.textContent).toContain("Пересдать 2 карты за 2 здоровья");
  await fireEvent.click(primary()!);
  expect(sent(table)).toEqual([[cards[0]!.option]]);
});

test("points of damage are divided tap by tap and sent when all are given", async () => {
  const view = asked("split");
  const table = show(view);
  const targets = view.options.filter((offer) => offer.at.length);
  for (let n = 0; n < 5; n++) await fireEvent.click(element(targets[0]!.at[0]!)!);
  expect(primary()).toBeNull();
  expect(bar()).toContain("Выберите ещё 1");
  await fireEvent.click(element(targets.at(-1)!.at[0]!)!);
  await fireEvent.click(primary()!);
  expect(sent(table)).toHaveLength(1);
});

test("Loyalty takes two cards, the last one of the faction included", async () => {
  const view = asked("loyalty");
  const table = show(view);
  const ringed = [...document.querySelectorAll<HTMLElement>(".hand [data-at].legal")];
  expect(ringed.length).toBe(find(view, "card ").length + 1);
  for (const card of ringed.slice(-2)) await fireEvent.click(card);
  await fireEvent.click(primary()!);
  expect(sent(table)).toHaveLength(1);
  // The same question for another card is not answered by what was picked for this one.
  say(table, view);
  say(table, view);
  expect(sent(table).length).toBeLessThanOrEqual(2);
});

test("waiting abilities are put in order by tapping", async () => {
  const view = asked("trigger");
  const table = show(view);
  const offered = screen.getAllByRole("button").filter((button) => button.classList.contains("legal") && button.closest(".asked"));
  expect(offered.length).toBe(view.options.length);
  await fireEvent.click(offered.at(-1)!);
  expect(primary()!.textContent).toContain("Применить");
  await fireEvent.click(primary()!);
  expect(notation(view, sent(table)[0]![0]!)).toMatch(/^trigger /);
});

test("numbers are tapped; the likely one is picked already", async () => {
  const view = asked("through");
  const table = show(view);
  const most = Math.max(...view.options.map((offer) => Number(offer.notation.split(" ")[1])));
  expect(primary()!.textContent).toContain(String(most));
  await fireEvent.click(choices().find((button) => button.textContent!.trim() === "0")!);
  await fireEvent.click(primary()!);
  expect(notation(view, sent(table)[0]![0]!)).toBe("number 0");
});

describe("a window", () => {
  test("is passed unasked where a person wants it, and that is told", () => {
    change({ asking: { "epic.my_before_blocks": "never", "epic.before_blocks": "never", "epic.my_before_damage": "never", "epic.before_damage": "never" } });
    const view = asked("initiative");
    const table = show(view);
    expect(notation(view, sent(table)[0]![0]!)).toBe("pass");
    expect(screen.getAllByRole("status").some((one) => one.textContent!.includes("Пас за вас"))).toBe(true);
  });

  test("says what passing does, and whose gold is unspent", () => {
    const table = show(asked("initiative"));
    expect(sent(table)).toEqual([]);
    expect(bar()).toMatch(/Не отвечаю: к (блоку|урону)/);
    expect(bar()).toMatch(/если пасуют все/);
  });
});

test("a draft: a card is taken, what was taken stands by faction", async () => {
  const view = asked("pick");
  const table = show(view);
  const [card] = find(view, "card ");
  await fireEvent.click(element(card!.at[0]!)!);
  expect(primary()!.textContent).toContain("Взять");
  expect(document.querySelector(".picks")!.textContent).toContain("+1");
  await fireEvent.click(primary()!);
  expect(sent(table)).toEqual([[card!.option]]);
});

test("cards for a deck are kept in one go", async () => {
  const view = asked("keep");
  const table = show(view);
  const cards = find(view, "card ").slice(0, 3);
  for (const card of cards) await fireEvent.click(element(card.at[0]!)!);
  await fireEvent.click(primary()!);
  expect(sent(table)[0]!.toSorted()).toEqual(cards.map((card) => card.option).toSorted());
});

test("spectators and earlier moments decide nothing and hide the hand", () => {
  const view = asked("main");
  const table = show({ ...view, you: null, yours: [], options: [], question: null });
  expect(document.querySelectorAll(".legal")).toHaveLength(0);
  expect(document.querySelector(".hand")!.textContent).toContain("Зрителям");
  say(table, view);
  table.say({ t: "moment", moment: 3, of: 9, you: 0, board: view.board });
  flushSync();
  expect(document.querySelectorAll(".legal")).toHaveLength(0);
});

test("the piles of everybody can be looked through", async () => {
  const view = asked("main");
  show(view);
  await fireEvent.click(screen.getByRole("button", { name: /карт в сбросе — 3/ }));
  expect(screen.getByRole("region", { name: "Ваши карты" }).querySelectorAll(".card")).toHaveLength(3);
  await fireEvent.click(screen.getByRole("tab", { name: /Колода/ }));
  expect(document.querySelector(".tray")!.textContent).toContain("порядок неизвестен");
  await fireEvent.click(screen.getByRole("button", { name: /Закрыть/ }));
  expect(document.querySelector(".tray")).toBeNull();
});

test("the end tells what was left", () => {
  const table = tableAt(asked("main"), theBox);
  const { container } = render(Score, { session: table.session, seat: 0 });
  expect(container.textContent).toContain("здоровье 27");
});

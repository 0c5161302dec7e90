/** Options as rows: what is decided at once, what is ticked, what reads alike. */
import { expect, test } from "vitest";

import { choices, finishing, namedSoFar, ticked } from "../src/boards/text/choices";
import type { View } from "../src/lib/protocol";
import { asked, GAMES, positions, scene, words } from "./text_board_scene";

const open = (view: View) => {
  const read = scene(view, words("en", view.game));
  return { read, options: choices(read, view.options) };
};

test("every option can be taken: at once, as a member, or as a set", () => {
  for (const view of GAMES.flatMap(positions)) {
    const { read, options } = open(view);
    const atOnce = options.rows.flatMap((row) => row.offer ?? []);
    const asSets = options.sets.filter((offer) => ticked(read, options, offer.at)?.offers[0] === offer);
    const taken = [...atOnce, ...options.members, ...asSets].map((offer) => offer.option);
    expect(taken.sort((a, b) => a - b)).toEqual(view.options.map((offer) => offer.option));
  }
});

test("no two rows read alike, and none shares its key", () => {
  for (const view of GAMES.flatMap(positions)) {
    const { rows } = open(view).options;
    expect(new Set(rows.map((row) => row.text)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
  }
});

test("doing nothing comes last", () => {
  const { rows } = open(asked("dice_forge", "action")).options;
  expect(rows.findIndex((row) => row.offer?.notation === "pass")).toBe(rows.length - 1);
});

test("champions that share a name are told apart, cards that share one too", () => {
  const view = asked("epic", "targets");
  const alike = open(view).options.rows.filter((row) => row.text.includes("no. "));
  expect(alike.length).toBeGreaterThan(1);
  const card = asked("epic", "pick").options[0]!;
  const twice = { ...view, options: [card, { ...card, option: 99, notation: "card wolf#999", at: ["card.999"] }] };
  expect(open(twice).options.rows[1]?.text).toContain("999");
});

test("options that differ in nothing that can be told are counted", () => {
  const view = asked("epic", "trigger");
  const trigger = view.options[0]!;
  const twice = { ...view, options: [trigger, { ...trigger, option: 1, notation: "trigger 2" }] };
  expect(open(twice).options.rows.map((row) => row.text.slice(-4))).toEqual([" (1)", " (2)"]);
});

test("members of a group are ticked and sent together, and one more option says that this is all", () => {
  const view = asked("epic", "mulligan");
  const { read, options } = open(view);
  const two = options.members.slice(1, 3);
  const sent = ticked(read, options, two.flatMap((offer) => offer.at));
  expect(sent?.offers).toEqual(two);
  expect(sent?.text).toMatch(/^Confirm: .+ and .+$/);
  expect(ticked(read, options, [])).toBeNull();

  const pass = view.options.find((offer) => offer.notation === "pass")!;
  const after = [{ ...pass, args: { ...pass.args, named: 2 } }];
  expect(namedSoFar(view.options)).toBe(0);
  expect(finishing(after, sent!.finish!, 2)).toBe(after[0]);
  expect(finishing(after, sent!.finish!, 1)).toBeUndefined(); // somebody else's "that is all"
});

test("of the main phase only attackers are ticked", () => {
  const { members, rows } = open(asked("epic", "main")).options;
  expect(new Set(members.map((offer) => offer.key))).toEqual(new Set(["option-attack"]));
  expect(rows.some((row) => row.offer?.key === "option-play")).toBe(true);
});

test("dice are ticked; equal dice are equal, and what is no option says so", () => {
  const view = asked("dice_throne", "rolling");
  const { read, options } = open(view);
  const dice = (view.board.rolls as { dice: number[] }[]).at(-1)!.dice;
  expect(options.rows.filter((row) => row.element).map((row) => row.element)).toEqual(dice.map((_, n) => `die.${n}`));
  const first = dice.findIndex((value, n) => dice.indexOf(value) < n); // a die like an earlier one
  const [sent] = ticked(read, options, [`die.${first}`])!.offers;
  expect(sent?.args.dice).toBe(String(dice[first]));
  const few = { ...options, sets: options.sets.filter((offer) => offer.at.length === 1) };
  expect(ticked(read, few, ["die.0", "die.1"])?.offers).toEqual([]);
});

test("a single die that may be rolled again is an option of its own", () => {
  const { sets, rows } = open(asked("dice_throne", "roll-again")).options;
  expect(sets).toEqual([]);
  expect(rows.every((row) => row.offer)).toBe(true);
});

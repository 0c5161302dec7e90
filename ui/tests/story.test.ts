import { expect, test } from "vitest";

import { clauses, sections, turns } from "../src/lib/story";

const line = (key: string, args: Record<string, unknown> = {}, clause: string | null = null) => ({ key, args, clause });

test("a new turn cuts what a decision brought about", () => {
  const entry = {
    moment: 3,
    seat: 0,
    lines: [line("log-feat", { player: 0 }), line("log-turn", { player: 1 }), line("log-rolled", { player: 1 })],
  };
  expect(sections(entry)).toEqual([
    { heading: null, seat: 0, lines: [entry.lines[0]] },
    { heading: entry.lines[1], seat: 1, lines: [entry.lines[2]] },
  ]);
});

test("a decision that tells nothing is no section", () => {
  expect(sections({ moment: 1, seat: 0, lines: [] })).toEqual([]);
});

test("a clause behind several lines is named once", () => {
  expect(clauses([line("a", {}, "DF-3.2"), line("b"), line("c", {}, "DF-3.2"), line("d", {}, "DF-1.1")])).toEqual([
    "DF-3.2",
    "DF-1.1",
  ]);
});

test("rounds are numbered where they begin, and not too close to each other", () => {
  const turn = (moment: number, round: number) => ({ moment, seat: 0, lines: [line("log-turn", { player: 0, round })] });
  const log = [turn(0, 1), turn(4, 1), turn(8, 2), turn(9, 3), turn(20, 4)];
  expect(turns(log, 3).map(({ moment, number }) => [moment, number])).toEqual([
    [0, 1],
    [4, null],
    [8, 2],
    [9, null],
    [20, 4],
  ]);
});

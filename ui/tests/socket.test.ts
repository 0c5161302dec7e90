import { expect, test } from "vitest";

import { DEAD_AFTER, decide, PING_AFTER, wait } from "../src/lib/socket";

const NOW = 100_000;
const line = (heard: number, pinged: number, open = true) => ({ open, heard: NOW - heard, pinged: NOW - pinged });

test("a line that speaks needs nothing", () => {
  expect(decide(line(PING_AFTER - 1, PING_AFTER), NOW)).toBe("nothing");
});

test("a silent line is asked, but not twice for the same silence", () => {
  expect(decide(line(PING_AFTER, PING_AFTER), NOW)).toBe("ping");
  expect(decide(line(PING_AFTER + 500, 500), NOW)).toBe("nothing");
});

test("a line that does not answer is replaced", () => {
  expect(decide(line(DEAD_AFTER, 100), NOW)).toBe("replace");
});

test("a line that is not open is being opened already", () => {
  expect(decide(line(DEAD_AFTER, DEAD_AFTER, false), NOW)).toBe("nothing");
});

test("waiting grows from a quarter of a second to four, with some luck in it", () => {
  expect([0, 1, 2, 3, 4, 9].map((attempts) => wait(attempts, 1))).toEqual([250, 500, 1000, 2000, 4000, 4000]);
  expect(wait(0, 0)).toBe(125);
});

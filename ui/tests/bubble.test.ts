import { expect, test } from "vitest";

import { beside } from "../src/lib/bubble";

const ROOM = { width: 400, height: 300 };
const SIZE = { width: 200, height: 80 };
const box = (left: number, top: number) => ({ left, top, width: 60, height: 60 });

test("below, the arrow pointing at the middle of the element", () => {
  expect(beside(ROOM, box(100, 20), SIZE)).toEqual({ side: "below", left: 100, top: 92, arrow: 30 });
});

test("above where there is no room below", () => {
  expect(beside(ROOM, box(100, 200), SIZE)).toMatchObject({ side: "above", top: 108 });
});

test("inside the box at its edges, and the arrow still points at the element", () => {
  const { left, arrow } = beside(ROOM, box(330, 20), SIZE);
  expect(left).toBe(192);
  expect(left + arrow).toBe(360);
  expect(beside(ROOM, box(0, 20), SIZE)).toMatchObject({ left: 8, arrow: 22 });
});

test("at a side of something tall", () => {
  const tall = { left: 10, top: 5, width: 60, height: 290 };
  expect(beside(ROOM, tall, SIZE)).toMatchObject({ side: "right", left: 82 });
  expect(beside(ROOM, { ...tall, left: 330 }, SIZE)).toMatchObject({ side: "left", left: 118 });
});

test("never outside, even if there is no room at all", () => {
  const { left, top } = beside({ width: 210, height: 90 }, box(70, 20), SIZE);
  expect([left, top]).toEqual([8, 8]);
});

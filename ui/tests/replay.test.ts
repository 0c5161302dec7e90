import { beforeEach, expect, test, vi } from "vitest";

import type { Moment, Replay } from "../src/lib/protocol";
import { Replayer } from "../src/lib/replay.svelte";
import { place } from "./table";

const line = { key: "log-feat", args: { player: 0, card: "hydra" }, clause: null };
const REPLAY: Replay = {
  summary: {
    id: "abc",
    game: "dice_forge",
    setup: {},
    places: [place("Мария"), place("Аня")],
    over: true,
    winners: [0],
    created: 0,
    moments: 3,
  },
  log: [0, 1, 2, 3].map((moment) => ({ moment, seat: 0, lines: [line] })),
  seed: "7",
  seed_hash: "",
  result: { winners: [0], scores: [2, 1], reason: "end-rounds" },
};

const asked: [number, number | null][] = [];
const fetched = (_id: string, moment: number, seat: number | null): Promise<Moment> => {
  asked.push([moment, seat]);
  return Promise.resolve({ t: "moment", moment, of: 3, you: seat, board: { moment, seat } });
};

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
});

const shown = (replayer: Replayer) => replayer.session.board;

test("shows the moment of the address, and nothing can be decided there", async () => {
  const replayer = new Replayer("abc", REPLAY, 2, 1, fetched);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(replayer)).toEqual({ moment: 2, seat: 1 });
  expect(replayer.session.mine).toBe(false);
  expect(replayer.session.view?.result).toBeNull();
  expect(replayer.session.log).toHaveLength(4);
  expect(replayer.session.told).toHaveLength(3);
});

test("keeps inside the game, and tells its result at the end", async () => {
  const replayer = new Replayer("abc", REPLAY, 99, 7, fetched);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(replayer)).toEqual({ moment: 3, seat: null });
  expect(replayer.session.view?.result).toEqual(REPLAY.result);
});

test("a tap on the log and another perspective show the board anew", async () => {
  const replayer = new Replayer("abc", REPLAY, 0, null, fetched);
  replayer.session.look(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(replayer)).toEqual({ moment: 1, seat: null });
  replayer.look(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(replayer)).toEqual({ moment: 1, seat: 0 });
});

test("a moment is fetched once", async () => {
  const replayer = new Replayer("abc", REPLAY, 0, null, fetched);
  for (const moment of [1, 0, 1, 0]) {
    void replayer.to(moment);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(asked.filter(([moment]) => moment === 1)).toHaveLength(1);
});

test("plays to the end, then from the beginning again", async () => {
  const replayer = new Replayer("abc", REPLAY, 1, null, fetched);
  replayer.play();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(replayer.at).toBe(3);
  expect(replayer.playing).toBe(false);
  replayer.play();
  await vi.advanceTimersByTimeAsync(1700);
  expect(replayer.at).toBe(1);
  replayer.pause();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(replayer.at).toBe(1);
});

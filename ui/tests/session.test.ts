/** What a tap, a plan, a break of the line mean for a table. */
import { beforeEach, describe, expect, test, vi } from "vitest";

import { find, keep } from "../src/lib/kept.svelte";
import { offer, place, Table, view } from "./table";

const HYDRA = offer(0, "feat hydra", "card.hydra");
const LIGHT = offer(1, "forge gold_4 light", "temple.gold_4", "hero0.light.2");
const DARK = offer(2, "forge gold_4 dark", "temple.gold_4", "hero0.dark.1");
const PASS = offer(3, "pass");
const OPTIONS = [HYDRA, LIGHT, DARK, PASS];
const refusal = { key: "feat-too-dear", args: {}, clause: "DF-5.3" };

let table: Table;

beforeEach(() => {
  table = new Table();
  table.say(view({ options: OPTIONS }));
});

describe("taps", () => {
  test("narrow the options until one is left", () => {
    const { session } = table;
    session.tap("temple.gold_4");
    expect(session.offers).toEqual([LIGHT, DARK]);
    expect(session.primary).toBeNull();
    session.tap("hero0.dark.1");
    expect(session.primary).toEqual(DARK);
    expect(table.sent).toHaveLength(1); // the hello: nothing is sent before a decision is complete
  });

  test("the same element again is dropped, another choice begins anew", () => {
    const { session } = table;
    session.tap("temple.gold_4");
    session.tap("temple.gold_4");
    expect(session.picked).toEqual([]);
    session.tap("temple.gold_4");
    session.tap("card.hydra");
    expect(session.picked).toEqual(["card.hydra"]);
    expect(session.primary).toEqual(HYDRA);
  });

  test("on what no option touches ask why, and the answer stands at the element", () => {
    const { session } = table;
    session.tap("card.gorgon", "feat gorgon");
    expect(table.last).toEqual({ t: "why", id: 1, notation: "feat gorgon" });
    table.say({ t: "because", id: 1, why: refusal });
    expect(session.whyNot).toEqual({ element: "card.gorgon", refusal });
    session.tap("card.hydra");
    expect(session.whyNot).toBeNull();
  });

  test("without a question to ask do nothing", () => {
    table.session.tap("card.gorgon");
    expect(table.sent).toHaveLength(1);
  });

  test("are dropped by cancel and by the next view", () => {
    const { session } = table;
    session.tap("card.hydra");
    session.cancel();
    expect(session.picked).toEqual([]);
    session.tap("card.hydra");
    table.say(view({ seq: 2, options: OPTIONS }));
    expect(session.picked).toEqual([]);
  });
});

describe("decisions", () => {
  test("carry the number of what they answer", () => {
    table.session.act(HYDRA);
    expect(table.last).toEqual({ t: "act", seq: 1, options: [0] });
    expect(table.session.sending).toBe(true);
    table.say(view({ seq: 2 }));
    expect(table.session.sending).toBe(false);
  });

  test("are sent once", () => {
    table.session.act(HYDRA);
    table.session.act(PASS);
    expect(table.sent.filter((asked) => asked.t === "act")).toHaveLength(1);
  });

  test("of a group go together", () => {
    table.session.act(LIGHT, DARK);
    expect(table.last).toEqual({ t: "act", seq: 1, options: [1, 2] });
  });

  test("that are refused change nothing and say why", () => {
    table.session.act(HYDRA);
    table.say({ t: "refused", why: refusal, seq: 1 });
    expect(table.session.sending).toBe(false);
    expect(table.session.whyNot).toEqual({ element: null, refusal });
  });

  test("made without a line go as soon as there is one, if they still answer what is asked", () => {
    table.break();
    table.session.act(HYDRA);
    expect(table.last?.t).toBe("hello");
    expect(table.session.sending).toBe(true);
    table.mend(view({ options: OPTIONS }));
    expect(table.last).toEqual({ t: "act", seq: 1, options: [0] });
  });

  test("made without a line are dropped if the table has gone on", () => {
    table.break();
    table.session.act(HYDRA);
    table.mend(view({ seq: 5, options: OPTIONS }));
    expect(table.last?.t).toBe("hello");
    expect(table.session.sending).toBe(false);
  });

  test("made without a line can be cancelled", () => {
    table.break();
    table.session.act(HYDRA);
    table.session.cancel();
    table.mend(view({ options: OPTIONS }));
    expect(table.last?.t).toBe("hello");
  });

  test("are not sent again by a view that comes meanwhile", () => {
    table.session.act(HYDRA);
    table.say(view({ options: OPTIONS, watchers: 1 }));
    expect(table.sent.filter((asked) => asked.t === "act")).toHaveLength(1);
    expect(table.session.sending).toBe(true);
  });
});

describe("plans", () => {
  const BUY = offer(0, "buy gold_4");
  const PUT = offer(7, "replace dark gold_1");

  test("are carried out step by step", () => {
    table.say(view({ seq: 2, options: [PASS, { ...BUY, option: 4 }] }));
    table.session.plan("buy gold_4", "replace dark gold_1");
    expect(table.last).toEqual({ t: "act", seq: 2, options: [4] });
    table.say(view({ seq: 3, options: [PUT] }));
    expect(table.last).toEqual({ t: "act", seq: 3, options: [7] });
  });

  test("are given up when a step is not offered", () => {
    table.say(view({ seq: 2, options: [BUY] }));
    table.session.plan("buy gold_4", "replace dark gold_1");
    table.say(view({ seq: 3, options: [PASS] }));
    table.say(view({ seq: 4, options: [PUT] }));
    expect(table.last).toEqual({ t: "act", seq: 2, options: [0] });
  });

  test("wait while somebody else decides", () => {
    table.say(view({ seq: 2, options: [BUY] }));
    table.session.plan("buy gold_4", "replace dark gold_1");
    table.say(view({ seq: 3 }));
    table.say(view({ seq: 4, options: [PUT] }));
    expect(table.last).toEqual({ t: "act", seq: 4, options: [7] });
  });
});

describe("the curtain", () => {
  test("falls when somebody else at this device is asked, and nothing can be decided before it opens", () => {
    table.say(view({ seq: 2, yours: [0, 1], you: 1, options: OPTIONS }));
    expect(table.session.curtain).toBe(true);
    expect(table.session.mine).toBe(false);
    expect(table.session.offers).toEqual([]);
    table.session.curtain = false;
    expect(table.session.offers).toEqual(OPTIONS);
  });

  test("stays up for the same person, and where nobody else sits", () => {
    table.say(view({ seq: 2, yours: [0, 1], options: OPTIONS }));
    table.session.curtain = false;
    table.say(view({ seq: 3, yours: [0, 1], options: OPTIONS }));
    expect(table.session.curtain).toBe(false);
    table.say(view({ seq: 4, yours: [1], you: 1, options: OPTIONS }));
    expect(table.session.curtain).toBe(false);
  });
});

describe("the log", () => {
  const line = (key: string) => ({ key, args: {}, clause: null });

  test("grows, and an undo takes lines back", () => {
    table.say(view({ seq: 2, log: [{ moment: 0, seat: null, lines: [line("a")] }] }));
    table.say(view({ seq: 3, since: 1, log: [{ moment: 1, seat: 0, lines: [line("b")] }] }));
    expect(table.session.log.map((entry) => entry.lines[0]?.key)).toEqual(["a", "b"]);
    table.say(view({ seq: 4, since: 0, log: [{ moment: 0, seat: null, lines: [line("a")] }] }));
    expect(table.session.log).toHaveLength(1);
  });

  test("an earlier moment is looked at without deciding anything", () => {
    table.session.look(0);
    expect(table.last).toEqual({ t: "look", moment: 0 });
    table.say({ t: "moment", moment: 0, of: 1, you: 0, board: { round: 0 } });
    expect(table.session.board).toEqual({ round: 0 });
    expect(table.session.mine).toBe(false);
    table.session.now();
    expect(table.session.board).toEqual({ round: 1 });
  });
});

describe("hints", () => {
  const advice = { option: 0, chance: 0.5, reason: { key: "hint-only", args: {}, clause: null } };

  test("are asked for once and belong to their view", () => {
    table.session.hint();
    table.session.hint();
    expect(table.sent.filter((asked) => asked.t === "hint")).toHaveLength(1);
    expect(table.session.hinting).toBe(true);
    table.say({ t: "hints", seq: 1, hints: [advice] });
    expect(table.session.hints).toEqual([advice]);
    expect(table.session.hinting).toBe(false);
  });

  test("that come too late are not shown", () => {
    table.session.hint();
    table.say(view({ seq: 2, options: OPTIONS }));
    table.say({ t: "hints", seq: 1, hints: [advice] });
    expect(table.session.hints).toBeNull();
  });
});

test("odds come back to whoever asked", async () => {
  const first = table.session.odds<{ n: number }>({ keep: [1] });
  const second = table.session.odds<{ n: number }>({ keep: [2] });
  const ids = table.sent.flatMap((asked) => (asked.t === "odds" ? asked.id : []));
  table.say({ t: "odds", id: ids[1]!, odds: { n: 2 } });
  table.say({ t: "odds", id: ids[0]!, odds: { n: 1 } });
  expect([await first, await second]).toEqual([{ n: 1 }, { n: 2 }]);
});

test("a rematch is a table of mine, with the same tokens", () => {
  keep("abc", "dice_forge", { "0": "secret" });
  table.say({ t: "next", game: "xyz" });
  expect(table.session.next).toBe("xyz");
  expect(find("xyz")?.tokens).toEqual({ "0": "secret" });
});

test("bots go by their level, and by a number if there are two of it", async () => {
  const answers: Record<string, string> = {
    "/api/rules/dice_forge": "[]",
    "/api/box/dice_forge": "{}",
  };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(answers[path] ?? "web-bot = { $bot }{ $n }\nplayer = Player { $n }")),
  );
  const places = [place(""), place("", { bot: "easy" }), place("", { bot: "hard" }), place("", { bot: "easy" })];
  const fresh = new Table();
  Reflect.deleteProperty(fresh.session, "speak");
  fresh.say(view({ places }));
  await expect.poll(() => fresh.session.words.player(1), { timeout: 30_000 }).toBe("easy1");
  expect([0, 2, 3].map((seat) => fresh.session.words.player(seat))).toEqual(["Player 1", "hard0", "easy2"]);
});

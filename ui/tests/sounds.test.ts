import { expect, test } from "vitest";

import { sound } from "../src/lib/sounds";
import { offer, view } from "./table";

const line = (key: string) => ({ key, args: {}, clause: null });
const mine = view({ options: [offer(0, "pass")] });
const theirs = view();
const over = view({ result: { winners: [0], scores: [1, 0], reason: "end-rounds" } });

test("the end is heard above all, then my decision, then what has happened", () => {
  expect(sound(theirs, over, [line("log-hit")])).toBe("end");
  expect(sound(theirs, mine, [line("log-rolled")])).toBe("turn");
  expect(sound(mine, theirs, [line("log-played"), line("log-rolled"), line("log-hurt")])).toBe("hit");
  expect(sound(mine, mine, [line("log-rolled_die")])).toBe("roll");
  expect(sound(mine, mine, [line("log-feat")])).toBe("card");
  expect(sound(mine, mine, [line("log-gold")])).toBeNull();
});

import { expect, test } from "vitest";

import { find, forget, keep, keepLinked, visited } from "../src/lib/kept.svelte";

test("a token that came by a link gets its seat from the table", () => {
  keepLinked("abc", ["secret"]);
  expect(Object.values(find("abc")!.tokens)).toEqual(["secret"]);
  visited("abc", "epic", [2]);
  expect(find("abc")).toMatchObject({ game: "epic", tokens: { "2": "secret" } });
});

test("a token that is known already is not kept twice", () => {
  keep("abc", "epic", { "0": "secret" });
  keepLinked("abc", ["secret"]);
  expect(find("abc")?.tokens).toEqual({ "0": "secret" });
});

test("a second seat by a link stands beside the first", () => {
  keep("abc", "epic", { "0": "mine" });
  keepLinked("abc", ["other"]);
  visited("abc", "epic", [0, 1]);
  expect(find("abc")?.tokens).toEqual({ "0": "mine", "1": "other" });
});

test("the seats of a device come by one link", () => {
  keepLinked("abc", ["first", "third"]);
  visited("abc", "epic", [0, 2]);
  expect(find("abc")?.tokens).toEqual({ "0": "first", "2": "third" });
});

test("who only watches keeps nothing", () => {
  visited("abc", "epic", []);
  expect(find("abc")).toBeUndefined();
});

test("what is kept is there after the page is loaded anew, and what is forgotten is not", () => {
  keep("abc", "epic", { "0": "secret" });
  expect(localStorage.getItem("igroteka.games")).toContain("secret");
  forget("abc");
  expect(localStorage.getItem("igroteka.games")).toBe("[]");
});

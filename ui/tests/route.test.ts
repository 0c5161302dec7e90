import { expect, test } from "vitest";

import { find } from "../src/lib/kept.svelte";
import { invitationLink, momentLink, ownLink, read, router } from "../src/lib/route.svelte";

const at = (path: string) => read(new URL(path, "http://localhost"));

test.each([
  ["/", { page: "lobby", over: "" }],
  ["/#heroes", { page: "lobby", over: "heroes" }],
  ["/g/abc", { page: "game", id: "abc" }],
  ["/g/abc/", { page: "game", id: "abc" }],
  ["/g/abc/replay", { page: "replay", id: "abc", at: 0, seat: null }],
  ["/g/abc/replay?at=17&seat=1", { page: "replay", id: "abc", at: 17, seat: 1 }],
  ["/g/abc/replay?at=-1&seat=x", { page: "replay", id: "abc", at: 0, seat: null }],
  ["/join/abc#tOk-en_", { page: "join", id: "abc", invitation: "tOk-en_" }],
  ["/rules/epic#EP-3.2", { page: "rules", game: "epic", clause: "EP-3.2" }],
  ["/rules/epic", { page: "rules", game: "epic", clause: null }],
  ["/g/", { page: "nowhere" }],
  ["/g/a/b/c", { page: "nowhere" }],
  ["/g/<script>", { page: "nowhere" }],
])("%s", (path, route) => {
  expect(at(path)).toEqual(route);
});

test("links lead where they should", () => {
  expect(at(ownLink("abc", ["s-1", "s-2"]))).toEqual({ page: "game", id: "abc" });
  expect(at(invitationLink("abc", "s-1"))).toEqual({ page: "join", id: "abc", invitation: "s-1" });
  expect(at(momentLink("abc", 4, 0))).toEqual({ page: "replay", id: "abc", at: 4, seat: 0 });
  expect(at(momentLink("abc", 4, null))).toEqual({ page: "replay", id: "abc", at: 4, seat: null });
});

test("the token of my own link is kept and wiped from the address", () => {
  const before = router.tokens;
  router.go("/g/abc#secret");
  expect(location.pathname + location.hash).toBe("/g/abc");
  expect(Object.values(find("abc")?.tokens ?? {})).toEqual(["secret"]);
  expect(router.now).toEqual({ page: "game", id: "abc" });
  expect(router.tokens).toBe(before + 1);
});

test("one link carries the seats of all who share a device", () => {
  router.go(new URL(ownLink("abc", ["first", "second"])).href.replace(location.origin, ""));
  expect(Object.values(find("abc")?.tokens ?? {})).toEqual(["first", "second"]);
});

test("links of the page are followed without loading it anew", () => {
  router.start();
  document.body.innerHTML = '<a href="/rules/epic#EP-1.1"><b>here</b></a> <a href="/api/games/abc/record">there</a>';
  const stop = (event: Event) => event.preventDefault(); // jsdom cannot load pages
  document.querySelector("b")!.click();
  expect(router.now).toEqual({ page: "rules", game: "epic", clause: "EP-1.1" });
  document.addEventListener("click", stop);
  (document.querySelectorAll("a")[1] as HTMLElement).click();
  document.removeEventListener("click", stop);
  expect(router.now).toEqual({ page: "rules", game: "epic", clause: "EP-1.1" });
});

/** The lobby as people use it: one click to play, invitations, my games, watching, joining, choosing a hero. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { find, keep, kept } from "../src/lib/kept.svelte";
import { router } from "../src/lib/route.svelte";
import { change } from "../src/lib/settings.svelte";
import { speech } from "../src/lib/speech.svelte";
import Join from "../src/pages/Join.svelte";
import HeroChoice from "../src/pages/lobby/HeroChoice.svelte";
import MyGames from "../src/pages/lobby/MyGames.svelte";
import NewTable from "../src/pages/lobby/NewTable.svelte";
import { Plan } from "../src/pages/lobby/plan.svelte";
import WatchList from "../src/pages/lobby/WatchList.svelte";
import { DICE_FORGE, DICE_THRONE, refused, serve, summary } from "./lobby_scene";
import { wordsOf } from "./project";

const words = wordsOf("en");

beforeEach(() => {
  change({ lang: "en", name: "Mary" });
  router.go("/");
});

describe("a new table", () => {
  const table = { id: "t1", tokens: { "0": "secret" }, invitations: {} };

  test("one click: made, kept, gone to", async () => {
    const asked = serve({ "POST /api/games": () => table });
    render(NewTable, { plan: new Plan(DICE_FORGE), words, known: true });
    await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
    await vi.waitFor(() => expect(router.now).toEqual({ page: "game", id: "t1" }));
    expect(asked[0]?.body).toEqual(new Plan(DICE_FORGE).wanted("Mary"));
    expect(find("t1")).toMatchObject({ game: "dice_forge", tokens: { "0": "secret" } });
  });

  test("players and level are chosen", async () => {
    const asked = serve({ "POST /api/games": () => table });
    render(NewTable, { plan: new Plan(DICE_FORGE), words, known: true });
    await fireEvent.click(screen.getByRole("radio", { name: "3" }));
    await fireEvent.change(screen.getByRole("combobox", { name: "Bots" }), { target: { value: "expert" } });
    await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
    expect(asked[0]?.body).toMatchObject({ chairs: [{ who: "me" }, { who: "expert" }, { who: "expert" }] });
  });

  test("friends get a link each", async () => {
    serve({ "POST /api/games": () => ({ ...table, invitations: { "1": "come in" } }) });
    render(NewTable, { plan: new Plan(DICE_FORGE), words, known: true });
    await fireEvent.click(screen.getByRole("button", { name: "Invite by link" }));
    await fireEvent.click(screen.getByRole("button", { name: "Set the table and get the links" }));
    const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Seat 2" });
    expect(link.value).toBe(`${location.origin}/join/t1#come%20in`);
    expect(screen.getByRole("link", { name: "To the table" }).getAttribute("href")).toBe("/g/t1");
    expect(find("t1")?.invitations).toEqual({ "1": "come in" });
  });

  test("around one device everybody has a name", async () => {
    const asked = serve({ "POST /api/games": () => table });
    render(NewTable, { plan: new Plan(DICE_FORGE), words, known: true });
    await fireEvent.click(screen.getByRole("button", { name: "One screen" }));
    await fireEvent.input(screen.getByRole("textbox", { name: "Name at seat 2" }), { target: { value: "Boris" } });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect(asked[0]?.body).toMatchObject({ chairs: [{ name: "Mary" }, { who: "me", name: "Boris" }] });
  });

  test("what is refused is said in place, and nothing is kept", async () => {
    serve({ "POST /api/games": () => refused("web-too-many") });
    render(NewTable, { plan: new Plan(DICE_FORGE), words, known: true });
    await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
    expect((await screen.findByRole("alert")).textContent).toBe(words.say("web-too-many"));
    expect([kept.games, router.now.page]).toEqual([[], "lobby"]);
  });
});

describe("my games", () => {
  test("with whom, how it stands, and the way back", async () => {
    keep("t1", "epic", { "0": "secret" });
    serve({ "GET /api/games/t1": () => summary() });
    render(MyGames, { words });
    const game = within(await screen.findByRole("article"));
    expect(game.getByText("Medium bot")).toBeTruthy();
    expect(game.getByText("in play")).toBeTruthy();
    expect(game.getByRole("link").getAttribute("href")).toBe("/g/t1");
  });

  test.each([
    [{ over: true, winners: [0] }, "over: you won"],
    [{ over: true, winners: [1] }, "over, won by Medium bot"],
    [{ over: true, winners: [] }, "over: a draw"],
  ])("over: %j", async (some, told) => {
    keep("t1", "epic", { "0": "secret" });
    serve({ "GET /api/games/t1": () => summary(some) });
    render(MyGames, { words });
    expect(await screen.findByText(told)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Take Epic Card Game off the list" }));
    expect(kept.games).toEqual([]);
  });

  test.each([
    ["web-no-table", 0],
    ["web-too-many", 1],
  ])("a table that is answered with %s", async (key, left) => {
    keep("t1", "epic", { "0": "secret" });
    serve({ "GET /api/games/t1": () => refused(key) });
    render(MyGames, { words });
    await vi.waitFor(() => expect(kept.games).toHaveLength(left));
    expect(screen.queryByRole("article")).toBeNull();
  });
});

test("tables to watch", async () => {
  serve({ "GET /api/games": () => [summary()] });
  render(WatchList, { words });
  expect(await screen.findByText("1 table is open")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("link").textContent).toMatch(/Epic Card Game\s+Anna, Medium bot/);
});

describe("an invitation", () => {
  beforeEach(() => {
    speech.words = words;
  });

  test("taken: the seat is kept and the table opened", async () => {
    const asked = serve({
      "GET /api/games/t1": () => summary(),
      "POST /api/games/t1/join": () => ({ seat: 1, token: "mine" }),
    });
    render(Join, { id: "t1", invitation: "come" });
    await fireEvent.input(await screen.findByLabelText("Your name"), { target: { value: " Boris " } });
    await fireEvent.click(screen.getByRole("button", { name: "Take the seat" }));
    await vi.waitFor(() => expect(router.now).toEqual({ page: "game", id: "t1" }));
    expect(asked.at(-1)?.body).toEqual({ invitation: "come", name: "Boris" });
    expect(find("t1")).toMatchObject({ game: "epic", tokens: { "1": "mine" } });
  });

  test("used up: it says so", async () => {
    serve({ "GET /api/games/t1": () => summary(), "POST /api/games/t1/join": () => refused("web-invitation") });
    render(Join, { id: "t1", invitation: "come" });
    await fireEvent.click(await screen.findByRole("button", { name: "Take the seat" }));
    expect((await screen.findByRole("alert")).textContent).toContain(words.say("web-invitation"));
    expect(find("t1")).toBeUndefined();
  });
});

describe("heroes", () => {
  const hero = { complexity: 2, verified: true, dice: [], faces: [], abilities: [], cards: {}, companions: [], flips: false };
  const heroes = {
    gunslinger: hero,
    paladin: { ...hero, complexity: null, verified: false },
    monk: { ...hero, complexity: 4 },
  };

  async function choose(plan: Plan) {
    serve({ "GET /api/box/dice_throne": () => ({ heroes }) });
    render(HeroChoice, { plan, words: wordsOf("en", "dice_throne") });
    await screen.findByRole("button", { name: /paladin/i });
  }

  test("one for me: back to the lobby with it", async () => {
    const plan = new Plan(DICE_THRONE);
    router.go("/#heroes");
    await choose(plan);
    await fireEvent.click(screen.getByRole("button", { name: /paladin/i }));
    await fireEvent.click(screen.getByRole("button", { name: "Play the Paladin" }));
    expect(plan.seats.map((seat) => seat.hero)).toEqual(["paladin", null]);
    expect(router.now).toMatchObject({ page: "lobby", over: "" });
  });

  test("people around one device choose in turn", async () => {
    const plan = new Plan(DICE_THRONE);
    plan.go("device");
    await choose(plan);
    await fireEvent.click(screen.getByRole("button", { name: /paladin/i }));
    await fireEvent.click(screen.getByRole("button", { name: "Play the Paladin" }));
    await fireEvent.click(screen.getByRole("button", { name: /^monk/i }));
    await fireEvent.click(screen.getByRole("button", { name: "Play the Monk" }));
    expect(plan.seats.map((seat) => seat.hero)).toEqual(["paladin", "monk"]);
  });

  test.each([
    ["all", 3],
    ["simple", 1],
    ["verified", 2],
  ])("shown: %s", async (filter, n) => {
    await choose(new Plan(DICE_THRONE));
    await fireEvent.click(screen.getByRole("radio", { name: filter }));
    expect(screen.getByRole("main").querySelectorAll("button[aria-pressed]")).toHaveLength(n);
  });

  test("numbers that were not compared with the box are marked", async () => {
    await choose(new Plan(DICE_THRONE));
    expect(screen.getByRole("button", { name: /paladin/i }).textContent).toContain("not verified");
    expect(screen.getByRole("button", { name: /monk/i }).textContent).not.toContain("not verified");
  });
});

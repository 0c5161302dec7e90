/** A table that is about to be set: what the server is asked for. */
import { describe, expect, test } from "vitest";

import { CHOSEN, Plan } from "../src/pages/lobby/plan.svelte";
import { DICE_FORGE, DICE_THRONE, EPIC } from "./lobby_scene";

const who = (plan: Plan) => plan.wanted("Mary").chairs.map((chair) => chair.who);

describe("seats", () => {
  test("one click plays against a bot", () => {
    expect(new Plan(DICE_FORGE).wanted("Mary")).toEqual({
      game: "dice_forge",
      chairs: [
        { who: "me", name: "Mary" },
        { who: "medium", name: "" },
      ],
      setup: { cards: "intro" },
      watch: false,
    });
  });

  test("a level is for all bots, and for those who come later", () => {
    const plan = new Plan(DICE_FORGE);
    plan.allBots("expert");
    plan.resize(4);
    expect(who(plan)).toEqual(["me", "expert", "expert", "expert"]);
  });

  test("a single seat may differ, and stays so when others come", () => {
    const plan = new Plan(DICE_FORGE);
    plan.seats[1]!.who = "friend";
    plan.resize(3);
    plan.allBots("novice");
    expect(who(plan)).toEqual(["me", "friend", "novice"]);
  });

  test("friends get invitations, people around one device sit here", () => {
    const plan = new Plan(DICE_FORGE);
    plan.resize(3);
    plan.go("link");
    expect(who(plan)).toEqual(["me", "friend", "friend"]);
    plan.go("device");
    plan.seats[2]!.name = "Boris";
    expect(plan.wanted("Mary").chairs).toEqual([
      { who: "me", name: "Mary" },
      { who: "me", name: "" },
      { who: "me", name: "Boris" },
    ]);
  });

  test("my name goes with the first seat of this device, wherever that is", () => {
    const plan = new Plan(DICE_FORGE);
    plan.seats[0]!.who = "hard";
    plan.seats[1]!.who = "me";
    expect(plan.wanted("Mary").chairs[1]).toEqual({ who: "me", name: "Mary" });
  });
});

describe("settings", () => {
  test("values that so many cannot play are neither offered nor sent", () => {
    const plan = new Plan(EPIC);
    expect(plan.wanted("").setup).toMatchObject({ format: "preconstructed", mode: "duel", factions: "random" });
    plan.resize(4);
    const format = EPIC.fields[0]!;
    expect(plan.values(format)).toEqual(["limited", "random30", "constructed"]);
    expect(plan.wanted("").setup).toEqual({ format: "random30", mode: "free_for_all", set: "base" });
  });

  test("a setting without a choice is not shown", () => {
    expect(new Plan(EPIC).fields.map((field) => field.name)).toEqual(["format", "set"]);
  });

  test("a choice comes back when it can be played again", () => {
    const plan = new Plan(EPIC);
    plan.resize(4);
    plan.set("mode", "teams");
    plan.resize(3);
    expect(plan.value("mode")).toBe("free_for_all");
    plan.resize(4);
    expect(plan.value("mode")).toBe("teams");
  });

  test.each([
    [[], "intro"],
    [["typhon", "great_bear"], "great_bear,typhon"],
  ])("parts picked one by one: %j", (picked, sent) => {
    const plan = new Plan(DICE_FORGE);
    plan.set("cards", CHOSEN);
    plan.picked.cards = picked;
    expect(plan.wanted("").setup).toEqual({ cards: sent });
  });

  test("full constructed needs a deck for every seat and asks for no sets", () => {
    const plan = new Plan(EPIC);
    plan.set("format", "constructed");
    expect(plan.missing).toBe("web-lobby-missing-deck");
    plan.seats.forEach((seat, n) => (seat.deck = `3 card_${n}\n`));
    expect(plan.missing).toBeNull();
    expect(plan.wanted("").setup).toEqual({
      format: "constructed",
      mode: "duel",
      decks: ["3 card_0\n", "3 card_1\n"],
    });
  });
});

describe("heroes", () => {
  const last = () => 0.999;

  test("left to luck", () => {
    expect(new Plan(DICE_THRONE).wanted("", last).setup).toMatchObject({ heroes: "random" });
  });

  test("some chosen: the others are drawn among those that are left", () => {
    const plan = new Plan(DICE_THRONE);
    plan.resize(3);
    plan.giveHero(1, "monk");
    expect(plan.wanted("", last).setup).toMatchObject({ heroes: "paladin,monk,barbarian" });
  });

  test("a hero can only be at one seat", () => {
    const plan = new Plan(DICE_THRONE);
    plan.giveHero(0, "monk");
    plan.giveHero(1, "monk");
    expect(plan.seats.map((seat) => seat.hero)).toEqual([null, "monk"]);
  });
});

/** What the table works out from view, box, odds and log. */
import { beforeEach, describe, expect, test } from "vitest";

import type { Entry } from "../src/lib/protocol";
import { cardName, cardText, slotName, slots } from "../src/tables/dice_throne/abilities";
import { placesOf, rerollOffer, touched } from "../src/tables/dice_throne/dice";
import { forecast } from "../src/tables/dice_throne/forecast";
import { symbolIcon, STATUS_ICONS } from "../src/tables/dice_throne/glyphs";
import { defenderOf, leads, opponents, others } from "../src/tables/dice_throne/heroes";
import { mean, percent, tenths } from "../src/tables/dice_throne/numbers";
import { muted, passUnasked } from "../src/tables/dice_throne/passing";
import { situation } from "../src/tables/dice_throne/reckoning";
import { defenceStep, shownRoll, stage } from "../src/tables/dice_throne/stages";
import { STATUS_GLYPHS } from "../src/tables/dice_throne/status_glyphs";
import { attackLog, defenceDice, defenceLines, standingTerms, sumFor } from "../src/tables/dice_throne/sum";
import type { Hero } from "../src/tables/dice_throne/types";
import { asked, boardOf, lastCall, option, rollOdds, theBox } from "./dice_throne_scene";
import { entry } from "./table";
import { words } from "./text_board_scene";

describe("dice", () => {
  const view = asked("rolling");
  const dice = boardOf(view).rolls[0]!.dice;

  test("an option is found by what the dice show", () => {
    expect(dice).toEqual([1, 2, 3, 6, 5]);
    expect(rerollOffer(view.options, dice, [3, 4])).toBe(option(view, "reroll 6,5"));
    expect(rerollOffer(view.options, dice, [0, 1, 2, 3, 4])).toBe(option(view, "reroll 1,2,3,6,5"));
    expect(rerollOffer(view.options, dice, [])).toBeUndefined();
  });

  test("of equal dice any may be let go", () => {
    const first = { option: 0, notation: "reroll 4", key: "option-reroll", args: {}, at: ["die.0"] };
    expect(rerollOffer([first], [4, 4, 6, 6, 6], [1])).toBe(first);
    expect(touched(first)).toEqual([0]);
  });

  test("numbers to keep are the last of equal dice", () => {
    expect([...placesOf([4, 6], [4, 4, 6, 6, 1])].sort()).toEqual([1, 3]);
    expect([...placesOf([4, 4], [4, 4, 6, 6, 1])].sort()).toEqual([0, 1]);
    expect(placesOf([2], [4, 4, 6, 6, 1]).size).toBe(0);
  });
});

describe("abilities", () => {
  const hero = boardOf(asked("rolling")).heroes[0]!;

  test("stand at their levels, with what an upgrade has opened", () => {
    const upgraded = { ...hero, levels: { ...hero.levels, deadeye: 2 } };
    const found = slots(theBox, upgraded);
    expect(found.map((slot) => slot.id)).toEqual(theBox.heroes.gunslinger!.abilities.map((one) => one.id));
    const deadeye = found.find((slot) => slot.id === "deadeye")!;
    expect(deadeye.rows.map((row) => row.id)).toEqual(["deadeye", "enforcer"]);
    expect(slotName(words("en", "dice_throne"), deadeye)).toBe("Deadeye II");
    expect(found[0]!.rows[0]!.needs.map((need) => need.symbols?.length)).toEqual([3, 4, 5]);
  });

  test("an upgrade card has the words of its ability", () => {
    const said = words("ru", "dice_throne");
    expect(cardName(said, theBox, "gunslinger", "revolver_2")).toBe("Револьвер II");
    expect(cardText(said, theBox, "gunslinger", "revolver_2")).toBe(said.text("ability", "revolver", "level2"));
    expect(cardText(said, theBox, "gunslinger", "tip_it")).toBe(said.text("card", "tip_it"));
  });

  test("every status and every symbol has a drawing of its own", () => {
    const drawn = Object.keys(theBox.statuses).map((status) => STATUS_ICONS[status] ?? JSON.stringify(STATUS_GLYPHS[status]));
    expect(new Set(drawn).size).toBe(Object.keys(theBox.statuses).length);
    expect(drawn).not.toContain(undefined);
    for (const one of Object.values(theBox.heroes)) {
      const icons = one.dice.map((die) => symbolIcon(die.symbol));
      expect(new Set(icons).size).toBe(icons.length);
      expect(icons).not.toContain("dice");
    }
  });
});

describe("the sum of damage", () => {
  const board = boardOf(lastCall);
  const [paladin, barbarian] = board.heroes as [Hero, Hero];
  const lines = attackLog(lastCall.log);

  test("is the example of the rules, term by term", () => {
    const sum = sumFor(paladin, board.attack, lines);
    expect(sum.terms).toEqual([
      { n: 18, of: "ability-overpower" },
      { n: 5, of: "card-get_some" },
      { n: -3, of: "ability-divine_defense" },
      { n: -3, of: "card-absolution" },
    ]);
    expect(sum.intermediate).toBe(17);
    expect(sum.halves).toEqual({ n: 9, taken: 1, returned: 1, picked: 0 });
    expect([sum.final, sum.before, sum.after]).toEqual([8, 24, 16]);
    expect(sum.final).toBe(paladin.damage.final);
    expect(barbarian.damage.final).toBe(9);
  });

  test("tells beforehand what a second Protect would change", () => {
    const protect = theBox.statuses.protect!.powers[0]!.changes;
    const sum = sumFor(paladin, board.attack, lines, [], protect);
    expect(sum.halves).toEqual({ n: 9, taken: 2, returned: 1, picked: 1 });
    expect(sum.final).toBe(0);
    const card = sumFor(paladin, board.attack, lines, [], theBox.cards.not_this_time!.changes);
    expect([card.intermediate, card.final]).toEqual([11, 5]);
    expect(card.terms.at(-1)).toEqual({ n: -6, of: "picked", if: true });
  });

  test("keeps to the totals where the log does not explain them", () => {
    const sum = sumFor(paladin, board.attack, []);
    expect(sum.terms.map((term) => [term.n, term.of])).toEqual([
      [18, "ability-overpower"],
      [5, "added"],
      [-6, "prevented"],
    ]);
  });

  test("avoided damage is none, ultimate damage is not lowered", () => {
    const avoided = sumFor({ ...paladin, damage: { ...paladin.damage, avoided: true } }, board.attack, lines);
    expect([avoided.intermediate, avoided.final]).toEqual([0, 0]);
    const ultimate = { ...board.attack, kind: "ultimate" as const, base: 10, added: 0, damage: 10 };
    const damage = { ...paladin.damage, incoming: 0, prevented: 0, intermediate: 0, halvings: 0, returned: 0 };
    expect(sumFor({ ...paladin, damage }, ultimate, []).final).toBe(10);
  });

  test("names tokens and companions that change the attack", () => {
    const attack = { ...board.attack, base: 5, added: 0, damage: 7 };
    const wanted = { ...paladin, tokens: { bounty: 1 } };
    const plain = { ...barbarian, tokens: {} };
    expect(standingTerms(theBox, attack, plain, wanted)).toEqual([
      { n: 1, of: "status-bounty" },
      { n: 1, of: "companions" },
    ]);
    const harmless = { ...attack, damage: 0 };
    expect(standingTerms(theBox, harmless, plain, wanted)).toEqual([{ n: -5, of: "statuses" }]);
    expect(standingTerms(theBox, { ...attack, damage: 5 }, plain, { ...paladin, tokens: {} })).toEqual([]);
  });

  test("the log still knows the defence dice and what they brought", () => {
    expect(defenceDice(lastCall.log)).toEqual({ purpose: "defence", dice: [3, 4, 3, 6], owners: [0, 0, 0, 0], open: false });
    expect(defenceLines(lastCall.log).map((line) => line.key).slice(0, 3)).toEqual(["log-prevented", "log-cp", "log-gained"]);
    expect(shownRoll(board, lastCall.log)?.dice).toEqual([3, 4, 3, 6]);
    expect(shownRoll(board, [])).toBeNull();
    expect(defenceStep(board)).toBe(4);
    const declined = { ...board, rolls: [], attack: { ...board.attack, defended: false } };
    expect([defenceStep(declined), defenceStep(declined, "ask-window-last-call")]).toEqual([1, 4]);
  });
});

describe("where the table is", () => {
  const line = (key: string) => ({ key, args: {}, clause: null });
  const log = (...keys: string[]): Entry[] => [entry(1, 0, ...keys.map(line))];
  let board = boardOf(asked("rolling"));
  beforeEach(() => {
    board = boardOf(asked("rolling"));
  });

  test("the loop of declaring", () => {
    expect(stage(board, log("log-phase", "log-rolled"))).toBe("rolling");
    board.attack.declared = "revolver";
    expect(stage(board, log("log-phase", "log-declared"))).toBe("declared");
    board.attack.declared = null;
    expect(stage(board, log("log-phase", "log-declared", "log-played", "log-altered"))).toBe("reopened");
    expect(stage(board, log("log-declared", "log-phase"))).toBe("rolling"); // that was another phase
    board.attack.ability = "revolver";
    expect(stage(board, [])).toBe("activated");
  });

  test("who sits where", () => {
    const king = boardOf(asked("choose-target"));
    expect(others(king, king.heroes[1]!).map((hero) => hero.seat)).toEqual([2, 0]);
    expect(opponents(king, king.heroes[0]!).map((hero) => hero.seat)).toEqual([1, 2]);
    expect(king.heroes.map((hero) => leads(king, hero))).toEqual([true, false, true]);
    expect(leads(board, board.heroes[0]!)).toBe(false); // there are no leaders in a duel
    expect(defenderOf(boardOf(lastCall))?.hero).toBe("paladin");
    expect(defenderOf(board)).toBeUndefined();
  });

  test("odds are asked for anew when something has changed that they depend on", () => {
    const before = situation(board);
    expect(situation({ ...board, turn: 99 })).toBe(before);
    expect(situation({ ...board, attempts_left: 1 })).not.toBe(before);
    board.heroes[0]!.levels.revolver = 2;
    expect(situation(board)).not.toBe(before);
  });
});

test("the forecast is the best declaration with the tokens that change it", () => {
  const view = asked("rolling");
  const declares = view.options.filter((offer) => offer.key === "option-declare");
  const found = forecast(boardOf(view), theBox, rollOdds, declares, []);
  expect(found).toEqual({
    terms: [
      { n: 3, of: "ability-revolver" },
      { n: 1, of: "status-bounty" },
    ],
    total: 4,
    target: boardOf(view).heroes[1],
  });
  const own = { ...rollOdds, now: [{ id: "bounty_hunter", damage: 2, inflicts: ["bounty"] }] };
  expect(forecast(boardOf(view), theBox, own, declares, [])?.total).toBe(2); // the Bounty is in it already
  expect(forecast(boardOf(view), theBox, null, declares, [])).toBeNull();
  expect(forecast(boardOf(view), theBox, { ...rollOdds, now: [] }, [], [])).toBeNull();
});

test("numbers as people read them", () => {
  expect([percent(0, "ru"), percent(1, "ru"), percent(0.5, "ru")]).toEqual(["0", "100", "50"]);
  expect([percent(0.0004, "ru"), percent(0.0004, "en")]).toEqual(["<0,1", "<0.1"]);
  expect([percent(0.009, "ru"), percent(0.9999, "en"), percent(0.992, "en")]).toEqual(["0,9", "99.9", "99"]);
  expect([tenths(6, "ru"), tenths(6.1667, "en")]).toEqual(["6,0", "6.2"]);
  expect([mean(3, "ru"), mean(6.1667, "ru"), mean(6.1667, "en")]).toEqual(["3", "6,2", "6.2"]);
});

test("in a phase of one's choice one passes without being asked", () => {
  const view = asked("window-income");
  expect(passUnasked({}, "income", view.options)).toBeNull();
  expect(passUnasked({ "dice_throne.income": "never" }, "income", view.options)?.notation).toBe("pass");
  expect(muted({ "dice_throne.income": "never" }, "main_1")).toBe(false);
});

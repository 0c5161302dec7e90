/** Faces are drawn by their names, the odds by their numbers, and the news by the log. */
import { describe, expect, test } from "vitest";

import { gardenOf, shelvesOf, type Board, type Hero } from "../src/tables/dice_forge/board";
import { ART } from "../src/tables/dice_forge/cards";
import { drawing } from "../src/tables/dice_forge/faces";
import { coast, DENSE, WIDE } from "../src/tables/dice_forge/geography";
import { news } from "../src/tables/dice_forge/news";
import { basis, columns, difference, room, type Chances } from "../src/tables/dice_forge/odds";
import { asked, questions, theBox } from "./dice_forge_scene";
import { file } from "./project";
import { entry } from "./table";

const board = (question: string) => asked(question).board as unknown as Board;
const said = (key: string, args: Record<string, unknown>) => ({ key: `log-${key}`, args, clause: null });

describe("faces", () => {
  test("one resource, a sum, a choice", () => {
    expect(drawing("gold_4")).toEqual({ kind: "one", part: { resource: "gold", n: 4 } });
    expect(drawing("glory2_moon2")).toEqual({
      kind: "sum",
      parts: [
        { resource: "glory", n: 2 },
        { resource: "moon", n: 2 },
      ],
    });
    expect(drawing("choice_gold3_glory2")).toMatchObject({ kind: "choice", parts: [{ n: 3 }, { n: 2 }] });
    expect(drawing("gold1_sun1_moon1_glory1")).toMatchObject({ kind: "sum", parts: { length: 4 } });
  });

  test("faces of cards", () => {
    expect(drawing("triple")).toEqual({ kind: "triple" });
    expect(drawing("boar_green")).toEqual({ kind: "boar", boar: 2 });
    expect(drawing("shield_sun")).toEqual({ kind: "shield", resource: "sun" });
    expect(() => drawing("gold_x")).toThrow("no face is called");
  });

  test("every face of the temple can be drawn", () => {
    const { sanctuary, garden } = board("action");
    for (const { face } of [...sanctuary.flatMap((square) => square.faces), ...garden]) expect(drawing(face)).toBeTruthy();
  });
});

describe("the board", () => {
  test("squares of one price share a shelf", () => {
    const shelves = shelvesOf(board("action"));
    expect([...shelves.keys()]).toEqual([2, 3, 4, 5, 6, 8, 12]);
    expect(shelves.get(8)?.map(({ face }) => face)).toEqual(["sun_2", "glory_3"]);
  });

  test("the garden shows what cards of this game can give", () => {
    const intro = questions.find((view) => view.setup.cards === "intro")!.board as unknown as Board;
    expect(gardenOf(intro).map(({ face }) => face)).toEqual(["triple", "mirror"]);
    const alternative = questions.find((view) => view.setup.cards === "alternative")!.board as unknown as Board;
    expect(gardenOf(alternative)).toHaveLength(11);
  });

  test("every card has a silhouette of the sprite", () => {
    const sprite = file("ui/public/icons.svg");
    for (const card of Object.keys(theBox.cards)) {
      const name = ART[card] ?? "";
      expect(sprite).toContain(`id="${/^a-/.test(name) ? name : `i-${name}`}"`);
    }
  });

  test("every pile has its place on both maps, and nothing lies outside", () => {
    for (const map of [WIDE, DENSE])
      for (const card of Object.values(theBox.cards)) {
        const places = map.cards[card.portal] ?? [];
        expect(places).toHaveLength(card.portal === 4 ? 3 : 2);
        for (const { x, y } of places) {
          expect(x + map.card.width).toBeLessThanOrEqual(map.width);
          expect(y + map.card.height).toBeLessThanOrEqual(map.height);
        }
      }
    expect(coast(WIDE.isles[0]!, 0)).toBe(coast(WIDE.isles[0]!, 0));
  });
});

describe("odds", () => {
  const gain = (...chances: [number, number][]) => ({ expected: chances.reduce((sum, [n, p]) => sum + n * p, 0), chances });
  const none = gain([0, 1]);
  const now = { gold: gain([0, 0.25], [1, 0.75]), sun: none, moon: none, glory: none };

  test("a column for every amount now or then, and what would not fit", () => {
    const then = { ...now, gold: gain([1, 0.5], [4, 0.5]) };
    const chances: Chances = { seat: 0, now, then };
    expect(columns(chances, "gold", 1)).toEqual([
      { n: 0, now: 0.25, then: 0, lost: false },
      { n: 1, now: 0.75, then: 0.5, lost: false },
      { n: 4, now: 0, then: 0.5, lost: true },
    ]);
    expect(difference(chances, "gold")).toBe(1.8);
    expect(difference(chances, "sun")).toBe(0);
  });

  test("what still fits: gold on the hammer too, glory always", () => {
    const hero = board("hammer").heroes[asked("hammer").you!]!;
    hero.reserves.gold = { has: 10, most: 12 };
    hero.reserves.sun = { has: 6, most: 6 };
    expect(room(hero, "gold")).toBe(2 + hero.hammer!.left);
    expect(room(hero, "sun")).toBe(0);
    expect(room(hero, "glory")).toBeNull();
  });

  test("are asked anew only for other dice; rivals' dice matter to mirrors alone", () => {
    const [hero, ...rivals] = board("action").heroes as [Hero, ...Hero[]];
    const before = basis(hero, rivals, {});
    hero.reserves.gold.has += 1;
    rivals[0]!.dice.light.faces[0] = "gold_6";
    expect(basis(hero, rivals, {})).toBe(before);
    const about = { die: "light", slot: 0, face: "mirror" };
    const mirrored = basis(hero, rivals, about);
    rivals[0]!.dice.light.faces[0] = "gold_1";
    expect(basis(hero, rivals, about)).not.toBe(mirrored);
    hero.dice.dark.faces[0] = "sun_2";
    expect(basis(hero, rivals, {})).not.toBe(before);
  });

  test("without a face to forge there is nothing to compare with", () => {
    const chances: Chances = { seat: 0, now };
    expect(columns(chances, "glory", null)).toEqual([{ n: 0, now: 1, then: null, lost: false }]);
    expect(difference(chances, "gold")).toBe(0);
  });
});

describe("news", () => {
  const table = board("action");

  test("rolls of everybody, one after the other", () => {
    const found = news(
      [
        entry(
          7,
          0,
          said("rolled", { player: 0, face: "gold_1", other: "moon_1" }),
          said("rolled", { player: 1, face: "sun_1", other: "gold_1" }),
          said("rolled", { player: 0, face: "sun_1", other: "gold_1" }),
        ),
      ],
      table,
    );
    expect(found.dice["hero0.light"]).toEqual({ id: 7, what: "rolled", faces: ["gold_1", "sun_1"] });
    expect(found.dice["hero1.dark"]).toEqual({ id: 7, what: "rolled", faces: ["gold_1"] });
  });

  test("what came and went is summed up by seat", () => {
    const found = news(
      [
        entry(
          3,
          0,
          said("gained", { player: 0, resource: "gold", n: 3, wasted: 1 }),
          said("gained", { player: 0, resource: "gold", n: 2, wasted: 0 }),
          said("lost", { player: 1, resource: "sun", n: 2 }),
        ),
      ],
      table,
    );
    expect(found.change).toEqual({ 0: { gold: 5 }, 1: { sun: -2 } });
  });

  test("a minor blessing turns the die that shows its face", () => {
    const { dice, seat } = table.heroes[0]!;
    const face = dice.dark.faces[dice.dark.up]!;
    dice.light.faces[dice.light.up] = "glory_4";
    const found = news([entry(3, 0, said("rolled_die", { player: seat, face }))], table);
    expect(Object.keys(found.dice)).toEqual(["hero0.dark"]);
  });

  test("a forged face lands", () => {
    const found = news([entry(3, 0, said("forged", { player: 1, face: "gold_4", old: "gold_1", die: "dark" }))], table);
    expect(found.dice["hero1.dark"]).toMatchObject({ what: "forged" });
  });
});

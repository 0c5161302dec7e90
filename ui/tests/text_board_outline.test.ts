/** A view as headings, figures and lists. */
import { expect, test } from "vitest";

import { barred, sides, table, type Section, type Side } from "../src/boards/text/outline";
import type { View } from "../src/lib/protocol";
import { asked, GAMES, positions, scene, words } from "./text_board_scene";

const read = (view: View) => scene(view, words("en", view.game));
const part = (side: Side | undefined, key: string): Section => {
  const found = side?.sections.find((section) => section.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};
const figures = (side: Side | undefined) => Object.fromEntries((side?.figures ?? []).map(({ key, value }) => [key, value]));

test("others come in the order of the table, whoever looks comes last; spectators see the order of seats", () => {
  const view = asked("dice_forge", "hammer");
  expect(sides(read({ ...view, you: 1 })).map((side) => side.seat)).toEqual([2, 3, 0, 1]);
  expect(sides(read({ ...view, you: null })).map((side) => side.seat)).toEqual([0, 1, 2, 3]);
});

test("Dice Forge: reserves with their maximum, dice with the face on top, cards with what they do", () => {
  const view = asked("dice_forge", "extra-action");
  const me = sides(read(view)).at(-1);
  const hero = (view.board.heroes as { reserves: { gold: { has: number; most: number } } }[])[view.you!]!;
  const gold = me?.figures.find((figure) => figure.key === "reserves.gold");
  expect([gold?.label, gold?.value, gold?.most]).toEqual(["gold", String(hero.reserves.gold.has), `of ${hero.reserves.gold.most}`]);
  expect(part(me, "dice").items[0]?.details[0]).toContain("(on top)");
  const [reinforcement] = part(me, "cards").sections.find((section) => section.key === "reinforcement")?.items ?? [];
  expect(reinforcement?.name).toBe("Elder");
  expect(reinforcement?.text).toContain("glory");
});

test("Dice Forge: what lies on the table, with price, what is left and who stands there", () => {
  const lying = table(read(asked("dice_forge", "extra-action")));
  const islands = lying.sections.find((section) => section.key === "islands")!;
  const chest = islands.items.find((item) => item.at === "card.blacksmiths_chest")!;
  expect(chest.figure).toBe("1 moon");
  expect(chest.details).toEqual(["portal 1", "standing here: P1", "2 glory", "3 left"]);
  expect(chest.probe).toBe("feat blacksmiths_chest");
});

test("Epic: champions under their controllers, lit while they fight; of a rival's hand only what is known", () => {
  const view = asked("epic", "block");
  const [rival, me] = sides(read(view));
  const attackers = part(rival, "champions").items.filter((item) => item.lit.length);
  expect(attackers.map((item) => item.lit)).toEqual([["attacks"]]);
  expect(part(me, "champions").items.every((item) => item.probe?.startsWith("block "))).toBe(true);
  expect(part(rival, "champions").items.every((item) => item.probe === null)).toBe(true);
  expect(rival?.sections.some((section) => section.key === "hand")).toBe(false);
  expect(part(me, "hand").items[0]?.figure).toBe("cost 1");
  expect(figures(rival).hand).toBe("3");
});

test("Epic: the combat and what would come of it", () => {
  const scenes = read(asked("epic", "block"));
  expect(scenes.reading.says(scenes)).toEqual([
    "Attack: Juggernaut 9 / 3 against P1, 9 damage.",
    "If unblocked: health 28 → 19.",
  ]);
});

test("Dice Throne: abilities with what the dice must show, folded on the boards of others", () => {
  const view = asked("dice_throne", "window-income");
  const [rival, me] = sides(read(view));
  const abilities = part(me, "levels");
  expect(abilities.folded).toBe(false);
  expect(part(rival, "levels").folded).toBe(true);
  expect(abilities.items.find((item) => item.at?.endsWith("animalistic"))?.figure).toBe("spear ×3/4/5");
  expect(me?.notes).toContain("Huntress");
});

test("Dice Throne: the dice and the arithmetic of damage", () => {
  const view = asked("dice_throne", "window-last-call");
  const scenes = read(view);
  const heroes = view.board.heroes as { damage: { final: number }; health: number }[];
  const hit = heroes.find((hero) => hero.damage.final)!;
  const said = scenes.reading.says(scenes).join(" ");
  expect(said).toContain(`health ${hit.health} → ${Math.max(0, hit.health - hit.damage.final)}`);
});

test("what no option chooses can be asked about, what one does cannot", () => {
  for (const view of GAMES.flatMap(positions)) {
    const scenes = read(view);
    const mine = sides(scenes).filter((side) => side.seat === view.you);
    const probes = barred([...mine.flatMap((side) => side.sections), table(scenes)], view.options).map(({ probe }) => probe);
    expect(new Set(probes).size).toBe(probes.length);
    for (const { notation } of view.options) expect(probes).not.toContain(notation);
  }
});

test("a hand of my own is asked about card by card", () => {
  const view = asked("epic", "initiative");
  const scenes = read(view);
  const mine = sides(scenes).filter((side) => side.seat === view.you);
  const hand = (view.board.players as { hand: { cards: { id: number; card: string }[] } }[])[view.you!]!.hand.cards;
  const probes = barred(mine.flatMap((side) => side.sections), view.options).map(({ probe }) => probe);
  for (const { card, id } of hand) expect(probes).toContain(`play ${card}#${id}`);
});

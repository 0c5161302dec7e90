/** What taps on the table of Dice Forge amount to. */
import { describe, expect, test } from "vitest";

import { anythingDrawn, drawnOffers, spoken, spokenOffers } from "../src/tables/dice_forge/choices";
import { asked, at, questions } from "./dice_forge_scene";

describe("forging", () => {
  test("face, slot, one decision: bought and put in at once", () => {
    const view = asked("action");
    const { table, desk } = at(view);
    const buy = view.options.find((offer) => offer.notation.startsWith("buy"))!;
    const face = String(buy.args.face);
    desk.tapTemple(face);
    expect(desk.forging).toMatchObject({ face, price: buy.args.gold, slot: null });
    expect(desk.spent("gold")).toBe(buy.args.gold);
    desk.forge(); // no slot yet: nothing happens
    expect(table.decided(view)).toEqual([]);
    desk.tapSlot({ die: "dark", n: 1 });
    const old = desk.at({ die: "dark", n: 1 });
    expect(desk.forging).toMatchObject({ face, old });
    desk.forge();
    expect(table.decided(view)).toEqual([`buy ${face}`]);
  });

  test("the new face goes in as soon as it is asked where", () => {
    const view = asked("action");
    const { table, desk } = at(view);
    desk.tapTemple(String(view.options.find((offer) => offer.notation.startsWith("buy"))!.args.face));
    desk.tapSlot({ die: "dark", n: 0 });
    const old = desk.at({ die: "dark", n: 0 });
    desk.forge();
    const option = { option: 4, notation: `replace dark ${old}`, key: "option-replace", args: {}, at: [] };
    table.say({ ...view, seq: view.seq + 1, question: { key: "ask-place", args: { face: "sun_1" }, clause: null }, options: [option] });
    expect(table.last).toEqual({ t: "act", seq: view.seq + 1, options: [4] });
  });

  test("of equal faces the first one is meant: that is the one the rules replace", () => {
    const view = asked("action");
    const { desk } = at(view);
    desk.mine.dice.light.faces = ["sun_2", "gold_1", "gold_1", "gold_1", "gold_1", "sun_1"];
    desk.tapTemple(String(view.options.find((offer) => offer.notation.startsWith("buy"))!.args.face));
    desk.tapSlot({ die: "light", n: 4 });
    expect(desk.slot).toEqual({ die: "light", n: 1 });
    expect([1, 4, 5].map((n) => desk.isMeant({ die: "light", n }))).toEqual([true, true, false]);
    expect(desk.isMeant({ die: "dark", n: 0 })).toBe(false);
    desk.tapSlot({ die: "light", n: 3 }); // the same again: dropped
    expect(desk.slot).toBeNull();
  });

  test("a boar stays: the tap says why", () => {
    const view = asked("action");
    const { table, desk } = at(view);
    desk.mine.dice.light.faces[2] = "boar_red";
    desk.tapTemple(String(view.options.find((offer) => offer.notation.startsWith("buy"))!.args.face));
    expect(desk.takesFace({ die: "light", n: 2 })).toBe(false);
    desk.tapSlot({ die: "light", n: 2 });
    expect(desk.slot).toBeNull();
    expect(desk.session.whyNot).toMatchObject({ element: `hero${desk.me}.light.2`, refusal: { clause: "DF-8.34" } });
    expect(table.sent).toHaveLength(1);
  });

  test("a face from a card only needs its place", () => {
    const view = asked("place");
    const { table, desk } = at(view);
    const replace = view.options.find((offer) => offer.notation.startsWith("replace"))!;
    const [, die, n] = replace.at[0]!.split(".");
    desk.tapSlot({ die: die as "light" | "dark", n: Number(n) });
    expect(desk.forging).toMatchObject({ face: view.question!.args.face, price: 0, old: replace.args.old });
    desk.forge();
    expect(table.decided(view)).toEqual([replace.notation]);
  });

  test("a shield of the garden is picked and put in", () => {
    const view = asked("pick");
    const { table, desk } = at(view);
    const face = String(view.options[0]!.args.face);
    desk.tapTemple(face);
    desk.tapSlot({ die: "light", n: 0 });
    desk.forge();
    expect(table.decided(view)).toEqual([`pick ${face}`]);
  });

  test("too dear: the tap asks why", () => {
    const view = asked("action");
    const { table, desk } = at({ ...view, options: view.options.filter((offer) => !offer.notation.startsWith("buy")) });
    desk.tapTemple("glory_4");
    expect(desk.forging).toBeNull();
    expect(table.last).toMatchObject({ t: "why", notation: "buy glory_4" });
  });

  test("cancel drops everything and sends nothing", () => {
    const view = asked("action");
    const { table, desk } = at(view);
    desk.tapTemple(String(view.options.find((offer) => offer.notation.startsWith("buy"))!.args.face));
    desk.tapSlot({ die: "dark", n: 0 });
    desk.cancel();
    expect([desk.forging, desk.slot]).toEqual([null, null]);
    expect(table.sent).toHaveLength(1);
  });
});

describe("feats", () => {
  test("cost is shown before it is paid, and who would be chased", () => {
    const view = asked("action");
    const feat = { option: 0, notation: "feat hydra", key: "option-feat", args: { card: "hydra", sun: 5, moon: 5, glory: 26 }, at: ["card.hydra"] };
    const { desk } = at({ ...view, options: [feat] });
    desk.rivals[0]!.portal = 4;
    desk.mine.portal = 1;
    desk.tapCard("hydra");
    expect([desk.spent("gold"), desk.spent("sun"), desk.spent("moon"), desk.spent("glory")]).toEqual([0, 5, 5, 0]);
    expect(desk.chased).toEqual([desk.rivals[0]!.seat]);
    desk.mine.portal = 4; // who is there already chases nobody
    expect(desk.chased).toEqual([]);
  });

  test("a card that cannot be had is read all the same", () => {
    const view = asked("action");
    const { table, desk } = at({ ...view, options: [] });
    desk.tapCard("gorgon");
    expect(desk.reading).toBe("gorgon");
    expect(table.last).toMatchObject({ t: "why", notation: "feat gorgon" });
  });
});

describe("other decisions", () => {
  test("two of the rivals' dice for the Satyrs, in whatever order", () => {
    const view = asked("satyrs");
    const { desk } = at(view);
    const [first, second] = desk.rivals.map((hero) => hero.seat) as [number, number];
    desk.tapRival(second, "dark");
    expect(desk.satyrs).toBeNull();
    desk.tapRival(first, "light");
    const offer = desk.satyrs!;
    const faces = [desk.showing(`hero${second}.dark`), desk.showing(`hero${first}.light`)];
    expect([offer.args.face, offer.args.other].sort()).toEqual(faces.sort());
    desk.tapRival(first, "dark"); // a third one replaces the first
    expect(desk.rolled).toEqual([`hero${first}.light`, `hero${first}.dark`]);
    desk.tapRival(first, "dark");
    expect(desk.rolled).toEqual([`hero${first}.light`]);
  });

  test("a rival's die that means nothing now opens what its owner has", () => {
    const { desk } = at(asked("action"));
    const { seat } = desk.rivals[0]!;
    desk.tapRival(seat, "light");
    expect(desk.open).toBe(seat);
    desk.tapRival(seat, "dark");
    expect(desk.open).toBeNull();
  });

  test("a button says less than the sentence where that is long", () => {
    const { desk } = at(asked("extra"));
    const [extra] = spokenOffers(desk);
    expect(spoken(desk, extra!)).toMatchObject({ label: "Ещё действие за 2 осколка солнца", icon: "sun" });
  });

  test("faces of the garden are drawn beside the question until one is picked", () => {
    const { desk } = at(asked("pick"));
    expect(anythingDrawn(desk)).toBe(true);
    desk.tapTemple(String(desk.offered("pick")[0]!.args.face));
    expect(anythingDrawn(desk)).toBe(false);
  });

  test("a tapped Triton token shows what it can be spent for", () => {
    const view = asked("last-call");
    const { desk } = at(view);
    expect(drawnOffers(desk)).toEqual([]);
    desk.session.tap(desk.element("triton"));
    expect(drawnOffers(desk).map((offer) => offer.notation)).toEqual(["triton gold", "triton sun", "triton moon"]);
  });

  test.each(questions.map((view) => [view.question!.key, view] as const))("%s: every option is drawn, told or lies on the table", (_, view) => {
    const { desk } = at(view);
    const onTable = ["buy", "feat", "replace", "pick", "satyrs", "hammer", "triton"];
    const shown = [...drawnOffers(desk), ...spokenOffers(desk)];
    for (const offer of view.options)
      expect(shown.includes(offer) || onTable.includes(offer.notation.split(" ")[0]!), offer.notation).toBe(true);
  });
});

/** What the Epic table computes itself: previews, drafts, passing, draws, who reaches whom. */
import { describe, expect, test } from "vitest";

import type { Offer } from "../src/lib/protocol";
import { attackable, neighbours, othersOf, reaches } from "../src/tables/epic/board";
import { copies, seenOf } from "../src/tables/epic/browsing.svelte";
import { mayBlock, preview } from "../src/tables/epic/combat";
import { columns, meanAttack, stage } from "../src/tables/epic/draft";
import { nextAmong, shares } from "../src/tables/epic/draws";
import { inOrder } from "../src/tables/epic/groups";
import { passUnasked, windowOf, wish } from "../src/tables/epic/passing";
import { breakable, isLong } from "../src/tables/epic/reading";
import { sentenceOf } from "../src/tables/epic/sentence";
import { terms } from "../src/tables/epic/terms";
import { Unfolding } from "../src/tables/epic/unfolding.svelte";
import { board, champion, player, theBox } from "./epic_scene";
import { words } from "./text_board_scene";

const offer = (option: number, notation: string): Offer => ({ option, notation, key: "", args: {}, at: [] });
const print = (card: string) => theBox.cards[card]!;

describe("the preview of a fight", () => {
  const trike = champion(1, { attack: 11, defence: 11, keywords: ["breakthrough"] });
  const alpha = champion(2, { attack: 5, defence: 6 });
  const medusa = champion(3, { attack: 6, defence: 8, controller: 1 });

  test("without a block everything reaches the player", () => {
    const found = preview([trike, alpha], [], false);
    expect([found.attack, found.through, found.certain]).toEqual([16, 16, true]);
  });

  test("only Breakthrough beyond the defence of the blockers goes through (EP-9.32)", () => {
    expect(preview([trike, alpha], [medusa], true).through).toBe(3);
    expect(preview([alpha], [medusa], true).through).toBe(0);
  });

  test("earlier damage does not help Breakthrough (EP-9.33), but it helps to break", () => {
    const hurt = { ...medusa, damage: 7 };
    expect(preview([trike], [hurt], true).through).toBe(3);
    expect(preview([champion(4, { attack: 1 })], [hurt], true).fates[3]).toBe("breaks");
  });

  test("one against many: the one breaks, of the many somebody may", () => {
    const { fates, strikes } = preview([trike, alpha], [medusa], true);
    expect(fates).toEqual({ 1: "safe", 2: "may", 3: "breaks" });
    expect(strikes).toEqual({ 1: 6, 2: 6, 3: 16 });
  });

  test("unbreakable champions stay, deadly ones break whatever they touch, no attack touches nothing", () => {
    const deadly = champion(5, { attack: 1, keywords: ["deadly"] });
    expect(preview([deadly], [medusa], true).fates[3]).toBe("breaks");
    expect(preview([{ ...deadly, attack: 0 }], [medusa], true).fates[3]).toBe("safe");
    expect(preview([trike], [{ ...medusa, keywords: ["unbreakable"] }], true).fates[3]).toBe("safe");
    expect(preview([champion(6, { attack: 0 })], [champion(7, { defence: 0 })], true).fates[7]).toBe("safe");
  });

  test("a block stays when all blockers are gone: only Breakthrough reaches the player (EP-8.14, EP-9.34)", () => {
    const found = preview([trike, alpha], [], true);
    expect([found.through, found.certain]).toEqual([11, false]);
  });

  test("Righteous fighters win health", () => {
    const angel = champion(8, { attack: 4, keywords: ["righteous"] });
    expect(preview([angel], [medusa], true).gains).toEqual({ attackers: 4, blockers: 0 });
    expect(preview([medusa], [angel], true).gains).toEqual({ attackers: 0, blockers: 4 });
  });

  test("who can block: whoever can block one of the group (EP-8.12)", () => {
    const flyer = champion(1, { keywords: ["airborne"] });
    const lofty = champion(2, { attack: 9, keywords: ["lofty"] });
    const walker = champion(3, { attack: 4 });
    expect(mayBlock(walker, [flyer])).toBe(false);
    expect(mayBlock(walker, [flyer, champion(4)])).toBe(true);
    expect(mayBlock(champion(5, { keywords: ["airborne"] }), [flyer])).toBe(true);
    expect(mayBlock(walker, [lofty])).toBe(false);
    expect(mayBlock(champion(6, { attack: 9 }), [lofty])).toBe(true);
    expect(mayBlock(walker, [champion(7, { keywords: ["unblockable"] })])).toBe(false);
    expect(mayBlock({ ...walker, position: "expended" }, [champion(8)])).toBe(false);
  });
});

describe("drafts", () => {
  const me = (taken: number, of: number) => player(0, { picks: { size: taken, cards: [] }, pack: { size: of, cards: [] } });

  test("a dark draft: one of five, swap, two of four, ten rounds", () => {
    expect(stage("dark_draft", me(0, 5))).toMatchObject({ round: 1, take: 1, pass: "swap", step: 1, last: false });
    expect(stage("dark_draft", me(1, 4))).toMatchObject({ round: 1, take: 2, pass: null, step: 3, last: true });
    expect(stage("dark_draft", me(2, 3))).toMatchObject({ round: 1, take: 1, step: 3 });
    expect(stage("dark_draft", me(27, 5))).toMatchObject({ round: 10, rounds: 10 });
  });

  test("packs go left, right, left (EP-11.5)", () => {
    expect([0, 9, 10, 19, 20, 29].map((n) => stage("pool_draft", me(n, 10 - (n % 10))).pass)).toEqual(
      ["left", "left", "right", "right", "left", "left"],
    );
    expect(stage("triple_draft", me(35, 1))).toMatchObject({ round: 3, last: true });
  });

  test("other formats have no rounds", () => {
    expect(stage("random60", me(12, 48))).toMatchObject({ rounds: 1, take: 18, pass: null });
  });

  test("picks stand by faction, what costs gold first, copies together", () => {
    const cards = ["kong", "fireball", "kong", "triceratops", "medusa"].map((card, id) => ({ id, card }));
    const [good, wild, evil] = columns(cards, print, (card) => card);
    expect(good).toMatchObject({ total: 0, cards: [] });
    expect(wild!.cards.map(({ card, copies: n }) => `${n} ${card}`)).toEqual(["2 kong", "1 triceratops", "1 fireball"]);
    expect([wild!.ones, wild!.zeros, evil!.total]).toEqual([3, 1, 1]);
    expect(meanAttack(cards, print)).toBeCloseTo((13 + 13 + 10 + 6) / 4);
    expect(meanAttack([{ id: 1, card: "fireball" }], print)).toBeNull();
  });
});

describe("passing", () => {
  const question = { key: "ask-initiative", args: {}, clause: null };
  const PASS = offer(0, "pass");
  const CARD = offer(1, "play fireball#3");
  const POWER = offer(2, "power pyromancer#4 1");

  test("windows are told apart by the step and by whose attack it is", () => {
    expect(windowOf(board({ phase: "before_blocks", active: 1 }), 0, question)).toBe("before_blocks");
    expect(windowOf(board({ phase: "before_damage", active: 0 }), 0, question)).toBe("my_before_damage");
    expect(windowOf(board({ phase: "ending", active: 1 }), 0, { ...question, key: "ask-last-chance" })).toBe("ending");
    expect(windowOf(board(), 0, { ...question, key: "ask-main" })).toBeNull();
    expect(windowOf(board(), 0, null)).toBeNull();
  });

  test("whoever has chosen nothing is always asked", () => {
    expect(wish({}, "ending")).toBe("always");
    expect(wish({ "epic.ending": "never", "epic.before_blocks": "able" }, "ending")).toBe("never");
    expect(passUnasked("always", [PASS, POWER])).toBeNull();
  });

  test("with a card: powers alone are not worth a question; never: nothing is", () => {
    expect(passUnasked("able", [PASS, CARD])).toBeNull();
    expect(passUnasked("able", [PASS, POWER])).toBe(PASS);
    expect(passUnasked("never", [PASS, CARD])).toBe(PASS);
    expect(passUnasked("never", [CARD])).toBeNull();
  });
});

describe("the next card", () => {
  const cards = ["kong", "fireball", "medusa", "rage"].map((card, id) => ({ id, card }));

  test("is one of the top group; what everybody knows to lie below is not", () => {
    const known = [
      { size: 3, cards: [] },
      { size: 1, cards: [cards[3]!] },
    ];
    const among = nextAmong(player(0, { deck: { size: 4, known, cards } }));
    expect(among.map(({ card }) => card)).toEqual(["kong", "fireball", "medusa"]);
    expect(nextAmong(player(0, { deck: { size: 0, known: [], cards: [] } }))).toEqual([]);
  });

  test("shares count cost, kind and faction", () => {
    const found = Object.fromEntries(shares(cards, print).map(({ of, count }) => [of, count]));
    expect(found).toEqual({ one: 2, zero: 2, champion: 2, event: 2, wild: 3, evil: 1 });
    expect(shares([], print)).toEqual([]);
  });
});

describe("the ring of seats", () => {
  const four = board({ mode: "free_for_all", players: [0, 1, 2, 3].map((seat) => player(seat)) });

  test("the left neighbour is the next one", () => {
    expect(othersOf(four, 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(neighbours(four, 2)).toEqual({ left: 3, right: 1 });
  });

  test("hunters attack the left neighbour and reach both, once others are out too", () => {
    const hunt = { ...four, mode: "hunter_first_blood" };
    expect(attackable(hunt, 0)).toEqual([1]);
    expect([1, 2, 3].map((seat) => reaches(hunt, 0, seat))).toEqual([true, false, true]);
    const fewer = { ...hunt, players: hunt.players.map((one) => ({ ...one, out: one.seat === 1 })) };
    expect(attackable(fewer, 0)).toEqual([2]);
    expect(reaches(fewer, 0, 2)).toBe(true);
    expect(reaches(four, 0, 2)).toBe(true);
  });

  test("allies are not attacked", () => {
    const teams = { ...four, mode: "teams", players: four.players.map((one) => ({ ...one, team: one.seat % 2 })) };
    expect(attackable(teams, 0)).toEqual([1, 3]);
  });

  test("one rival lies open: the one asked for, the other side of a fight, the one whose turn it is", () => {
    const open = (where: typeof four, unfolding = new Unfolding()) =>
      [1, 2, 3].filter((seat) => unfolding.isOpen(where, 0, seat, false));
    expect(open(four)).toEqual([1]);
    expect(open({ ...four, active: 2 })).toEqual([2]);
    const fight = { ...four, champions: [champion(9, { controller: 3 })], combat: { attackers: [9], blockers: [], blocked: false, defender: 0 } };
    expect(open(fight)).toEqual([3]);
    const unfolding = new Unfolding();
    unfolding.open(2);
    expect(open(fight, unfolding)).toEqual([2]);
    unfolding.fold(2);
    expect(open(four, unfolding)).toEqual([1]);
    expect([1, 2, 3].filter((seat) => new Unfolding().isOpen(four, 0, seat, true))).toEqual([]);
    expect(new Unfolding().isOpen(board(), 0, 1, true)).toBe(true);
  });
});

describe("words", () => {
  const keywords = Object.keys(theBox.keywords);

  test("keywords are found in texts whatever their ending", () => {
    const found = terms(words("ru", "epic"), keywords, "Полёт, Блиц. Клич → уничтожьте существо-цель без Полёта.");
    expect(found.filter(({ keyword }) => keyword).map(({ keyword }) => keyword)).toEqual(["airborne", "blitz", "tribute", "break", "airborne"]);
    expect(found.map(({ text }) => text).join("")).toBe("Полёт, Блиц. Клич → уничтожьте существо-цель без Полёта.");
    const english = terms(words("en", "epic"), keywords, "Breakthrough. Loyalty 2 → break it.");
    expect(english.filter(({ keyword }) => keyword).map(({ keyword }) => keyword)).toEqual(["breakthrough", "loyalty", "break"]);
  });

  test("long Russian names may be broken between syllables, short ones are left alone", () => {
    expect(breakable("Искривитель времени").replaceAll("\u00AD", "-")).toBe("Ис-кри-ви-тель времени");
    expect(breakable("Волк")).toBe("Волк");
    expect(isLong("Искривитель времени")).toBe(true);
    expect(isLong("Вожак стаи")).toBe(false);
  });
});

test("a group is sent in the order of the engine: players, champions, cards, by number", () => {
  expect(inOrder(["champion.20", "player.1", "champion.3", "card.2", "player.0"])).toEqual(
    ["player.0", "player.1", "champion.3", "champion.20", "card.2"],
  );
});

test("piles: the newest of a discard pile first, equal cards of a deck together", () => {
  const cards = ["kong", "rage", "kong"].map((card, id) => ({ id, card }));
  const one = player(0, { discard: cards, deck: { size: 3, known: [], cards }, hand: { size: 2, cards: [cards[1]!] } });
  expect(seenOf(one, "discard", (card) => card).map(({ id }) => id)).toEqual([2, 1, 0]);
  expect(copies(seenOf(one, "deck", (card) => card)).map(({ seen, copies: n }) => `${n} ${seen.card}`)).toEqual(["2 kong", "1 rage"]);
  expect(seenOf(one, "hand", (card) => card)).toHaveLength(1);
});

test("of a card's text the sentence is shown that asks", () => {
  const said = words("en", "epic");
  const text = "Flying. Tribute → deal 2 damage to target champion. It loses Flying. Loyalty 2 → draw a card. Expend: gain 1 health.";
  expect(sentenceOf(said, text, "tribute")).toBe("Tribute → deal 2 damage to target champion. It loses Flying.");
  expect(sentenceOf(said, text, "loyalty")).toBe("Loyalty 2 → draw a card.");
  expect(sentenceOf(said, text, "powers")).toBe("Expend: gain 1 health.");
  expect(sentenceOf(said, text, "attacks")).toBe(text); // no sentence tells that it is this one
  expect(sentenceOf(said, "Deal 6 damage. In the discard pile, 1 gold: return this card.", "play")).toBe("Deal 6 damage.");
});

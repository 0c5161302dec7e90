"""Ninja: abilities, upgrades, statuses and cards."""

from __future__ import annotations

import pytest

from tests.dice_throne.heroes.outcome import IDLE, Tokens, defended, outcome, struck, upgraded
from tests.dice_throne.scene import Scene, duel, king

POISON = {"delayed_poison": 1}
HIDDEN = {"smoke_bomb": 1}


@pytest.mark.parametrize(
    ("level", "use", "dice", "expected"),
    [
        (1, "slash 1", (1, 2, 3, 5, 6), (True, 5, {}, {})),
        (1, "slash 2", (1, 2, 3, 3, 6), (True, 6, {}, {})),
        (1, "slash 3", (1, 1, 1, 1, 1), (True, 7, {}, {})),
        (2, "slash 1", (1, 2, 3, 4, 5), (True, 4, {}, {})),
        (2, "slash 2", (1, 1, 1, 2, 5), (True, 6, {"ninjutsu": 1}, {})),
        (2, "slash 3", (1, 2, 3, 3, 3), (True, 8, {"ninjutsu": 1}, {})),
        (1, "walk_the_line", (4, 4, 5, 5, 1, 3, 4), (True, 7, {}, {})),
        (1, "walk_the_line", (4, 4, 5, 5, 1, 3, 3), (False, 6, {}, {})),
        (1, "death_blossom", (1, 2, 3, 4, 5, 1, 1, 4, 5, 2), (True, 7, {}, {})),
        (1, "death_blossom", (1, 2, 3, 4, 5, 1, 1, 4, 6, 6), (False, 4, {}, {})),
        (1, "death_blossom", (1, 2, 3, 4, 5, 6, 6, 6, 6, 6), (False, 0, {}, {})),
        (1, "poison_blade", (1, 2, 3, 4, 4), (True, 5, {}, POISON)),
        (2, "poison_blade", (1, 2, 3, 4, 4, 3), (True, 5, {}, POISON)),
        (2, "poison_blade", (1, 2, 3, 4, 4, 4), (True, 5, {}, {"delayed_poison": 2})),
        (2, "poison_blade", (1, 2, 3, 4, 4, 6), (True, 5, {}, {"delayed_poison": 2})),
        (1, "shadow_fang", (1, 2, 3, 4, 5), (True, 8, {"ninjutsu": 2}, {})),
        (2, "shadow_fang", (1, 2, 3, 4, 5), (True, 8, {"ninjutsu": 2, "smoke_bomb": 1}, {})),
        (1, "shadewalk", (6, 6, 6, 6, 1), (False, 6, HIDDEN, POISON)),
        (2, "shadewalk", (6, 6, 6, 6, 1), (False, 5, HIDDEN, {"delayed_poison": 2})),
        (1, "assassinate", (6, 6, 6, 6, 6), (False, 10, HIDDEN, {"delayed_poison": 2})),
    ],
)
def test_ability(
    level: int, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("ninja", use, *dice, level=level)) == expected


@pytest.mark.parametrize(
    ("ability", "use", "dice", "expected"),
    [
        ("walk_the_line", "tip_of_the_blade", (4, 4, 5, 1, 1, 5), (False, 5, {}, {})),
        ("smoke_screen", "kuji_kiri", (4, 4, 5, 6, 6), (False, 8, {}, {})),
        ("shadow_fang", "misdirect", (1, 2, 6, 6, 4), (False, 2, HIDDEN, {})),
        ("shadewalk", "jugulate", (6, 6, 6, 1, 4), (False, 0, {"ninjutsu": 3}, POISON)),
    ],
)
def test_second_ability(
    ability: str, use: str, dice: tuple[int, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    assert outcome(struck("ninja", use, *dice, ability=ability, level=2)) == expected


@pytest.mark.clause("DT-11.5")
def test_pure_damage_is_not_modified() -> None:
    s = duel(
        {"hero": "ninja", "levels": {"walk_the_line": 2}, "tokens": {"ninjutsu": 1}, "hand": [IDLE]},
        {"hero": "barbarian", "tokens": {"targeted": 1}},
    )
    s.attack("tip_of_the_blade", 4, 4, 5, 1, 1, 5)
    assert outcome(s) == (False, 5, {"ninjutsu": 1}, {"targeted": 1})


def test_walk_the_line_2_rolls_one_die_again() -> None:
    s = duel({"hero": "ninja", "levels": {"walk_the_line": 2}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack("walk_the_line", 4, 4, 5, 5, 1, 1, 2)
    assert (s.asked, s.offered()) == ((0, "roll-again"), ["pass", "reroll 1", "reroll 2"])
    s.dice(6).play("reroll 1")
    assert outcome(s.until("defend")) == (True, 8, {}, {})


def test_death_blossom_2_rolls_two_dice_again_and_poisons_with_two_masks() -> None:
    s = duel({"hero": "ninja", "levels": {"death_blossom": 2}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack("death_blossom", 1, 2, 3, 4, 5, 1, 2, 4, 4, 5)
    assert s.refused("reroll 1,2,4") == "DT-16.12"
    s.dice(6, 6).play("reroll 1,2")
    assert outcome(s) == (False, 6, {}, POISON)


@pytest.mark.parametrize(("level", "ninjutsu"), [(1, 2), (2, 3)])
@pytest.mark.parametrize("seat", [0, 1])
def test_smoke_screen_helps_a_chosen_player(level: int, ninjutsu: int, seat: int) -> None:
    s = duel({"hero": "ninja", "levels": {"smoke_screen": level}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack("smoke_screen", 1, 4, 5, 6, 1).play(f"player {seat}").settle()
    assert (s.tokens(seat, "smoke_bomb"), s.tokens(seat, "ninjutsu")) == (1, ninjutsu)
    assert (s.tokens(1 - seat, "smoke_bomb"), s.tokens(1, "delayed_poison")) == (0, 1)


def three(**ninja: object) -> Scene:
    """A Ninja with two opponents."""
    return king({"hero": "ninja", "hand": [IDLE], **ninja}, {"hero": "barbarian"}, {"hero": "moon_elf"})


@pytest.mark.clause("DT-11.6")
@pytest.mark.parametrize(("first", "second", "lost"), [(1, 1, (8, 0)), (1, 2, (4, 4)), (2, 2, (0, 8))])
def test_kuji_kiri_chooses_two_opponents(first: int, second: int, lost: tuple[int, int]) -> None:
    s = three(levels={"smoke_screen": 2})
    s.attack("kuji_kiri", 4, 4, 5, 6, 6).play(f"player {first}", f"player {second}").settle()
    assert (35 - s.health(1), 35 - s.health(2)) == lost


@pytest.mark.parametrize(("first", "second", "poison"), [(1, 1, (2, 0)), (1, 2, (1, 1))])
def test_assassinate_poisons_two_opponents(first: int, second: int, poison: tuple[int, int]) -> None:
    s = three()
    s.attack("assassinate", 6, 6, 6, 6, 6).play(f"player {first}", f"player {second}").play(
        "player 2"
    ).settle()
    assert (s.tokens(1, "delayed_poison"), s.tokens(2, "delayed_poison")) == poison
    assert (s.health(1), s.health(2)) == (35, 25)


@pytest.mark.parametrize(
    ("level", "dice", "back", "tokens"),
    [
        (1, (1, 2, 3), 1, {}),
        (1, (1, 4, 5), 3, {}),
        (1, (6, 6, 4), 2, HIDDEN),
        (2, (1, 2, 3), 3, {}),
        (2, (1, 4, 5), 3, {}),
        (2, (6, 6, 1), 1, HIDDEN),
    ],
)
def test_shade_shift(level: int, dice: tuple[int, ...], back: int, tokens: Tokens) -> None:
    s = defended("ninja", "shade_shift", *dice, level=level)
    assert (50 - s.health(1), 50 - s.health(0), s.hero(1)["tokens"]) == (8, back, tokens)


@pytest.mark.parametrize(
    ("level", "again", "back"), [(1, "reroll 6", 3), (1, "reroll 1", 2), (2, "reroll 1,6", 2)]
)
def test_shade_shift_rolls_dice_again(level: int, again: str, back: int) -> None:
    s = defended("ninja", "shade_shift", 1, 6, 6, 4, 4, level=level, again=again)
    assert 50 - s.health(0) == back


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("slash_2", 2),
        ("walk_the_line_2", 2),
        ("death_blossom_2", 2),
        ("smoke_screen_2", 2),
        ("poison_blade_2", 1),
        ("shadow_fang_2", 2),
        ("shadewalk_2", 2),
        ("shade_shift_2", 2),
    ],
)
def test_upgrade(card: str, cost: int) -> None:
    assert upgraded("ninja", card) == (int(card[-1]), cost)


# ---- statuses -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("tokens", "lost"), [(1, 3), (2, 6)])
def test_delayed_poison_hurts_at_the_end_of_the_turn(tokens: int, lost: int) -> None:
    s = duel({"hero": "barbarian", "tokens": {"delayed_poison": tokens}}, {"hero": "ninja"})
    s.until("rolling")
    assert s.health(0) == 50
    s.play("no_ability").settle()
    assert (s.asked, 50 - s.health(0), s.tokens(0, "delayed_poison")) == ((1, "main"), lost, 0)


@pytest.mark.parametrize(("die", "lost"), [(1, 0), (3, 0), (4, 8), (6, 8)])
def test_smoke_bomb_may_avoid_damage(die: int, lost: int) -> None:
    s = duel({"hero": "barbarian"}, {"hero": "ninja", "tokens": {"smoke_bomb": 1}})
    s.attack("smack 3", 1, 1, 2, 2, 3).until("window-attack").dice(die).play("spend smoke_bomb").settle()
    assert (50 - s.health(1), s.tokens(1, "smoke_bomb")) == (lost, 0)


@pytest.mark.parametrize(
    ("dice", "more", "expected"),
    [
        ((1,), (), (True, 6, {}, {})),
        ((3,), (), (True, 6, {}, {})),
        ((4,), (), (True, 7, {}, {})),
        ((5,), (), (True, 7, {}, {})),
        ((6,), ("mode 1",), (True, 7, {}, {})),
        ((6,), ("mode 2",), (True, 5, {}, POISON)),
        ((6,), ("mode 3",), (False, 5, {}, {})),
    ],
)
def test_ninjutsu(
    dice: tuple[int, ...], more: tuple[str, ...], expected: tuple[bool, int, Tokens, Tokens]
) -> None:
    s = duel({"hero": "ninja", "tokens": {"ninjutsu": 1}, "hand": [IDLE]}, {"hero": "barbarian"})
    s.attack("slash 1", 1, 2, 3, 5, 6).dice(*dice).play("spend ninjutsu", *more)
    assert outcome(s.until("defend", "main")) == expected


@pytest.mark.clause("DT-6.16")
def test_ninjutsu_makes_nothing_undefendable_after_the_defence() -> None:
    s = duel({"hero": "ninja", "tokens": {"ninjutsu": 1}}, {"hero": "barbarian"})
    s.attack("slash 1", 1, 2, 3, 5, 6).until("defend").dice(1, 1, 1).play("defend thick_skin")
    s.until("window-last-call").dice(6).play("spend ninjutsu")
    assert s.offered() == ["mode 1", "mode 2"]
    assert s.refused("mode 3") == "DT-6.16"


# ---- cards ----------------------------------------------------------------------------------------------
def test_poison_dart() -> None:
    s = duel({"hero": "ninja", "hand": ["poison_dart"]}, {"hero": "barbarian"})
    s.play("play poison_dart")
    assert (s.cp(0), s.tokens(1, "delayed_poison")) == (0, 1)


def test_throwing_stars_may_be_rolled_again() -> None:
    s = duel({"hero": "ninja", "hand": ["throwing_stars", IDLE]}, {"hero": "barbarian"})
    s.attack("slash 1", 1, 2, 3, 5, 6).dice(1, 4, 2, 3, 6).play("play throwing_stars")
    s.dice(4, 5, 1, 5).play("reroll 1,2,3,6")
    assert outcome(s.until("defend")) == (True, 9, {}, {})
    assert s.cp(0) == 1


@pytest.mark.parametrize(("chosen", "lost"), [((1, 1, 1), (3, 0)), ((1, 2, 1), (2, 1))])
def test_fan_of_knives(chosen: tuple[int, ...], lost: tuple[int, int]) -> None:
    s = three(hand=["fan_of_knives", IDLE])
    s.play("play fan_of_knives", *[f"player {seat}" for seat in chosen])
    assert (35 - s.health(1), 35 - s.health(2), s.cp(0)) == (*lost, 0)


@pytest.mark.clause("DT-8.20")
def test_smoke_offering_discards_a_card_for_a_smoke_bomb() -> None:
    s = duel({"hero": "ninja", "hand": ["smoke_offering", IDLE]}, {"hero": "barbarian"})
    s.play("play smoke_offering", f"card {IDLE}", "player 0")
    assert (s.tokens(0, "smoke_bomb"), s.cp(0)) == (1, 2)
    assert sorted(s.discard(0)) == ["smoke_offering", IDLE]


def test_smoke_offering_gives_nothing_for_nothing() -> None:
    s = duel({"hero": "ninja", "hand": ["smoke_offering", IDLE]}, {"hero": "barbarian"})
    s.play("play smoke_offering", "pass")
    assert (s.asked, s.tokens(0, "smoke_bomb"), s.hand(0)) == ((0, "main"), 0, [IDLE])


def test_train_is_an_instant() -> None:
    s = duel({"hero": "ninja", "hand": ["train", IDLE]}, {"hero": "barbarian"})
    s.attack("slash 1", 1, 2, 3, 5, 6).play("play train")
    assert s.tokens(0, "ninjutsu") == 1


@pytest.mark.parametrize(("die", "lost", "tokens"), [(2, 7, {}), (5, 6, {}), (6, 8, HIDDEN)])
def test_escape(die: int, lost: int, tokens: Tokens) -> None:
    s = duel({"hero": "barbarian", "hand": [IDLE]}, {"hero": "ninja", "hand": ["escape"], "cp": 0})
    s.attack("smack 3", 1, 1, 2, 2, 3).until("window-attack").dice(die).play("play escape").settle()
    assert (50 - s.health(1), s.hero(1)["tokens"]) == (lost, tokens)


@pytest.mark.parametrize(("die", "tokens", "hand"), [(6, {"smoke_bomb": 1, "ninjutsu": 2}, 0), (5, {}, 1)])
def test_dojo(die: int, tokens: Tokens, hand: int) -> None:
    s = duel({"hero": "ninja", "hand": ["dojo"]}, {"hero": "barbarian"})
    s.dice(die).play("play dojo").until("main")
    assert (s.hero(0)["tokens"], len(s.hand(0))) == (tokens, hand)

"""The Paladin («Паладин»): board, upgrades, cards."""

from __future__ import annotations

import pytest

from igroteka.games.dice_throne.board import BOARDS, NUMBERS
from tests.dice_throne.scene import Scene, duel, king

BOARD = BOARDS[NUMBERS["paladin"]]
COMBAT = (1, 1, 2, 3, 4)
SMALL = (1, 2, 3, 4, 4)
LARGE = (2, 3, 4, 5, 6)


def paladin(**given: object) -> Scene:
    """The Paladin's turn, against a Barbarian."""
    return duel({"hero": "paladin", **given}, {"hero": "barbarian"})


def attacked(**given: object) -> Scene:
    """A Gunslinger's Fan the Hammer (7) is aimed at the Paladin; nobody has defended yet."""
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", **given})
    return s.attack("fan_the_hammer", 1, 2, 3, 4, 5)


# ---- Tithe -----------------------------------------------------------------------------------------------
def test_faces() -> None:
    shown = [BOARD.symbols[BOARD.faces[number]] for number in range(1, 7)]
    assert shown == ["sword", "sword", "helmet", "helmet", "life", "prayer"]


def test_tithe_rerolls_own_dice_as_often_as_it_is_paid() -> None:
    s = (
        paladin(cp=2)
        .roll(1, 2, 3, 4, 5)
        .dice(6)
        .play("use tithe 1", "die 1")
        .dice(6)
        .play("use tithe 1", "die 3")
    )
    assert (s.rolled, s.cp(0)) == ([6, 2, 6, 4, 5], 0)
    assert s.refused("use tithe 1") == "DT-1.11"


def test_tithe_rerolls_defence_dice_but_no_opponents() -> None:
    s = attacked(cp=2, hand=["tip_it"]).until("defend").dice(1, 1, 1).play("defend divine_defense")
    assert s.asked == (1, "alter-dice")
    s.dice(5).play("use tithe 1").until("main")
    assert s.health(0) == 48
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "cp": 2, "hand": ["tip_it"]})
    s.roll(1, 1, 1, 4, 4).play("declare revolver 1")
    assert s.refused("use tithe 1") == "DT-13.3"


@pytest.mark.parametrize(("level", "cost"), [(1, 3), (2, 2)])
def test_tithe_draws_a_card(level: int, cost: int) -> None:
    s = paladin(cp=cost, hand=["six_it"], levels={"tithe": level}).play("use tithe 2")
    assert (len(s.hand(0)), s.cp(0)) == (2, 0)
    poor = paladin(cp=cost - 1, hand=["six_it"], levels={"tithe": level})
    assert poor.refused("use tithe 2") == "DT-1.11"


@pytest.mark.parametrize(
    ("level", "ability", "dice", "cp"),
    [
        (2, "mighty_prayer", (1, 1, 2, 6, 4), 1),
        (1, "mighty_prayer", (1, 1, 2, 6, 4), 0),
        (2, "holy_attack 2", LARGE, 0),  # a prayer lies there, but the ability needs a straight
    ],
)
def test_tithe_2_pays_for_abilities_that_use_a_prayer(
    level: int, ability: str, dice: tuple[int, ...], cp: int
) -> None:
    s = paladin(cp=0, hand=["six_it"], levels={"tithe": level}).attack(ability, *dice)
    assert s.until("defend", "main").cp(0) == cp


# ---- offence ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("level", "dice", "damage", "healed", "cp"),
    [
        (1, (1, 2), 9, 0, 0),
        (1, (3, 6), 6, 0, 1),
        (1, (5, 5), 5, 4, 0),
        (2, (1, 3, 5), 8, 2, 0),
        (2, (6, 6, 4), 6, 0, 2),
        (3, (1, 3, 6), 9, 0, 1),
    ],
)
def test_righteous_combat(level: int, dice: tuple[int, ...], damage: int, healed: int, cp: int) -> None:
    s = paladin(cp=0, health=40, levels={"righteous_combat": level}).roll(*COMBAT)
    s.dice(*dice).play("declare righteous_combat").until("defend")
    assert (s.damage(1)["incoming"], s.view["attack"]["kind"]) == (damage, "normal")
    assert (s.health(0), s.cp(0)) == (40 + healed, cp)


def test_steadfast() -> None:
    s = (
        paladin(health=40, levels={"righteous_combat": 3})
        .attack("steadfast", 1, 2, 3, 5, 5)
        .until("defend", "main")
    )
    assert (s.asked[1], s.health(0), s.health(1)) == ("main", 42, 48)


def test_retaliate() -> None:
    s = paladin(cp=0, hand=["six_it"]).attack("retaliate", 3, 3, 4, 6, 1).settle()
    assert (s.tokens(0, "retribution"), s.cp(0), s.health(1)) == (1, 3, 50)


def test_retaliate_2_blesses_a_chosen_player() -> None:
    s = paladin(cp=0, hand=["six_it"], levels={"retaliate": 2}).attack("retaliate", 3, 3, 4, 6, 1)
    assert (s.asked, s.offered()) == ((0, "choose"), ["player 0", "player 1"])
    s.play("player 1").settle()
    assert (s.tokens(0, "retribution"), s.tokens(1, "retribution"), s.cp(0)) == (0, 1, 4)


def test_requital() -> None:
    s = paladin(health=40, levels={"retaliate": 2}).attack("requital", 1, 3, 5, 6, 6).until("defend", "main")
    assert (s.asked[1], s.health(1)) == ("main", 47)
    assert (s.tokens(0, "retribution"), s.health(0)) == (1, 41)


@pytest.mark.parametrize(("level", "damage"), [(1, 3), (2, 4)])
def test_mighty_prayer(level: int, damage: int) -> None:
    s = (
        paladin(levels={"mighty_prayer": level})
        .attack("mighty_prayer", 1, 1, 2, 6, 4)
        .until("defend", "main")
    )
    assert (s.asked[1], s.health(1)) == ("main", 50 - damage)
    assert (s.tokens(0, "crit"), s.tokens(0, "accuracy")) == (1, 1)


@pytest.mark.parametrize(("mode", "status"), [("mode 1", "crit"), ("mode 2", "accuracy")])
def test_offensive_stance(mode: str, status: str) -> None:
    s = paladin(levels={"mighty_prayer": 2}).attack("offensive_stance", 1, 1, 6, 5, 5)
    assert s.asked == (0, "one-of")
    s.play(mode).until("defend", "main")
    assert (s.asked[1], s.health(1), s.hero(0)["tokens"]) == ("main", 48, {status: 1})


@pytest.mark.parametrize(
    ("level", "attack", "dice", "healed", "tokens", "cards", "cp"),
    [
        (1, (5, 5, 1, 1, 3), (1, 3), 2, {"crit": 1, "protect": 1}, 0, 0),
        (1, (5, 5, 5, 5, 3), (5, 6), 4, {}, 1, 2),
        (2, (5, 5, 5, 1, 3), (1, 2, 6), 3, {"crit": 1}, 0, 2),
        (2, (5, 5, 1, 1, 3), (5, 5, 4), 2, {"protect": 1}, 2, 0),
    ],
)
def test_holy_light(
    level: int,
    attack: tuple[int, ...],
    dice: tuple[int, ...],
    healed: int,
    tokens: dict[str, int],
    cards: int,
    cp: int,
) -> None:
    s = paladin(cp=0, health=40, hand=["six_it"], levels={"holy_light": level}).roll(*attack)
    s.dice(*dice).play("declare holy_light").until("main")
    assert (s.health(0), s.health(1)) == (40 + healed, 50)
    assert (s.hero(0)["tokens"], len(s.hand(0)), s.cp(0)) == (tokens, 1 + cards, cp)


@pytest.mark.parametrize(
    ("level", "tier", "dice", "damage", "healed"),
    [(1, 1, SMALL, 5, 1), (1, 2, LARGE, 8, 2), (2, 1, SMALL, 7, 1), (2, 2, LARGE, 9, 2), (1, 1, LARGE, 5, 1)],
)
def test_holy_attack(level: int, tier: int, dice: tuple[int, ...], damage: int, healed: int) -> None:
    s = paladin(health=40, levels={"holy_attack": level}).attack(f"holy_attack {tier}", *dice).until("defend")
    assert (s.damage(1)["incoming"], s.view["attack"]["kind"], s.health(0)) == (damage, "normal", 40 + healed)


@pytest.mark.parametrize(("level", "asked"), [(1, "defend"), (2, "main")])
def test_righteous_prayer(level: int, asked: str) -> None:
    s = paladin(cp=0, hand=["getting_paid"], levels={"righteous_prayer": level})
    s.attack("righteous_prayer", 6, 6, 6, 6, 1).until("window-attack")
    assert (s.tokens(0, "crit"), s.cp(0)) == (0, 0)  # they come after the damage
    s.until("defend", "main")
    assert s.asked[1] == asked
    s.settle()
    assert (s.health(1), s.tokens(0, "crit"), s.cp(0)) == (42, 1, 2)


def test_prosperity() -> None:
    s = (
        paladin(cp=0, hand=["six_it"], levels={"righteous_prayer": 2})
        .attack("prosperity", 6, 6, 6, 1, 1)
        .settle()
    )
    assert (s.cp(0), s.health(1)) == (4, 50)


def test_resolute_faith() -> None:
    s = paladin(health=40, hand=["six_it"]).attack("resolute_faith", 6, 6, 6, 6, 6).until("defend", "main")
    assert (s.health(0), s.health(1)) == (45, 40)
    assert (s.tokens(0, "blessing_of_divinity"), s.asked) == (1, (0, "main"))


def test_crit_raises_resolute_faith() -> None:
    s = paladin(tokens={"crit": 1}).attack("resolute_faith", 6, 6, 6, 6, 6).until("window-offence-ends")
    s.play("spend crit").settle()
    assert s.health(1) == 36


# ---- defence ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("level", "dice", "health", "struck", "cp", "protect"),
    [
        (1, (1, 2, 3), 44, 2, 0, 0),
        (1, (5, 4, 6), 46, 0, 1, 0),
        (2, (5, 5, 5, 1), 49, 1, 0, 0),
        (2, (3, 4, 6, 6), 45, 0, 2, 0),
        (3, (3, 4, 6, 1), 45, 1, 1, 1),
        (3, (3, 6, 6, 5), 46, 0, 2, 0),
        (3, (3, 4, 4, 5), 48, 0, 0, 0),
    ],
)
def test_divine_defense(
    level: int, dice: tuple[int, ...], health: int, struck: int, cp: int, protect: int
) -> None:
    s = attacked(cp=0, hand=["getting_paid"], levels={"divine_defense": level}).until("defend")
    s.dice(*dice).play("defend divine_defense").until("window-last-call")
    assert s.asked[1] == "window-last-call"
    assert (s.cp(1), s.tokens(1, "protect")) == (cp, protect)
    s.settle()
    assert (s.health(1), s.health(0)) == (health, 50 - struck)


# ---- cards -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", [0, 1])
def test_mighty(seat: int) -> None:
    s = paladin(hand=["mighty", "six_it"]).play("play mighty", f"player {seat}")
    assert (s.tokens(seat, "crit"), s.cp(0)) == (1, 1)


def test_consecration() -> None:
    s = king(
        {"hero": "paladin", "cp": 4, "hand": ["consecration", "six_it"]},
        {"hero": "barbarian"},
        {"hero": "ninja"},
    )
    s.play("play consecration", "player 0")
    assert s.hero(0)["tokens"] == {"crit": 1, "accuracy": 1, "protect": 1, "retribution": 1}
    assert s.cp(0) == 0


@pytest.mark.parametrize(
    ("die", "cards", "healed", "cp"),
    [(1, 2, 0, 1), (2, 2, 0, 1), (3, 0, 3, 1), (4, 0, 3, 1), (5, 0, 4, 1), (6, 0, 0, 4)],
)
def test_blessed(die: int, cards: int, healed: int, cp: int) -> None:
    s = paladin(health=40, hand=["blessed", "six_it"]).dice(die).play("play blessed").until("main")
    assert (len(s.hand(0)), s.health(0), s.cp(0)) == (1 + cards, 40 + healed, cp)


@pytest.mark.parametrize(
    ("die", "health", "attacker", "cp"),
    [(1, 43, 47, 0), (2, 43, 47, 0), (3, 46, 50, 0), (4, 46, 50, 0), (5, 48, 50, 0), (6, 45, 50, 2)],
)
def test_absolution(die: int, health: int, attacker: int, cp: int) -> None:
    s = attacked(cp=1, hand=["absolution"]).until("window-attack").dice(die).play("play absolution")
    assert s.until("defend").cp(1) == cp
    s.play("pass").until("main", "rolling")
    assert (s.health(1), s.health(0)) == (health, attacker)


def test_absolution_needs_an_attack_on_oneself() -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "paladin", "hand": ["absolution", "tip_it"]})
    s.roll(1, 1, 1, 4, 4).play("declare revolver 1")
    assert s.refused("play absolution") == "DT-11.8"


@pytest.mark.parametrize(("die", "cards", "cp"), [(6, 0, 6), (5, 1, 2), (1, 1, 2)])
def test_divine_favor(die: int, cards: int, cp: int) -> None:
    s = paladin(hand=["divine_favor", "six_it"]).dice(die).play("play divine_favor").until("main")
    assert (len(s.hand(0)), s.cp(0)) == (1 + cards, cp)
    rolled = [line.args["dice"] for line in s.game.log if line.key == "log-rolled"]
    assert rolled == [str(die)]


# ---- the deck --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("tithe_2", 3),
        ("righteous_combat_2", 2),
        ("righteous_combat_3", 4),
        ("retaliate_2", 1),
        ("mighty_prayer_2", 2),
        ("holy_light_2", 2),
        ("holy_attack_2", 2),
        ("righteous_prayer_2", 2),
        ("divine_defense_2", 3),
        ("divine_defense_3", 4),
    ],
)
def test_upgrades(card: str, cost: int) -> None:
    ability, _, level = card.rpartition("_")
    s = paladin(hand=[card, "six_it"], cp=cost).play(f"play {card}")
    assert (s.cp(0), s.level(0, ability)) == (0, int(level))
    poor = paladin(hand=[card, "six_it"], cp=cost - 1)
    assert poor.refused(f"play {card}") == "DT-8.1"


def test_the_deck_has_32_cards_and_a_promo() -> None:
    assert [len([card for card in BOARD.cards if card.promo is promo]) for promo in (False, True)] == [32, 1]


def test_numbers_from_one_transcription_are_marked() -> None:
    assert not BOARD.verified
    assert not [level for ability in BOARD.abilities for level in ability.levels if level.verified]
    assert [card.name for card in BOARD.own if not card.verified] == []

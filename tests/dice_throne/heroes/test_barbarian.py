"""The Barbarian («Варвар»): board, upgrades, cards."""

from __future__ import annotations

import pytest

from igroteka.games.dice_throne.board import BOARDS, NUMBERS
from tests.dice_throne.scene import Scene, duel, king

BOARD = BOARDS[NUMBERS["barbarian"]]
SMACK_3 = (1, 2, 3, 4, 6)
LARGE = (1, 2, 3, 4, 5)


def barbarian(**given: object) -> Scene:
    """The Barbarian's turn, against a Paladin."""
    return duel({"hero": "barbarian", **given}, {"hero": "paladin"})


def attacked(ability: str, dice: tuple[int, ...], **given: object) -> Scene:
    """A Gunslinger with Revolver II attacks the Barbarian (40 health), who is asked for his defence."""
    s = duel({"hero": "gunslinger", "levels": {"revolver": 2}}, {"hero": "barbarian", "health": 40, **given})
    return s.attack(ability, *dice).until("defend")


# ---- offence ---------------------------------------------------------------------------------------------
def test_faces() -> None:
    shown = [BOARD.symbols[BOARD.faces[number]] for number in range(1, 7)]
    assert shown == ["sword", "sword", "sword", "life", "life", "pow"]


@pytest.mark.parametrize(
    ("level", "tier", "dice", "damage", "kind"),
    [
        (1, 1, (1, 2, 3, 4, 6), 4, "normal"),
        (1, 2, (1, 2, 3, 3, 6), 6, "normal"),
        (1, 3, (1, 1, 1, 1, 2), 8, "normal"),
        (2, 1, (1, 2, 3, 4, 6), 5, "normal"),
        (2, 2, (1, 1, 1, 1, 6), 7, "undefendable"),
        (2, 3, (1, 1, 2, 2, 3), 9, "normal"),
        (3, 1, (1, 2, 3, 4, 6), 6, "normal"),
        (3, 2, (1, 2, 3, 3, 6), 8, "normal"),
        (3, 3, (2, 2, 2, 2, 2), 10, "undefendable"),
    ],
)
def test_smack(level: int, tier: int, dice: tuple[int, ...], damage: int, kind: str) -> None:
    s = barbarian(levels={"smack": level}).attack(f"smack {tier}", *dice).until("defend", "main")
    assert s.asked[1] == ("defend" if kind == "normal" else "main")
    s.settle()
    assert s.health(1) == 50 - damage


@pytest.mark.parametrize(("level", "damage"), [(1, 4), (2, 5), (3, 6)])
def test_sturdy_blow(level: int, damage: int) -> None:
    s = barbarian(levels={"sturdy_blow": level}).attack("sturdy_blow", 1, 2, 6, 6, 4).until("defend", "main")
    assert (s.asked[1], s.health(1)) == ("main", 50 - damage)


@pytest.mark.parametrize(("level", "damage", "asked"), [(1, 9, "defend"), (2, 8, "main")])
def test_mighty_blow(level: int, damage: int, asked: str) -> None:
    s = barbarian(levels={"mighty_blow": level}).attack("mighty_blow", 3, 4, 5, 6, 6).until("defend", "main")
    assert s.asked[1] == asked
    s.settle()
    assert s.health(1) == 50 - damage


@pytest.mark.parametrize(("level", "damage"), [(1, 5), (2, 7)])
def test_crit_bash_stuns_and_strikes_again(level: int, damage: int) -> None:
    s = barbarian(levels={"crit_bash": level}).attack("crit_bash", 6, 6, 6, 6, 1).until("rolling", "defend")
    assert (s.asked, s.health(1)) == ((0, "rolling"), 50 - damage)
    assert s.tokens(1, "stun") == 0


def test_crit_smash() -> None:
    s = barbarian(levels={"crit_bash": 2}).attack("crit_smash", 6, 6, 6, 4, 1).until("defend", "main")
    assert (s.health(1), s.asked[1]) == (48, "main")
    assert "skips-income" in s.log()  # the Concussion has worked in the meantime
    assert barbarian().roll(6, 6, 6, 4, 1).refused("declare crit_smash") == "DT-4.4"


@pytest.mark.parametrize(
    ("level", "tier", "dice", "healed"),
    [
        (1, 1, (4, 4, 5, 1, 6), 4),
        (1, 2, (4, 4, 5, 5, 6), 5),
        (1, 3, (4, 4, 5, 5, 5), 6),
        (2, 1, (4, 4, 5, 1, 6), 5),
        (2, 2, (4, 4, 5, 5, 6), 6),
        (2, 3, (4, 4, 5, 5, 5), 7),
    ],
)
def test_fortitude(level: int, tier: int, dice: tuple[int, ...], healed: int) -> None:
    s = barbarian(health=40, levels={"fortitude": level}).attack(f"fortitude {tier}", *dice).settle()
    assert (s.health(0), s.health(1)) == (40 + healed, 50)


@pytest.mark.parametrize(
    ("choice", "left"), [("token 0 bounty", {"poison": 1}), ("pass", {"bounty": 1, "poison": 1})]
)
def test_fortitude_2_may_remove_a_status_if_three_dice_are_equal(choice: str, left: dict[str, int]) -> None:
    tokens = {"bounty": 1, "poison": 1}
    s = duel(
        {"hero": "barbarian", "tokens": tokens, "levels": {"fortitude": 2}},
        {"hero": "paladin", "tokens": tokens},
    )
    s.attack("fortitude 1", 4, 4, 4, 1, 6)
    assert (s.asked, s.offered()) == ((0, "remove"), ["pass", "token 0 bounty", "token 0 poison"])
    s.play(choice)
    assert s.hero(0)["tokens"] == left


@pytest.mark.parametrize(("level", "dice"), [(2, (4, 4, 5, 1, 6)), (1, (4, 4, 4, 1, 6))])
def test_otherwise_fortitude_removes_nothing(level: int, dice: tuple[int, ...]) -> None:
    s = barbarian(tokens={"bounty": 1}, levels={"fortitude": level}).attack("fortitude 1", *dice)
    assert s.asked[1] != "remove"
    assert s.tokens(0, "bounty") == 1


@pytest.mark.parametrize(
    ("level", "dice", "concussion"),
    [(1, (6, 6, 2), 1), (1, (6, 6, 1), 0), (2, (3, 3, 4), 1), (2, (3, 3, 3), 0)],
)
def test_overpower(level: int, dice: tuple[int, ...], concussion: int) -> None:
    s = barbarian(levels={"overpower": level}).roll(1, 2, 3, 6, 6)
    s.dice(*dice).play("declare overpower").until("defend")
    assert (s.damage(1)["incoming"], s.view["attack"]["kind"]) == (sum(dice), "normal")
    assert s.tokens(1, "concussion") == concussion


def test_war_cry() -> None:
    s = barbarian(health=40, levels={"overpower": 2}).attack("war_cry", 1, 2, 4, 5, 6).until("defend", "main")
    assert (s.asked[1], s.health(0), s.health(1)) == ("main", 42, 48)


@pytest.mark.parametrize(("level", "damage", "cost"), [(1, 15, 4), (2, 20, 5)])
def test_reckless(level: int, damage: int, cost: int) -> None:
    s = barbarian(levels={"reckless": level}).attack("reckless", *LARGE).until("defend").play("pass").settle()
    assert (s.health(1), s.health(0)) == (50 - damage, 50 - cost)


def test_reckless_costs_nothing_if_no_damage_got_through() -> None:
    s = duel({"hero": "barbarian"}, {"hero": "paladin", "tokens": {"evasive": 1}})
    s.attack("reckless", *LARGE).until("window-attack").dice(1).play("spend evasive").settle()
    assert (s.health(1), s.health(0)) == (50, 50)


def test_the_damage_of_reckless_to_oneself_can_be_prevented() -> None:
    s = barbarian(tokens={"protect": 1}).attack("reckless", *LARGE).until("window-after")
    assert s.damage(0)["incoming"] == 4
    s.play("spend protect").settle()
    assert (s.health(1), s.health(0)) == (35, 48)


def test_rage() -> None:
    s = duel(
        {"hero": "barbarian"},
        {"hero": "paladin", "cp": 5, "hand": ["not_this_time"], "tokens": {"protect": 1}},
    )
    s.roll(6, 6, 6, 6, 6).play("declare rage")
    while s.asked[1] == "interfere":
        s.play("pass")
    assert (s.asked, s.health(1)) == ((0, "rolling"), 35)
    assert (s.tokens(1, "stun"), s.tokens(1, "protect"), s.hand(1)) == (0, 1, ["not_this_time"])


# ---- defence ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("level", "dice", "healed"),
    [(1, (1, 2, 6), 0), (1, (4, 2, 6), 2), (1, (4, 5, 5), 6), (2, (4, 4, 5, 5), 8), (2, (1, 2, 3, 4), 2)],
)
def test_thick_skin(level: int, dice: tuple[int, ...], healed: int) -> None:
    s = attacked("revolver 1", (1, 1, 2, 5, 6), levels={"thick_skin": level})
    s.dice(*dice).play("defend thick_skin").settle()
    assert s.health(1) == 40 + healed - 4


def test_thick_skin_heals_before_the_blow() -> None:
    s = attacked("revolver 1", (1, 1, 2, 5, 6), health=3).dice(4, 1, 1).play("defend thick_skin").settle()
    assert s.health(1) == 1


@pytest.mark.parametrize(("choice", "left"), [("token 1 knockdown", 0), ("pass", 1)])
def test_thick_skin_2_may_undo_a_status_of_this_attack(choice: str, left: int) -> None:
    s = attacked("revolver 2", (1, 1, 1, 1, 6), levels={"thick_skin": 2}, tokens={"bounty": 1})
    s.dice(4, 5, 1, 1).play("defend thick_skin").until("undo-inflicted")
    assert s.offered() == ["pass", "token 1 knockdown"]
    s.play(choice)
    assert (s.tokens(1, "knockdown"), s.tokens(1, "bounty")) == (left, 1)


@pytest.mark.parametrize(
    ("dice", "tokens"),
    [((4, 1, 1, 1), {}), ((4, 5, 1, 1), {"knockdown": 1})],  # one life only; an older token of the kind
)
def test_otherwise_thick_skin_2_undoes_nothing(dice: tuple[int, ...], tokens: dict[str, int]) -> None:
    s = attacked(
        "revolver 2", (1, 1, 1, 1, 6), levels={"thick_skin": 2}, tokens=tokens, hand=["six_it"], cp=0
    )
    s.dice(*dice).play("defend thick_skin").until("undo-inflicted", "main")
    assert (s.asked[1], s.tokens(1, "knockdown")) == ("main", 1)


# ---- cards -----------------------------------------------------------------------------------------------
def test_concuss_is_for_opponents() -> None:
    s = king(
        {"hero": "barbarian", "hand": ["concuss", "six_it"]}, {"hero": "paladin"}, {"hero": "gunslinger"}
    )
    s.play("play concuss")
    assert s.offered() == ["player 1", "player 2"]
    s.play("player 2")
    assert (s.tokens(2, "concussion"), s.cp(0)) == (1, 1)


@pytest.mark.parametrize(
    ("ability", "dice", "clause"), [("smack 3", (1, 1, 2, 2, 3), ""), ("smack 2", (1, 1, 2, 2, 6), "DT-6.11")]
)
def test_head_bash_needs_8_damage_dealt(ability: str, dice: tuple[int, ...], clause: str) -> None:
    s = barbarian(hand=["head_bash", "getting_paid"]).attack(ability, *dice).until("window-after")
    assert s.asked == (0, "window-after")
    if clause:
        assert s.refused("play head_bash") == clause
    else:
        s.play("play head_bash")
        assert (s.tokens(1, "concussion"), s.cp(0)) == (1, 2)


def test_head_bash_counts_what_was_received() -> None:
    s = barbarian(hand=["head_bash", "getting_paid"]).attack("smack 3", 1, 1, 2, 2, 3).until("defend")
    s.dice(3, 1, 1).play("defend divine_defense").until("window-after")
    assert s.health(1) == 43
    assert s.refused("play head_bash") == "DT-6.11"


@pytest.mark.parametrize(
    ("dice", "added"), [((1, 1, 2, 3, 3), 5), ((1, 4, 5, 6, 6), 1), ((4, 4, 5, 6, 6), 0)]
)
def test_get_some(dice: tuple[int, ...], added: int) -> None:
    s = barbarian(hand=["get_some"]).attack("smack 1", *SMACK_3).until("window-last-call")
    s.dice(*dice).play("play get_some").until("main", "rolling")
    rolled = [line.args["dice"] for line in s.game.log if line.key == "log-rolled"]
    assert rolled[1] == " ".join(str(die) for die in dice)
    assert (s.health(1), s.cp(0)) == (46 - added, 0)
    assert "skips-income" in s.log()


@pytest.mark.parametrize(("dice", "healed"), [((1, 2, 6), 1), ((4, 2, 6), 3), ((4, 5, 5), 7)])
def test_feelin_good(dice: tuple[int, ...], healed: int) -> None:
    s = barbarian(health=40, hand=["feelin_good", "six_it"]).dice(*dice).play("play feelin_good")
    assert (s.health(0), s.cp(0)) == (40 + healed, 2)


def test_get_some_needs_an_attack() -> None:
    assert barbarian(hand=["get_some"]).roll(*SMACK_3).refused("play get_some") == "DT-11.9"


def test_adrenaline_surge_on_pow() -> None:
    s = barbarian(health=40, hand=["adrenaline_surge", "six_it"]).dice(6, 1).play("play adrenaline_surge")
    assert s.game.fate_left == (0,)
    assert (s.health(0), s.tokens(1, "concussion"), s.cp(0)) == (42, 1, 2)


def test_adrenaline_surge_otherwise() -> None:
    s = barbarian(health=40, hand=["adrenaline_surge", "six_it"]).dice(5).play("play adrenaline_surge")
    assert (s.health(0), len(s.hand(0)), s.tokens(1, "concussion")) == (40, 2, 0)


# ---- the deck --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("smack_2", 2),
        ("smack_3", 3),
        ("sturdy_blow_2", 1),
        ("sturdy_blow_3", 2),
        ("mighty_blow_2", 2),
        ("crit_bash_2", 2),
        ("fortitude_2", 2),
        ("overpower_2", 2),
        ("reckless_2", 2),
        ("thick_skin_2", 3),
    ],
)
def test_upgrades(card: str, cost: int) -> None:
    ability, _, level = card.rpartition("_")
    s = barbarian(hand=[card, "six_it"], cp=cost).play(f"play {card}")
    assert (s.cp(0), s.level(0, ability)) == (0, int(level))
    poor = barbarian(hand=[card, "six_it"], cp=cost - 1)
    assert poor.refused(f"play {card}") == "DT-8.1"


def test_the_deck_has_32_cards_and_a_promo() -> None:
    assert [len([card for card in BOARD.cards if card.promo is promo]) for promo in (False, True)] == [32, 1]

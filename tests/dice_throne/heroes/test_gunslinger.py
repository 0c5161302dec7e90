"""The Gunslinger («Стрелок»): chapter 18, upgrades and cards."""

from __future__ import annotations

import pytest

from igroteka import Game
from igroteka.games.dice_throne.board import BOARDS, NUMBERS
from tests.dice_throne.scene import Scene, duel, king

BOARD = BOARDS[NUMBERS["gunslinger"]]
REVOLVER_3 = (1, 1, 2, 5, 6)
FIVE_BULLSEYES = (6, 6, 6, 6, 6)


def gunslinger(**given: object) -> Scene:
    """The Gunslinger's turn, against a Barbarian."""
    return duel({"hero": "gunslinger", **given}, {"hero": "barbarian"})


def attacked(dice: tuple[int, ...], ability: str, **given: object) -> Scene:
    """A Barbarian attacks the Gunslinger, who is asked for his defence."""
    s = duel({"hero": "barbarian"}, {"hero": "gunslinger", **given})
    return s.attack(ability, *dice).until("defend")


# ---- the board -------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-18.1")
def test_faces() -> None:
    shown = [BOARD.symbols[BOARD.faces[number]] for number in range(1, 7)]
    assert shown == ["bullet", "bullet", "bullet", "dash", "dash", "bullseye"]


@pytest.mark.clause("DT-18.2")
@pytest.mark.parametrize(
    ("level", "tier", "dice", "damage", "knockdown"),
    [
        (1, 1, (1, 1, 2, 5, 6), 3, 0),
        (1, 2, (1, 2, 3, 3, 6), 4, 0),
        (1, 3, (1, 1, 2, 2, 3), 5, 0),
        (2, 1, (1, 1, 2, 5, 6), 4, 0),
        (2, 2, (1, 2, 3, 3, 6), 5, 0),
        (2, 3, (1, 1, 2, 2, 3), 6, 0),
        (2, 2, (2, 2, 2, 2, 6), 5, 1),
        (2, 3, (1, 1, 1, 1, 3), 6, 1),
        (1, 3, (1, 1, 1, 1, 3), 5, 0),
    ],
)
def test_revolver(level: int, tier: int, dice: tuple[int, ...], damage: int, knockdown: int) -> None:
    s = gunslinger(levels={"revolver": level}).attack(f"revolver {tier}", *dice).until("defend")
    assert (s.view["attack"]["kind"], s.view["attack"]["damage"]) == ("normal", damage)
    s.play("pass").settle()
    assert (s.health(1), s.tokens(1, "knockdown")) == (50 - damage, knockdown)


@pytest.mark.clause("DT-18.2")
def test_revolver_needs_three_bullets() -> None:
    s = gunslinger().roll(1, 2, 4, 5, 6)
    assert s.refused("declare revolver 1") == "DT-4.4"


@pytest.mark.clause("DT-18.3")
@pytest.mark.parametrize(("level", "health"), [(1, 48), (2, 47)])
def test_bounty_hunter(level: int, health: int) -> None:
    s = gunslinger(levels={"bounty_hunter": level}, cp=0).attack("bounty_hunter", 1, 2, 6, 6, 4)
    s.until("defend", "main")
    assert (s.health(1), s.tokens(1, "bounty"), s.cp(0)) == (health, 1, 1)
    assert "defends" not in s.log()


@pytest.mark.clause("DT-18.4")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("level", [1, 2])
def test_quick_draw_gives_a_reload_in_upkeep(level: int, before: int, after: int) -> None:
    s = duel(
        {"hero": "barbarian"},
        {
            "hero": "gunslinger",
            "hand": ["six_it"],
            "tokens": {"reload": before},
            "levels": {"quick_draw": level},
        },
    )
    s.until("rolling").settle()
    assert (s.asked, s.tokens(1, "reload")) == ((1, "main"), after)


@pytest.mark.clause("DT-18.4")
def test_quick_draw_works_in_the_first_turn() -> None:
    fate = [*8 * [0], 5, 0]  # eight cards are drawn, then both roll for the first turn
    game = Game.new("dice_throne", players=2, heroes="gunslinger,barbarian", fate=fate)
    s = Scene(game).until("main")
    assert (s.asked, s.view["turn"], s.tokens(0, "reload")) == ((0, "main"), 1, 1)


def test_quick_draw_2_lets_a_reload_be_rolled_again_once() -> None:
    s = gunslinger(levels={"quick_draw": 2}, tokens={"reload": 1})
    s.attack("revolver 1", *REVOLVER_3).until("window-attack").dice(1).play("spend reload")
    assert s.asked == (0, "roll-again")
    s.dice(5).play("reroll 1")
    assert s.asked[1] != "roll-again"
    s.settle()
    assert s.health(1) == 50 - 3 - 3


def test_quick_draw_1_does_not() -> None:
    s = gunslinger(tokens={"reload": 1}).attack("revolver 1", *REVOLVER_3).until("window-attack")
    s.dice(1).play("spend reload")
    assert s.asked[1] != "roll-again"
    assert s.view["attack"]["added"] == 1


@pytest.mark.clause("DT-18.5")
@pytest.mark.parametrize(("level", "damage"), [(1, 5), (2, 6)])
def test_take_cover(level: int, damage: int) -> None:
    s = gunslinger(levels={"take_cover": level}).attack("take_cover", 1, 2, 4, 4, 5).until("defend")
    assert s.tokens(0, "evasive") == 1
    assert (s.damage(1)["incoming"], s.view["attack"]["kind"]) == (damage, "normal")


def test_mark_the_target() -> None:
    s = gunslinger(levels={"take_cover": 2}).attack("mark_the_target", 4, 4, 5, 6, 6).until("defend", "main")
    assert (s.tokens(0, "evasive"), s.tokens(1, "bounty"), s.health(1)) == (2, 1, 50)
    assert "defends" not in s.log()
    assert gunslinger().roll(4, 4, 5, 6, 6).refused("declare mark_the_target") == "DT-4.4"


@pytest.mark.clause("DT-18.6")
@pytest.mark.parametrize(
    ("level", "mine", "theirs", "damage"),
    [(1, 4, 4, 7), (1, 5, 4, 7), (1, 3, 4, 5), (2, 4, 4, 8), (2, 3, 4, 6), (3, 4, 4, 9), (3, 3, 4, 6)],
)
def test_showdown(level: int, mine: int, theirs: int, damage: int) -> None:
    s = gunslinger(levels={"showdown": level}).roll(1, 2, 3, 4, 4)
    s.dice(mine, theirs).play("declare showdown").until("defend")
    assert (s.damage(1)["incoming"], s.view["attack"]["kind"]) == (damage, "normal")


@pytest.mark.clause("DT-18.6")
def test_so_wild_on_a_showdown_die_changes_the_outcome() -> None:
    s = gunslinger(hand=["so_wild"]).roll(1, 2, 3, 4, 4).dice(3, 4).play("declare showdown")
    assert (s.asked, s.rolled) == ((0, "alter-dice"), [3, 4])
    s.play("play so_wild", "die 2 1").until("defend")
    assert s.damage(1)["incoming"] == 7


@pytest.mark.clause("DT-18.6")
def test_the_showdown_is_with_any_opponent_and_the_target_is_chosen_afterwards() -> None:
    s = king({"hero": "gunslinger"}, {"hero": "barbarian"}, {"hero": "paladin"}).roll(1, 2, 3, 4, 4)
    s.play("declare showdown").until("choose")
    assert s.offered() == ["player 1", "player 2"]
    s.dice(5, 2).play("player 2").until("choose-target").play("player 1").until("defend")
    assert s.damage(1)["incoming"] == 7


@pytest.mark.clause("DT-18.7")
@pytest.mark.parametrize(("level", "damage"), [(1, 6), (2, 8)])
def test_deadeye(level: int, damage: int) -> None:
    s = duel(
        {"hero": "gunslinger", "levels": {"deadeye": level}}, {"hero": "barbarian", "tokens": {"evasive": 1}}
    )
    s.attack("deadeye", 6, 6, 6, 6, 2).until("defend", "window-attack")
    assert s.asked == (1, "window-attack")
    assert (s.tokens(1, "knockdown"), s.damage(1)["incoming"]) == (1, damage)
    s.until("defend", "main")
    assert (s.asked[1], s.health(1)) == ("main", 50 - damage)
    assert "defends" not in s.log()


def test_enforcer_marks_up_to_two_opponents() -> None:
    heroes = [{"hero": "barbarian"}, {"hero": "paladin"}, {"hero": "ninja"}]
    s = king({"hero": "gunslinger", "levels": {"deadeye": 2}}, *heroes).attack("enforcer", 6, 6, 6, 1, 2)
    assert (s.asked, s.offered()) == ((0, "up-to"), ["pass", "player 1", "player 2", "player 3"])
    s.play("player 1")
    assert s.offered() == ["pass", "player 2", "player 3"]
    s.play("player 3")
    assert s.asked[1] != "up-to"
    s.settle()
    assert s.tokens(0, "evasive") == 1
    marked = [(s.tokens(seat, "knockdown"), s.tokens(seat, "bounty")) for seat in (1, 2, 3)]
    assert marked == [(1, 1), (0, 0), (1, 1)]
    assert [s.health(seat) for seat in range(4)] == [35, 35, 35, 35]


def test_enforcer_may_mark_nobody() -> None:
    s = gunslinger(levels={"deadeye": 2}).attack("enforcer", 6, 6, 6, 1, 2)
    s.play("pass").settle()
    assert (s.tokens(0, "evasive"), s.hero(1)["tokens"]) == (1, {})


@pytest.mark.clause("DT-18.8")
@pytest.mark.parametrize(("level", "damage"), [(1, 7), (2, 8)])
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 3)])
def test_fan_the_hammer(level: int, damage: int, before: int, after: int) -> None:
    s = gunslinger(levels={"fan_the_hammer": level}, tokens={"evasive": before})
    s.attack("fan_the_hammer", 2, 3, 4, 5, 6).until("defend")
    assert (s.tokens(0, "evasive"), s.damage(1)["incoming"]) == (after, damage)


def test_pistol_whip() -> None:
    s = gunslinger(levels={"fan_the_hammer": 2}).attack("pistol_whip", 4, 5, 6, 1, 1).until("defend", "main")
    assert (s.tokens(0, "evasive"), s.tokens(1, "knockdown"), s.health(1)) == (1, 1, 49)
    assert "defends" not in s.log()


# ---- the Duel --------------------------------------------------------------------------------------------
@pytest.mark.clause("DT-18.9")
@pytest.mark.parametrize(
    ("level", "mine", "theirs", "won"),
    [(1, 5, 3, True), (1, 4, 4, False), (1, 2, 3, False), (2, 4, 4, True), (2, 5, 3, True), (2, 2, 3, False)],
)
def test_who_wins_a_duel(level: int, mine: int, theirs: int, won: bool) -> None:
    s = attacked((1, 1, 2, 4, 6), "smack 1", levels={"duel": level})
    s.dice(mine, theirs).play("defend duel").until("one-of", "main")
    assert s.asked[1] == ("one-of" if won else "main")
    assert s.health(0) == (50 if won else 49)


@pytest.mark.clause("DT-18.9")
@pytest.mark.parametrize(("mode", "mine", "theirs"), [("mode 1", 43, 47), ("mode 2", 47, 50)])
def test_a_won_duel_strikes_back_or_prevents_half(mode: str, mine: int, theirs: int) -> None:
    s = duel({"hero": "gunslinger"}, {"hero": "gunslinger"})
    s.attack("fan_the_hammer", 1, 2, 3, 4, 5).until("defend").dice(5, 3).play("defend duel", mode).settle()
    assert (s.health(1), s.health(0)) == (mine, theirs)


@pytest.mark.clause("DT-18.9")
def test_a_lost_duel_deals_1_and_prevents_nothing() -> None:
    s = attacked((1, 1, 2, 4, 6), "smack 1").dice(4, 4).play("defend duel").settle()
    assert (s.health(1), s.health(0)) == (46, 49)


# ---- the Ultimate ----------------------------------------------------------------------------------------
@pytest.mark.clause("DT-18.10")
def test_fillem_with_lead() -> None:
    s = duel(
        {"hero": "gunslinger", "cp": 0},
        {"hero": "barbarian", "cp": 5, "hand": ["not_this_time", "getting_paid"], "tokens": {"evasive": 3}},
    )
    s.roll(*FIVE_BULLSEYES).play("declare fillem_with_lead", "pass")
    asked = set()
    while s.asked[1] != "main" and s.phase != "main_2":
        asked.add(s.asked[0])
        s.play("pass")
    assert 1 not in asked
    assert (s.health(1), s.cp(0)) == (39, 1)
    assert (s.tokens(0, "evasive"), s.tokens(1, "bounty"), s.tokens(1, "knockdown")) == (1, 1, 1)


@pytest.mark.clause("DT-18.10")
def test_a_reload_spent_on_the_ultimate_may_be_rolled_again_once() -> None:
    s = gunslinger(tokens={"reload": 1}).attack("fillem_with_lead", *FIVE_BULLSEYES).until("window-attack")
    s.dice(1).play("spend reload")
    assert s.asked == (0, "roll-again")
    s.dice(6).play("reroll 1")
    assert s.asked[1] != "roll-again"
    s.settle()
    assert s.health(1) == 50 - 11 - 3


@pytest.mark.clause("DT-18.10")
def test_quick_draw_2_and_the_ultimate_permit_two_single_rerolls() -> None:
    s = gunslinger(levels={"quick_draw": 2}, tokens={"reload": 1})
    s.attack("fillem_with_lead", *FIVE_BULLSEYES).until("window-attack").dice(1).play("spend reload")
    s.dice(2).play("reroll 1")
    assert s.asked == (0, "roll-again")
    s.dice(5).play("reroll 2").settle()
    assert s.health(1) == 50 - 11 - 3


# ---- cards -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("die", "health", "status"),
    [(1, 48, ""), (3, 48, ""), (4, 50, "knockdown"), (5, 50, "knockdown"), (6, 50, "bounty")],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_roulette(die: int, health: int, status: str, seat: int) -> None:
    s = gunslinger(hand=["roulette", "six_it"]).dice(die).play("play roulette", f"player {seat}")
    assert (s.health(seat), s.cp(0)) == (health, 1)
    assert s.hero(seat)["tokens"] == ({status: 1} if status else {})


def test_spin_the_chamber() -> None:
    s = gunslinger(hand=["spin_the_chamber", "six_it"]).play("play spin_the_chamber")
    assert (s.tokens(0, "reload"), s.cp(0)) == (1, 1)


def test_wanted_is_for_opponents() -> None:
    s = king({"hero": "gunslinger", "hand": ["wanted", "six_it"]}, {"hero": "barbarian"}, {"hero": "paladin"})
    s.play("play wanted")
    assert s.offered() == ["player 1", "player 2"]
    s.play("player 2")
    assert (s.tokens(2, "bounty"), s.cp(0)) == (1, 0)


@pytest.mark.parametrize(
    ("dice", "damage", "knockdown"),
    [((1, 2, 3, 3, 6), 4, 1), ((1, 2, 3, 3, 1), 5, 1), ((1, 2, 3, 4, 6), 3, 0), ((4, 4, 5, 6, 6), 0, 0)],
)
@pytest.mark.parametrize("moment", ["window-offence-ends", "window-last-call"])
def test_eat_lead(dice: tuple[int, ...], damage: int, knockdown: int, moment: str) -> None:
    s = gunslinger(hand=["eat_lead"]).attack("revolver 1", *REVOLVER_3).until(moment)
    s.dice(*dice).play("play eat_lead").settle()
    rolled = [line.args["dice"] for line in s.game.log if line.key == "log-rolled"]
    assert rolled[1] == " ".join(str(die) for die in dice)
    assert (s.health(1), s.tokens(1, "knockdown"), s.cp(0)) == (47 - damage, knockdown, 1)


def test_wild_west_permits_a_reroll_of_every_reload_and_rewards_it() -> None:
    s = gunslinger(hand=["wild_west"], tokens={"reload": 2}).attack("revolver 1", *REVOLVER_3)
    s.until("window-attack").play("play wild_west")
    assert s.cp(0) == 1
    s.dice(1).play("spend reload").dice(4).play("reroll 1")  # 2, and 1 for the re-roll
    s.until("window-attack").dice(6).play("spend reload").play("pass").settle()  # 3, not rolled again
    assert s.health(1) == 50 - 3 - 3 - 3


def test_wild_west_needs_an_attack() -> None:
    s = gunslinger(hand=["wild_west", "eat_lead"]).roll(*REVOLVER_3)
    assert s.refused("play wild_west") == "DT-11.9"
    assert s.refused("play eat_lead") == "DT-11.9"


# ---- the deck --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("revolver_2", 2),
        ("bounty_hunter_2", 1),
        ("quick_draw_2", 2),
        ("take_cover_2", 2),
        ("showdown_2", 2),
        ("showdown_3", 3),
        ("deadeye_2", 2),
        ("fan_the_hammer_2", 2),
        ("duel_2", 3),
    ],
)
def test_upgrades(card: str, cost: int) -> None:
    ability, _, level = card.rpartition("_")
    s = gunslinger(hand=[card, "six_it"], cp=cost).play(f"play {card}")
    assert (s.cp(0), s.level(0, ability)) == (0, int(level))
    poor = gunslinger(hand=[card, "six_it"], cp=cost - 1)
    assert poor.refused(f"play {card}") == "DT-8.1"


def test_the_deck_has_32_cards() -> None:
    assert len(BOARD.cards) == 32

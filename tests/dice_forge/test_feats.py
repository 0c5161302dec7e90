"""Chapter 5: feats, and heroes that chase each other."""

import pytest

from igroteka import Game
from igroteka.core.chance import source
from tests.dice_forge.scene import Scene, scene
from tests.dice_forge.situations import then_gold_for_all

ALL_CARDS = sorted(
    {
        card
        for cards in ("intro", "alternative")
        for card in Game.new("dice_forge", cards=cards).position()["islands"]
    }
)


def portals(s: Scene) -> list[int]:
    """Where the heroes stand."""
    return [hero["portal"] for hero in s.view["heroes"]]


def filed(card: str, hammer: int = 0) -> list[str]:
    """The piles in which an owned card lies."""
    hero = scene({"cards": {card: 1}, "hammer": hammer}, {}, {}).hero(0)
    return [pile for pile, cards in hero["cards"].items() if cards == [{"card": card, "count": 1}]]


# ---- paying ----------------------------------------------------------------------------------------
@pytest.mark.clause("DF-5.1")
def test_the_same_feat_may_be_performed_twice_in_a_turn() -> None:
    s = scene({"sun": 6}, {}, {})
    s.play("feat guardians_owl", "extra")
    then_gold_for_all(s, first=1)
    s.play("feat guardians_owl")
    assert s.owns(0) == {"guardians_owl": 2}
    assert s.reserves(0) == (2, 0, 0, 0)


@pytest.mark.clause("DF-5.1")
def test_every_feat_that_can_be_paid_is_offered() -> None:
    s = scene({"sun": 3, "moon": 2}, {}, {})
    assert sorted(s.offered("feat")) == [
        "feat blacksmiths_chest",
        "feat blacksmiths_hammer",
        "feat elder",
        "feat guardians_owl",
        "feat minotaur",
        "feat silver_hind",
        "feat wild_spirits",
    ]


@pytest.mark.clause("DF-5.2")
def test_with_two_players_there_is_no_third_hydra() -> None:
    s = scene({"sun": 5, "moon": 5, "cards": {"hydra": 1}}, {"sun": 5, "moon": 5})
    for _ in range(2):  # two blessings per turn
        then_gold_for_all(s, first=1)
    s.play("feat hydra")
    assert s.owns(0) == {"hydra": 2}
    assert (s.asked, s.pile("hydra")) == ((1, "action"), 0)
    assert "feat hydra" not in s.offered()
    assert s.refused("feat hydra") == "DF-5.2"


@pytest.mark.clause("DF-5.3")
@pytest.mark.parametrize(
    ("sun", "moon", "feat"),
    [
        (0, 3, "ferryman"),
        (6, 3, "ferryman"),
        (5, 4, "hydra"),
        (4, 5, "hydra"),
        (0, 6, "sphinx"),
    ],
)
def test_a_feat_is_refused_with_too_few_shards(sun: int, moon: int, feat: str) -> None:
    s = scene({"gold": 12, "sun": sun, "moon": moon, "glory": 50}, {}, {})
    assert s.refused(f"feat {feat}") == "DF-5.3"


@pytest.mark.clause("DF-5.3")
def test_the_refusal_compares_the_shards() -> None:
    refusal = scene({"sun": 5, "moon": 4}, {}, {}).game.why_not("feat hydra")
    assert refusal is not None
    assert refusal.args == {
        "card": "hydra",
        **{"need_sun": 5, "sun": 5, "lack_sun": 0},
        **{"need_moon": 5, "moon": 4, "lack_moon": 1},
    }


@pytest.mark.clause("DF-5.3")
def test_the_full_cost_is_paid() -> None:
    s = scene({"sun": 2, "moon": 5}, {}, {})
    s.play("feat ferryman")
    assert s.reserves(0) == (0, 2, 1, 0)


@pytest.mark.clause("DF-5.3")
def test_the_cost_is_paid_before_anything_else() -> None:
    s = scene({"moon": 6}, {}, {})
    s.roll(0, "gold_1", "moon_1")
    s.roll(0, "gold_1", "moon_1")
    then_gold_for_all(s, first=1)
    s.play("feat cancer")  # had it been paid afterwards, the two moons would not have fitted
    assert s.reserves(0) == (4, 0, 2, 0)


# ---- moving and chasing ----------------------------------------------------------------------------
@pytest.mark.clause("DF-5.4")
@pytest.mark.parametrize("start", [0, 1, 7])
def test_the_hero_moves_to_the_cards_portal_from_anywhere(start: int) -> None:
    s = scene({"sun": 2, "moon": 2, "portal": start}, {}, {})
    s.play("feat silver_hind")
    assert portals(s) == [2, 0, 0]


@pytest.mark.clause("DF-5.4")
def test_satyrs_are_on_the_portal_of_the_hind() -> None:
    s = scene({"sun": 2, "moon": 3, "portal": 7}, {}, {})
    s.roll(1, "gold_1", "gold_1")
    s.roll(2, "gold_1", "gold_1")
    s.play("feat satyrs")
    assert portals(s) == [2, 0, 0]


@pytest.mark.clause("DF-5.4")
def test_the_slots_of_one_island_share_one_portal() -> None:
    islands = scene({}, {}, {}).view["islands"]
    cards = {island["portal"]: [pile["card"] for pile in island["cards"]] for island in islands}
    assert cards == {
        1: ["blacksmiths_hammer", "blacksmiths_chest"],
        2: ["silver_hind", "satyrs"],
        3: ["ferryman", "helmet_of_invisibility"],
        4: ["cancer", "hydra", "sphinx"],
        5: ["gorgon", "mirror_of_the_abyss"],
        6: ["guardians_owl", "minotaur"],
        7: ["elder", "wild_spirits"],
    }


@pytest.mark.clause("DF-5.5")
def test_a_hero_already_on_the_portal_chases_nobody() -> None:
    s = scene({"sun": 11, "cards": {"blacksmiths_chest": 2}}, {"portal": 5}, {})
    s.roll(1, "sun_1", "moon_1")
    s.play("feat gorgon", "extra", "feat mirror_of_the_abyss")
    assert [line for line in s.log() if line[0] in ("feat", "chased")] == [
        ("feat", 0),
        ("chased", 1),
        ("feat", 0),
    ]
    assert portals(s) == [5, 0, 0]
    assert s.reserves(1) == (0, 1, 1, 0)


@pytest.mark.clause("DF-5.6")
@pytest.mark.parametrize("others", [1, 2, 3])
def test_a_chased_hero_goes_to_its_start_portal_and_is_blessed_once(others: int) -> None:
    s = scene({"sun": 2, "moon": 4}, {"portal": 3}, *[{}] * (others - 1))
    s.roll(1, "sun_1", "moon_1")
    s.play("feat ferryman")
    assert portals(s) == [3, 0] + [0] * (others - 1)
    assert s.reserves(1) == (0, 1, 1, 0)
    assert [line for line in s.log() if line[0] == "rolled"] == [("rolled", 1)]


@pytest.mark.clause("DF-5.7")
def test_the_chased_player_is_done_before_the_card_is_taken() -> None:
    s = scene({"sun": 2, "moon": 3}, {"portal": 2, "light": ["ship"], "cards": {"celestial_ship": 1}}, {})
    s.roll(1, "ship", "moon_1")
    s.play("feat satyrs")
    assert s.asked == (1, "ship")
    assert s.reserves(0) == (0, 2, 0, 0)  # paid
    assert portals(s) == [2, 0, 0]  # moved, and chased
    assert (s.owns(0), s.pile("satyrs")) == ({}, 3)
    s.roll(1, "sun_1", "glory_2")
    s.roll(2, "sun_1", "glory_2")
    s.play("buy gold_3", "replace light gold_1")
    assert (s.owns(0), s.pile("satyrs")) == ({"satyrs": 1}, 2)
    assert [line for line in s.log() if line[0] != "gained"] == [
        ("feat", 0),
        ("chased", 1),
        ("rolled", 1),
        ("bought", 1),
        ("forged", 1),
        ("rolled", 1),
        ("rolled", 2),
    ]


@pytest.mark.clause("DF-5.7")
def test_great_bears_pay_before_the_blessing_and_the_card_comes_last() -> None:
    s = scene({"sun": 3, "cards": {"great_bear": 1}}, {"portal": 7, "cards": {"great_bear": 1}}, {})
    s.roll(1, "sun_1", "moon_1")
    s.play("feat wild_spirits")
    assert s.log() == [
        ("feat", 0),
        ("chased", 1),
        ("gained", 0),  # 3 glory
        ("gained", 1),  # 3 glory
        ("rolled", 1),
        ("gained", 1),  # 1 sun
        ("gained", 1),  # 1 moon
        ("gained", 0),  # 3 gold
        ("gained", 0),  # 3 moon
    ]
    assert (s.reserves(0), s.reserves(1)) == ((3, 2, 3, 3), (0, 1, 1, 3))


@pytest.mark.clause("DF-5.8")
def test_start_portals_never_cause_a_chase() -> None:
    s = scene({"sun": 2, "moon": 4}, {"portal": 3}, {"portal": 0})
    s.roll(1, "gold_1", "gold_1")
    s.play("feat ferryman")  # seat 1 comes back to the start, where seat 2 has not left
    assert [line for line in s.log() if line[0] == "chased"] == [("chased", 1)]
    assert s.reserves(2) == (0, 0, 0, 0)


@pytest.mark.clause("DF-5.8")
def test_no_portal_ever_holds_two_heroes_and_only_feats_move_them() -> None:
    chases = 0
    for seed in range(12):
        players = 2 + seed % 3
        s = Scene(Game.new("dice_forge", players=players, seed=seed, cards="random"))
        luck = source(seed)
        before = portals(s)
        while s.game.outcome is None:
            feats = s.offered("feat")  # taken whenever there are some, so that heroes meet
            options = feats or s.offered()
            played = options[luck.draw(len(options))]
            mover = s.game.player
            s.play(played)
            now = portals(s)
            assert all(now.count(portal) == 1 for portal in now if portal)
            moved = [seat for seat in range(players) if now[seat] != before[seat]]
            assert not moved or played.startswith("feat")
            assert all(seat == mover or now[seat] == 0 for seat in moved)
            before = now
        chases += s.log().count(("chased", 0))
    assert chases > 10


# ---- taking the card -------------------------------------------------------------------------------
@pytest.mark.clause("DF-5.9")
def test_the_top_card_is_taken_and_works_at_once() -> None:
    s = scene({"sun": 3}, {}, {})
    s.play("feat wild_spirits")
    assert s.asked == (0, "extra")
    assert s.reserves(0) == (3, 2, 3, 0)
    assert (s.pile("wild_spirits"), s.owns(0)) == (2, {"wild_spirits": 1})


@pytest.mark.clause("DF-5.10")
def test_every_card_is_filed_by_its_lasting_effect() -> None:
    piles = {card: filed(card) for card in ALL_CARDS}
    assert len(piles) == 24
    assert [card for card in ALL_CARDS if piles[card] == ["reinforcement"]] == [
        "elder",
        "guardians_owl",
        "silver_hind",
    ]
    assert [card for card in ALL_CARDS if piles[card] == ["automatic"]] == ["great_bear", "tenacious_boar"]
    assert [card for card in ALL_CARDS if piles[card] == ["hammer"]] == ["blacksmiths_hammer"]
    assert len([card for card in ALL_CARDS if piles[card] == ["other"]]) == 18


@pytest.mark.clause("DF-5.10")
def test_the_hammer_is_filed_after_its_second_lap() -> None:
    assert filed("blacksmiths_hammer", hammer=29) == ["hammer"]
    assert filed("blacksmiths_hammer", hammer=30) == ["other"]


@pytest.mark.clause("DF-5.10")
@pytest.mark.parametrize(
    ("feat", "pile"),
    [("blacksmiths_hammer", "hammer"), ("silver_hind", "reinforcement"), ("ferryman", "other")],
)
def test_a_card_just_taken_is_filed(feat: str, pile: str) -> None:
    s = scene({"sun": 2, "moon": 4}, {}, {})
    s.play(f"feat {feat}")
    empty: dict[str, list[object]] = {"hammer": [], "reinforcement": [], "automatic": [], "other": []}
    assert s.hero(0)["cards"] == empty | {pile: [{"card": feat, "count": 1}]}


@pytest.mark.clause("DF-5.11")
def test_the_great_bear_pays_its_owner_on_another_players_turn() -> None:
    s = scene({"sun": 2, "moon": 4}, {"portal": 3, "cards": {"great_bear": 1}}, {})
    s.roll(1, "sun_1", "moon_1")
    s.play("feat ferryman")
    assert s.reserves(1) == (0, 1, 1, 3)
    assert s.asked == (0, "extra")  # the owner was not asked for anything


@pytest.mark.clause("DF-5.11")
def test_the_great_bear_pays_every_time() -> None:
    s = scene({"sun": 6, "moon": 4, "cards": {"great_bear": 1}}, {"portal": 3}, {"portal": 5})
    s.roll(1, "gold_1", "gold_1")
    s.play("feat ferryman", "extra")
    s.roll(2, "gold_1", "gold_1")
    then_gold_for_all(s, first=1)
    s.play("feat gorgon")
    assert s.reserves(0) == (2, 0, 0, 6)


@pytest.mark.clause("DF-5.11")
def test_the_boar_card_pays_its_owner_on_anybodys_turn() -> None:
    s = scene(
        {"cards": {"tenacious_boar": 1}}, {"light": ["boar_red"]}, {}, active=1, boars=[0, None, None, None]
    )
    s.roll_all(("gold_1", "gold_1"), ("boar_red", "gold_1"), ("gold_1", "gold_1"), first=2)
    s.play("pass")  # now it is the turn of seat 2, seat 1 has the face and seat 0 the card
    assert s.asked == (1, "take")
    s.play("take sun")
    assert s.asked == (0, "take")
    s.play("take glory")
    assert (s.reserves(0), s.reserves(1)) == ((2, 0, 0, 3), (1, 1, 0, 0))

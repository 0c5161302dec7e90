"""Chapter 12: the worked example of the rulebook, step by step."""

import pytest

from igroteka import Game
from tests.dice_forge.scene import scene

MAXIM, SASHA, THIRD = 0, 1, 2
RECORD = """\
1. 2 pass ~ 0/6 4/6 1/6 4/6 5/6 5/6
2. 0 use silver_hind
3. 0 die light ~ 0/6
4. 0 use guardians_owl
5. 0 take gold
6. 0 use guardians_owl
7. 0 take moon
8. 0 buy gold_4
9. 0 replace light gold_1
10. 0 buy sun_1
11. 0 replace dark gold_1
12. 0 buy gold_3
13. 0 replace dark gold_1
14. 0 extra
15. 0 feat ferryman ~ 5/6 0/6
16. 1 take glory ~ 5/6 0/6 0/6 0/6 1/6 2/6
"""


@pytest.mark.clause("DF-12.1")
def test_the_turn_of_the_rulebook() -> None:
    s = scene(
        {"gold": 6, "sun": 2, "moon": 3, "cards": {"silver_hind": 1, "guardians_owl": 2}},
        {
            "light": ["triple"],
            "dark": ["choice_gold3_glory2"],
            "portal": 3,
            "cards": {"helmet_of_invisibility": 1},
        },
        {},
        active=THIRD,
    )
    assert s.view["scores"] == [10, 4, 0]

    # (1) Everybody is blessed.
    s.roll_all(("gold_1", "moon_1"), ("gold_1", "moon_1"), ("sun_1", "glory_2"))
    s.play("pass")
    assert s.reserves(MAXIM) == (7, 2, 4, 0)

    # (2) The Hind, then both Owls.
    assert s.asked == (MAXIM, "reinforcement")
    s.roll_die(MAXIM, "light", "gold_1")
    s.play("use silver_hind", "die light")
    assert s.reserves(MAXIM) == (8, 2, 4, 0)
    s.play("use guardians_owl", "take gold")
    assert s.reserves(MAXIM) == (9, 2, 4, 0)
    s.play("use guardians_owl", "take moon")
    assert s.reserves(MAXIM) == (9, 2, 5, 0)

    # (3) An offering of three different faces: one into the light die, two into the dark one.
    assert s.asked == (MAXIM, "action")
    s.play("buy gold_4", "replace light gold_1")
    assert (s.has(MAXIM, "gold"), s.up(MAXIM, "light")) == (6, "gold_4")
    s.play("buy sun_1", "replace dark gold_1")
    assert (s.has(MAXIM, "gold"), s.up(MAXIM, "dark")) == (3, "sun_1")
    assert s.refused("buy sun_1") == "DF-4.2"
    s.play("buy gold_3", "replace dark gold_1")
    assert s.reserves(MAXIM) == (1, 2, 5, 0)
    assert (s.up(MAXIM, "light"), s.up(MAXIM, "dark")) == ("gold_4", "gold_3")
    assert sorted(s.faces(MAXIM, "light")) == ["gold_1", "gold_1", "gold_1", "gold_1", "gold_4", "sun_1"]
    assert sorted(s.faces(MAXIM, "dark")) == ["glory_2", "gold_1", "gold_1", "gold_3", "moon_1", "sun_1"]
    assert s.hero(MAXIM)["replaced"] == ["gold_1", "gold_1", "gold_1"]

    # (4) An extra action for 2 sun: the Ferryman. Sasha is chased and blessed before it is taken.
    assert s.asked == (MAXIM, "extra")
    s.play("extra")
    assert s.reserves(MAXIM) == (1, 0, 5, 0)
    s.roll(SASHA, "sun_1", "choice_gold3_glory2")
    s.play("feat ferryman")
    assert s.asked == (SASHA, "take")
    assert s.reserves(MAXIM) == (1, 0, 1, 0)
    assert (s.hero(MAXIM)["portal"], s.hero(SASHA)["portal"]) == (3, 0)
    assert (s.pile("ferryman"), s.owns(MAXIM)) == (3, {"silver_hind": 1, "guardians_owl": 2})

    # Sasha's turn opens with a choice of hers, so that Maxim is seen as his turn has left him.
    s.roll_all(("gold_1", "gold_1"), ("sun_1", "choice_gold3_glory2"), ("gold_1", "gold_1"), first=SASHA)
    s.play("take glory")
    assert s.reserves(SASHA) == (1, 2, 1, 2)  # the second sun is of her own turn
    assert s.log(since=len(s.game.played) - 2) == [
        ("feat", MAXIM),
        ("chased", SASHA),
        ("rolled", SASHA),
        ("gained", SASHA),
        ("gained", SASHA),
        ("turn", SASHA),
        ("rolled", SASHA),
        ("rolled", THIRD),
        ("rolled", MAXIM),
        ("gained", SASHA),
    ]
    assert (s.view["active"], s.asked) == (SASHA, (SASHA, "take"))
    assert s.game.fate_left == ()
    assert s.reserves(MAXIM) == (1, 0, 1, 0)
    assert s.hero(MAXIM)["cards"]["other"] == [{"card": "ferryman", "count": 1}]
    assert s.pile("ferryman") == 2
    assert s.view["scores"][MAXIM] == 10 + 12

    record = str(s.game)
    assert decisions(record) == RECORD.splitlines()
    again = Game.parse(record)
    assert str(again) == record
    assert again.view() == s.view
    assert again.hash() == s.game.hash()


def decisions(record: str) -> list[str]:
    """The numbered lines of a record."""
    return [line for line in record.splitlines() if line[0].isdigit()]

"""Worked examples of the rulebook, played as they stand there."""

from __future__ import annotations

import pytest

from tests.dice_throne.scene import duel


@pytest.mark.clause("DT-12.9")
@pytest.mark.clause("DT-12.10")
@pytest.mark.clause("DT-12.11")
@pytest.mark.clause("DT-12.12")
@pytest.mark.clause("DT-12.13")
@pytest.mark.clause("DT-12.14")
@pytest.mark.clause("DT-12.15")
@pytest.mark.clause("DT-12.16")
@pytest.mark.clause("DT-12.17")
@pytest.mark.clause("DT-12.18")
def test_the_barbarian_overpowers_the_paladin() -> None:
    s = duel(
        {"hero": "barbarian", "cp": 4, "hand": ["get_some"]},
        {
            "hero": "paladin",
            "cp": 0,
            "hand": ["absolution"],
            "levels": {"divine_defense": 3},
            "tokens": {"protect": 1, "retribution": 1},
        },
    )
    s.roll(1, 2, 3, 6, 6).dice(6, 6, 6).play("declare overpower").until("window-attack", "interfere")
    assert s.view["attack"]["damage"] == 18
    assert s.damage(1)["incoming"] == 18
    assert s.tokens(1, "concussion") == 1
    s.until("window-attack")
    while s.asked[0] == 0:
        s.play("pass")
    assert s.asked == (1, "window-attack")
    s.play("spend retribution 1").until("window-attack")
    while s.asked[0] == 0:
        s.play("pass")
    assert (s.tokens(1, "retribution"), s.health(0), s.health(1)) == (0, 50, 50)
    assert s.damage(1)["returned"] == 1
    s.play("spend protect 1").until("window-attack", "defend")
    assert s.damage(1)["halvings"] == 1
    s.until("defend").dice(3, 4, 3, 6).play("defend divine_defense")
    s.until("window-last-call")
    assert s.damage(1)["prevented"] == 3
    assert s.tokens(1, "protect") == 1
    assert s.cp(1) == 1
    assert s.asked == (0, "window-last-call")
    s.dice(1, 1, 2, 3, 3).play("play get_some")
    s.until("window-last-call")
    assert s.view["attack"]["damage"] == 23
    assert s.tokens(1, "concussion") == 1
    assert s.asked == (1, "window-last-call")
    s.dice(3).play("play absolution")
    s.until("window-last-call")
    assert s.damage(1)["prevented"] == 6
    assert s.damage(1)["intermediate"] == 17
    s.play("spend protect 1")
    assert s.tokens(1, "protect") == 0
    s.settle()
    assert (s.health(1), s.health(0)) == (50, 41)

"""Notation: what a player cannot see cannot be asked about."""

from tests.epic.scene import scene


def test_asking_about_hidden_cards_tells_nothing() -> None:
    s = scene({"hand": ["fireball"]}, {"hand": ["kong"], "deck": ["medusa"]})
    position = s.game.position()
    numbers = [i for i, name in enumerate(position["cards"]) if name in ("kong", "medusa")]
    asked = [
        f"{word} {name}#{n}"
        for word in ("play", "recall", "card")
        for n in numbers
        for name in ("kong", "flame_strike")
    ]
    asked += ["play kong", "play medusa", "play flame_strike"]
    for notation in asked:
        refusal = s.game.why_not(notation)
        assert refusal is not None
        assert refusal.args.get("card", "unknown") == "unknown"
    refusals = {str(s.game.why_not(n)) for n in ("play kong", "play medusa", "play flame_strike")}
    assert len(refusals) == 1


def test_every_option_reads_back_and_a_name_alone_is_enough() -> None:
    s = scene({"hand": ["fireball", "flame_strike"], "play": ["wolf", "wolf"]}, {"play": ["demon"]})
    for option in s.game.options:
        assert s.game.kind.read(s.game.table, option.notation) == option.id
    s.play("play fireball", "mode 1", "champion demon")
    assert s.champion("demon")["damage"] == 3

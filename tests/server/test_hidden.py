"""What a seat may not know never leaves the server: not in views, options, numbers, logs or the seed."""

import json
import random

import pytest

from igroteka import Game
from igroteka.core.chance import seeded, source
from tests.server.harness import Player, Server

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("dice_forge", 2, {}),
    ("epic", 2, {}),
    ("epic", 2, {"format": "dark_draft"}),
    ("epic", 3, {}),
    ("dice_throne", 2, {}),
    ("dice_throne", 4, {"mode": "teams"}),
]


def position_after(game: Game, decisions: int, luck: random.Random) -> dict[str, object]:
    """A position some decisions on."""
    for _ in range(decisions):
        if game.player is None:
            break
        game.play(luck.randrange(len(game.options)))
    return game.position()


def first_frame(
    server: Server, name: str, position: dict[str, object], players: int, seat: int | None
) -> str:
    """What a seat (None: a spectator) is sent when it comes to a table in this position."""
    made = server.make(name, *["me"] * players, seed=9, position=position)
    with server.sit(made, *([] if seat is None else [seat])) as somebody:
        return somebody.frames[0]


@pytest.mark.parametrize(("name", "players", "setup"), SETUPS)
@pytest.mark.parametrize("decisions", [3, 30, 75])
def test_bytes_do_not_depend_on_what_is_hidden(
    server: Server, name: str, players: int, setup: dict[str, str], decisions: int
) -> None:
    """Everything that a seat may not know is dealt anew: the bytes it gets stay the same."""
    luck = random.Random(f"{name} {players} {decisions}")
    game = Game.new(name, players=players, seed=decisions, **setup)
    position = position_after(game, decisions, luck)
    for seat in range(players):
        expected = first_frame(server, name, position, players, seat)
        for deal in range(2):
            dealt = game.table.determinize(seat, source(seeded(deal)))
            other = {"game": name, "rules": game.kind.version, **game.kind.save(dealt)}
            assert first_frame(server, name, other, players, seat) == expected
            if seat != game.player or not game.kind.silent(game.table):
                continue
            for watcher in [None, *(s for s in range(players) if s != seat)]:
                frame = json.loads(first_frame(server, name, position, players, watcher))
                assert (frame["board"]["player"], frame["question"], frame["options"]) == (None, None, [])


def test_a_silent_pass_is_not_counted_and_not_sent(server: Server) -> None:
    """Whoever is not asked in a window gets no frame, no number and no line when somebody passes there."""
    made = server.make("epic", "me", "me", seed=12)
    luck = random.Random(3)
    passes = 0
    with server.sit(made, 0) as first, server.sit(made, 1) as second, server.sit(made) as watcher:
        room = server.room(made)
        players: list[Player] = [first, second]
        while passes < 4 and not room.over:
            seat = room.game.player
            assert seat is not None
            me, other = players[seat], players[1 - seat]
            me.until(lambda view: bool(view["options"]))
            silent = room.game.kind.silent(room.game.table)
            choices = [offer["notation"] for offer in me.view["options"]]
            notation = "pass" if silent and "pass" in choices else luck.choice(choices)
            seq = room.fold.open
            me.act(notation)
            if not (silent and notation == "pass" and room.game.kind.silent(room.game.table)):
                continue
            passes += 1
            assert room.fold.open == seq
            other.quiet(0.2)
            assert watcher.quiet(0.2) == [] or watcher.view["seq"] == seq
        assert passes


@pytest.mark.parametrize("game", ["dice_forge", "epic", "dice_throne"])
def test_the_seed_is_a_secret_until_the_end(server: Server, game: str) -> None:
    seed = 81_345_902_837_450_982
    made = server.make(game, "me", "me", seed=seed)
    with server.sit(made, 0) as me, server.sit(made, 1) as other:
        for _ in range(12):
            seat = server.room(made).game.player
            asked = me if seat == 0 else other
            asked.my_turn()
            asked.act(asked.view["options"][0]["notation"])
        me.quiet(0.1)
        assert not [frame for frame in me.frames + other.frames if str(seed) in frame]
        me.send(t="resign")
        assert other.until(lambda view: view["result"] is not None)["seed"] == str(seed)


def test_hidden_cards_are_in_no_frame_of_a_whole_game(server: Server) -> None:
    """Cards of the rival's hand that nobody has seen are named in no frame, by number or otherwise."""
    made = server.make("epic", "me", "me", seed=21)
    luck = random.Random(5)
    with server.sit(made, 0) as me, server.sit(made, 1) as rival:
        room = server.room(made)
        while not room.over:
            seat = room.game.player
            asked = me if seat == 0 else rival
            asked.my_turn()
            if asked.view["result"]:
                break
            me.quiet(0.02)
            hidden = {card["id"] for card in room.game.view(1)["players"][1]["hand"]["cards"]}
            known = {card["id"] for card in room.game.view(0)["players"][1]["hand"]["cards"]}
            mine = json.dumps(me.view["board"]["players"][1]) + json.dumps(me.view["options"])
            for card in hidden - known:
                assert f'"id": {card},' not in mine
            offer = luck.choice(asked.view["options"])
            asked.send(t="act", seq=asked.view["seq"], options=[offer["option"]])
            asked.answered()


def test_bots_get_a_table_dealt_anew() -> None:
    """The position that a bot's process receives is one that its seat cannot tell from the real one."""
    from igroteka.server.bots import imagined

    game = Game.new("epic", seed=3)
    assert game.player is not None
    imagined_positions = [imagined(game, seed) for seed in range(5)]
    real = game.position()
    hands = [position["players"] for position in imagined_positions]
    assert any(hand != real["players"] for hand in hands)
    for position in imagined_positions:
        assert Game.load(dict(position)).view(game.player) == game.view(game.player)

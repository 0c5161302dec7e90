"""Tables as people use them: making, joining, playing, watching, taking back, giving up, playing again."""

import random
from pathlib import Path

import pytest

from igroteka import Game
from tests.server.harness import Server


@pytest.mark.parametrize("game", ["dice_forge", "epic", "dice_throne"])
def test_a_whole_game_against_a_bot(server: Server, game: str) -> None:
    """Any options will do; at the end the record is the whole game, and its luck is proved."""
    made = server.make(game, "me", "novice", seed=5)
    luck = random.Random(7)
    with server.sit(made, 0) as me:
        while me.my_turn()["result"] is None:
            assert me.view["you"] == 0
            assert me.view["seed"] is None
            offer = luck.choice(me.view["options"])
            me.send(t="act", seq=me.view["seq"], options=[offer["option"]])
            assert me.answered()["t"] == "view"
        result, seed = me.view["result"], me.view["seed"]
        assert [entry["moment"] for entry in me.log] == list(range(len(me.log)))
    with server.http() as http:
        record = http.get(f"/api/games/{made.id}/record").text
        replay = http.get(f"/api/games/{made.id}/replay").json()
    played = Game.parse(record)
    assert seed == "5"
    assert played.outcome is not None
    assert result["winners"] == sorted(played.outcome.winners)
    assert replay["seed_hash"] == played.seed_hash
    assert len(replay["log"]) == len(played.played) + 1


def test_an_invitation_is_good_once(server: Server) -> None:
    made = server.make("dice_forge", "me", "friend")
    with server.http() as http, server.sit(made, 0) as me:
        assert [place["open"] for place in me.view["places"]] == [False, True]
        joined = http.post(
            f"/api/games/{made.id}/join", json={"invitation": made.invitations["1"], "name": " Аня\n"}
        )
        assert joined.status_code == 201
        me.until(lambda view: not view["places"][1]["open"])
        assert me.view["places"][1]["name"] == "Аня"
        again = http.post(f"/api/games/{made.id}/join", json={"invitation": made.invitations["1"]})
        assert again.json()["error"]["key"] == "web-invitation"
        made.tokens["1"] = joined.json()["token"]
        with server.sit(made, 1) as friend:
            assert friend.view["you"] == 1
            assert friend.view["options"] == []
            me.act("pass")
            assert friend.until(lambda view: bool(view["options"]))["you"] == 1


def test_the_link_of_a_friend_does_not_open_my_seat(server: Server) -> None:
    made = server.make("dice_forge", "me", "friend", watch=False)
    with server.http() as http:
        for token in (made.invitations["1"], "x" * 32):
            got = http.post(f"/api/games/{made.id}/join", json={"invitation": token + "x"})
            assert got.json()["error"]["key"] == "web-invitation"


def test_watchers_see_and_do_not_decide(server: Server) -> None:
    made = server.make("dice_forge", "me", "me")
    with server.sit(made, 0, 1) as us, server.sit(made) as watcher:
        assert (watcher.view["you"], watcher.view["options"]) == (None, [])
        us.until(lambda view: view["watchers"] == 1)
        for frame in ({"t": "act", "seq": 0, "options": [0]}, {"t": "undo", "seq": 0}, {"t": "resign"}):
            watcher.send(**frame)
            assert watcher.wait("refused")["why"]["key"] == "web-spectator"
        us.act("pass")
        assert watcher.until(lambda view: view["seq"] == 1)["board"] == us.view["board"]


def test_the_owner_closes_the_table_to_watchers(server: Server) -> None:
    made = server.make("dice_forge", "me", "novice")
    with server.sit(made, 0) as me, server.sit(made) as watcher:
        me.send(t="watchers", open=False)
        assert not me.until(lambda view: not view["watch"])["watch"]
        assert watcher.closed() == 4403
        with server.http() as http:
            assert made.id not in [table["id"] for table in http.get("/api/games").json()]


def test_one_device_for_two(server: Server) -> None:
    made = server.make("epic", "me", "me", seed=3)
    with server.sit(made, 0, 1) as us:
        seats = []
        for _ in range(6):
            seats.append(us.my_turn()["you"])
            assert us.view["yours"] == [0, 1]
            us.act(us.view["options"][0]["notation"])
        assert set(seats) == {0, 1}


def test_a_decision_is_taken_back(server: Server) -> None:
    """Buying reveals nothing, so it can be taken back; a whole turn cannot."""
    made = server.make("dice_forge", "me", "me", seed=2)
    with server.sit(made, 0) as me:
        before = me.view["board"]
        offer = next(o["notation"] for o in me.view["options"] if o["notation"].startswith("buy"))
        me.act(offer)
        assert me.view["undo"]
        me.send(t="undo", seq=me.view["seq"])
        assert me.answered()["board"] == before
        assert me.view["seq"] == 2  # an undo is an event, too
        assert len(me.log) == 1
        me.act("pass")
        me.send(t="undo", seq=me.view["seq"])
        assert me.wait("refused")["why"]["key"] == "web-not-yours"


def test_giving_up_ends_a_game_of_two(server: Server) -> None:
    made = server.make("dice_throne", "me", "me", seed=4, heroes="gunslinger,barbarian")
    with server.sit(made, 0) as me, server.sit(made, 1) as other:
        me.send(t="resign")
        assert other.until(lambda view: view["result"] is not None)["result"]["winners"] == [1]
        assert me.until(lambda view: view["result"] is not None)["result"]["reason"] == "web-resigned"
        assert other.view["seed"] == "4"
        assert other.view["options"] == []


def test_a_bot_plays_on_for_one_of_three(server: Server) -> None:
    made = server.make("dice_forge", "me", "me", "me", seed=4)
    with server.sit(made, 0) as me, server.sit(made, 1) as second:
        me.send(t="resign")
        assert second.my_turn()["places"][0]["resigned"]
        assert second.view["board"]["active"] == 1


def test_a_rematch_moves_everybody_on(server: Server) -> None:
    made = server.make("dice_forge", "me", "me", seed=4)
    with server.sit(made, 0) as me, server.sit(made, 1) as other:
        me.send(t="rematch")
        assert me.wait("refused")["why"]["key"] == "web-not-over"
        other.send(t="resign")
        me.until(lambda view: view["result"] is not None)
        me.send(t="rematch")
        following = me.wait("next")["game"]
        assert other.until(lambda view: view["next"] is not None)["next"] == following
        other.send(t="rematch")
        assert other.wait("next")["game"] == following
    made.id = following
    with server.sit(made, 0) as me:
        assert me.view["you"] == 1
        assert me.view["owner"]


def test_a_moment_is_shown_as_it_was(server: Server) -> None:
    made = server.make("dice_forge", "me", "me", seed=2)
    with server.sit(made, 0, 1) as us:
        boards = [us.view["board"]]
        for _ in range(5):
            us.act(us.view["options"][0]["notation"])
            boards.append(us.view["board"])
        for number, board in enumerate(boards):
            us.send(t="look", moment=number)
            assert us.wait("moment")["board"] == board
        us.send(t="look", moment=99)
        assert us.wait("refused")["why"]["key"] == "web-no-moment"


def test_why_not(server: Server) -> None:
    made = server.make("dice_forge", "me", "me", seed=2)
    with server.sit(made, 0) as me, server.sit(made, 1) as other:
        me.send(t="why", id=7, notation="feat hydra")
        answer = me.wait("because")
        assert (answer["id"], answer["why"]["clause"]) == (7, "DF-5.3")
        other.send(t="why", id=8, notation="feat hydra")
        assert other.wait("because")["why"]["key"] == "web-not-yours"


def test_hints_name_options_of_the_view(server: Server) -> None:
    made = server.make("dice_forge", "me", "novice", seed=2)
    with server.sit(made, 0) as me:
        me.send(t="hint", seq=me.view["seq"])
        hints = me.wait("hints")["hints"]
        assert hints
        assert all(hint["option"] < len(me.view["options"]) for hint in hints)


def test_a_table_comes_back_after_the_server_stopped(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = server.make("dice_forge", "me", "me", seed=2)
        with server.sit(made, 0, 1) as us:
            for _ in range(4):
                us.act(us.view["options"][0]["notation"])
            board, log = us.view["board"], us.log
    with Server(tmp_path) as server, server.sit(made, 0, 1) as us:
        assert (us.view["board"], us.log) == (board, log)


def test_a_table_goes_on_when_its_bot_fails(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.make("dice_forge", "me", "novice", seed=2)

    async def broken(*_: object) -> int:
        raise RuntimeError("no process left")

    monkeypatch.setattr(server.rooms.bots, "choose", broken)
    with server.sit(made, 0) as me:
        me.act("pass")
        assert me.my_turn()["board"]["active"] == 0

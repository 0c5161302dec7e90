"""Bad input: a clear message in the reader's language, the rest of the server unaffected, nothing lost."""

import json
from pathlib import Path

import pytest

from igroteka.i18n import LANGUAGES, Words
from tests.server.harness import Player, Server


def told(key: str) -> None:
    """Every refusal has words in every language."""
    for lang in LANGUAGES:
        assert Words(lang, extra=("igroteka.server.words",)).has(key), key


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "chess", "chairs": [{"who": "me"}]}, 409, "unknown-game"),
        ({"game": "dice_forge", "chairs": [{"who": "me"}] * 5}, 409, "setup-players"),
        (
            {"game": "dice_forge", "chairs": [{"who": "me"}] * 2, "setup": {"cards": "all"}},
            409,
            "setup-cards",
        ),
        ({"game": "dice_forge", "chairs": [{"who": "novice"}] * 2}, 409, "web-no-seat"),
        ({"game": "dice_forge", "chairs": [{"who": "god"}] * 2}, 400, "web-unreadable"),
        ({"game": "dice_forge", "chairs": [{"who": "me", "name": "x" * 10_000}] * 2}, 400, "web-unreadable"),
        ({"game": "dice_forge", "chairs": []}, 400, "web-unreadable"),
        ({"game": "dice_forge"}, 400, "web-unreadable"),
        ([], 400, "web-unreadable"),
        ({"game": "epic", "chairs": [{"who": "me"}] * 2, "setup": {"set": "/etc/passwd"}}, 409, "setup-set"),
        (
            {
                "game": "epic",
                "chairs": [{"who": "me"}] * 2,
                "setup": {"format": "constructed", "decks": "/etc/passwd,/etc/passwd"},
            },
            409,
            "setup-decks",
        ),
        (
            {"game": "dice_throne", "chairs": [{"who": "me"}] * 3, "setup": {"mode": "duel"}},
            409,
            "setup-mode-players",
        ),
    ],
)
def test_a_table_that_cannot_be(server: Server, body: object, status: int, key: str) -> None:
    with server.http() as http:
        answer = http.post("/api/games", json=body)
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
    if key.startswith("web-"):
        told(key)


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/games/none", 404, "web-no-table"),
        ("/api/games/none/replay", 404, "web-no-table"),
        ("/api/games/none/moments/x", 404, "web-no-page"),
        ("/api/rules/chess", 404, "unknown-game"),
        ("/api/words/de", 404, "unknown-language"),
        ("/api/nothing", 404, "web-no-page"),
    ],
)
def test_what_is_not_there(server: Server, path: str, status: int, key: str) -> None:
    with server.http() as http:
        answer = http.get(path)
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)


def test_a_mistyped_address_shows_a_page(server: Server) -> None:
    """Programs get the refusal as data; a browser gets the page that says the same in its language."""
    with server.http() as http:
        answer = http.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "<script" in answer.text


def test_a_running_game_has_no_replay(server: Server) -> None:
    made = server.make("epic", "me", "novice")
    with server.http() as http:
        for path in ("replay", "record", "moments/0"):
            assert http.get(f"/api/games/{made.id}/{path}").json()["error"]["key"] == "web-not-over"


def test_names_are_plain_text(server: Server) -> None:
    made = server.make("dice_forge", "me", "friend")
    name = "<b>Аня</b>\x00\u202e"
    with server.http() as http:
        joined = http.post(
            f"/api/games/{made.id}/join", json={"invitation": made.invitations["1"], "name": name}
        )
        assert joined.status_code == 201
        assert http.get(f"/api/games/{made.id}").json()["places"][1]["name"] == "<b>Аня</b>"


def test_large_bodies_are_refused(server: Server) -> None:
    with server.http() as http:
        answer = http.post("/api/games", content=b'{"game": "' + b"x" * 200_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["error"]["key"] == "web-too-large"


@pytest.mark.parametrize(
    ("frame", "key"),
    [
        ("{", "web-unreadable"),
        ("[]", "web-unreadable"),
        ('{"t": "dance"}', "web-unreadable"),
        ('{"t": "act", "seq": 0, "options": []}', "web-unreadable"),
        ('{"t": "act", "seq": -1, "options": [0]}', "web-unreadable"),
        ('{"t": "act", "seq": 0, "options": ["x"]}', "web-unreadable"),
        ('{"t": "act", "seq": 0, "options": [9999]}', "option-out-of-range"),
        ('{"t": "act", "seq": 7, "options": [0]}', "web-stale"),
        ('{"t": "undo", "seq": 0}', "undo-nothing"),
        ('{"t": "hello", "tokens": []}', "web-unreadable"),
        ('{"t": "look", "moment": 5}', "web-no-moment"),
    ],
)
def test_frames_that_mean_nothing_now(server: Server, frame: str, key: str) -> None:
    made = server.make("dice_forge", "me", "novice")
    with server.sit(made, 0) as me:
        before = me.view
        me.socket.send(frame)
        refused = me.wait("refused")
        assert (refused["why"]["key"], refused["seq"]) == (key, 0)
        me.send(t="ping")
        me.wait("pong")
        assert me.view == before


def test_not_my_turn(server: Server) -> None:
    made = server.make("dice_forge", "me", "me")
    with server.sit(made, 1) as other:
        other.send(t="act", seq=0, options=[0])
        assert other.wait("refused")["why"]["key"] == "web-not-yours"
        other.send(t="watchers", open=False)
        assert other.wait("refused")["why"]["key"] == "web-not-owner"


@pytest.mark.parametrize(("tokens", "key"), [([], "web-not-watchable"), (["wrong"], "web-token")])
def test_a_closed_table_lets_nobody_in(server: Server, tokens: list[str], key: str) -> None:
    made = server.make("dice_forge", "me", "novice", watch=False)
    with Player(server, made.id, [], hello=False) as stranger:
        stranger.send(t="hello", tokens=tokens)
        assert stranger.wait("refused")["why"]["key"] == key
        assert stranger.closed() == 4403
    told(key)


def test_no_such_table(server: Server) -> None:
    with Player(server, "none", [], hello=False) as stranger:
        assert stranger.wait("refused")["why"]["key"] == "web-no-table"
        assert stranger.closed() == 4403


def test_whoever_does_not_say_hello_is_let_go(server: Server) -> None:
    made = server.make("dice_forge", "me", "novice")
    for frame in ("{", '{"t": "ping"}'):
        with Player(server, made.id, [], hello=False) as stranger:
            stranger.socket.send(frame)
            assert stranger.closed() == 4400


def test_too_large_a_frame_ends_the_connection(server: Server) -> None:
    made = server.make("dice_forge", "me", "novice")
    with server.sit(made, 0) as me:
        me.socket.send(json.dumps({"t": "why", "id": 1, "notation": "x" * 5000}))
        assert me.closed() == 1009


def test_floods_end_and_nobody_is_banned(tmp_path: Path) -> None:
    with Server(tmp_path, frames_a_second=20, hello_seconds=0.5) as server:
        made = server.make("dice_forge", "me", "novice")
        with server.sit(made, 0) as me:
            for _ in range(60):
                me.send(t="ping")
            assert me.closed() == 4429
        with server.sit(made, 0) as me:
            me.send(t="ping")
            assert me.wait("pong")
        with Player(server, made.id, [], hello=False) as mute:
            assert mute.closed() == 4408


def test_games_an_hour_are_limited_on_a_public_server(tmp_path: Path) -> None:
    body = {"game": "dice_forge", "chairs": [{"who": "me"}, {"who": "me"}]}
    with Server(tmp_path, host="0.0.0.0", games_an_hour=3, joins_a_minute=2) as server, server.http() as http:
        answers = [http.post("/api/games", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["error"]["key"] == "web-too-many"
        id = answers[0].json()["id"]
        joins = [http.post(f"/api/games/{id}/join", json={"invitation": "x"}) for _ in range(3)]
        assert [answer.status_code for answer in joins] == [409, 409, 429]
        assert http.get(f"/api/games/{id}").status_code == 200


def test_foreign_pages_change_nothing(server: Server) -> None:
    from websockets.exceptions import InvalidHandshake
    from websockets.sync.client import connect

    made = server.make("dice_forge", "me", "novice")
    body = {"game": "dice_forge", "chairs": [{"who": "me"}, {"who": "me"}]}
    with server.http() as http:
        foreign = http.post("/api/games", json=body, headers={"origin": "https://evil.example"})
        assert (foreign.status_code, foreign.json()["error"]["key"]) == (403, "web-foreign")
        ours = http.post("/api/games", json=body, headers={"origin": server.address})
        assert ours.status_code == 201
    address = f"ws://127.0.0.1:{server.settings.port}/ws/{made.id}"
    with pytest.raises(InvalidHandshake), connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
        pass
    with connect(address, origin=server.address) as socket:  # type: ignore[arg-type]
        socket.send('{"t": "hello"}')
        assert json.loads(socket.recv(10))["t"] == "view"


def test_answers_tell_browsers_to_be_careful(server: Server) -> None:
    with server.http() as http:
        headers = http.get("/api/health").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"

"""Whatever comes over the wire: no fault of the server, no crash, no leak."""

import json

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.harness import Server

SEED = 59_023_487_502_394_857

numbers = st.integers(-5, 60)
texts = st.text(max_size=30)
plain = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)
frames = st.one_of(
    st.fixed_dictionaries({"t": st.just("act"), "seq": numbers, "options": st.lists(numbers, max_size=3)}),
    st.fixed_dictionaries({"t": st.just("undo"), "seq": numbers}),
    st.fixed_dictionaries({"t": st.just("why"), "id": numbers, "notation": texts}),
    st.fixed_dictionaries({"t": st.just("look"), "moment": numbers}),
    st.fixed_dictionaries(
        {"t": st.just("odds"), "id": numbers, "about": st.dictionaries(texts, plain, max_size=3)}
    ),
    st.fixed_dictionaries(
        {
            "t": st.just("odds"),
            "id": numbers,
            "about": st.fixed_dictionaries(
                {}, optional={"keep": plain, "die": plain, "face": plain, "slot": plain, "card": plain}
            ),
        }
    ),
    st.fixed_dictionaries(
        {"t": st.sampled_from(["hello", "ping", "rematch", "hint", "x"])}, optional={"seq": numbers}
    ),
    plain,
).map(json.dumps) | st.text(max_size=60)


@pytest.mark.parametrize("game", ["dice_forge", "epic", "dice_throne"])
def test_frames(server: Server, game: str) -> None:
    """After any frames the connection still answers, and nothing has told the seed."""
    made = server.make(game, "me", "me", seed=SEED)

    @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(frames, min_size=1, max_size=8))
    def send(some: list[str]) -> None:
        with server.sit(made, 0) as me, server.sit(made, 1) as other, server.sit(made) as watcher:
            for somebody in (me, other, watcher):
                for frame in some:
                    somebody.socket.send(frame)
                somebody.send(t="ping")
                somebody.wait("pong")
                assert not [frame for frame in somebody.frames if str(SEED) in frame or "web-failed" in frame]

    send()


def test_requests(server: Server) -> None:
    """Everything that the description of the HTTP interface lists keeps what the description promises."""
    description = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    for found in description.get_all_operations():
        operation = found.ok()

        @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy())
        def ask(case: schemathesis.Case) -> None:
            answer = case.call()
            assert answer.status_code < 500, answer.text
            assert str(SEED) not in answer.text
            case.validate_response(answer)

        ask()

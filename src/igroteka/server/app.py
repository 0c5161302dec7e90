"""The routes: tables over HTTP and sockets, words, rules, and the pages themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import structlog
from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

import igroteka.games  # noqa: F401 - registers the games
from igroteka.core.errors import Refused
from igroteka.core.kind import Kind, Setting, find_kind, kinds
from igroteka.i18n import LANGUAGES, texts
from igroteka.server import protocol as p
from igroteka.server import showing
from igroteka.server.bots import BotPool
from igroteka.server.room import Room
from igroteka.server.rooms import NotFound, Rooms, clean_name
from igroteka.server.settings import Settings
from igroteka.server.store import Store
from igroteka.server.talk import talk

PAGES: Final = Path(__file__).parents[1] / "static"
WORDS: Final = "igroteka.server.words"
FOREIGN: Final = 4403
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
REFUSALS: Final = {
    status: ResponseSpec(p.Problem, generate_examples=False, description=why)
    for status, why in (
        (400, "Not readable"),
        (403, "From a foreign page"),
        (404, "Not here"),
        (409, "Refused by the rules of the game or of the table"),
        (413, "Too large"),
        (429, "Too many"),
        (500, "A fault of the server"),
    )
}
AnyRequest = Request[Any, Any, State]

log: Final = structlog.get_logger()


# ---- tables ---------------------------------------------------------------------------------------------
@post("/api/games", summary="Make a table", responses=REFUSALS)
async def make_game(data: JSONBody[p.NewGame], request: AnyRequest, state: State) -> p.Made:
    settings: Settings = state.settings
    if settings.games_an_hour and not settings.local:
        await afford(state, RateLimitItemPerHour(settings.games_an_hour), "games", request)
    made: p.Made = await rooms_of(state).make(data)
    log.info("table made", game=made.id, kind=data.game)
    return made


@get("/api/games", summary="Tables that anybody may watch", responses=REFUSALS)
async def list_games(state: State) -> list[p.Summary]:
    return await rooms_of(state).watchable()


@get("/api/games/{id:str}", summary="A table, as everybody may know it", responses=REFUSALS)
async def get_game(id: FromPath[str], state: State) -> p.Summary:
    return (await rooms_of(state).get(id)).summary()


@post("/api/games/{id:str}/join", summary="Take the seat of an invitation", responses=REFUSALS)
async def join_game(id: FromPath[str], data: JSONBody[p.Join], request: AnyRequest, state: State) -> p.Joined:
    await afford(state, RateLimitItemPerMinute(state.settings.joins_a_minute), "joins", request)
    room = await rooms_of(state).get(id)
    seat, token = await room.join(data.invitation, clean_name(data.name))
    return p.Joined(seat, token)


@get("/api/games/{id:str}/replay", summary="A finished game", responses=REFUSALS)
async def replay_game(id: FromPath[str], state: State) -> p.Replay:
    room = await finished(state, id)
    view_result = room.fold.ended or showing.result(room.game)
    assert view_result is not None
    return p.Replay(
        room.summary(), showing.whole_log(room.game), str(room.game.seed), room.game.seed_hash, view_result
    )


@get(
    "/api/games/{id:str}/moments/{moment:int}",
    summary="A moment of a finished game, from any seat",
    responses=REFUSALS,
)
async def game_moment(
    id: FromPath[str], moment: FromPath[int], state: State, seat: FromQuery[int | None] = None
) -> p.Moment:
    game = (await finished(state, id)).game
    if not 0 <= moment <= len(game.played):
        raise NotFound("web-no-moment")
    if seat is not None and not 0 <= seat < game.table.seats():
        raise NotFound("unknown-seat", given=str(seat), allowed=game.table.seats())
    board = game.kind.view(showing.after(game, moment - 1), seat)
    return p.Moment(moment, len(game.played), seat, board)


@get(
    "/api/games/{id:str}/record",
    summary="The record of a finished game",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
async def game_record(id: FromPath[str], state: State) -> Response[str]:
    room = await finished(state, id)
    name = f"{room.game.kind.name}-{room.row.id}.txt"
    return Response(str(room.game), headers={"content-disposition": f'attachment; filename="{name}"'})


async def finished(state: State, id: str) -> Room:
    """A table whose game is over: everything about it is open."""
    room = await rooms_of(state).get(id)
    if not room.over:
        raise Refused("web-not-over")
    return room


# ---- games ----------------------------------------------------------------------------------------------
@get(
    "/api/sorts",
    summary="The games that can be played, and what may be set",
    responses=REFUSALS,
    sync_to_thread=False,
)
def list_sorts() -> list[p.Sort]:
    return [
        p.Sort(kind.name, list(kind.players), [field(s) for s in kind.settings]) for kind in kinds().values()
    ]


def field(setting: Setting) -> p.Field:
    """A setting of a game."""
    players = {value: list(allowed) for value, allowed in setting.players.items()}
    return p.Field(
        setting.name, list(setting.values), setting.default, list(setting.parts), setting.join, players
    )


@get(
    "/api/rules/{game:str}", summary="The clauses of a game's rules", responses=REFUSALS, sync_to_thread=False
)
def get_rules(game: FromPath[str], request: AnyRequest) -> Response[Any]:
    rules = [p.Rule(c.id, c.title_en, c.title_ru, c.en, c.ru) for c in kind_of(game).clauses.values()]
    return kept(request, rules)


@get("/api/box/{game:str}", summary="What is in the box of a game", responses=REFUSALS, sync_to_thread=False)
def get_box(game: FromPath[str], request: AnyRequest) -> Response[Any]:
    return kept(request, kind_of(game).box())


@get(
    ["/api/words/{lang:str}", "/api/words/{lang:str}/{game:str}"],
    summary="The words of a game",
    responses=REFUSALS,
    sync_to_thread=False,
)
def get_words(lang: FromPath[str], request: AnyRequest, game: FromPath[str] = "") -> Response[Any]:
    if lang not in LANGUAGES:
        raise NotFound("unknown-language", given=lang[:8], allowed=", ".join(LANGUAGES))
    kind = kind_of(game) if game else None
    packages = ["igroteka", WORDS, *((kind.package, *kind.more_words) if kind else ())]
    return kept(request, "\n".join(texts(package, lang) for package in packages), MediaType.TEXT)


@post(
    "/api/decks/check",
    summary="What is wrong with a deck",
    responses=REFUSALS,
    status_code=200,
    sync_to_thread=True,
)
def check_deck(data: JSONBody[p.DeckText]) -> list[p.Said]:
    return [showing.refusal(why) for why in kind_of(data.game).check_deck(data.text)]


@get("/api/health", summary="How the server is", responses=REFUSALS, sync_to_thread=False)
def health(state: State) -> p.Health:
    return rooms_of(state).health()


def kind_of(game: str) -> Kind:
    """A game by its name in an address."""
    if game not in kinds():
        raise NotFound("unknown-game", given=game[:32], allowed=", ".join(kinds()))
    return find_kind(game)


def kept(request: AnyRequest, content: Any, media_type: MediaType = MediaType.JSON) -> Response[Any]:
    """Something that changes with the program only: a browser that has it already is told so."""
    from litestar.serialization import encode_json

    body = content.encode() if isinstance(content, str) else encode_json(content)
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type=f"{media_type.value}; charset=utf-8", headers=headers)


# ---- sockets --------------------------------------------------------------------------------------------
@websocket("/ws/{game:str}")
async def socket(socket: WebSocket[Any, Any, State], game: FromPath[str]) -> None:
    settings: Settings = socket.app.state.settings
    origin = socket.headers.get("origin")
    if origin is not None and origin not in settings.origins:
        await socket.close(FOREIGN)
        return
    await talk(socket, rooms_of(socket.app.state), settings, game)


# ---- pages ----------------------------------------------------------------------------------------------
@get(
    ["/", "/g/{id:str}", "/g/{id:str}/replay", "/join/{id:str}", "/rules/{game:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page() -> Response[bytes]:
    """Every page is the same file; the browser draws what its address says."""
    return drawn_page(200)


def drawn_page(status: int) -> Response[bytes]:
    """The file of all pages."""
    content = (PAGES / "index.html").read_bytes()
    headers = {"cache-control": "no-cache"}
    return Response(content, status_code=status, media_type=MediaType.HTML, headers=headers)


# ---- refusing -------------------------------------------------------------------------------------------
def refused(_: AnyRequest, error: Refused) -> Response[p.Problem]:
    """Something that we refuse."""
    status = 404 if isinstance(error, NotFound) else 429 if error.key == "web-too-many" else 409
    return Response(p.Problem(showing.refusal(error.refusal)), status_code=status)


def malformed(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Something that the framework refuses; a person who has mistyped an address gets a page that says so."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return drawn_page(404)
    key = {404: "web-no-page", 405: "web-no-page", 413: "web-too-large"}.get(
        error.status_code, "web-unreadable"
    )
    headers = dict(error.headers or {})
    return Response(p.Problem(p.Said(key)), status_code=error.status_code, headers=headers)


def failed(request: AnyRequest, error: Exception) -> Response[p.Problem]:
    """A fault of ours: told in the log, not to the world."""
    log.error("request failed", path=request.url.path, exc_info=error)
    return Response(p.Problem(p.Said("web-failed")), status_code=500)


async def afford(state: State, limit: RateLimitItem, what: str, request: AnyRequest) -> None:
    """Count a request of an address; refused when there are too many."""
    address = request.client.host if request.client else ""
    if not await state.limiter.hit(limit, what, address):
        raise Refused("web-too-many")


class Guard(ASGIMiddleware):
    """Only our own pages may change anything."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request: AnyRequest = Request(scope)
        origin = request.headers.get("origin")
        app = scope["litestar_app"]
        if request.method in ("GET", "HEAD") or origin is None or origin in app.state.settings.origins:
            await next_app(scope, receive, send)
        else:
            answer = Response(p.Problem(p.Said("web-foreign")), status_code=403)
            await answer.to_asgi_response(None, request)(scope, receive, send)


def rooms_of(state: State) -> Rooms:
    """All tables."""
    rooms: Rooms = state.rooms
    return rooms


# ---- the application ------------------------------------------------------------------------------------
@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """What a server needs while it runs."""
    settings: Settings = app.state.settings
    store = Store(settings.database)
    bots = BotPool(settings.bot_processes, settings.bot_clock)
    await store.open()
    app.state.rooms = Rooms(store, bots, settings)
    app.state.limiter = MovingWindowRateLimiter(MemoryStorage())
    try:
        yield
    finally:
        app.state.rooms.stop()
        bots.close()
        await store.close()


def create_app(settings: Settings) -> Litestar:
    """The application with these settings."""
    handlers: Sequence[Any] = (
        make_game,
        list_games,
        get_game,
        join_game,
        replay_game,
        game_moment,
        game_record,
        list_sorts,
        get_rules,
        get_box,
        get_words,
        check_deck,
        health,
        socket,
        page,
    )
    static = (
        create_static_files_router("/", [PAGES], include_in_schema=False, name="static")
        if PAGES.is_dir()
        else None
    )
    return Litestar(
        route_handlers=[*handlers, *([static] if static else [])],
        lifespan=[running],
        state=State({"settings": settings}),
        exception_handlers={
            Refused: refused,
            ValidationException: malformed,
            HTTPException: malformed,
            Exception: failed,
        },
        middleware=[Guard()],
        response_headers=HEADERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(title="Igroteka", version=version("igroteka")),
        request_max_body_size=settings.body_bytes,
    )

"""What browsers and the server say to each other: the one description of it.

JSON, one tagged object per socket frame (field `t`). The server sends whole views, never patches, and never
more than the receiver may know. Everything to be read by people is a key with arguments (`Said`); the browser
puts it into words, so that the language can change at any moment. The TypeScript types of the browser are
generated from these structs (`igroteka.server.typescript`).

`seq` numbers what the receiver may know of the game's events, not the events themselves: a pass inside a
window is nobody else's business, and a gap in the numbers would tell of it. A decision carries the `seq` of
the view that it answers.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=24)]
Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


# ---- what both sides speak of -------------------------------------------------------------------------
class Said(Struct):
    """Something to be told: a key of the catalogue, its arguments, the clause of the rules behind it."""

    key: str
    args: dict[str, Any] = {}
    clause: str | None = None


class Offer(Struct):
    """An option: its place in the list, how it is written and told, the elements of the board it touches."""

    option: int
    notation: str
    key: str
    args: dict[str, Any]
    at: list[str]


class Entry(Struct):
    """What one decision brought about; the moment after it can be looked at."""

    moment: int  # 0: the beginning
    seat: int | None  # who decided; nobody at the beginning
    lines: list[Said]


class Place(Struct):
    """A seat of the table. `bot`: its level; an open seat waits for whoever has its invitation."""

    name: str
    bot: str | None
    open: bool
    online: bool
    resigned: bool


class Result(Struct):
    """How the game ended. `reason` is a key of the catalogue; a draw has no winners."""

    winners: list[int]
    scores: list[int]
    reason: str


class Advice(Struct):
    """An option worth taking, its chance to win and the numbers behind it."""

    option: int
    chance: float
    reason: Said


# ---- from the browser ---------------------------------------------------------------------------------
class Hello(Struct, tag_field="t", tag="hello"):
    """The first frame. Several tokens: one device for several people; none: a spectator."""

    tokens: Annotated[list[Token], Meta(max_length=8)] = []


class Act(Struct, tag_field="t", tag="act"):
    """A decision: the options in order (members of a group may come at once)."""

    seq: Number
    options: Annotated[list[Number], Meta(min_length=1, max_length=60)]


class Undo(Struct, tag_field="t", tag="undo"):
    """Take back my last decision, if nothing was revealed since."""

    seq: Number


class Resign(Struct, tag_field="t", tag="resign"):
    """Give up. Two sides: the other one wins; more: a bot plays on."""


class Rematch(Struct, tag_field="t", tag="rematch"):
    """The same again with seats moved on by one; whoever asks second joins the first."""


class Why(Struct, tag_field="t", tag="why"):
    """Why can this not be chosen? `id` comes back with the answer."""

    id: Number
    notation: Text


class HintWanted(Struct, tag_field="t", tag="hint"):
    """What would a strong player do?"""

    seq: Number


class OddsWanted(Struct, tag_field="t", tag="odds"):
    """Exact odds at this moment; `about` is the game's own (dice kept, a face to be forged)."""

    id: Number
    about: dict[Text, Any]


class Look(Struct, tag_field="t", tag="look"):
    """Show an earlier moment as this seat could see it."""

    moment: Number


class Watchers(Struct, tag_field="t", tag="watchers"):
    """May anybody watch? The owner of the table decides."""

    open: bool


class Ping(Struct, tag_field="t", tag="ping"):
    """Is anybody there?"""


Asked = Hello | Act | Undo | Resign | Rematch | Why | HintWanted | OddsWanted | Look | Watchers | Ping


# ---- from the server ----------------------------------------------------------------------------------
class View(Struct, tag_field="t", tag="view"):
    """All that the receiver may know now."""

    seq: int
    game: str
    setup: dict[str, Any]
    you: int | None  # the seat looked from; None: a spectator
    yours: list[int]  # the seats of this device
    owner: bool  # may this device open the table to watchers?
    watch: bool  # is the table open to watchers?
    watchers: int
    places: list[Place]
    board: dict[str, Any]  # the game's view
    question: Said | None  # for the asked seat only
    asking: str | None  # key of the card or ability that asks, as `source` is looked up
    options: list[Offer]
    undo: bool  # may the last decision be taken back?
    log: list[Entry]  # from `since` on
    since: int
    result: Result | None
    seed_hash: str
    seed: str | None  # once the game is over
    next: str | None  # the rematch, once somebody has asked for one
    notice: Said | None  # something about the whole table: the rules have changed since, …


class Moment(Struct, tag_field="t", tag="moment"):
    """The table at an earlier moment."""

    moment: int
    of: int
    you: int | None
    board: dict[str, Any]


class Refused(Struct, tag_field="t", tag="refused"):
    """Something was not done, and nothing has changed."""

    why: Said
    seq: int


class Because(Struct, tag_field="t", tag="because"):
    """The answer to `Why`: None if it can be chosen."""

    id: int
    why: Said | None


class Hints(Struct, tag_field="t", tag="hints"):
    """The answer to a wish for a hint; `seq`: of the view it is for."""

    seq: int
    hints: list[Advice]


class Odds(Struct, tag_field="t", tag="odds"):
    """The answer to `OddsWanted`: the game's own numbers."""

    id: int
    odds: dict[str, Any]


class Next(Struct, tag_field="t", tag="next"):
    """A rematch is ready: the receiver's tokens are good there too."""

    game: str


class Pong(Struct, tag_field="t", tag="pong"):
    """Somebody is."""


Answer = View | Moment | Refused | Because | Hints | Odds | Next | Pong


# ---- over HTTP ----------------------------------------------------------------------------------------
class Chair(Struct):
    """A seat of a table to be made: `me` sits at this device, a `friend` is invited, all others are bots."""

    who: Literal["me", "friend", "novice", "easy", "medium", "hard", "expert"]
    name: Name = ""


class NewGame(Struct):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=32)]
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    setup: dict[str, Any] = {}
    watch: bool = False


class Made(Struct):
    """A table: its id, the tokens of the seats at this device, the invitations for the others."""

    id: str
    tokens: dict[str, str]  # by seat
    invitations: dict[str, str]


class Join(Struct):
    """Somebody takes the seat of an invitation."""

    invitation: Token
    name: Name = ""


class Joined(Struct):
    """The seat, and the token that proves it from now on."""

    seat: int
    token: str


class Summary(Struct):
    """A table in a list: nothing that is not public."""

    id: str
    game: str
    setup: dict[str, Any]
    places: list[Place]
    over: bool
    winners: list[int]
    created: int  # seconds since 1970
    moments: int


class Field(Struct):
    """Something that may be set before a game: whole values, or parts to be joined."""

    name: str
    values: list[str]
    default: str
    parts: list[str]
    join: str
    players: dict[str, list[int]]  # which numbers of players a value is for; missing: all


class Sort(Struct):
    """A game that can be played here."""

    game: str
    players: list[int]
    fields: list[Field]


class Rule(Struct):
    """A clause of the rules in both languages."""

    id: str
    title_en: str
    title_ru: str
    en: str
    ru: str


class Replay(Struct):
    """A finished game: how many moments there are, and everything that was told."""

    summary: Summary
    log: list[Entry]
    seed: str
    seed_hash: str
    result: Result


class DeckText(Struct):
    """A deck of one's own, to be looked at."""

    game: Annotated[str, Meta(max_length=32)]
    text: Annotated[str, Meta(max_length=8000)]


class Health(Struct):
    """How the server is."""

    version: str
    tables: int
    connections: int


class Problem(Struct):
    """What every refused request answers."""

    error: Said

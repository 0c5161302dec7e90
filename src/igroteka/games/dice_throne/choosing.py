"""Texts that branch: sequences, conditions, choices, chosen players (DT-10.7, DT-10.14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.games.dice_throne import options as o
from igroteka.games.dice_throne.keywords import NOBODY
from igroteka.games.dice_throne.state import Hero, Throne
from igroteka.games.dice_throne.texts import Condition, Verb
from igroteka.games.dice_throne.windows import AT_THEN, PAUSE

ANY_PLAYER: Final = 0  # anybody, oneself too
OPPONENT: Final = 1
TEAMMATE: Final = 2


class Seq(Verb):
    """One effect after the other."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Verb) -> None:
        self.parts = parts

    def do(self, g: Throne, me: Hero, x: int) -> None:
        for part in self.parts:
            g.then(part, me, x)

    def cannot(self, g: Throne, me: Hero) -> int:
        return self.parts[0].cannot(g, me)


class Then(Verb):
    """Play pauses: players may act; what follows resolves after what precedes (DT-10.3, DT-10.4)."""

    __slots__ = ()

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.then(PAUSE[AT_THEN], g.heroes[g.active], 0)


class If(Verb):
    """An effect if a condition holds, else perhaps another one."""

    __slots__ = ("condition", "otherwise", "text")

    def __init__(self, condition: Condition, text: Verb, otherwise: Verb | None = None) -> None:
        self.condition = condition
        self.text = text
        self.otherwise = otherwise

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if self.condition.holds(g, me):
            g.then(self.text, me, x)
        elif self.otherwise is not None:
            g.then(self.otherwise, me, x)

    def cannot(self, g: Throne, me: Hero) -> int:
        if self.condition.holds(g, me):
            return self.text.cannot(g, me)
        return 0 if self.otherwise is None else self.otherwise.cannot(g, me)

    def alters(self) -> bool:
        return self.text.alters()


class OneOf(Verb):
    """Exactly one of several effects (DT-10.7)."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Verb) -> None:
        self.parts = parts

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.MODE + k for k in range(len(self.parts)) if not self.parts[k].cannot(g, me)]

    def why_not(self, g: Throne, me: Hero, x: int, option: int) -> int:
        k = option - o.MODE
        if not 0 <= k < len(self.parts):
            return 1007
        return self.parts[k].cannot(g, me)

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        g.then(self.parts[option - o.MODE], me, x)


class May(Verb):
    """An effect, if the player wants it."""

    __slots__ = ("text",)

    def __init__(self, text: Verb) -> None:
        self.text = text

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [] if self.text.cannot(g, me) else [o.PASS, o.YES]

    def clause(self) -> int:
        return 1007

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.YES:
            g.then(self.text, me, x)


def choosable(g: Throne, me: Hero, whom: int) -> list[Hero]:
    """The players whom a text lets one choose (DT-10.14)."""
    if whom == ANY_PLAYER:
        return g.living()
    if whom == OPPONENT:
        return g.opponents(me)
    return [h for h in g.living() if h.seat != me.seat and g.allies(h.seat, me.seat)]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosePlayer(Verb):
    """A player is chosen; what then happens, the two forms below say."""

    __slots__ = ("text", "whom")

    def __init__(self, whom: int, *text: Verb) -> None:
        self.whom = whom
        self.text = text

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.PLAYER + h.seat for h in choosable(g, me, self.whom)]

    def clause(self) -> int:
        return 1014

    def cannot(self, g: Throne, me: Hero) -> int:
        return 0 if self.options(g, me, 0) else 1014


class Choose(ChoosePlayer):
    """The text is aimed at a chosen player: inflict a status, deal damage."""

    __slots__ = ()

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        seat = option - o.PLAYER
        g.chosen = seat
        for verb in self.text:
            g.then(verb, me, seat)


class Let(ChoosePlayer):
    """A chosen player gets the text: gains a status, heals, prevents damage."""

    __slots__ = ()

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        return [o.PLAYER + h.seat for h in choosable(g, me, self.whom) if not self.text[0].cannot(g, h)]

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        h = g.heroes[option - o.PLAYER]
        g.chosen = h.seat
        for verb in self.text:
            g.then(verb, h, x)

    def cannot(self, g: Throne, me: Hero) -> int:
        for h in choosable(g, me, self.whom):
            if not self.text[0].cannot(g, h):
                return 0
        return self.text[0].cannot(g, me)


class UpTo(Verb):
    """The text is aimed at up to so many different opponents (or players), one after the other."""

    __slots__ = ("after", "must", "n", "text", "whom")

    def __init__(self, n: int, whom: int, *text: Verb, after: int = 0, must: bool = False) -> None:
        self.n = n
        self.whom = whom
        self.text = text
        self.after = after  # those chosen before, a bit for every seat
        self.must = must  # exactly so many, if there are so many

    def options(self, g: Throne, me: Hero, x: int) -> list[int]:
        found = [o.PLAYER + h.seat for h in choosable(g, me, self.whom) if not self.after >> h.seat & 1]
        return [o.PASS, *found] if found and not self.must else found

    def clause(self) -> int:
        return 1014

    def chosen(self, g: Throne, me: Hero, x: int, option: int) -> None:
        if option == o.PASS:
            return
        seat = option - o.PLAYER
        for verb in self.text:
            g.then(verb, me, seat)
        if self.n > 1:
            chosen = self.after | 1 << seat
            g.then(UpTo(self.n - 1, self.whom, *self.text, after=chosen, must=self.must), me, x)


class LetAimed(Verb):
    """Whom the text is aimed at carries it out himself."""

    __slots__ = ("text",)

    def __init__(self, text: Verb) -> None:
        self.text = text

    def do(self, g: Throne, me: Hero, x: int) -> None:
        g.then(self.text, g.heroes[x], me.seat)


class Aimed(Verb):
    """What depends on the defender waits until there is one."""

    __slots__ = ("text",)

    def __init__(self, text: Verb) -> None:
        self.text = text

    def do(self, g: Throne, me: Hero, x: int) -> None:
        if x == NOBODY:
            g.wait_for_target(self)
        else:
            g.then(self.text, me, x)

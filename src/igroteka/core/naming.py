"""Several decisions named at once: people name a group in any order, the questions ask for it in one.

A group (attackers, targets, cards to exchange) is asked for member by member. Where the order means
nothing, each member must have a higher number than the last, so that no group is offered twice.
"""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.core.errors import IllegalOption
from igroteka.core.kind import Kind
from igroteka.core.table import Table


def in_order(kind: Kind, table: Table, named: Sequence[str]) -> list[int]:
    """The options that these notations mean, in an order in which they can be chosen one after the other.

    Refuses what cannot, with its clause, and what luck or another player would come before.
    """
    seat, luck = table.player, table.rng
    left = list(named)
    order: list[int] = []
    while left:
        if table.player != seat or table.rng != luck:
            raise IllegalOption("option-too-late", given=left[0])
        text = next_of(kind, table, left)
        option = kind.read(table, text)
        refusal = kind.refusal(table, option)
        if refusal is not None:
            raise IllegalOption(refusal.key, refusal.clause, **refusal.args)
        order.append(option)
        left.remove(text)
        table = after(table, option)
    return order


def next_of(kind: Kind, table: Table, left: Sequence[str]) -> str:
    """Which of these is chosen first: as named, if its kin can follow it, else the lowest of its kin."""
    offered = offered_of(kind, table, left)
    if not offered:
        return left[0]
    word = first_word(next(iter(offered)))
    kin = {text: option for text, option in offered.items() if first_word(text) == word}
    for text, option in kin.items():
        following = after(table, option)
        rest = [other for other in left if first_word(other) == word]
        rest.remove(text)
        if not following.events and set(rest) <= set(offered_of(kind, following, rest)):
            return text
    return min(kin, key=kin.__getitem__)


def offered_of(kind: Kind, table: Table, texts: Sequence[str]) -> dict[str, int]:
    """Those of these notations that can be chosen now, and the options they mean."""
    read = {text: kind.read(table, text) for text in texts}
    return {text: option for text, option in read.items() if option in table.options}


def first_word(notation: str) -> str:
    """What a notation is about: `attack` of `attack wolf#63`."""
    return notation.partition(" ")[0]


def after(table: Table, option: int) -> Table:
    """The table when the option has been chosen, with what happened."""
    following = table.clone()
    following.events = []
    following.choose(following.options.index(option))
    return following

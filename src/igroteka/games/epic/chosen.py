"""What a text has chosen: a target is an option number, and the last one is remembered in `g.it`.

`PLAYER + seat`, `CHAMPION + champion` and `CARD + card` are targets. "This card" is `g.source`.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.epic import options as o
from igroteka.games.epic.card import BLANK, CARDS, Card
from igroteka.games.epic.state import FORMER, Champion, Epic, find
from igroteka.games.epic.values import attack_of, defence_of

# What `g.it` remembers of the champion or card that a text has chosen last.
IT_OPTION: Final = 0
IT_SIDE: Final = 1
IT_ATTACK: Final = 2
IT_DEFENCE: Final = 3
IT_KIND: Final = 4
IT_UNBLOCKED: Final = 5
IT_OWNER: Final = 6


def remember(g: Epic, target: int) -> None:
    """Keep what a text may ask of its target after the target has gone."""
    if target >= o.CARD:
        card = target - o.CARD
        g.it = (target, g.owners[card], 0, 0, g.kinds[card], 0, g.owners[card])
    elif target >= o.CHAMPION:
        c = find(g, target - o.CHAMPION)
        if c is not None:
            unblocked = int(c.id in g.attackers and not g.blocked)
            g.it = (target, c.side, attack_of(g, c), defence_of(g, c), c.kind, unblocked, c.owner)
    else:
        g.it = (target, target - o.PLAYER, 0, 0, 0, 0, target - o.PLAYER)


def champion_at(g: Epic, target: int) -> Champion | None:
    """The champion that a target means, if it is still in play."""
    return find(g, target - o.CHAMPION) if o.CHAMPION <= target < o.CARD else None


def source_card(g: Epic) -> Card:
    """The card whose text is carried out, wherever it is now; a blank one for a token that is gone."""
    c = find(g, g.source)
    if c is not None:
        return c.card
    card = g.source % FORMER
    return CARDS[g.kinds[card]] if card < len(g.kinds) else BLANK

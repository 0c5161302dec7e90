"""Which clause of the rules stands behind a line of the log.

Lines that only a card or an ability explains have none: that a hand was shown, a board flipped, a card
searched for or drawn, that a status has made an ability fail.
"""

from __future__ import annotations

from typing import Final

LOG_CLAUSES: Final = {
    "log-turn": "DT-3.2",
    "log-phase": "DT-3.1",
    "log-rolled-for-first": "DT-1.7",
    "log-rolled": "DT-13.1",
    "log-altered": "DT-13.2",
    "log-declared": "DT-4.4",
    "log-declared-none": "DT-4.5",
    "log-activated": "DT-4.10",
    "log-target": "DT-5.2",
    "log-leader-bonus": "DT-15.6",
    "log-defends": "DT-6.3",
    "log-skips-offence": "DT-17.3",
    "log-skips-income": "DT-17.5",
    "log-played": "DT-8.1",
    "log-sold": "DT-8.18",
    "log-discarded": "DT-8.20",
    "log-upgraded": "DT-8.4",
    "log-spent": "DT-9.5",
    "log-used": "DT-4.23",
    "log-gained": "DT-10.11",
    "log-lost": "DT-9.2",
    "log-limit": "DT-9.10",
    "log-cp": "DT-1.10",
    "log-cp-lost": "DT-1.11",
    "log-healed": "DT-10.13",
    "log-stolen-health": "DT-10.10",
    "log-reshuffled": "DT-1.12",
    "log-added": "DT-11.9",
    "log-threatened": "DT-12.2",
    "log-prevented": "DT-12.3",
    "log-halved": "DT-12.5",
    "log-returned": "DT-12.8",
    "log-avoided": "DT-11.2",
    "log-hurt": "DT-12.1",
    "log-companion": "DT-9.11",
    "log-companion-hurt": "DT-9.11",
    "log-guarded": "DT-9.12",
    "log-saved": "DT-17.11",
    "log-out": "DT-2.2",
}

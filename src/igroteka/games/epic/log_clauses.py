"""Which clause of the rules stands behind a line of the log."""

from __future__ import annotations

from typing import Final

LOG_CLAUSES: Final = {
    "log-turn": "EP-7.2",
    "log-mulligan": "EP-1.7",
    "log-packs": "EP-11.1",
    "log-picked": "EP-11.1",
    "log-gold": "EP-3.3",
    "log-drew": "EP-7.2",
    "log-prepared": "EP-6.2",
    "log-healed": "EP-7.14",
    "log-faded": "EP-7.11",
    "log-discarded": "EP-1.2",
    "log-revealed": "EP-9.9",
    "log-recycled": "EP-9.35",
    "log-played": "EP-4.1",
    "log-recalls": "EP-5.8",
    "log-uses": "EP-5.1",
    "log-entered": "EP-6.1",
    "log-broken": "EP-9.44",
    "log-left": "EP-3.7",
    "log-controls": "EP-9.20",
    "log-attacks": "EP-8.2",
    "log-blocks": "EP-8.10",
    "log-damaged": "EP-3.5",
    "log-hit": "EP-1.4",
    "log-gained": "EP-15.20",
    "log-lost": "EP-15.20",
    "log-out": "EP-2.1",
}

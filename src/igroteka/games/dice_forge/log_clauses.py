"""The clause of the rules behind every line of the log."""

from __future__ import annotations

from typing import Final

LOG_CLAUSES: Final = {
    "log-turn": "DF-2.1",
    "log-rolled": "DF-3.2",
    "log-rolled_die": "DF-3.9",
    "log-gained": "DF-7.2",
    "log-lost": "DF-7.3",
    "log-hammered": "DF-7.7",
    "log-lap": "DF-7.9",
    "log-exchanged": "DF-9.32",
    "log-copied": "DF-8.17",
    "log-bought": "DF-4.4",
    "log-forged": "DF-4.7",
    "log-gave": "DF-9.6",
    "log-used": "DF-2.3",
    "log-feat": "DF-5.7",
    "log-chased": "DF-5.6",
    "log-satyrs": "DF-9.26",
    "log-triton": "DF-6.6",
    "log-cerberus": "DF-6.8",
    "log-extra": "DF-6.1",
    "log-passed": "DF-6.3",
}

"""Balance of all games, measured between bots: who begins, feats and faces, cards, factions, heroes.

    nice .venv-compiled/bin/python benchmarks/balance.py FOLDER [--games 2000] [--jobs 1]

Plays what is missing in FOLDER (`balance_games.py`), then writes docs/balance.md with its pictures
(`balance_page.py`), and the win rates of heroes that the browser shows.
"""

import argparse
import json
from pathlib import Path

from balance_dice_throne import win_rates
from balance_games import HEROES, STUDIES, play_study
from balance_page import page

from igroteka.cli.progress import progress_bar

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
WIN_RATES = ROOT / "ui" / "src" / "pages" / "lobby" / "win_rates.json"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--games", type=int, default=2000, help="of Dice Forge for two; of others a part of it"
    )
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    from balance_plots import draw  # a missing matplotlib is found before all play; those who play need none

    given.folder.mkdir(parents=True, exist_ok=True)
    games = {}
    for study in STUDIES:
        with progress_bar(study.games(given.games), json=False) as advance:
            games[study.name] = play_study(study, given.games, given.folder, given.jobs, advance)
        print(f"{study.title}: {len(games[study.name]):,} games", flush=True)
    parts = list(page(games))
    (DOCS / "balance.md").write_text("\n".join(map(str, parts)), encoding="utf-8")
    (DOCS / "pictures").mkdir(exist_ok=True)
    for old in (DOCS / "pictures").glob("balance-*.svg"):
        old.unlink()
    for part in parts:
        if not isinstance(part, str):
            draw(part, DOCS / "pictures")
    WIN_RATES.write_text(json.dumps(win_rates(games[HEROES.name]), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

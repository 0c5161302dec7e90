"""`igroteka bench` under several interpreters, as one Markdown table: how docs/benchmarks.md is made.

    python3 benchmarks/compare.py .venv/bin/python .venv-compiled/bin/python

Each interpreter must have igroteka installed; whether its engine is compiled, it says itself.
"""

import json
import os
import subprocess
import sys
import tempfile

COLUMNS = {
    "decisions_per_second": ("decisions/s", "{:,.0f}"),
    "games_per_second": ("games/s", "{:,.0f}"),
    "clone_us": ("clone, µs", "{:.2f}"),
    "live_decision_ms": ("live decision, ms", "{:.2f}"),
}


def main(interpreters: list[str]) -> None:
    print("| engine | game | players | " + " | ".join(title for title, _ in COLUMNS.values()) + " |")
    print("|---|---|---:|" + "---:|" * len(COLUMNS))
    for interpreter in interpreters or [sys.executable]:
        with tempfile.TemporaryDirectory() as elsewhere:  # where src cannot be imported by chance
            command = [os.path.abspath(interpreter), "-m", "igroteka", "bench", "--json"]
            done = subprocess.run(command, cwd=elsewhere, check=True, stdout=subprocess.PIPE, text=True)
        data = json.loads(done.stdout)
        engine = f"{'compiled' if data['compiled'] else 'pure'}, Python {data['python']}"
        for speed in data["speeds"]:
            cells = [form.format(speed[name]) for name, (_, form) in COLUMNS.items()]
            print(f"| {engine} | {speed['game']} | {speed['players']} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main(sys.argv[1:])

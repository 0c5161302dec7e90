"""Promises about the tree itself: what lies in it, what it names, and who imports whom."""

import ast
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
MODULES = sorted(SRC.rglob("*.py"))

# ---- Compiled code


def test_no_compiled_file_lies_beside_the_sources() -> None:
    """It would be imported instead of the source that somebody edits."""
    assert [path for path in SRC.rglob("*") if path.suffix in {".so", ".pyd"}] == []


def compiled_modules() -> list[Path]:
    """What pyproject.toml lists."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]["include"]
    return [ROOT / name.removeprefix("/") for name in listed]


def test_evaluations_are_compiled() -> None:
    """A search spends most of its time there; a part that is split off must not be forgotten."""
    evaluations = set((SRC / "igroteka/bots/evaluations").glob("[!_]*.py"))
    assert len(evaluations) > 3
    assert evaluations <= set(compiled_modules())


def test_compiled_modules_exist_in_regular_packages() -> None:
    """The build passes over names it does not find, and mypyc takes module names from `__init__.py` files."""
    modules = compiled_modules()
    packages = {folder for module in modules for folder in module.parents if SRC in folder.parents}
    needed = modules + [package / "__init__.py" for package in sorted(packages)]
    assert [str(path.relative_to(ROOT)) for path in needed if not path.is_file()] == []


# ---- Addresses that belong to one machine, or to one machine's network

MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|root|home|Users)/\w|\b[A-Z]:\\Users\\")
REGISTRY = re.compile(
    r"pypi\.org|pythonhosted\.org|npmjs\.(?:com|org)|yarnpkg\.com|(?:deb|security)\.debian\.org|crates\.io"
)
NOT_OURS = {".git", ".venv", ".venv-compiled", "node_modules", "__pycache__", ".hypothesis"}


def text_files() -> Iterator[tuple[Path, str]]:
    """What git holds or would add; without git, all that is not a cache or an environment."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        command = [
            "git",
            "-c",
            "safe.directory=*",
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ]
        names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split(
            "\0"
        )
        paths = [ROOT / name for name in names if name]
    else:
        paths = [path for path in ROOT.rglob("*") if NOT_OURS.isdisjoint(path.relative_to(ROOT).parts)]
    for path in sorted(paths):
        if path.is_file():
            try:
                yield path, path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue  # a picture, a font


def test_no_file_names_a_place_of_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {match.group()}"
        for path, text in text_files()
        for number, line in enumerate(text.splitlines(), 1)
        for match in [MACHINE_PATH.search(line) or REGISTRY.search(line)]
        if match
    ]
    assert found == []


@pytest.mark.parametrize("place", ["work", "root", "home", "Users"])
def test_machine_paths_are_recognised(place: str) -> None:
    assert MACHINE_PATH.search(f'open("/{place}/me/file")')
    assert not MACHINE_PATH.search(f"docs/{place}/file and https://example.org/{place}/file")


# ---- Layers: core <- games <- bots, arena; core <- i18n; all of them <- server, adapters <- terminal, cli

BELOW_SERVER = {"core", "games", "bots", "arena"}
EVERYTHING = BELOW_SERVER | {"server", "adapters", "i18n", "terminal", "cli", "igroteka"}
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},  # and of the games only itself, see below
    "bots": BELOW_SERVER,
    "arena": BELOW_SERVER,
    "server": BELOW_SERVER | {"i18n", "server"},
    "adapters": BELOW_SERVER | {"adapters"},
    "i18n": {"core"},
    "terminal": EVERYTHING,
    "cli": EVERYTHING,
    "__main__": EVERYTHING,
    "igroteka": EVERYTHING,  # the package's own __init__.py
}
# Chance has one door and a table has no clock.
FORBIDDEN_IN_RULES = {"random", "time", "datetime"}


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {module_name(path) for path in MODULES}


def imports(path: Path, source: str) -> Iterator[str]:
    """The full name of every module that the source imports, wherever in it the import stands."""
    package = module_name(path) if path.name == "__init__.py" else module_name(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                submodule = f"{origin}.{alias.name}"
                yield submodule if submodule in NAMES else origin


def area(name: str) -> str:
    """`igroteka.games.epic.turn` is of the area `games`; `igroteka` is an area of its own."""
    return name.split(".")[1] if "." in name else name


def game(name: str) -> str:
    """`igroteka.games.epic.turn` is of the game `epic`; what is of no one game is of the game ''."""
    parts = name.split(".")
    is_game = parts[1:2] == ["games"] and len(parts) > 2 and (SRC.joinpath(*parts[:3])).is_dir()
    return parts[2] if is_game else ""


def offences(path: Path, source: str) -> list[str]:
    """What is wrong with the imports of a module."""
    me = module_name(path)
    assert area(me) in MAY_IMPORT, f"{me} is in no layer: add it to MAY_IMPORT"
    found = []
    for other in imports(path, source):
        if other.split(".")[0] != "igroteka":
            if area(me) in {"core", "games"} and other.split(".")[0] in FORBIDDEN_IN_RULES:
                found.append(
                    f"{me} must not import {other}: chance comes from the table, and rules have no clock"
                )
        elif area(other) not in MAY_IMPORT[area(me)]:
            found.append(f"{me} must not import {other}: it may import {sorted(MAY_IMPORT[area(me)])}")
        elif game(me) and area(other) == "games" and game(other) != game(me):
            found.append(f"{me} must not import {other}: a game knows no other game")
    return found


def test_there_are_modules() -> None:
    assert MODULES


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_imports_obey_the_layers(path: Path) -> None:
    assert offences(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("core/table.py", "from igroteka.games.dice_forge import state"),
        ("core/table.py", "from igroteka import games"),
        ("core/table.py", "from igroteka import Game"),
        ("core/table.py", "from ..games import dice_forge"),
        ("core/__init__.py", "from .. import cli"),
        ("core/table.py", "def f():\n    import random"),
        ("games/dice_forge/turn.py", "from datetime import date"),
        ("games/dice_forge/turn.py", "import igroteka.bots.mcts"),
        ("games/dice_forge/turn.py", "from igroteka.games import registry"),
        ("bots/greedy.py", "from igroteka.server.app import serve"),
        ("arena/simulate.py", "from igroteka.i18n import translate"),
    ],
)
def test_imports_against_the_layers_are_found(module: str, source: str) -> None:
    assert len(offences(SRC / "igroteka" / module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "core/table.py",
            "from typing import Final\nfrom igroteka.core.chance import draw\nfrom . import deck",
        ),
        ("games/dice_forge/turn.py", "from igroteka.core.table import Table\nfrom .state import State"),
        ("games/__init__.py", "from igroteka.games import dice_forge"),
        ("bots/random.py", "import random\nfrom igroteka.games.dice_forge.state import State"),
        ("cli.py", "import time\nfrom igroteka import Game\nfrom igroteka.server import app"),
    ],
)
def test_imports_along_the_layers_are_left_alone(module: str, source: str) -> None:
    assert offences(SRC / "igroteka" / module, source) == []


def test_every_word_of_epic_cards_is_documented() -> None:
    from igroteka.games.epic.vocabulary import VOCABULARY

    guide = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
    missing = [word for word in VOCABULARY if word not in guide]
    assert missing == []

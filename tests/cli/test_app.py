"""The command line as a whole: languages, help, wrong usage, exit statuses, what is loaded."""

import json
import shlex
import subprocess
import sys

import pytest

from igroteka import i18n
from igroteka.bots import BOTS
from igroteka.cli import words
from igroteka.cli.app import COMMANDS, run
from igroteka.cli.options import settings, whole_number

NAMES = [command.__name__ for command in COMMANDS]
WRONG_USAGE = [
    ("dance", "usage-command"),
    ("simulate", "usage-missing"),
    ("simulate dice_forge --colour red", "usage-option"),
    ("simulate dice_forge --games", "usage-no-value"),
    ("simulate dice_forge --games 0", "usage-number"),
    ("simulate dice_forge --games many", "usage-number"),
    ("simulate dice_forge --jobs 0", "usage-number"),
    ("simulate dice_forge --seed x", "usage-number"),
    ("simulate dice_forge --seed -1", "usage-number"),
    ("simulate dice_forge --players two", "usage-number"),
    ("simulate dice_forge --set cards", "usage-set"),
    ("simulate dice_forge --set =intro", "usage-set"),
    ("simulate dice_forge --set cards=intro --set cards=random", "usage-set-twice"),
    ("simulate dice_forge --lang fr", "unknown-language"),
    ("simulate dice_forge more", "usage"),
]
REFUSED = [
    ("simulate chess", "unknown-game", None, "dice_forge, dice_throne, epic"),
    ("simulate dice_forge --players 5", "setup-players", "DF-1.1", "2, 3, 4"),
    ("simulate dice_forge --bots clever", "setup-unknown-bot", None, ", ".join(BOTS)),
    ("simulate dice_forge --bots random,random,random", "setup-bots", None, 2),
    ("simulate dice_forge --set colour=red", "setup-unknown-key", None, "cards"),
    ("simulate dice_forge --set players=3", "setup-unknown-key", None, "cards"),
]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


# ---- language ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "environ", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ([], {"LC_MESSAGES": "C", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ([], {"LC_ALL": "", "LANG": "ru"}, "ru"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        (["--lang", "en"], {"LANG": "ru"}, "en"),
        (["rules", "--lang=ru"], {"LANG": "en"}, "ru"),
        (["rules", "--lang"], {"LANG": "ru"}, "ru"),
        (["rules", "--lang", "fr"], {}, "en"),
    ],
)
def test_the_language_is_the_asked_one_or_that_of_the_system(
    argv: list[str], environ: dict[str, str], language: str
) -> None:
    assert words.asked_language(argv, environ) == language


def test_the_command_line_speaks_every_language_of_the_program() -> None:
    assert words.LANGUAGES == i18n.LANGUAGES


@pytest.mark.parametrize("argv", [["--lang", "ru", "rules", "DF-1.1"], ["rules", "DF-1.1", "--lang", "ru"]])
def test_the_language_may_stand_before_or_after_the_command(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(argv) == 0
    assert "От двух до четырёх игроков" in capsys.readouterr().out


def test_both_catalogues_hold_the_same_messages() -> None:
    keys = [{entry.id.name for entry in i18n.catalogue("igroteka.cli", lang).body if hasattr(entry, "id")}
            for lang in i18n.LANGUAGES]  # fmt: skip
    assert keys[0] == keys[1]


# ---- help --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "options", "show"),
    [("en", "Options", "Show this help."), ("ru", "Ключи", "Показать эту справку.")],
)
@pytest.mark.parametrize("name", ["", *NAMES])
def test_help_is_told_in_both_languages(
    name: str, lang: str, options: str, show: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*name.split(), "--help", "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert options in shown
    assert show in shown
    if not name:
        assert all(name in shown for name in NAMES)


# ---- errors ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("line", "key"), WRONG_USAGE)
def test_wrong_usage_ends_with_2(line: str, key: str, capsys: pytest.CaptureFixture[str]) -> None:
    command, *rest = line.split()
    assert run([command, "--json", *rest]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    error = json.loads(err)["error"]
    assert error.keys() == {"key", "clause", "args"}
    assert error["key"] == key
    assert error["clause"] is None


@pytest.mark.parametrize(("line", "key", "clause", "allowed"), REFUSED)
def test_what_a_game_refuses_ends_with_1_and_tells_what_is_allowed(
    line: str, key: str, clause: str | None, allowed: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*line.split(), "--json"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    error = json.loads(err)["error"]
    assert (error["key"], error["clause"], error["args"]["allowed"]) == (key, clause, allowed)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("line", [line for line, *_ in WRONG_USAGE + REFUSED if "--lang" not in line])
def test_errors_are_told_in_one_line_on_stderr(
    line: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*line.split(), "--lang", lang]) in (1, 2)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1


def test_a_value_that_is_not_allowed_lists_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "dice_forge", "--set", "cards=dragon"]) == 1
    err = capsys.readouterr().err
    assert "dragon" in err
    assert "intro, alternative, random, great_bear" in err
    assert "DF-1.5" in err


def test_an_error_names_things_in_the_language_of_the_reader(capsys: pytest.CaptureFixture[str]) -> None:
    run(["simulate", "dice_forge", "--set", "cards=hydra", "--lang", "ru"])
    assert "Гидра" in capsys.readouterr().err


# ---- options -----------------------------------------------------------------------------------------


def test_settings_are_read_pair_by_pair() -> None:
    assert settings(["cards=great_bear,triton", "mode=a=b"]) == {"cards": "great_bear,triton", "mode": "a=b"}


def test_whole_numbers_are_read() -> None:
    assert whole_number(0)("0") == 0
    assert whole_number(1)(100) == 100


# ---- the program -------------------------------------------------------------------------------------


def test_the_module_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "igroteka", "rules", "dice_forge", "DF-99", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("There is no clause or chapter DF-99.")


def test_a_reader_that_stops_reading_is_no_error() -> None:
    command = f"{shlex.quote(sys.executable)} -m igroteka rules dice_forge | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("DF-1\n", "")


@pytest.mark.parametrize(
    ("argv", "unneeded"),
    [
        (
            ["simulate", "dice_forge", "--games", "1", "--json"],
            ["rich", "fluent", "concurrent.futures.process"],
        ),
        (["rules", "DF-1.1"], ["rich", "fluent", "igroteka.arena", "igroteka.terminal"]),
    ],
)
def test_a_command_loads_only_what_it_needs(argv: list[str], unneeded: list[str]) -> None:
    script = f"""
import sys
from igroteka.cli.app import run
assert run({argv}) == 0
print([name for name in {unneeded} if name in sys.modules], file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"

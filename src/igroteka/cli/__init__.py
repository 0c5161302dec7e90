"""The command line. `app` lists the commands; each group of them has a module of its own.

This module loads nothing: processes that `simulate` starts import it again.
"""


def main() -> int:
    """The entry point of the command `igroteka`; returns its exit status."""
    import sys

    try:
        from igroteka.cli.app import run

        return run(sys.argv[1:])
    except KeyboardInterrupt:
        return 130  # `options.STOPPED`, which may not be loaded yet

"""`python -m igroteka` is the same as the command `igroteka`."""

import sys

from igroteka.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""`python -m rnngrader`: the command line where its folder of scripts is not on the path."""

import sys

from rnngrader.cli import main

if __name__ == "__main__":
    sys.exit(main())

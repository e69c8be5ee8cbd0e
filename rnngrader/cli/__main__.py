"""`python -m rnngrader.cli`."""

from rnngrader.cli import main

raise SystemExit(main())

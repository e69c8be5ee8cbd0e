"""Where commands print."""

from rich.console import Console

out, err = Console(highlight=False), Console(stderr=True, highlight=False)

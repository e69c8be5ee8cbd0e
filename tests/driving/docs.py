"""What stands in the documentation, for tests that do what it says."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in a language, in their order."""
    return re.findall(rf"^```{language}\n(.*?)^```", (DOCS / page).read_text(), re.M | re.S)


def commands(page: str, first: str) -> list[str]:
    """The commands of the block that begins with a command."""
    for block in blocks(page, "console"):
        lines = [line[2:] for line in block.splitlines()]
        if lines[0].startswith(first):
            return lines
    raise AssertionError(f"docs/{page} has no commands that begin with {first!r}")

"""Answers as students write them: `right` ones, and `wrong` ones with what they must be called.

One file a function, one block a case. A block begins with a line that is its title:

    # case: the title                       an answer that is right
    # case: id of a mistake | the title     an answer that is wrong

What stands above the first such line belongs to all cases of the file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
TITLE = re.compile(r"^# case: (?:(\w+) \| )?(.+)\n", re.MULTILINE)


@dataclass(frozen=True)
class Case:
    """One answer: the whole source of the student's cell."""

    function: str
    title: str
    mistake: str  # the id that it should be diagnosed as; empty for a right answer
    source: str

    def __str__(self) -> str:
        return f"{self.function}: {self.title}"


def load_cases(kind: str) -> list[Case]:
    """The cases of a folder, "right" or "wrong"."""
    cases = []
    for path in sorted((FOLDER / kind).glob("*.py")):
        head, *parts = TITLE.split(path.read_text(encoding="utf-8"))
        for name, title, source in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
            mistake = f"{path.stem}.{name}" if name else ""
            cases.append(Case(path.stem, title, mistake, head + source.strip() + "\n"))
    return cases

"""What commands print in tables: whole, in a terminal of any width, in a file and in a pipe."""

from __future__ import annotations

import collections
import io

import pytest
from rich.console import Console

from rnngrader.cli import tables

COLUMNS = ("student", "what went wrong")
REASON = "gradient: 5.5 of 6 points, given by hand: said it in the [office], at length; " * 3
ROWS = [("a_rather_long_id@students.university.example", REASON), ("s2", "nothing")]


def printed(monkeypatch: pytest.MonkeyPatch, width: int, terminal: bool) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, force_terminal=terminal, color_system=None)
    monkeypatch.setattr(tables, "out", console)
    tables.show_table(COLUMNS, ROWS)
    return file.getvalue()


@pytest.mark.parametrize("width", [20, 80, 200])
def test_a_terminal_of_any_width_shows_every_letter(monkeypatch, width):
    """Cells go on in the next line, and no line is wider than the terminal."""
    shown = printed(monkeypatch, width, terminal=True)
    assert max(map(len, shown.splitlines())) <= width
    told = collections.Counter("".join(map("".join, [COLUMNS, *ROWS])))
    del told[" "]
    assert not told - collections.Counter(shown)


def test_without_a_terminal_a_row_is_a_line(monkeypatch):
    """Whatever width somebody set, programs find a row's cells in one line."""
    shown = printed(monkeypatch, 40, terminal=False)
    assert [line.split() for line in shown.splitlines()[1:]] == [
        " ".join(row).split() for row in ROWS
    ]

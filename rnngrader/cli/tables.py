"""Tables in a terminal, and in a file or a pipe: nothing that a cell tells is ever cut."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table

from rnngrader.cli.console import out
from rnngrader.records import Final, SubmissionReport

if TYPE_CHECKING:  # what this loads, most commands need not wait for
    from rnngrader.batch.run import Change

MOST = 200  # rows of a table: nobody reads more in a terminal
NARROW = 130  # columns of a terminal: below, only totals are shown
ALWAYS = ("student", "name", "score", "students", "exercise", "what went wrong", "mistake", "id")


def show_table(
    columns: Sequence[str],
    rows: Iterable[Sequence[str]],
    numeric: Collection[int] = (),
    title: str | None = None,
) -> None:
    """Print a table of plain text, `numeric` columns set to the right; nothing if it has no rows.

    Cells too long for the terminal go on in the next line. A file and a pipe have no width: there,
    a row is a line, for other programs to search.
    """
    rows = [*rows]
    if not rows:
        return
    if not out.is_terminal:
        for line in filter(None, (title, *plain_lines([columns, *rows], numeric))):
            out.print(line, markup=False, soft_wrap=True)
        return
    table = Table(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left")
    for place, column in enumerate(columns):
        if place in numeric:
            table.add_column(column.replace("_", "\n"), justify="right", overflow="fold")
        else:
            table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*map(escape, row))
    out.print(table)


def plain_lines(rows: Sequence[Sequence[str]], numeric: Collection[int]) -> Iterator[str]:
    """Give each row as a line, its cells at the same places as those of the others."""
    rows = [[" ".join(cell.split()) for cell in row] for row in rows]
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        gaps = [" " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True)]
        pairs = enumerate(zip(row, gaps, strict=True))
        cells = (gap + cell if place in numeric else cell + gap for place, (cell, gap) in pairs)
        yield "  ".join(cells).rstrip()


def show_class(
    reports: Collection[SubmissionReport],
    finals: Mapping[str, Final],
    people: Mapping[str, str] | None = None,
) -> None:
    """Print the tables that a run ends with: who got what and why, and what is wrong how often."""
    from rnngrader.feedback.class_tables import summary_tables

    narrow = out.is_terminal and out.width < NARROW
    for shown in summary_tables(reports, finals, people):
        every = range(len(shown.columns))
        kept = [i for i in every if not narrow or shown.columns[i] in ALWAYS]
        show_table(
            [shown.columns[i] for i in kept],
            ([row[i] for i in kept] for row in shown.rows[:MOST]),
            [place for place, i in enumerate(kept) if i in shown.numeric],
            shown.title,
        )
        if len(shown.rows) > MOST:
            out.print(f"… and {len(shown.rows) - MOST:,} more: `rnngrader report` has them all.")
        if shown.rows and len(kept) < len(every):
            out.print("Each exercise's points: in a wider terminal, or `rnngrader report`.")
        if shown.rows:
            out.print()


def show_changes(title: str, changes: Sequence[Change]) -> None:
    """Print whose points are others than before, from what to what, and why."""
    rows = []
    for one in changes:
        note = "; ".join(filter(None, (one.why, "a person's score stands" if one.manual else "")))
        points = [
            f"{points:g}" + (f" of {most:g}" if one.of[0] != one.of[1] and most else "")
            for points, most in zip((one.before, one.after), one.of, strict=True)
        ]
        rows.append((one.student, one.exercise, *points, note))
    show_table(("student", "exercise", "before", "now", ""), rows, (2, 3), title)
    if rows:
        out.print()

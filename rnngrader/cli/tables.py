"""Tables in a terminal, and in a file or a pipe: nothing that a cell tells is ever cut."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table

from rnngrader.cli.console import out
from rnngrader.records import Final, SubmissionReport

if TYPE_CHECKING:  # what this loads, most commands need not wait for
    from rnngrader.batch.run import Change

MOST = 200  # rows of a table: nobody reads more in a terminal
NARROW = 130  # columns of a terminal: below, only totals are shown
ALWAYS = ("student", "name", "score", "students", "exercise", "what went wrong", "mistake", "id")
UNBOUNDED = 10**6  # columns, where there is no terminal


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
    table = Table(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left")
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place in numeric else "left", overflow="fold")
    for row in rows:
        table.add_row(*map(escape, row))
    if not table.rows:
        return
    if not out.is_terminal:
        table.width = out.measure(table, options=out.options.update(width=UNBOUNDED)).maximum
    out.print(table, crop=False)


def show_class(
    reports: Collection[SubmissionReport],
    finals: Mapping[str, Final],
    people: Mapping[str, str] | None = None,
) -> None:
    """Print the tables that a run ends with: who got what and why, and what is wrong how often."""
    from rnngrader.feedback.class_page import summary_tables

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
        rows.append((one.student, one.exercise, f"{one.before:g}", f"{one.after:g}", note))
    show_table(("student", "exercise", "before", "now", ""), rows, (2, 3), title)
    if rows:
        out.print()

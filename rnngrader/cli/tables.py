"""The tables that a run ends with."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from rich.markup import escape
from rich.table import Table

from rnngrader.cli.console import out
from rnngrader.records import Final, SubmissionReport

if TYPE_CHECKING:  # what these load, most commands need not wait for
    from rnngrader.batch.run import Change
    from rnngrader.feedback.class_tables import Table as ReportTable

MOST = 200  # rows of a table: nobody reads more in a terminal
NARROW = 130  # columns of a terminal: below, only totals are shown
FOLDED = ("what went wrong", "mistake")


def show_class(
    reports: Collection[SubmissionReport],
    finals: Mapping[str, Final],
    people: Mapping[str, str] | None = None,
) -> None:
    """Print the tables that a run ends with: who got what and why, and what is wrong how often."""
    from rnngrader.feedback.class_tables import summary_tables

    narrow = out.width < NARROW
    for shown in summary_tables(reports, finals, people):
        table = Table(box=None, pad_edge=False, header_style="bold", title=shown.title)
        table.title_justify = "left"
        kept = [i for i in range(len(shown.columns)) if not (narrow and i in roomy(shown))]
        for i in kept:
            justify: Literal["left", "right"] = "right" if i in shown.numeric else "left"
            no_wrap = shown.columns[i] not in FOLDED
            table.add_column(shown.columns[i], justify=justify, overflow="fold", no_wrap=no_wrap)
        for row in shown.rows[:MOST]:
            table.add_row(*(escape(row[i]) for i in kept))
        if shown.rows:
            out.print(table)
            if len(shown.rows) > MOST:
                out.print(
                    f"… and {len(shown.rows) - MOST:,} more: `rnngrader report` has them all."
                )
            out.print()


def show_changes(title: str, changes: Sequence[Change]) -> None:
    """Print whose points are others than before, from what to what, and why."""
    if not changes:
        return
    table = Table(box=None, pad_edge=False, header_style="bold", title=title)
    table.title_justify = "left"
    for column in ("student", "exercise"):
        table.add_column(column)
    for column in ("before", "now"):
        table.add_column(column, justify="right")
    table.add_column("")
    for one in changes:
        note = "; ".join(filter(None, (one.why, "a person's score stands" if one.manual else "")))
        points = (f"{one.before:g}", f"{one.after:g}")
        table.add_row(escape(one.student), one.exercise, *points, escape(note))
    out.print(table)
    out.print()


def roomy(table: ReportTable) -> list[int]:
    """Return the columns that a narrow terminal has no room for: single exercises, and ids."""
    always = ("student", "name", "score", "students", "exercise", *FOLDED)
    return [i for i, column in enumerate(table.columns) if column not in always]

"""Live progress of a run on stderr: how many, how fast, how long still."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from rnngrader.batch.run import Run


class RateColumn(ProgressColumn):
    """Submissions a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f}/s" if speed else "–/s")


@contextlib.contextmanager
def progress(console: Console) -> Iterator[Callable[[Run], None]]:
    """Show a bar while there is a terminal, nothing where stderr goes to a file; what moves it."""
    columns = TextColumn("grading"), BarColumn(), MofNCompleteColumn(), RateColumn()
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("grading", total=None)
        yield lambda run: bar.update(task, total=run.total, completed=run.graded)

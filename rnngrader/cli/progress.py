"""Live progress of a run on stderr: how many, how fast, how long still."""

from __future__ import annotations

from typing import Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.progress import Progress as Bar
from rich.text import Text

from rnngrader.batch.run import Run


class RateColumn(ProgressColumn):
    """Submissions a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f}/s" if speed else "–/s")


class Progress:
    """A bar while there is a terminal; nothing where stderr goes to a file."""

    def __init__(self, console: Console) -> None:
        self._bar = Bar(
            TextColumn("grading"),
            BarColumn(),
            MofNCompleteColumn(),
            RateColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task("grading", total=None)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def show(self, run: Run) -> None:
        self._bar.update(self._task, total=run.total, completed=run.graded)

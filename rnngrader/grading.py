"""One submission, top to bottom: read, restore, run, test, judge, record.

The student's code runs in the sandbox; the hidden tests run here, on proxies for its functions.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from types import CodeType
from typing import Any

import msgspec

from rnngrader.course import (
    SETUP_TAG,
    Assignment,
    Cell,
    Notebook,
    graded_exercise,
    is_answer,
    is_graded,
    nbgrader_metadata,
)
from rnngrader.feedback import student_page
from rnngrader.hidden_test import GRADING, Grading, Result
from rnngrader.kernel import GuestFunction, Kernel
from rnngrader.notebook import Unreadable, hidden_tests, read_cells, restore
from rnngrader.outputs import safe_output
from rnngrader.records import (
    ExerciseReport,
    Finding,
    SubmissionReport,
    Verdict,
)
from rnngrader.sandbox.host import Guest


@dataclass(frozen=True)
class Handed:
    """What a student handed in, as the worker gets it: bytes, or the reason why there are none."""

    student: str
    data: bytes | None
    problems: tuple[str, ...] = ()
    status: str = "graded"  # missing or failed where data is None


@dataclass(frozen=True)
class Graded:
    """The result of grading one submission: the record, and the two files made from it."""

    report: SubmissionReport
    notebook: bytes  # empty where nothing could be read
    page: bytes


@dataclass(frozen=True)
class Again:
    """One exercise to grade again; of the others, the recorded results stand."""

    exercise: str
    recorded: SubmissionReport

    def standing(self) -> dict[str, ExerciseReport]:
        return {e.name: e for e in self.recorded.exercises if e.name != self.exercise}


def grade_submission(
    assignment: Assignment,
    guest: Guest,
    handed: Handed,
    seed: int,
    again: Again | None = None,
) -> Graded:
    """Grades what one student handed in. Never raises for anything that is in it."""
    if handed.data is None:
        return ungraded(assignment, handed)
    try:
        cells, problems = read_cells(handed.data)
    except Unreadable as error:
        failed = replace(handed, status="failed", problems=(*handed.problems, str(error)))
        return ungraded(assignment, failed)
    restored = restore(assignment, cells)
    with Kernel(guest) as kernel:
        standing = again.standing() if again else {}
        grading = Grading(assignment, seed, standing)
        notebook = run_notebook(assignment, restored.notebook, kernel, grading)
    exercises = tuple(grading.reports[name] for name in assignment.points)
    report = SubmissionReport(
        student=handed.student,
        status="graded",
        score=round(sum(exercise.points for exercise in exercises), 4),
        max_score=sum(assignment.points.values()),
        problems=(*handed.problems, *problems, *restored.problems, *kernel.problems),
        exercises=exercises,
        needs_review=any(e.verdict is Verdict.GRADER_FAULT for e in exercises),
    )
    return Graded(
        report,
        msgspec.json.encode(notebook),
        student_page(report, assignment.title, restored.answers).encode(),
    )


def ungraded(assignment: Assignment, handed: Handed) -> Graded:
    """The result where there is nothing to run: no points, and the reason."""
    report = SubmissionReport(
        student=handed.student,
        status=handed.status,
        score=0.0,
        max_score=sum(assignment.points.values()),
        problems=handed.problems,
        exercises=(),
        needs_review=handed.status == "failed",
    )
    return Graded(report, b"", student_page(report, assignment.title, {}).encode())


def run_notebook(
    assignment: Assignment, notebook: Notebook, kernel: Kernel, grading: Grading
) -> Notebook:
    """The notebook with what its cells gave; the findings go into `grading.reports`.

    Examples and plots, which are for the student's own eyes, are not run: locked cells that are
    neither graded nor the set-up change no grade. Nor are the tests of an exercise that has a
    report already.
    """
    namespace: dict[str, Any] = {name: GuestFunction(kernel, name) for name in assignment.exercises}
    namespace[GRADING] = grading
    cells = []
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            cells.append(harmless(cell))
        elif is_graded(cell) and graded_exercise(cell):
            cells.append(run_graded(cell, namespace))
        elif is_answer(cell) or is_setup(cell) or is_extra(cell):
            outputs = kernel.run(cell["source"], nbgrader_metadata(cell).get("grade_id", ""))
            cells.append({**cell, "outputs": [safe_output(output) for output in outputs]})
        else:
            cells.append(cell)
    return {**notebook, "cells": cells}


def is_setup(cell: Cell) -> bool:
    return SETUP_TAG in cell["metadata"].get("tags", [])


def is_extra(cell: Cell) -> bool:
    return str(cell["id"]).startswith("extra-")


def run_graded(cell: Cell, namespace: dict[str, Any]) -> Cell:
    """Runs the hidden tests of a graded cell; what the student sees of it is an example."""
    source, name = cell["source"], graded_exercise(cell)
    assert name is not None
    grading: Grading = namespace[GRADING]
    try:
        if name not in grading.reports:
            exec(hidden_test_code(source, name), namespace)
        report = grading.reports[name]
    except Exception as error:  # not the student's: theirs come back as observations
        report = grader_fault(grading.assignment, name, error)
    if report.verdict is Verdict.GRADER_FAULT:
        grading.reports[name] = report
    result = Result(report)
    data = {"text/plain": repr(result), "text/html": result._repr_html_()}
    output = {
        "output_type": "execute_result",
        "execution_count": 1,
        "metadata": {},
        "data": data,
    }
    return {**cell, "execution_count": 1, "outputs": [output]}


@functools.lru_cache(maxsize=256)
def hidden_test_code(source: str, name: str) -> CodeType:
    """The hidden tests in a graded cell, compiled."""
    return compile(hidden_tests(source), f"<hidden tests of {name}>", "exec")


def grader_fault(assignment: Assignment, name: str, error: Exception) -> ExerciseReport:
    """No points, and a person looks: never silently a zero, never full marks."""
    note = f"The grader failed here ({type(error).__name__}); a person will look at this answer."
    outputs = dict.fromkeys(
        assignment.exercises[name].outputs, Finding(Verdict.GRADER_FAULT, note=note)
    )
    max_points = assignment.points[name]
    return ExerciseReport(name, 0.0, max_points, Verdict.GRADER_FAULT, outputs)


def harmless(cell: Cell) -> Cell:
    """A student's own text cell as a block of plain text: markdown may carry HTML and scripts."""
    if not is_extra(cell):
        return cell
    block = "\n".join("    " + line for line in cell["source"].splitlines())
    return {**cell, "cell_type": "markdown", "source": block}

"""One submission, top to bottom: read, restore, run, test, judge, record.

The student's code runs in the sandbox; the hidden tests run here, on proxies for its functions.
"""

from __future__ import annotations

import base64
import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
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
from rnngrader.hidden_test import GRADING, Grading, Lent, Result
from rnngrader.notebook import Unreadable, hidden_tests, read_cells, restore
from rnngrader.pages import TERMINAL_CODES, one_line
from rnngrader.records import (
    UNPREPARED,
    ExerciseReport,
    Finding,
    Observation,
    Prepared,
    SubmissionReport,
    Value,
    Verdict,
)
from rnngrader.sandbox.host import Child, ChildDied, Guest, Limits

MAX_RESTARTS = 16  # of one submission's child: each exercise may cost one, and then some
MAX_SHARES = 3  # of one child's time: no child is started after that many
MAX_OUTPUT = 16 * 2**20  # bytes of what all cells put out together
WORN_OUT = "This was not run: earlier cells ended the process too often or took too long together."
TOO_MUCH_OUTPUT = "(left out: the cells before this one put out too much)\n"
SAFE_TYPES = ("text/plain", "image/png", "image/jpeg")
DEATHS = {"timed_out": "TimeLimit", "out_of_memory": "MemoryLimit", "crashed": "Crash"}


class Guests:
    """The warm sandboxes of one worker: one for the work, one more once work has to be rerun in
    a process that has not seen the probes.
    """

    def __init__(
        self, assignment: Assignment, sandbox: str = "bwrap", limits: Limits | None = None
    ) -> None:
        limits = limits or assignment.limits
        files, setup = assignment.files(), assignment.setup
        self._make = functools.partial(Guest, files, limits, sandbox, setup)
        self.main = self._make()
        self._spare: Guest | None = None

    def spare(self) -> Guest:
        if self._spare is None:
            self._spare = self._make()
        return self._spare

    def close(self) -> None:
        for guest in (self.main, self._spare):
            if guest is not None:
                guest.close()


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
    guests: Guests,
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
    with Kernel(guests) as kernel:
        standing = again.standing() if again else {}
        grading = Grading(assignment, seed, kernel.observe_lent, standing)
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


@dataclass
class Kernel:
    """One submission's side of the sandbox. A child that dies is replaced: the new one gets the
    cells so far without the answer that killed it.
    """

    guests: Guests
    problems: list[str] = field(default_factory=list)
    _history: list[tuple[str, str]] = field(default_factory=list)  # grade_id, source
    _child: Child | None = None
    _restarts: int = 0
    _used_s: float = 0.0  # by the children before this one
    _bare: bool = False  # the student's own cells took too long; only set-up and answers run now
    _errors: dict[str, str] = field(default_factory=dict)  # what answer cells raised
    _room: int = MAX_OUTPUT

    def __enter__(self) -> Kernel:
        self._child = self.guests.main.start_child()
        return self

    def __exit__(self, *_: object) -> None:
        if self._child is not None:
            self._child.close()

    def run(self, source: str, grade_id: str) -> list[dict[str, Any]]:
        """Runs one cell; its outputs. A cell that kills the child is left out from then on."""
        if not source.strip():
            return []
        if self._child is None or (self._bare and not grade_id):
            return [death_output("crashed", WORN_OUT)]
        try:
            outputs = self._child.run_cell(source).outputs
        except ChildDied as death:
            self._restart()
            self.problems.append(f"A cell ({grade_id or 'one of your own'}) was stopped: {death}")
            return [death_output(death.reason, str(death))]
        self._history.append((grade_id, source))
        for output in outputs:
            if output["output_type"] == "error":
                self._errors[grade_id] = one_line(f"{output['ename']}: {output['evalue']}", 300)
        size = len(msgspec.json.encode(outputs))
        if size > self._room:
            return [{"output_type": "stream", "name": "stderr", "text": TOO_MUCH_OUTPUT}]
        self._room -= size
        return outputs

    def observe(
        self, name: str, calls: Sequence[tuple[Value, ...]], prepared: Prepared = UNPREPARED
    ) -> list[Observation]:
        """Calls the student's function; a death counts for this call and the ones after it."""
        if self._child is None:
            return [Observation("crashed", note=WORN_OUT)] * len(calls)
        try:
            observations = self._child.observe(name, calls, prepared)
            return [self._explained(name, observation) for observation in observations]
        except ChildDied as death:
            self._history = [(answer, s) for answer, s in self._history if answer != name]
            self._restart()
            return after_death(death, len(calls))

    def _explained(self, name: str, observation: Observation) -> Observation:
        """The observation; where there is no function, with what its cell raised instead."""
        if observation.outcome != "not_found" or name not in self._errors:
            return observation
        note = f"The cell of {name} raised an error before the function was there: "
        return replace(observation, note=note + self._errors[name])

    def observe_lent(
        self, name: str, calls: Sequence[tuple[Value, ...]], lent: Lent, prepared: Prepared
    ) -> list[Observation]:
        """Calls the student's function in a child of its own, to which functions are lent."""
        child = self._replay(self.guests.spare())
        if child is None:
            return [Observation("crashed", note=WORN_OUT)] * len(calls)
        try:
            return child.observe(name, calls, prepared, lent)
        except ChildDied as death:
            return after_death(death, len(calls))
        finally:
            self._end(child)

    def _restart(self) -> None:
        if self._child is not None:
            self._end(self._child)
        self._child = self._replay(self.guests.main)

    def _replay(self, guest: Guest) -> Child | None:
        """A new child after the cells so far; None where there were too many, or too slow ones."""
        while self._restarts < MAX_RESTARTS and self._used_s < MAX_SHARES * guest.limits.total_s:
            self._restarts += 1
            child = guest.start_child()
            for position, (_, source) in enumerate(self._history):
                try:
                    child.run_cell(source)
                except ChildDied:
                    self._end(child)
                    del self._history[position]
                    break
            else:
                return child
        if self._bare or self._restarts >= MAX_RESTARTS:
            return None
        # One more chance without the student's own cells: a slow plot must not cost the answers.
        self._bare = True
        self._history = [(name, source) for name, source in self._history if name]
        child = guest.start_child()
        try:
            for _, source in self._history:
                child.run_cell(source)
        except ChildDied:
            self._end(child)
            return None
        return child

    def _end(self, child: Child) -> None:
        self._used_s += child.used_s
        child.close()


@dataclass(frozen=True)
class GuestFunction:
    """A proxy for one of the student's functions."""

    kernel: Kernel
    name: str

    def observe(
        self, calls: Sequence[tuple[Value, ...]], prepared: Prepared = UNPREPARED
    ) -> list[Observation]:
        return self.kernel.observe(self.name, calls, prepared)


def after_death(death: ChildDied, calls: int) -> list[Observation]:
    """The observations before a death, and the death in the place of the others."""
    outcome = death.reason if death.reason in DEATHS else "crashed"
    lost = Observation(outcome, note=str(death))
    return [*death.observations, *[lost] * (calls - len(death.observations))]


def death_output(reason: str, note: str) -> dict[str, Any]:
    name = DEATHS.get(reason, "Crash")
    return {"output_type": "error", "ename": name, "evalue": note, "traceback": [f"{name}: {note}"]}


# Characters that order a terminal about; tabs, line ends and carriage returns stay.
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def safe_output(output: dict[str, Any]) -> dict[str, Any]:
    """An output with nothing in it that a browser or a terminal would obey: text and pictures."""
    if output["output_type"] == "error":
        return {
            "output_type": "error",
            "ename": only_text(output["ename"]),
            "evalue": only_text(output["evalue"]),
            "traceback": [only_text(line) for line in output["traceback"]],
        }
    if output["output_type"] == "stream":
        text = only_text(output["text"])
        return {"output_type": "stream", "name": output["name"], "text": text}
    data = {kind: output["data"][kind] for kind in SAFE_TYPES if kind in output["data"]}
    data = {kind: text for kind, text in data.items() if kind == "text/plain" or is_base64(text)}
    if "text/plain" in data:
        data["text/plain"] = only_text(data["text/plain"])
    safe = {"output_type": output["output_type"], "data": data, "metadata": {}}
    if output["output_type"] == "execute_result":
        safe["execution_count"] = None
    return safe


def only_text(text: str) -> str:
    return CONTROL.sub("", TERMINAL_CODES.sub("", text))


def is_base64(text: Any) -> bool:
    """Whether a picture is what it must be; anything else could close the tag that holds it."""
    try:
        base64.b64decode(text.replace("\n", ""), validate=True)
    except (ValueError, AttributeError):
        return False
    return True


def harmless(cell: Cell) -> Cell:
    """A student's own text cell as a block of plain text: markdown may carry HTML and scripts."""
    if not is_extra(cell):
        return cell
    block = "\n".join("    " + line for line in cell["source"].splitlines())
    return {**cell, "cell_type": "markdown", "source": block}

"""Runs one exercise of a graded submission once more and shows all of it: `rnngrader replay`.

For instructors alone, for an appeal say: hidden inputs and expected numbers stand in it.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from rich.console import Console
from rich.text import Text

from rnngrader.batch import work_digest
from rnngrader.classroom import look
from rnngrader.course import Assignment, CourseError
from rnngrader.gradebook import Gradebook
from rnngrader.grading import run_notebook
from rnngrader.hidden_test import Grading
from rnngrader.judge import (
    ABSOLUTE_TOLERANCE,
    INPUTS,
    RELATIVE_TOLERANCE,
    compare,
    describe_outcome,
    judge_one,
    kind,
    outcome_verdict,
)
from rnngrader.kernel import Kernel
from rnngrader.notebook import Unreadable, read_cells, restore
from rnngrader.pages import clean, plain_number
from rnngrader.probes import split_outputs
from rnngrader.records import (
    NOTHING_LENT,
    UNPREPARED,
    Exercise,
    ExerciseReport,
    Lent,
    Observation,
    Opaque,
    Prepared,
    Probe,
    Value,
)
from rnngrader.sandbox.host import Guest

SHORT = {"precision": 6, "threshold": 40, "edgeitems": 2}
FULL = {"floatmode": "unique", "threshold": sys.maxsize}
PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>rnngrader replay</title>
<style>{stylesheet} body {{ color: {foreground}; background: {background}; }}</style></head>
<body><pre><code>{code}</code></pre></body></html>
"""


@dataclass(frozen=True)
class Trial:
    """One exercise on all of its probes: the student's own calls, and those with right functions
    in the place of the student's wrong ones, where there were any.
    """

    observations: Sequence[Observation]
    lent: Sequence[str] = ()
    with_right: Sequence[Observation] = ()


@dataclass
class Recorder(Kernel):
    """A kernel that keeps what the student's functions gave."""

    trials: dict[str, Trial] = field(default_factory=dict)

    def observe(
        self,
        name: str,
        calls: Sequence[tuple[Value, ...]],
        prepared: Prepared = UNPREPARED,
        lent: Lent = NOTHING_LENT,
    ) -> list[Observation]:
        observations = super().observe(name, calls, prepared, lent)
        if lent:
            own = self.trials[name].observations
            self.trials[name] = Trial(own, tuple(lent), observations)
        else:
            self.trials[name] = Trial(observations)
        return observations


@dataclass(frozen=True)
class Replay:
    """The recorded result of one exercise, the result now, and what it came from."""

    student: str
    exercise: Exercise
    seed: int
    recorded: ExerciseReport
    report: ExerciseReport
    probes: Sequence[Probe]
    trial: Trial
    changes: Sequence[str]  # since it was graded, in sentences

    @property
    def reproduced(self) -> bool:
        return outcome_of(self.recorded) == outcome_of(self.report)


def outcome_of(report: ExerciseReport) -> tuple[object, ...]:
    """What of a report must come out again."""
    verdicts = {name: finding.verdict for name, finding in report.outputs.items()}
    diagnosis = report.diagnosis and (report.diagnosis.kind, report.diagnosis.id)
    return report.points, report.max_points, verdicts, diagnosis, report.numbers


def replay(
    assignment: Assignment, gradebook: Gradebook, guest: Guest, student: str, name: str
) -> Replay:
    """Reruns a student's whole work under the recorded seed, and keeps one exercise of it."""
    if name not in assignment.exercises:
        known = ", ".join(assignment.exercises)
        raise CourseError(f"There is no exercise {name!r}; there are: {known}.")
    report, attempt = gradebook.report(student), gradebook.attempts().get(student)
    if report is None or attempt is None:
        raise CourseError(f"Nothing of {student!r} is graded; run `rnngrader grade` first.")
    recorded = next((exercise for exercise in report.exercises if exercise.name == name), None)
    if recorded is None:
        reasons = " ".join(report.problems) or "this exercise was not in the course then."
        raise CourseError(f"{student} has no result for {name}: {reasons}")
    handed, timestamp = look(assignment, student)
    changes = []
    if work_digest(handed, timestamp) != attempt.work:
        changes.append("The submission has changed since it was graded; this is the new one.")
    if attempt.graded_with.get(name) != assignment.digest:
        changes.append("The course or the grader has changed since it was graded.")
    try:
        cells, _ = read_cells(handed.data or b"")
    except Unreadable as error:
        raise CourseError(f"{student}: {' '.join(handed.problems) or error}") from None
    kernel = Recorder(guest)
    with kernel:
        grading = Grading(assignment, attempt.seed)
        run_notebook(assignment, restore(assignment, cells).notebook, kernel, grading)
    return Replay(
        student,
        assignment.exercises[name],
        attempt.seed,
        recorded,
        grading.reports[name],
        assignment.probes(name, attempt.seed),
        kernel.trials[name],
        changes,
    )


def html_page(replay: Replay, full: bool) -> str:
    """The same as on the terminal, as a file of its own."""
    console = Console(record=True, file=io.StringIO(), width=120)
    for line in lines(replay, full):
        console.print(line, soft_wrap=True)
    return console.export_html(code_format=PAGE)


def lines(replay: Replay, full: bool) -> Iterator[Text]:
    """All there is to see. With `full`, arrays are not shortened and right probes shown as well."""
    yield Text(f"{replay.student} · {replay.exercise.name} · seed {replay.seed}", "bold")
    for sentence in replay.changes:
        yield Text(sentence, "yellow")
    if replay.reproduced:
        yield Text(f"The recorded result is reproduced: {result_text(replay.report)}", "green")
    else:
        yield Text("The recorded result is not reproduced.", "red")
        yield Text(f"  recorded: {result_text(replay.recorded)}")
        yield Text(f"  now:      {result_text(replay.report)}")
    yield from output_lines(replay)
    for number in range(len(replay.probes)):
        yield Text()
        yield from probe_lines(replay, number, full)


def result_text(report: ExerciseReport) -> str:
    points = f"{plain_number(report.points)} of {plain_number(report.max_points)} points"
    text = f"{points}, {report.verdict}"
    if report.diagnosis:
        text += f"; {report.diagnosis.id or report.diagnosis.kind}: {report.diagnosis.title}"
    return clean(text, 1000)


def output_lines(replay: Replay) -> Iterator[Text]:
    """Which outputs counted, and whether right functions were lent for them."""
    for name, finding in replay.report.outputs.items():
        note = f" {clean(finding.note)}" if finding.note else ""
        yield Text(f"  {name}: {finding.verdict}{note}")
    if replay.report.carried_forward:
        lent = ", ".join(replay.trial.lent)
        yield Text(f"  Graded with the right {lent} in the place of the student's own.")


def probe_lines(replay: Replay, number: int, full: bool) -> Iterator[Text]:
    """One probe: its settings and inputs, and each wrong output."""
    exercise, probe = replay.exercise, replay.probes[number]
    observation = replay.trial.observations[number]
    wrong = judge_one(exercise, probe, observation)
    settings = ", ".join(f"{key} = {value}" for key, value in probe.settings.items())
    head = f"Probe {number + 1} of {len(replay.probes)}{': ' if settings else ''}{settings}"
    yield Text.assemble((head, "bold"), "  ", ("wrong", "red") if wrong else ("right", "green"))
    if not wrong and not full:
        return
    for position, value in enumerate(probe.arguments):
        names = exercise.arguments
        name = names[position] if position < len(names) else f"argument {position + 1}"
        yield from value_lines(f"input {name}", value, full)
    if observation.outcome != "returned":
        yield Text(f"  {outcome_verdict(observation)}: {clean(describe_outcome(observation))}")
        if observation.error and observation.error.line:
            error = observation.error
            where = f"line {error.line_number} of {error.function}: {error.line}"
            yield Text(f"  at {clean(where)}")
            shapes = ", ".join(f"{key} {shape}" for key, shape in error.shapes.items())
            yield Text(f"  shapes there: {clean(shapes)}")
    got = split_outputs(exercise, observation.value) if observation.outcome == "returned" else {}
    for name in probe.expected if full else [n for n in probe.expected if n in wrong]:
        if name in wrong and observation.outcome == "returned":
            verdict, note = wrong[name]
            yield Text(f"  {name}: {verdict}: {clean(note)}", "red")
        yield from value_lines(f"expected {name}", probe.expected[name], full)
        if name in got:
            yield from value_lines(f"got {name}", got[name], full)
            if found := first_difference(exercise, name, probe.expected[name], got[name]):
                yield Text(f"  {found}", "yellow")
    if INPUTS in wrong:
        yield Text(f"  {wrong[INPUTS][0]}: {clean(wrong[INPUTS][1])}", "red")
    if replay.trial.lent:
        still = judge_one(exercise, probe, replay.trial.with_right[number])
        lent = ", ".join(replay.trial.lent)
        yield Text(f"  with the right {lent}: {', '.join(still) or 'nothing'} wrong")


def value_lines(name: str, value: Value, full: bool) -> Iterator[Text]:
    """A value as text, arrays with their shape, collections item by item."""
    match value:
        case np.ndarray() if value.ndim:
            style = FULL if full else SHORT
            body = np.array2string(value, max_line_width=100, **style)
            yield Text(f"  {name} {value.shape}")
            for line in body.splitlines():
                yield Text(f"    {line}")
        case dict():
            for key, item in value.items():
                yield from value_lines(f"{name}[{clean(key, 80)!r}]", item, full)
        case tuple() | list():
            for position, item in enumerate(value):
                yield from value_lines(f"{name}[{position}]", item, full)
        case Opaque():
            yield Text(f"  {name}: {clean(kind(value))}")
        case _:
            yield Text(f"  {name} = {clean(value)}")


def first_difference(exercise: Exercise, name: str, expected: Value, got: Value) -> str:
    """Where two values differ first, in the order of computation; empty where they do not, or not
    in numbers.
    """
    for path, want, have in pairs(name, expected, got):
        if compare(want, have, path) is None:
            continue
        want, have = np.asarray(want), np.asarray(have)
        if want.shape != have.shape or have.dtype.kind not in "biuf":
            return ""
        with np.errstate(all="ignore"):
            limit = ABSOLUTE_TOLERANCE + RELATIVE_TOLERANCE * np.max(np.abs(want))
            places = np.argwhere(~(np.abs(have - want) <= limit))
        if name in exercise.time_outputs:
            steps = places[:, -1] * (-1 if exercise.backward_in_time else 1)
            places = places[np.argsort(steps, kind="stable")]
        if not want.ndim or not len(places):
            return ""
        index = tuple(int(i) for i in places[0])
        return (
            f"first at {path}[{', '.join(map(str, index))}]: expected {want[index]!s}, "
            f"got {have[index]!s}; {len(places)} of {want.size} numbers differ"
        )
    return ""


def pairs(path: str, expected: Value, got: Value) -> Iterator[tuple[str, Value, Value]]:
    """The arrays and numbers of two values that are built alike, side by side."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in expected.keys() & got.keys():
            yield from pairs(f"{path}[{key!r}]", expected[key], got[key])
    elif isinstance(expected, (tuple, list)) and isinstance(got, (tuple, list)):
        for i, (want, have) in enumerate(zip(expected, got, strict=False)):
            yield from pairs(f"{path}[{i}]", want, have)
    elif isinstance(expected, (np.ndarray, float)) and isinstance(got, (np.ndarray, float, int)):
        yield path, expected, got

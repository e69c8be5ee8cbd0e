"""Runs one exercise of a graded submission once more and shows all of it: `rnngrader replay`.

For instructors alone, for an appeal say: hidden inputs and expected numbers stand in it. What fits
an office hour comes first: the first probe that fails, where its numbers part, and the code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rnngrader.batch.work import read_work
from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import CourseError, no_exercise
from rnngrader.diagnosis.named import with_name
from rnngrader.gradebook.attempts import versions_of
from rnngrader.gradebook.gradebook import Gradebook
from rnngrader.grading.exercise import Grading, Trial
from rnngrader.grading.search import shared_search
from rnngrader.grading.submission import guest_sources, run_notebook, try_repairs
from rnngrader.records import Exercise, ExerciseReport, ProbeSource
from rnngrader.sandbox.host import Guest
from rnngrader.sandbox.session import Session
from rnngrader.submission.files import Unreadable, work_digest
from rnngrader.submission.read import read_cells
from rnngrader.submission.restore import restore


@dataclass(frozen=True)
class Replay:
    """The recorded result of one exercise, the result now, and what it came from: the student's
    own calls, and those with right functions in the place of the student's wrong ones, if any.
    """

    student: str
    exercise: Exercise
    seed: int  # of the public probes
    recorded: ExerciseReport
    report: ExerciseReport
    own: Trial
    with_right: Trial | None
    changes: Sequence[str]  # since it was graded, in sentences
    answer: str = ""  # the student's source of the exercise
    fresh: bool = False  # whether the attempt had probes of its own besides

    @property
    def reproduced(self) -> bool:
        return outcome_of(self.recorded) == outcome_of(self.report)

    @property
    def substituted(self) -> str:
        """The functions that right ones stood in for, as a list in words; empty for none."""
        used = self.with_right and self.with_right.substitutes
        return ", ".join(used.names) if used else ""


def outcome_of(report: ExerciseReport) -> tuple[object, ...]:
    """Return what of a report must come out again."""
    verdicts = {name: finding.verdict for name, finding in report.outputs.items()}
    found = report.found or report.diagnosis
    said = found and (found.kind, found.id)
    return report.points, report.max_points, verdicts, said, report.numbers


def replay(
    assignment: Assignment, gradebook: Gradebook, guest: Guest, student: str, name: str
) -> Replay:
    """Reruns a student's whole work under the recorded seed, and keeps one exercise of it."""
    if name not in assignment.exercises:
        raise no_exercise(name, assignment.exercises)
    report, attempt = gradebook.report(student), gradebook.attempt(student)
    if report is None or attempt is None:
        raise CourseError(f"Nothing of {student!r} is graded; run `rnngrader grade` first.")
    recorded = next((exercise for exercise in report.exercises if exercise.name == name), None)
    if recorded is None:
        reasons = " ".join(report.problems) or "this exercise was not in the course then."
        raise CourseError(f"{student} has no result for {name}: {reasons}")
    submission, timestamp = read_work(assignment, student)
    changes = []
    if work_digest(submission, timestamp) != attempt.work:
        changes.append("What was handed in, or when, has changed since it was graded.")
    if attempt.graded_with.get(name) != versions_of(assignment):
        changes.append("The course or the grader has changed since it was graded.")
    try:
        cells, _ = read_cells(submission.data or b"")
    except Unreadable as error:
        raise CourseError(f"{student}: {' '.join(submission.problems) or error}") from None
    search = shared_search(assignment, guest.sandbox)
    restored = restore(assignment, cells)
    seed, sources = ProbeSource(attempt.seed), guest_sources(restored.notebook)
    grading = Grading(assignment, search, seed, report.fresh_seed, sources)
    with Session(guest) as session:
        _, answers = run_notebook(restored, session, grading)
        try_repairs(answers, session, grading, search)
    own, *others = grading.trials[name]
    return Replay(
        student,
        assignment.exercises[name],
        attempt.seed,
        recorded,
        with_name(grading.reports[name], assignment.named),
        own,
        next((trial for trial in others if trial.substitutes), None),
        changes,
        answers.get(name, ""),
        bool(report.fresh_seed),
    )

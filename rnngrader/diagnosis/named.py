"""Names that an instructor gave to mistakes, laid over what the grader found.

What was found stays in the record under a name: names come, change and go without running
anybody's code again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rnngrader.records import Diagnosis, ExerciseReport, SubmissionReport

Names = Mapping[tuple[str, str], tuple[str, str]]  # (exercise, digest) -> title and hint


def with_name(report: ExerciseReport, names: Names) -> ExerciseReport:
    """Return the report on an exercise under the name that its numbers have now, if any."""
    name = names.get((report.name, report.numbers))
    if name is not None:
        called = Diagnosis("misconception", f"{report.name}.{report.numbers}", *name)
        return replace(report, diagnosis=called, found=report.found or report.diagnosis)
    return replace(report, diagnosis=report.found, found=None) if report.found else report


def with_names(report: SubmissionReport, names: Names) -> SubmissionReport:
    """Return the report on a submission under the names of now; the same one where it is."""
    exercises = tuple(with_name(exercise, names) for exercise in report.exercises)
    return report if exercises == report.exercises else replace(report, exercises=exercises)

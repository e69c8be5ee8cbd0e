"""The `--json` form of reports: the contract that other programs read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rnngrader.records import ExerciseReport, SubmissionReport

SCHEMA = 1


def results_json(assignment: str, seed: int, reports: Sequence[SubmissionReport]) -> bytes:
    """All reports as one JSON document; the same reports give the same bytes."""
    document = {
        "schema": SCHEMA,
        "assignment": assignment,
        "seed": seed,
        "submissions": [submission_dict(report) for report in reports],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def submission_dict(report: SubmissionReport) -> dict[str, Any]:
    return {
        "student": report.student,
        "status": report.status,
        "score": report.score,
        "max_score": report.max_score,
        "problems": list(report.problems),
        "exercises": [exercise_dict(exercise) for exercise in report.exercises],
    }


def exercise_dict(exercise: ExerciseReport) -> dict[str, Any]:
    diagnosis = exercise.diagnosis
    return {
        "name": exercise.name,
        "points": exercise.points,
        "max_points": exercise.max_points,
        "verdict": exercise.verdict,
        "outputs": {name: finding.verdict for name, finding in exercise.outputs.items()},
        "carried_forward": exercise.carried_forward,
        "diagnosis": diagnosis
        and {
            "kind": diagnosis.kind,
            "id": diagnosis.id,
            "title": diagnosis.title,
            "hint": diagnosis.hint,
            "family": list(diagnosis.family),
        },
    }

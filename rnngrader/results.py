"""The `--json` form of reports: the contract that other programs read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from rnngrader.records import ExerciseReport, SubmissionReport

SCHEMA = 1


def results_json(assignment: str, seed: int, reports: Iterable[SubmissionReport]) -> bytes:
    """All reports as one JSON document; the same reports give the same bytes."""
    return b"".join(results_pieces(assignment, seed, reports))


def results_pieces(
    assignment: str, seed: int, reports: Iterable[SubmissionReport]
) -> Iterator[bytes]:
    """The document piece by piece: that of a large class need not fit in memory."""
    head = {"schema": SCHEMA, "assignment": assignment, "seed": seed}
    yield pretty(head).removesuffix(b"\n}") + b',\n "submissions": ['
    between = b"\n  "
    for report in reports:
        yield between + pretty(submission_dict(report)).replace(b"\n", b"\n  ")
        between = b",\n  "
    yield b"]\n}\n" if between == b"\n  " else b"\n ]\n}\n"


def pretty(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1)


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

"""The `--json` form of results: the contract that other programs read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from rnngrader.feedback.score import as_final
from rnngrader.records import ExerciseReport, Final, SubmissionReport

SCHEMA = 2


def results_pieces(
    assignment: str,
    seed: int | None,
    reports: Iterable[SubmissionReport],
    finals: Mapping[str, Final],
) -> Iterator[bytes]:
    """Give the document piece by piece: that of a large class need not fit in memory.

    The same results give the same bytes. `seed` is None where the probes come from a secret.
    """
    head = {"schema": SCHEMA, "assignment": assignment, "seed": seed}
    yield pretty(head).removesuffix(b"\n}") + b',\n "submissions": ['
    between = b"\n  "
    for report in reports:
        result = submission_dict(report, finals[report.student])
        yield between + pretty(result).replace(b"\n", b"\n  ")
        between = b",\n  "
    yield b"]\n}\n" if between == b"\n  " else b"\n ]\n}\n"


def pretty(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1)


def submission_dict(report: SubmissionReport, final: Final) -> dict[str, Any]:
    """Return one student's result: the final score, and what it is made of."""
    return {
        "student": report.student,
        "status": report.status,
        "score": final.score,
        "full_marks": final.full_marks,
        "max_score": report.max_score if report.exercises else sum(final.max_points.values()),
        "automatic_score": final.automatic_score,
        "late_penalty": final.late_penalty,
        "waiting": dict(final.waiting),
        "problems": list(report.problems),
        "exercises": [
            exercise_dict(exercise, final) for exercise in as_final(report, final).exercises
        ],
    }


def exercise_dict(exercise: ExerciseReport, final: Final) -> dict[str, Any]:
    diagnosis = exercise.diagnosis
    return {
        "name": exercise.name,
        "points": final.points.get(exercise.name, exercise.points),
        "automatic_points": final.automatic.get(exercise.name, exercise.points),
        "overridden": exercise.name in final.overridden,
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

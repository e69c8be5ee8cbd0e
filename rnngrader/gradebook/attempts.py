"""What a recorded result came from, and each student's attempts before it.

An attempt is one graded hand-in. The same work graded again is no new one, and neither is a file
that could not be graded. The last attempt is the one that counts; of earlier ones the report, the
time and the digest are kept, for what changed and for what helped.
"""

from __future__ import annotations

import datetime
import functools
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec
import numpy as np

from rnngrader import __version__
from rnngrader.course.assignment import Assignment
from rnngrader.course.files import files_digest, grader_digest
from rnngrader.gradebook.database import parse_utc
from rnngrader.records import AssignmentSettings, ExerciseReport, Made, SubmissionReport, Verdict

MAX_TIMESTAMP = 100  # characters


@dataclass(frozen=True)
class Versions:
    """What a result was made with; where one of them is another, the result may be, too."""

    course: str  # digest of the course's files
    grader: str  # digest of the grader's source
    rnngrader: str
    numpy: str


@dataclass(frozen=True)
class Attempt:
    """What a recorded result came from; where it is the same, there is nothing to grade again."""

    work: str  # digest of what was handed in
    seed: int  # of the public probes
    graded_with: Mapping[str, Versions | str]  # by exercise; version 1.0 knew a digest of all


def next_from(
    settings: AssignmentSettings, made: Made, now: datetime.datetime | None = None
) -> datetime.datetime | None:
    """Return from when on the attempt after those `made` is graded as it comes in; None for never.

    In UTC, without a zone. A time that has passed means now: `datetime.datetime.min` where nothing
    holds it back. None: the attempts are used up, and only `rnngrader grade` grades what follows.
    """
    now = now or utc_now()
    if settings.attempts is not None and made.number >= settings.attempts:
        return None
    if made.graded_at is None or made.graded_at > now:  # a clock that was set back: nobody waits
        return datetime.datetime.min
    return made.graded_at + datetime.timedelta(minutes=settings.minutes_between)


def utc_now() -> datetime.datetime:
    """Return the time in UTC, without a zone, to the second."""
    return datetime.datetime.now(datetime.UTC).replace(tzinfo=None, microsecond=0)


@functools.lru_cache(maxsize=256)
def read_timestamp(text: str | None) -> datetime.datetime | None:
    """Return the time of handing in, in UTC; None where it is not known or cannot be read."""
    if text is None or len(text) > MAX_TIMESTAMP:
        return None
    try:
        parsed: datetime.datetime = parse_utc(text.strip())
    except Exception:  # nbgrader looks the time zone up as a file, too: it may raise anything
        return None
    return parsed


GRADED_WITH = msgspec.json.Decoder(dict[str, Versions | str])


@functools.lru_cache(maxsize=8)
def versions_of(assignment: Assignment) -> Versions:
    """Return what results of this assignment are made with now."""
    course = files_digest(assignment.course, assignment.paths)
    return Versions(course[:16], grader_digest()[:16], __version__, np.__version__)


def read_report(text: str) -> SubmissionReport:
    """Return a recorded report; one that another version wrote keeps its points and verdicts."""
    try:
        return msgspec.json.decode(text, type=SubmissionReport)
    except msgspec.ValidationError:
        told = msgspec.json.decode(text)
    exercises = tuple(
        ExerciseReport(e["name"], e["points"], e["max_points"], Verdict[e["verdict"]], {})
        for e in told["exercises"]
    )
    return SubmissionReport(
        student=told["student"],
        status=told["status"],
        score=told["score"],
        max_score=told["max_score"],
        problems=tuple(str(problem) for problem in told["problems"]),
        exercises=exercises,
        needs_review=told["needs_review"],
    )

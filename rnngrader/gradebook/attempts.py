"""What a recorded result came from, and each student's attempts before it.

An attempt is one graded hand-in. The same work graded again is no new one, and neither is a file
that could not be graded. The last attempt is the one that counts; of earlier ones the report, the
time and the digest are kept, for what changed and for what helped.
"""

from __future__ import annotations

import ast
import datetime
import functools
import hashlib
import itertools
import re
import zoneinfo
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np

from rnngrader import __version__
from rnngrader.course.assignment import Assignment
from rnngrader.course.catalogue import NAMED
from rnngrader.course.files import grader_digest
from rnngrader.records import AssignmentSettings, ExerciseReport, Made, SubmissionReport, Verdict

MAX_TIMESTAMP = 100  # characters
TIME = re.compile(  # a date, a time of day, a zone: an offset or a name
    r"(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*"
    r"(?:(?:UTC|GMT|Z)?([+-]\d\d(?::?\d\d)?)?|([A-Za-z_/-]+))",
    re.ASCII,
)
SETTINGS = "SETTINGS"  # what an exercises file calls them


@dataclass(frozen=True)
class Versions:
    """What a result was made with; where one of them is another, the result may be, too."""

    course: str  # digest of the course's files, but for names of mistakes and settings
    grader: str  # digest of the grader's source
    rnngrader: str
    numpy: str


@dataclass(frozen=True)
class Attempt:
    """What a recorded result came from; where it is the same, there is nothing to grade again."""

    work: str  # digest of what was handed in
    seed: int  # of the public probes
    graded_with: Mapping[str, Versions | str]  # by exercise; version 1.0 knew a digest of all

    def is_of(self, course: str) -> bool:
        """Return whether all of it was graded with these files of the course."""
        with_ = self.graded_with.values()
        return bool(with_) and all(isinstance(v, Versions) and v.course == course for v in with_)


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
    """Return the time of handing in, in UTC; None where it is not known or not wholly understood.

    Without a zone it is taken for UTC, as nbgrader takes it.
    """
    told = TIME.fullmatch(text.strip()) if text and len(text) <= MAX_TIMESTAMP else None
    if told is None:
        return None
    when, offset, zone = told.groups()
    try:
        moment = datetime.datetime.fromisoformat(when + (offset or ("" if zone else "+00:00")))
        moment = moment.replace(tzinfo=zoneinfo.ZoneInfo(zone)) if zone else moment
        return moment.astimezone(datetime.UTC).replace(tzinfo=None)
    except (ValueError, OverflowError, LookupError, OSError):  # names of zones are those of files
        return None


GRADED_WITH = msgspec.json.Decoder(dict[str, Versions | str])


@functools.lru_cache(maxsize=8)
def versions_of(assignment: Assignment) -> Versions:
    """Return what results of this assignment are made with now."""
    digest = hashlib.sha256(repr(sorted(assignment.settings.tolerance.items())).encode())
    for path in assignment.paths:
        where = path.relative_to(assignment.course)
        if where.parent != Path("misconceptions", NAMED):
            content = path.read_bytes()
            if where.parent == Path("exercises"):
                content = without_settings(content)
            digest.update(f"{where}\0".encode() + content + b"\0")
    course = digest.hexdigest()
    return Versions(course[:16], grader_digest()[:16], __version__, np.__version__)


def without_settings(source: bytes) -> bytes:
    """Return an exercises file without what it says in `SETTINGS = …`, where nothing else in it
    uses that: settings change scores and pages, and no result but by a tolerance.
    """
    tree = ast.parse(source)
    uses = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == SETTINGS]
    begins = [0, *itertools.accumulate(map(len, source.splitlines(keepends=True)))]
    for node in tree.body:
        if isinstance(node, ast.Assign) and uses == node.targets:
            end = begins[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)
            return source[: begins[node.lineno - 1] + node.col_offset] + source[end:]
    return source


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

"""Mistakes that an instructor named: a hint for answers that share the same numbers.

`misconceptions/named/FUNCTION.toml` holds a table a cluster, its digest the key. The digest is of
what the answers gave on the probes of one seed, so the hint is given under that seed only.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path

from rnngrader.classroom import write_whole
from rnngrader.course import Assignment, CourseError
from rnngrader.records import ExerciseReport, SubmissionReport


def name_cluster(
    assignment: Assignment,
    reports: Sequence[SubmissionReport],
    cluster: str,
    title: str,
    hint: str,
) -> tuple[Path, int]:
    """Writes the entry for a cluster, named by the start of its digest; the file and its size."""
    members = [e for r in reports for e in r.exercises if is_member(e, cluster)]
    digests = {(exercise.name, exercise.numbers) for exercise in members}
    if len(digests) != 1:
        unnamed = sorted({e.numbers for r in reports for e in r.exercises if is_member(e, "")})
        raise CourseError(
            f"{cluster!r} fits {len(digests)} groups of unnamed mistakes; wanted one of: "
            f"{', '.join(unnamed) or 'none is unnamed'}."
        )
    ((function, digest),) = digests
    path = assignment.course / "misconceptions" / "named" / f"{function}.toml"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    if digest in tomllib.loads(text):
        raise CourseError(f"{path} names {digest} already; edit it there.")
    entry = f"[{digest}]\ntitle = {json.dumps(title)}\nhint = {json.dumps(hint)}\n"
    write_whole(path, (text + ("\n" if text else "") + entry).encode())
    return path, len(members)


def is_member(exercise: ExerciseReport, cluster: str) -> bool:
    unnamed = exercise.diagnosis is not None and exercise.diagnosis.kind == "unknown"
    return unnamed and exercise.numbers != "" and exercise.numbers.startswith(cluster)

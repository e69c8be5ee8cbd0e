"""Mistakes that an instructor named: a hint for answers that share the same numbers.

`misconceptions/named/FUNCTION.toml` holds a table a cluster, its digest the key. The digest is of
what the answers gave on the probes of one seed, so the hint is given under that seed only.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from rnngrader.course.assignment import Assignment
from rnngrader.course.catalogue import NAMED
from rnngrader.course.cells import CourseError
from rnngrader.course.files import write_whole
from rnngrader.diagnosis.named import with_name
from rnngrader.feedback.mistakes import mistake_of
from rnngrader.records import ExerciseReport, SubmissionReport


def name_cluster(
    assignment: Assignment,
    reports: Sequence[SubmissionReport],
    cluster: str,
    entry: tuple[str, str] | None,
) -> tuple[Path, int]:
    """Write title and hint of a cluster, or with None take them back; the file and its size.

    The cluster is named by the start of its digest. A name that it has already is replaced.
    """
    named, known = dict(assignment.named), clusters(assignment, reports)
    fitting = {key for key in known if cluster and key[1].startswith(cluster)}
    if len(fitting) != 1:
        all_digests = ", ".join(sorted(digest for _, digest in known))
        raise CourseError(
            f"{cluster!r} fits {len(fitting)} groups of mistakes; wanted one of: "
            f"{all_digests or 'none is unnamed'}."
        )
    ((function, digest),) = fitting
    if entry is not None:
        named[function, digest] = entry
    elif named.pop((function, digest), None) is None:
        raise CourseError(f"{digest} has no name that could be taken back.")
    path = assignment.course / "misconceptions" / NAMED / f"{function}.toml"
    tables = [
        f"[{key}]\ntitle = {quoted(title)}\nhint = {quoted(hint)}\n"
        for (name, key), (title, hint) in named.items()
        if name == function
    ]
    if tables:
        write_whole(path, "\n".join(tables).encode())
    else:
        path.unlink()
    return path, known[function, digest]


def clusters(
    assignment: Assignment, reports: Iterable[SubmissionReport]
) -> Counter[tuple[str, str]]:
    """Return the groups of mistakes without a name, or with one that an instructor gave, by
    function and digest: how many students are in each.
    """
    found = Counter(dict.fromkeys(assignment.named, 0))
    every = (exercise for report in reports for exercise in report.exercises)
    found.update(
        (e.name, e.numbers)
        for e in every
        if is_unnamed(with_name(e, {})) or (e.name, e.numbers) in found
    )
    return found


def is_unnamed(exercise: ExerciseReport) -> bool:
    """Whether the class's page shows an exercise's mistake under a digest."""
    mistake = mistake_of(exercise)
    return mistake is not None and mistake.cluster != ""


def quoted(text: str) -> str:
    """Return a string as TOML writes it; beyond the first plane JSON's escapes are not TOML's."""
    return json.dumps(text, ensure_ascii=False)

"""What `rnngrader lint` looks for in misconceptions/ once an assignment loads: entries that the
probes show and tell apart, with hints that do not give the solution away.
"""

from __future__ import annotations

import ast
import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

from rnngrader.authoring.symptoms import bench_of
from rnngrader.course.assignment import Assignment, assignment_names, load_assignment
from rnngrader.course.catalogue import CatalogueError, Misconception, section_title, wrong_source
from rnngrader.course.cells import visible_text
from rnngrader.diagnosis.match import indistinguishable
from rnngrader.diagnosis.runner import Runner

OPERATIONS = (ast.BinOp, ast.UnaryOp, ast.Compare, ast.Call, ast.Attribute, ast.Subscript)
DISTINCTIVE = 2  # operations in an expression that is no accident in a sentence

Found = Iterator[tuple[Path, str]]


def uncaught(assignment: Assignment) -> Found:
    """A misconception gives other numbers than the solution on at least one probe. Where it does
    not, an answer with that mistake gets full marks.
    """
    for bench, entries in benches(assignment):
        right = bench.observe(bench.compiled(bench.source))
        for entry in entries:
            if bench.agrees(bench.compiled(wrong_source(entry, bench.source)), right):
                yield (
                    catalogue_file(assignment, entry),
                    f"{entry.id} is right on every probe: add a probe to exercise "
                    f"{bench.exercise.name} that shows it, or drop the entry",
                )


def not_told_apart(assignment: Assignment) -> Found:
    """Two misconceptions of one function differ on some probe, or stand in one family, whose hints
    are true for both.
    """
    for bench, entries in benches(assignment):
        known = assignment.misconceptions
        for one, other in indistinguishable(bench, entries):
            if known[one].family is None or known[one].family != known[other].family:
                yield (
                    catalogue_file(assignment, known[one]),
                    f"{one} and {other} give the same on every probe: add a probe that tells them "
                    "apart, or make them a family",
                )


def hints_with_solution(assignment: Assignment) -> Found:
    """A hint holds no line of the solution and no distinctive expression of it, besides what
    students see in the notebook anyhow.
    """
    seen = squeeze(visible_text(assignment.notebook))
    for name, solution in assignment.solutions.items():
        secrets = [code for code in telling_code(solution) if squeeze(code) not in seen]
        for entry in assignment.entries(name):
            for hint in (*entry.hints, *(entry.family.hints if entry.family else ())):
                found = [code for code in secrets if squeeze(code) in squeeze(hint)]
                if found:
                    longest = max(found, key=len)
                    yield (
                        catalogue_file(assignment, entry),
                        f"{entry.id}: a hint holds {longest!r} of the solution; say it in words",
                    )


def telling_code(solution: str) -> list[str]:
    """The statements of one line and the expressions by which a solution could be written down."""
    found = []
    for node in ast.walk(ast.parse(solution)):
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.expr)):
            operations = sum(isinstance(part, OPERATIONS) for part in ast.walk(node))
            if operations >= DISTINCTIVE:
                found.append(ast.get_source_segment(solution, node) or "")
    return list(dict.fromkeys(filter(None, found)))


def squeeze(text: str) -> str:
    """The text without white space and code marks, in which code can be looked for."""
    return re.sub(r"[\s`]+", "", text)


def sections_of_nothing(assignment: Assignment) -> Found:
    """The section of a misconception is an exercise or the id of a cell: where to read up on it."""
    for entry in assignment.misconceptions.values():
        try:
            section_title(assignment.notebook, entry.section)
        except CatalogueError as error:
            yield catalogue_file(assignment, entry), f"{entry.id}: {error}"


def files_about_nothing(assignment: Assignment) -> Found:
    """Each file in misconceptions/ is called after an exercise of some assignment; another one is
    never read.
    """
    known = set(assignment.exercises)
    for name in assignment_names(assignment.course):
        try:
            known |= set(load_assignment(assignment.course, name).exercises)
        except Exception:
            return  # what it is about cannot be known; linting that assignment says why
    for path in sorted((assignment.course / "misconceptions").glob("*.toml")):
        if path.stem not in known:
            yield path, f"there is no exercise {path.stem}; nothing reads this file"


def benches(assignment: Assignment) -> Iterator[tuple[Runner, list[Misconception]]]:
    """Yield the exercises that have entries, on their probes, and these."""
    for name in assignment.exercises:
        with contextlib.suppress(Exception):  # another rule says so
            if entries := assignment.entries(name):
                yield bench_of(assignment, name), entries


def catalogue_file(assignment: Assignment, entry: Misconception) -> Path:
    return assignment.course / "misconceptions" / f"{entry.function}.toml"


RULES = (
    ("RG301", "error", uncaught),
    ("RG302", "error", not_told_apart),
    ("RG303", "error", hints_with_solution),
    ("RG304", "error", sections_of_nothing),
    ("RG305", "warning", files_about_nothing),
)
QUICK = (hints_with_solution, sections_of_nothing)

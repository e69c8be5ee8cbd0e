"""What `rnngrader lint` looks for once an assignment loads.

Its parts fit together, its probes tell mistakes apart, its hints do not give the solution away, its
release is up to date.
"""

from __future__ import annotations

import ast
import inspect
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rnngrader.authoring.release import generate
from rnngrader.catalogue import CatalogueError, Misconception, section_title, wrong_source
from rnngrader.course import (
    Assignment,
    CourseError,
    assignment_names,
    load_assignment,
)
from rnngrader.diagnosis.matrix import code_of, indistinguishable
from rnngrader.diagnosis.variants import Bench
from rnngrader.judge import judge
from rnngrader.records import Verdict

SEED = 0  # of the probes that the rules try
OPERATIONS = (ast.BinOp, ast.UnaryOp, ast.Compare, ast.Call, ast.Attribute, ast.Subscript)
DISTINCTIVE = 2  # operations in an expression that is no accident in a sentence

Found = Iterator[tuple[Path, str]]


def reference_fails(assignment: Assignment) -> Found:
    """The solution of each exercise runs on all of its probes."""
    for name in assignment.exercises:
        try:
            assignment.probes(name, SEED)
        except Exception as error:  # whatever the course's own code raises
            text = f"{name}: the solution fails on its probes: {type(error).__name__}: {error}"
            yield exercises_file(assignment), text


def reference_not_right(assignment: Assignment) -> Found:
    """The solution, graded like an answer, is right on all probes: it returns the same each time,
    changes no input, and all its numbers are finite.
    """
    for bench in benches(assignment):
        observations = bench.observe(code_of(bench, bench.source))
        for output, finding in judge(bench.exercise, bench.probes, observations).items():
            if finding.verdict is not Verdict.CORRECT:
                settings = dict(bench.probes[finding.probe].settings)
                yield (
                    exercises_file(assignment),
                    f"{bench.exercise.name}: the solution's own {output} is {finding.verdict} on "
                    f"the probe {settings}: {finding.note}",
                )


def wrong_outputs(assignment: Assignment) -> Found:
    """An exercise names at least one output, each with a weight above 0, and the solution returns
    all of them: an output that never comes back is right for everybody.
    """
    for exercise in assignment.exercises.values():
        unweighted = [output for output, weight in exercise.outputs.items() if weight <= 0]
        if not exercise.outputs or unweighted:
            which = ", ".join(unweighted) or "no output at all"
            yield (
                exercises_file(assignment),
                f"{exercise.name} compares {which}; give each output a weight > 0",
            )
    for bench in benches(assignment):
        missing = set(bench.exercise.outputs) - set(bench.probes[0].expected)
        for output in sorted(missing):
            yield (
                exercises_file(assignment),
                f"{bench.exercise.name}: the solution returns no {output}",
            )


def names_of_nothing(assignment: Assignment) -> Found:
    """Each name in the exercises file stands for something: arguments for the parameters of the
    solution, parts, time_outputs and spots for outputs, calls for exercises, SHOWCASE for
    misconceptions, and each graded cell's grade("NAME") for an exercise.
    """
    for exercise in assignment.exercises.values():
        spots = [re.split(r"\W", spot)[0] for spot in exercise.spots]
        for what, names, known in (
            ("parts", exercise.parts, exercise.outputs),
            ("time_outputs", exercise.time_outputs, exercise.outputs),
            ("spots", spots, exercise.outputs),
            ("calls", exercise.calls, assignment.exercises),
        ):
            for name in names:
                if name not in known:
                    yield (
                        exercises_file(assignment),
                        f"{exercise.name}: {what} names {name!r}; there are: {', '.join(known)}",
                    )
        parameters = tuple(inspect.signature(assignment.reference[exercise.name]).parameters)
        if exercise.arguments not in ((), parameters):
            yield (
                exercises_file(assignment),
                f"{exercise.name}: arguments is {exercise.arguments}; the solution has "
                f"{parameters}",
            )
    for id in assignment.showcase:
        if id not in assignment.misconceptions:
            yield exercises_file(assignment), f"SHOWCASE names {id}, which is no misconception"
    for name in assignment.points:
        if name not in assignment.exercises:
            yield assignment.notebook_path, f"a cell calls grade({name!r}), which is no exercise"


def no_answer_cell(assignment: Assignment) -> Found:
    """The answer cell of an exercise has the exercise's name as its grade_id; answers are found
    by it.
    """
    for name in assignment.exercises:
        if name not in assignment.solutions:
            yield assignment.notebook_path, f"no answer cell has the grade_id {name!r}"


def uncaught(assignment: Assignment) -> Found:
    """A misconception gives other numbers than the solution on at least one probe. Where it does
    not, an answer with that mistake gets full marks.
    """
    for bench in benches(assignment):
        right = bench.observe(code_of(bench, bench.source))
        for entry in entries_of(assignment, bench):
            if bench.agrees(code_of(bench, wrong_source(entry, bench.source)), right):
                yield (
                    catalogue_file(assignment, entry),
                    f"{entry.id} is right on every probe: add a probe to exercise "
                    f"{bench.exercise.name} that shows it, or drop the entry",
                )


def not_told_apart(assignment: Assignment) -> Found:
    """Two misconceptions of one function differ on some probe, or stand in one family, whose hints
    are true for both.
    """
    for bench in benches(assignment):
        entries = {entry.id: entry for entry in entries_of(assignment, bench)}
        for one, other in indistinguishable(bench, list(entries.values())):
            if entries[one].family is None or entries[one].family != entries[other].family:
                yield (
                    catalogue_file(assignment, entries[one]),
                    f"{one} and {other} give the same on every probe: add a probe that tells them "
                    "apart, or make them a family",
                )


def hints_with_solution(assignment: Assignment) -> Found:
    """A hint holds no line of the solution and no distinctive expression of it, besides what
    students see in the notebook anyhow.
    """
    seen = squeeze("\n".join(visible_texts(assignment)))
    for name, solution in assignment.solutions.items():
        secrets = [code for code in telling_code(solution) if squeeze(code) not in seen]
        for entry in assignment.misconceptions.values():
            if entry.function != name:
                continue
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


def visible_texts(assignment: Assignment) -> Iterator[str]:
    """What students see of the notebook: all but what stands between the solution marks."""
    for cell in assignment.notebook["cells"]:
        parts = re.split(r"^[ \t]*### (?:BEGIN|END) SOLUTION.*$", cell["source"], flags=re.M)
        yield "\n".join(parts[::2])


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


def release_out_of_date(assignment: Assignment) -> Found:
    """What is in release/ is what `rnngrader release` would write now. Where nothing is released
    yet, there is nothing to say.
    """
    released = assignment.course / "release" / assignment.name
    if not released.is_dir():
        return
    with tempfile.TemporaryDirectory() as folder:
        try:
            generate(assignment, Path(folder))
        except CourseError as error:
            yield released, str(error)
            return
        new, old = contents(Path(folder, assignment.name)), contents(released)
    changed = sorted(str(p) for p in new.keys() | old.keys() if new.get(p) != old.get(p))
    if changed:
        yield released, f"out of date: {', '.join(changed)}; run rnngrader release"


def contents(folder: Path) -> dict[Path, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder): path.read_bytes() for path in paths}


def benches(assignment: Assignment) -> Iterator[Bench]:
    """The exercises whose solution can be tried, on their probes."""
    for name, exercise in assignment.exercises.items():
        if name in assignment.solutions:
            try:
                probes = assignment.probes(name, SEED)
            except Exception:
                continue  # reference_fails says so
            yield Bench(assignment, exercise, probes, assignment.reference)


def entries_of(assignment: Assignment, bench: Bench) -> list[Misconception]:
    name = bench.exercise.name
    return [entry for entry in assignment.misconceptions.values() if entry.function == name]


def exercises_file(assignment: Assignment) -> Path:
    return assignment.course / "exercises" / f"{assignment.name}.py"


def catalogue_file(assignment: Assignment, entry: Misconception) -> Path:
    return assignment.course / "misconceptions" / f"{entry.function}.toml"


RULES = (
    ("RG201", "error", reference_fails),
    ("RG202", "error", reference_not_right),
    ("RG203", "error", wrong_outputs),
    ("RG204", "error", names_of_nothing),
    ("RG205", "error", no_answer_cell),
    ("RG301", "error", uncaught),
    ("RG302", "error", not_told_apart),
    ("RG303", "error", hints_with_solution),
    ("RG304", "error", sections_of_nothing),
    ("RG305", "warning", files_about_nothing),
    ("RG401", "warning", release_out_of_date),
)

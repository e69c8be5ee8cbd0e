"""What `rnngrader lint` looks for once an assignment loads.

Its parts fit together, its probes tell mistakes apart, its hints do not give the solution away, its
release is up to date.
"""

from __future__ import annotations

import ast
import contextlib
import inspect
import re
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from rnngrader.authoring.release import generate
from rnngrader.course.assignment import Assignment, assignment_names, load_assignment
from rnngrader.course.catalogue import CatalogueError, Misconception, section_title, wrong_source
from rnngrader.course.cells import CourseError
from rnngrader.course.probes import Draw, call_on_copies, fresh_sizes
from rnngrader.diagnosis.match import indistinguishable
from rnngrader.diagnosis.runner import Runner
from rnngrader.feedback.phrases import sentence
from rnngrader.judge import judge, overall_verdict
from rnngrader.records import Exercise, Observation, Verdict

SEED = 0  # of the probes that the rules try
DRAWS = 20  # of fresh probes that the rules try
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
        observations = bench.observe(bench.compiled(bench.source))
        for output, finding in judge(bench.exercise, bench.probes, observations).items():
            if finding.verdict is not Verdict.CORRECT:
                settings = dict(bench.probes[finding.probe].settings)
                yield (
                    exercises_file(assignment),
                    f"{bench.exercise.name}: the solution's own {output} is {finding.verdict} on "
                    f"the probe {settings}: {sentence(finding)}",
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


def later_answers_in_inputs(assignment: Assignment) -> Found:
    """The inputs of an exercise are made with functions of exercises that are graded before it:
    what a later one returns would be a part of its own answer, handed to the student.
    """
    order = list(assignment.points)
    for name, exercise in assignment.exercises.items():
        used = Used(assignment.reference)
        for settings in exercise.probes[:1]:
            with contextlib.suppress(Exception):  # reference_fails says so
                exercise.inputs(Draw(settings, np.random.default_rng(SEED), used))
        for other in used.names & set(order):
            if name in order and order.index(other) >= order.index(name):
                yield (
                    exercises_file(assignment),
                    f"{name}: its inputs are made with {other}, which is graded "
                    f"{'later' if other != name else 'here'}; make them without it",
                )


class Used(dict[str, Any]):
    """The reference's functions, and the names of those that were asked for."""

    def __init__(self, reference: Mapping[str, Any]) -> None:
        super().__init__(reference)
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.names.add(name)
        return super().__getitem__(name)


def no_fresh_probes(assignment: Assignment) -> Found:
    """An exercise that takes input has fresh probes, drawn anew for each submission: one that has
    none accepts a table of the public answers.
    """
    for name, exercise in assignment.exercises.items():
        if exercise.arguments and not exercise.fresh:
            yield exercises_file(assignment), f"{name}: no fresh probes; add fresh=({{...}},)"


def fresh_probes_fail(assignment: Assignment) -> Found:
    """Each range of a fresh probe holds a size that no public probe has, every setting of the
    public ones is there, and the solution is right on whatever is drawn.
    """
    if any(reference_fails(assignment)) or any(reference_not_right(assignment)):
        return  # which has to be mended first
    for name, exercise in assignment.exercises.items():
        for settings in exercise.fresh:
            for key, value in settings.items():
                if isinstance(value, range) and not fresh_sizes(exercise, key, value):
                    yield (
                        exercises_file(assignment),
                        f"{name}: fresh: each size of {key} in {value} is a public one; widen it",
                    )
                    break
            else:
                yield from fails_when_drawn(assignment, exercise)


def fails_when_drawn(assignment: Assignment, exercise: Exercise) -> Found:
    function = assignment.reference[exercise.name]
    for seed in range(DRAWS):
        try:
            probes = assignment.fresh_probes(exercise.name, f"{seed:032x}")
            again = [call_on_copies(function, probe.arguments) for probe in probes]
        except Exception as error:  # whatever the course's own code raises
            yield (
                exercises_file(assignment),
                f"{exercise.name}: fresh: the solution fails: {type(error).__name__}: {error}",
            )
            return
        observed = [Observation("returned", value) for value in again]
        if overall_verdict(judge(exercise, probes, observed)) is not Verdict.CORRECT:
            sizes = dict(probes[0].settings)
            yield (
                exercises_file(assignment),
                f"{exercise.name}: fresh: the solution is not right on {sizes}",
            )
            return


def settings_at_odds(assignment: Assignment) -> Found:
    """The full marks that SETTINGS name are the points of all exercises but the bonus. Where they
    are others, every page says "of" them: make sure that this is meant.
    """
    settings = assignment.settings
    regular = sum(p for name, p in assignment.points.items() if name not in settings.bonus)
    if settings.full_marks not in (None, regular):
        yield (
            exercises_file(assignment),
            f"SETTINGS: full_marks is {settings.full_marks:g}; the exercises besides the bonus "
            f"give {regular:g} points",
        )


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
        right = bench.observe(bench.compiled(bench.source))
        for entry in entries_of(assignment, bench):
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


def benches(assignment: Assignment) -> Iterator[Runner]:
    """The exercises whose solution can be tried, on their probes."""
    for name, exercise in assignment.exercises.items():
        if name in assignment.solutions:
            try:
                probes = assignment.probes(name, SEED)
            except Exception:
                continue  # reference_fails says so
            yield Runner(assignment, exercise, probes, assignment.reference)


def entries_of(assignment: Assignment, bench: Runner) -> list[Misconception]:
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
    ("RG206", "error", later_answers_in_inputs),
    ("RG207", "error", fresh_probes_fail),
    ("RG208", "warning", no_fresh_probes),
    ("RG209", "warning", settings_at_odds),
    ("RG301", "error", uncaught),
    ("RG302", "error", not_told_apart),
    ("RG303", "error", hints_with_solution),
    ("RG304", "error", sections_of_nothing),
    ("RG305", "warning", files_about_nothing),
    ("RG401", "warning", release_out_of_date),
)

# What `rnngrader grade` looks at each time: nothing that runs the misconceptions.
QUICK = (
    reference_fails,
    names_of_nothing,
    no_answer_cell,
    hints_with_solution,
    sections_of_nothing,
)

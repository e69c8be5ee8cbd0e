"""Checks a course as its author works on it: `rnngrader lint`.

A rule is a function with a code that never changes; its docstring says what it is about. The rules
about the text of a notebook run on whatever can be read, those about the whole assignment only once
it loads.
"""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Any

import numpy as np

from rnngrader.authoring import rules_assignment, rules_catalogue, rules_exercises, rules_notebook
from rnngrader.authoring.check_hints import mutations_of
from rnngrader.authoring.rules_notebook import Draft
from rnngrader.course.assignment import Assignment, load_assignment
from rnngrader.course.catalogue import CatalogueError
from rnngrader.course.cells import CourseError, read_notebook

LOADS = "RG101"
Rule = Callable[..., Any]
ABOUT_ALL: tuple[tuple[str, str, Rule], ...] = (*rules_assignment.RULES, *rules_catalogue.RULES)
# What depends on the numbers of all solutions: said once those are right.
LAST = (
    rules_assignment.dead_example_numbers,
    rules_catalogue.uncaught,
    rules_catalogue.not_told_apart,
)


@dataclass(frozen=True)
class Message:
    """One thing that a rule found."""

    path: Path
    code: str
    text: str

    @property
    def level(self) -> str:
        return LEVELS[self.code]

    def __str__(self) -> str:
        here = Path.cwd()
        path = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        return f"{path}: {self.code} {self.level}: {self.text}"


def drafts(course: Path) -> list[str]:
    """The names of all assignments that somebody has begun to write."""
    folders = {path.name for path in (course / "source").iterdir() if path.is_dir()}
    return sorted(folders | {path.stem for path in (course / "exercises").glob("*.py")})


@np.printoptions()  # what one assignment sets is not the next one's
def lint(course: Path, name: str) -> tuple[list[Message], Assignment | None]:
    """All that is wrong with one assignment, and the assignment itself where it loads."""
    folder = course / "source" / name
    messages: list[Message] = []
    for path in sorted(folder.glob("*.ipynb")):
        try:
            draft = Draft(path, path.read_text(encoding="utf-8"), read_notebook(path))
        except (CourseError, UnicodeDecodeError):
            continue  # loading says so
        messages += as_messages(rules_notebook.RULES, draft)
    try:
        assignment = loaded(course, name)
    except Exception as error:  # whatever the course's own files raise
        known = isinstance(error, (CourseError, CatalogueError))
        text = str(error) if known else f"{type(error).__name__}: {error}"
        return [*messages, Message(folder, LOADS, text)], None
    with np.errstate(all="ignore"):  # a rule says it better
        about = list(about_exercises(assignment))
        wrong = any(message.level == "error" for message in about)
        rules = [row for row in ABOUT_ALL if not (wrong and row[2] in LAST)]
        messages += (*about, *as_messages(rules, assignment))
    return messages, assignment


def about_exercises(assignment: Assignment, quick: bool = False) -> Iterator[Message]:
    """Yield what the rules about records find, exercise by exercise."""
    path = rules_assignment.exercises_file(assignment)
    for name, exercise in assignment.exercises.items():
        rules = [*rules_exercises.ALWAYS]
        if not rules_exercises.any_fails(assignment, exercise):
            rules += rules_exercises.TRIED
        for code, _, rule in rules:
            if not quick or rule in rules_exercises.QUICK:
                for text in rule(assignment, exercise):
                    yield Message(path, code, f"{name}: {text}")


def quick_errors(assignment: Assignment) -> list[Message]:
    """The errors that are found in a moment: all but those that try every misconception."""
    path = assignment.notebook_path
    draft = Draft(path, path.read_text(encoding="utf-8"), assignment.notebook)
    quick = (*rules_assignment.QUICK, *rules_catalogue.QUICK)
    found = (
        *as_messages(rules_notebook.RULES, draft),
        *about_exercises(assignment, quick=True),
        *as_messages([row for row in ABOUT_ALL if row[2] in quick], assignment),
    )
    return [message for message in found if message.level == "error"]


def loaded(course: Path, name: str) -> Assignment:
    """An assignment has one notebook and one exercises file that fit, solutions that run, and
    misconceptions that are edits of the solutions. Nothing can be graded before that.
    """
    assignment = load_assignment(course, name)
    _ = assignment.reference
    assignment.read_catalogue()
    return assignment


def as_messages(rules: Iterable[tuple[str, str, Rule]], about: object) -> Iterator[Message]:
    return (Message(path, code, said) for code, _, rule in rules for path, said in rule(about))


def summary(name: str, messages: Sequence[Message], assignment: Assignment | None) -> str:
    """The line that a run over one assignment ends with."""
    levels = Counter(message.level for message in messages)
    told = ("error", "warning", "note")
    counts = ", ".join(f"{levels[level]} {level}{'s' * (levels[level] != 1)}" for level in told)
    if assignment is None:
        return f"{name}: {counts}"
    points = sum(assignment.points.values())
    return (
        f"{name}: {len(assignment.exercises)} exercises, {points:g} points, "
        f"{len(assignment.misconceptions)} misconceptions; {counts}"
    )


def about_search(assignment: Assignment) -> str:
    """Say among how many changes mistakes are looked for that nobody listed; empty for none."""
    counts = [
        f"{len(mutations_of(assignment, exercise)[1])} of {name}"
        for name, exercise in assignment.exercises.items()
        if exercise.arguments and not rules_exercises.any_fails(assignment, exercise)
    ]
    if not counts:
        return ""
    return (
        "Mistakes that nobody listed are searched for among generated changes of the solutions "
        f"({', '.join(counts)}), alone and together. What fits none is described by its numbers."
    )


def codes_text() -> str:
    """All codes with what they are about, for the terminal."""
    return "\n".join(
        f"{code} {level}: {' '.join((inspect.getdoc(rule) or '').split())}"
        for code, level, rule in sorted(ALL, key=itemgetter(0))
    )


ALL: tuple[tuple[str, str, Rule], ...] = (
    (LOADS, "error", loaded),
    *rules_notebook.RULES,
    *rules_exercises.ALWAYS,
    *rules_exercises.TRIED,
    *ABOUT_ALL,
)
LEVELS = {code: level for code, level, _ in ALL}

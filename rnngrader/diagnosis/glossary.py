"""What the model solution's own names stand for, said by names that the student knows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.mutations import Function
from rnngrader.diagnosis.mutations.words import targets_of
from rnngrader.diagnosis.runner import Runner
from rnngrader.records import Value

MARKED = re.compile(r"`(\w+)")
MAX_LISTED = 5


def glossary(runner: Runner, function: Function, text: str) -> str:
    """One sentence for each name in a text that only the model solution has."""
    strange = function.own_names - function.counters - set(known_names(runner))
    names = dict.fromkeys(name for name in MARKED.findall(text) if name in strange)
    reached = {name: outputs_reached(runner, function, name) for name in names}
    return " ".join(
        phrases.computed_from(name, outputs)
        for name, outputs in reached.items()
        if 0 < len(outputs) <= MAX_LISTED
    )


def known_names(runner: Runner) -> Iterator[str]:
    """The names that the exercise itself speaks of."""
    exercise = runner.exercise
    yield from exercise.arguments
    for value in runner.probes[0].arguments:
        yield from keys_in(value)
    for described in (exercise, *(runner.assignment.exercises[name] for name in exercise.calls)):
        yield from described.outputs
        for parts in described.parts.values():
            yield from parts
    yield from runner.probes[0].settings


def keys_in(value: Value) -> Iterator[str]:
    """The keys of all dicts in a value."""
    if isinstance(value, dict):
        yield from map(str, value)
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from keys_in(item)


def outputs_reached(runner: Runner, function: Function, name: str) -> list[str]:
    """The outputs into which a variable goes, directly or not."""
    reached, before = {name}, 0
    while len(reached) > before:
        before = len(reached)
        for line in function.order:
            if isinstance(line, (ast.Assign, ast.AugAssign)) and reached & names_read(line.value):
                reached.update(targets_of(line))
    return [o for o, names in returned_names(runner, function).items() if reached & names]


def returned_names(runner: Runner, function: Function) -> dict[str, set[str]]:
    """The variables that make up each output."""
    values = [line.value for line in function.returns]
    found: dict[str, set[str]] = {name: set() for name in runner.exercise.outputs}
    for value in values:
        if isinstance(value, ast.Dict):
            pairs = zip(value.keys, value.values, strict=True)
            parts = {getattr(key, "value", ""): part for key, part in pairs}
        elif isinstance(value, ast.Tuple) and len(value.elts) == len(found):
            parts = dict(zip(found, value.elts, strict=True))
        else:
            parts = {}
        for name, part in parts.items():
            if name in found:
                found[name] |= names_read(part)
    return found


def names_read(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}

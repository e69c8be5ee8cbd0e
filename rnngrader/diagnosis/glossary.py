"""What the model solution's own names stand for, said by names that the student knows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.mutations import Function
from rnngrader.diagnosis.runner import Runner
from rnngrader.diagnosis.syntax import all_names, targets_of
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
    lines = [line for line in function.order if isinstance(line, (ast.Assign, ast.AugAssign))]
    flows = [(all_names(line.value), targets_of(line)) for line in lines]
    reached, before = {name}, set[str]()
    while reached != before:
        before = set(reached)
        reached.update(*(targets for read, targets in flows if before & read))
    outputs, parts = [*runner.exercise.outputs], function.parts
    in_order = runner.exercise.returns == "tuple" and len(parts) == len(outputs)
    places = zip(outputs, parts if in_order else outputs, strict=True)
    made_of = {output: parts[place][0] for output, place in places if place in parts}
    return [o for o in made_of if any(reached & all_names(part) for part in made_of[o])]

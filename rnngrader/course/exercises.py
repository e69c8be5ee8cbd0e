"""What an exercises file says, held against itself; inputs that begin where a function ended."""

from __future__ import annotations

import ast
import contextlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rnngrader.course.cells import CourseError
from rnngrader.records import Exercise, Value
from rnngrader.sandbox.codec import copies, encode_arguments

SEVERAL = (  # fields that hold one thing or several
    "probes", "fresh", "given", "arguments", "calls", "time_outputs", "spots", "also_right",
)  # fmt: skip
RETURNS = ("value", "tuple", "dict")


@dataclass(frozen=True)
class After:
    """Draws the arguments of a function that begins where another one, its forward, has ended.

    `arguments(draw, out)` makes them; `out` is what the forward's solution returned, by name.
    """

    forward: str
    arguments: Callable[[Any, Mapping[str, Value]], tuple[Value, ...]]
    exercise: Exercise | None = None  # the forward's, known once the course is loaded
    inputs: str = "inputs"  # which of its inputs: those of its probes, or of its "example"

    def __call__(self, draw: Any) -> tuple[Value, ...]:
        """Return the arguments alone; `draw` is a `Draw`, or for an example the references."""
        return self.both(draw)[2]

    def both(self, draw: Any) -> tuple[tuple[Value, ...], dict[int, str], tuple[Value, ...]]:
        """Return the forward's arguments, which of the arguments it hands on, and the arguments.

        What the forward returned is found among the arguments by its identity.
        """
        assert self.exercise is not None
        begin = getattr(self.exercise, self.inputs)(draw)
        kept = copies(encode_arguments(begin))
        out = returned_by_name(
            self.exercise, getattr(draw, "reference", draw)[self.forward](*begin)
        )
        made = self.arguments(draw, out)
        handed = {
            position: name
            for position, value in enumerate(made)
            for name in (*self.exercise.given, *self.exercise.outputs)
            if value is out.get(name)
        }
        return tuple(kept), handed, made


def after(
    forward: str, arguments: Callable[[Any, Mapping[str, Value]], tuple[Value, ...]]
) -> After:
    """Return the `inputs` (or the `example`) of a function that begins where `forward` has ended.

    `forward` is an exercise's name. `arguments(draw, out)` gives the arguments: `out["cache"]` is
    what the solution of `forward` returned as its cache on its own inputs of the same sizes.
    """
    return After(forward, arguments)


def check_exercises(
    records: Iterable[Exercise], solutions: Mapping[str, str], where: str
) -> list[Exercise]:
    """Return the records, each with the names of its solution's parameters, and those that come
    `after` another one knowing it. Raises `CourseError`.
    """
    known: dict[str, Exercise] = {}
    for exercise in records:
        if problem := problem_of(exercise, known):
            raise CourseError(f"{where}: {problem}")
        names = exercise.arguments or parameters(solutions.get(exercise.name, ""), exercise.name)
        known[exercise.name] = replace(linked(exercise, known), arguments=names)
    return list(known.values())


def parameters(source: str, name: str) -> tuple[str, ...]:
    """Return the names of a function's parameters; none where the source does not define it."""
    with contextlib.suppress(SyntaxError):  # running it says so
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name == name:
                asked = node.args
                first = (*asked.posonlyargs, *asked.args, asked.vararg)
                every = (*first, *asked.kwonlyargs, asked.kwarg)
                return tuple(argument.arg for argument in every if argument)
    return ()


def problem_of(exercise: object, known: Mapping[str, Exercise]) -> str:
    """Return what is wrong with a record, in a sentence; empty for nothing."""
    if not isinstance(exercise, Exercise):
        return f"EXERCISES holds a {type(exercise).__name__}; wanted rnngrader.Exercise(…)."
    name = exercise.name
    for field in SEVERAL:
        value = getattr(exercise, field)
        if not isinstance(value, (tuple, list)):
            wanted = f"({value!r},)" if isinstance(value, (str, dict)) else "a tuple"
            return f"{name}: {field} is {value!r}; wanted {wanted}, with the comma."
    if name in known:
        return f"there are two exercises {name}; each function has one."
    if exercise.returns not in RETURNS:
        return f"{name}: returns is {exercise.returns!r}; wanted {', '.join(map(repr, RETURNS))}."
    if exercise.returns == "value" and (exercise.given or len(exercise.outputs) > 1):
        return (
            f'{name}: returns is "value", which is one output and nothing given; it has '
            f'{", ".join((*exercise.outputs, *exercise.given))}. Wanted "tuple" or "dict".'
        )
    if twice := set(exercise.outputs) & set(exercise.given):
        return f"{name}: {twice.pop()} is compared or given, not both; take it out of one."
    if not exercise.probes:
        return f"{name}: it has no probes; wanted the sizes of at least one: probes=({{…}},)."
    for field in ("inputs", "example"):
        made = getattr(exercise, field)
        if isinstance(made, After) and made.forward not in known:
            there = ", ".join(known) or "none"
            return (
                f"{name}: {field}=after({made.forward!r}, …): there is no such exercise above it; "
                f"there are: {there}."
            )
        if field == "example" and isinstance(made, After) and not known[made.forward].example:
            return f"{name}: example=after({made.forward!r}, …), which has no example itself."
    return ""


def linked(exercise: Exercise, known: Mapping[str, Exercise]) -> Exercise:
    """Return the record with the exercise that it comes after."""
    changes: dict[str, Any] = {
        field: replace(made, exercise=known[made.forward], inputs=field)
        for field in ("inputs", "example")
        if isinstance(made := getattr(exercise, field), After)
    }
    return replace(exercise, **changes) if changes else exercise


def returned_by_name(exercise: Exercise, value: Value) -> dict[str, Value]:
    """Return the parts of a returned value by name: the compared outputs, then the given ones.

    A list serves where a tuple is asked; the key order of a dict does not matter. What is not there
    is left out.
    """
    names = (*exercise.outputs, *exercise.given)
    if exercise.returns == "value":
        return {names[0]: value}
    if exercise.returns == "tuple":
        whole = isinstance(value, (tuple, list)) and len(value) == len(names)
        return dict(zip(names, value, strict=True)) if whole else {}
    return {name: value[name] for name in names if name in value} if isinstance(value, dict) else {}

"""What a notebook's `check` knows of an assignment: numbers of the public examples, and hints.

The file holds the examples with their results, inputs of other sizes with hashes of theirs, and
hints under hashes of what wrong versions do: the catalogue's and the generated mutations'. No code
can be read out of it, and no result on other sizes. The modules that make the hashes are those that
students have, so that both sides agree on them.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from rnngrader.authoring.check_hints import hints_of
from rnngrader.course.assignment import Assignment
from rnngrader.course.exercises import After
from rnngrader.course.probes import example_of, split_outputs
from rnngrader.judge import tolerance_of
from rnngrader.notebook import calls, compare, entries, hashes
from rnngrader.notebook.orders import tops_of
from rnngrader.records import Exercise, Settings

OTHER_SIZES = 5  # inputs beside the public example
FEW = 4  # numbers that are written one by one
DIGITS = 1e-9  # of the largest number, to which the file is precise


def check_data(assignment: Assignment) -> str:
    """Return the file's text, for all exercises that have a public example."""
    functions = {
        name: entry_of(assignment, exercise)
        for name, exercise in assignment.exercises.items()
        if exercise.example
    }
    data = {"schema": entries.SCHEMA, "functions": functions}
    return json.dumps(data, separators=(",", ":")) + "\n"


def entry_of(assignment: Assignment, exercise: Exercise) -> dict[str, Any]:
    """Return the entry of one exercise, as the student's modules read it."""
    right, arrays = (assignment.reference[exercise.name], *exercise.also_right), Arrays()
    tolerance = max(tolerance_of(exercise), DIGITS)
    assert exercise.example is not None
    example = example_of(exercise, assignment.reference)
    arguments = arrays.pack(example.arguments)
    entry = {
        "name": exercise.name,
        "takes": exercise.arguments,
        "outputs": tuple(exercise.outputs),
        "given": exercise.given,
        "after": exercise.inputs.forward if isinstance(exercise.inputs, After) else "",
        "forward": arrays.pack(example.forward),
        "handed": sorted(example.handed.items()),
        "returns": exercise.returns,
        "calls": exercise.calls,
        "hands": hands_of(assignment, exercise, example.arguments),
        "large": is_finite_on_large(right, exercise, example.arguments),
        "parts": exercise.parts,
        "downward": exercise.backward_in_time,
        "carried": is_carried(assignment.reference[exercise.name], exercise, example.arguments),
        "arrays": arrays.stored,
        "arguments": arguments,
        "tolerance": tolerance,
        "results": [
            arrays.pack(function(*compare.unpack(arguments, arrays.stored))) for function in right
        ],
    }
    chosen = other_settings([probe.settings for probe in assignment.probes(exercise.name, 0)])
    entry["others"] = []
    for index in chosen:
        probe = assignment.probes(exercise.name, 0)[index]
        packed = arrays.pack(probe.arguments)
        marks = []
        for function in right:
            with np.errstate(all="ignore"):  # what is infinite may be right
                result = function(*compare.unpack(packed, arrays.stored))
            outputs = split_outputs(exercise, result)
            marks.append({k: hashes.marks_of(v, tolerance) for k, v in outputs.items()})
        entry["others"].append(
            {
                "settings": dict(probe.settings),
                "arguments": packed,
                "forward": arrays.pack(probe.forward),
                "outputs": marks,
            }
        )
    entry["hints"] = hints_of(assignment, exercise, entry)
    return entry


def hands_of(
    assignment: Assignment, exercise: Exercise, arguments: Sequence[Any]
) -> dict[str, list[list[str]]]:
    """Return of each exercise's function that is called what each argument is, in words."""
    entry = {"takes": exercise.arguments, "calls": exercise.calls}
    function = assignment.reference[exercise.name]
    heard = calls.kinds_handed(function, arguments, entry)
    return {
        name: [
            handed.get(place, handed.get(argument, []))
            for place, argument in enumerate(assignment.exercises[name].arguments)
        ]
        for name, handed in heard.items()
    }


def is_finite_on_large(
    right: Sequence[Callable[..., Any]], exercise: Exercise, arguments: Sequence[Any]
) -> bool:
    """Whether right functions give no nan on inputs so large that exp overflows."""
    if exercise.calls:
        return False  # it is asked of the functions that it calls
    entry = {"takes": exercise.arguments}
    with np.errstate(all="ignore"):
        large = calls.enlarged(arguments)
        results = [calls.run(function, large, entry)[0] for function in right]
    return not any(
        np.isnan(hashes.form_of(split_outputs(exercise, result))[1]).any() for result in results
    )


def is_carried(function: Callable[..., Any], exercise: Exercise, arguments: Sequence[Any]) -> bool:
    """Whether an output at one step, its last axis, depends on an input at another step."""

    def outputs(given: Sequence[Any]) -> list[np.ndarray]:
        found = split_outputs(exercise, function(*given))
        return [np.asarray(found[name]) for name in exercise.time_outputs]

    for i, value in enumerate(arguments):
        if isinstance(value, np.ndarray) and value.ndim == 3:
            for step, others in ((0, slice(1, None)), (-1, slice(None, -1))):
                moved = value.copy()
                moved[..., step] += 1.0
                pairs = zip(
                    outputs(arguments),
                    outputs([*arguments[:i], moved, *arguments[i + 1 :]]),
                    strict=True,
                )
                if any(not np.array_equal(a[..., others], b[..., others]) for a, b in pairs):
                    return True
    return False


class Arrays:
    """The arrays of an entry, each once, with the trees that say where they stand."""

    def __init__(self) -> None:
        self.stored: list[dict[str, Any]] = []
        self.places: dict[str, int] = {}

    def pack(self, value: Any) -> Any:
        """Return the tree of a value; see `unpack` in rnngrader/notebook/compare.py."""
        if isinstance(value, dict):
            return {key: self.pack(item) for key, item in value.items()}
        if isinstance(value, (tuple, list)):
            return ["["] * isinstance(value, list) + [self.pack(item) for item in value]
        array = np.asarray(value)
        if value is None or array.dtype.kind not in "fiubc":
            return json.dumps(value)
        stored = {"shape": list(array.shape), **numbers_of(array)}
        place = self.places.setdefault(json.dumps(stored), len(self.stored))
        if place == len(self.stored):
            self.stored.append(stored)
        return place


def numbers_of(array: np.ndarray) -> dict[str, Any]:
    """Return an array's numbers: as they are, or many as whole multiples of a power of two.

    Either way nine digits of the largest of an order are kept at least, and whole numbers as they
    are.
    """
    if array.dtype.kind == "c":
        both = {"values": array.real, "imaginary": array.imag}
        return {key: [float(f"{n:.12g}") for n in part.ravel()] for key, part in both.items()}
    plain = array.dtype.kind == "f" and array.size >= FEW and np.isfinite(array).all()
    if not plain or len(tops_of(np.abs(array))) > 1:
        return {
            "values": [
                float(f"{number:.12g}") if array.dtype.kind == "f" else number
                for number in array.ravel().tolist()
            ]
        }
    exponent = int(np.frexp(np.max(np.abs(array)))[1]) - 31
    whole = np.round(array.ravel() / 2.0**exponent).astype("<i4")
    return {"exponent": exponent, "whole": base64.b64encode(whole.tobytes()).decode()}


def other_settings(every: Sequence[Settings]) -> list[int]:
    """The places of a few settings that between them are as different as they can be.

    Ones count most, each and in each company: max(m * T_x, 2) is wrong where both are 1 alone.
    """

    def traits(settings: Settings) -> dict[Any, int]:
        ones = frozenset(key for key, value in settings.items() if value == 1)
        single = {pair: 6 if pair[1] == 1 else 1 for pair in settings.items()}
        return {**single, ones: 6}

    chosen = [0]
    seen = set(traits(every[0]))

    def news(index: int) -> int:
        return sum(n for trait, n in traits(every[index]).items() if trait not in seen)

    while len(chosen) < OTHER_SIZES and (left := [i for i in range(len(every)) if news(i)]):
        chosen.append(max(left, key=lambda i: (news(i), -i)))
        seen |= set(traits(every[chosen[-1]]))
    return chosen

"""Errors that raise: what happened, in which line, and the probable cause in words.

Shapes are said by the names of the sizes that the probe was drawn with: in the first probe they
all differ, so that a length names its axis.
"""

from __future__ import annotations

import builtins
import contextlib
import difflib
import re
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from rnngrader.diagnosis.fingerprint import MATMUL, PRODUCT, SHAPE, is_size
from rnngrader.diagnosis.glossary import keys_in
from rnngrader.judge import judge_one
from rnngrader.records import ErrorInfo, Exercise, Observation, Probe, Settings

Shape = tuple[int, ...]
OWN = "an output of this function"
Names = Mapping[str, str]  # a name that the error may be about -> what it is


def explain_error(
    exercise: Exercise,
    probes: Sequence[Probe],
    observations: Sequence[Observation],
    returned_by: Mapping[str, Sequence[str]],
) -> tuple[str, ...]:
    """Sentences about the first error; `returned_by` are the outputs of the called exercises."""
    raised = [i for i, o in enumerate(observations) if o.error is not None]
    if not raised:
        return ()
    error, settings = observations[raised[0]].error, probes[raised[0]].settings
    assert error is not None
    names = known_names(exercise, probes[raised[0]], returned_by)
    return (
        *cause(error, settings, names, tuple(exercise.calls)),
        *only_there(exercise, probes, observations),
    )


def cause(
    error: ErrorInfo, settings: Settings, names: Names, calls: Sequence[str]
) -> Iterator[str]:
    """The probable cause."""
    message = error.message
    if found := PRODUCT.search(message):
        yield from not_aligned(error, settings, names, shape(found[1]), shape(found[2]))
    elif MATMUL.search(message):
        yield from not_aligned(error, settings, names, *factors_in_line(error))
    elif "broadcast" in message:
        yield from not_broadcast(message, settings)
    elif error.type_name in ("NameError", "UnboundLocalError"):
        yield from unknown_name(error, names)
    elif error.type_name == "KeyError":
        yield from unknown_key(message.strip("'\""), names)
    elif error.type_name == "IndexError":
        yield from bad_index(message, settings)
    elif "concatenation axis" in message:
        yield "The arrays are joined along the wrong axis: all other axes must have equal lengths."
    elif "unpack" in message or "NoneType" in message:
        yield from not_unpacked(message, calls)
    elif error.type_name == "AttributeError":
        yield from unknown_attribute(message)
    elif error.type_name == "RecursionError":
        yield "The function calls itself, again and again."
    elif error.type_name == "TypeError":
        yield from wrong_type(message)


def not_aligned(
    error: ErrorInfo, settings: Settings, names: Names, left: Shape = (), right: Shape = ()
) -> Iterator[str]:
    """Two factors of a matrix product whose inner lengths differ."""
    if not left or not right:
        yield (
            "In a matrix product the last axis of the first factor and the first axis of the "
            "second must have the same length. Write the shapes of both factors beside the line."
        )
        return
    yield (
        f"{text(left)} and {text(right)} do not line up in a matrix product: "
        f"{axis(left[-1], settings)} meets {axis(right[0], settings)}."
    )
    shapes = shapes_in_line(error)
    first, second = (
        next((name for name, s in shapes.items() if s in (which, which[::-1])), "")
        for which in (left, right)
    )
    if left == right:
        yield "Both have the same shape: is a product entry by entry meant, with `*`?"
    elif len(left) == 2 and left[0] == right[0] and "a key of" in names.get(first, ""):
        ends = axis(left[1], settings), axis(left[0], settings)
        yield (
            f"`{first}` maps {ends[0]} to {ends[1]}; going back from {ends[1]} to {ends[0]} "
            "needs its transpose."
        )
    elif len(left) == 2 and left[0] == right[0]:
        yield f"With {marked(first, 'the first factor')} transposed, the two would line up."
    elif len(right) == 2 and left[-1] == right[-1]:
        yield f"With {marked(second, 'the second factor')} transposed, the two would line up."
    elif left[0] == right[-1]:
        yield "In the other order, the two would line up."


def marked(name: str, otherwise: str) -> str:
    return f"`{name}`" if name else otherwise


def not_broadcast(message: str, settings: Settings) -> Iterator[str]:
    """Two arrays that are added or multiplied entry by entry, or put into a place."""
    shapes = [shape(found) for found in SHAPE.findall(message)]
    if len(shapes) < 2:
        return
    one, other = shapes[:2]
    named = [f"{text(s)} is ({', '.join(axis(n, settings) for n in s)})" for s in (one, other)]
    yield f"These shapes do not fit together entry by entry: {'; '.join(named)}."
    short, long = sorted((one, other), key=len)
    if fit(one[::-1], other) or fit(one, other[::-1]):
        yield "With one of the two transposed, they would fit."
    elif len(short) < len(long):
        extra = [n for n in long if n not in short]
        if len(extra) == 1:
            yield (
                f"One has an axis more, {axis(extra[0], settings)}: pick one entry of it, or "
                "make the array without it."
            )
        elif len(short) == 1:
            yield "One has lost an axis: a sum keeps it with `keepdims=True`."


def fit(one: Shape, other: Shape) -> bool:
    """Whether arrays of two shapes can be added entry by entry."""
    with contextlib.suppress(ValueError):
        np.broadcast_shapes(one, other)
        return True
    return False


def unknown_name(error: ErrorInfo, names: Names) -> Iterator[str]:
    """A variable that is not there, or not yet."""
    found = re.search(r"'(\w+)'", error.message)
    if found is None:
        return
    name = found[1]
    if error.type_name == "UnboundLocalError" or "associated with a value" in error.message:
        yield f"`{name}` is read before this function has given it a value."
        return
    if name in names:
        yield f"There is no variable `{name}` in this function, but `{name}` is {names[name]}."
        return
    near = difflib.get_close_matches(name, [*names, *error.shapes, *dir(builtins)], 1)
    yield (
        f"There is no variable `{name}` in this function. A name from another cell is not there "
        "when the function is tried alone: take what it needs from its arguments."
        + (f" Is `{near[0]}` meant?" if near else "")
    )


def unknown_key(key: str, names: Names) -> Iterator[str]:
    """A key that a dict does not have."""
    others = [name for name in names if name != key and names[name] != OWN]
    near = difflib.get_close_matches(key, others, 1, cutoff=0.5)
    meant = f" The nearest name is `{near[0]}`, {names[near[0]]}." if near else ""
    yield f"The dict has no key {key!r}.{meant}"


def bad_index(message: str, settings: Settings) -> Iterator[str]:
    """An index beyond an axis, or more indices than axes."""
    if found := re.search(
        r"index (-?\d+) is out of bounds for axis (\d+) with size (\d+)", message
    ):
        length = axis(int(found[3]), settings)
        yield (
            f"Axis {found[2]} has {length} entries, and entry {found[1]} is asked for: the loop "
            "counts over another size, or this is not the axis that is meant."
        )
    elif found := re.search(r"array is (\d+)-dimensional, but (\d+) were indexed", message):
        yield f"An array with {found[1]} axes is given {found[2]} indices."
    elif "list index" in message or "tuple index" in message:
        yield "The list or tuple is shorter than the index says: the loop counts too far."


def not_unpacked(message: str, calls: Sequence[str]) -> Iterator[str]:
    """A value that has not as many parts as names stand on the left, or is None."""
    if "NoneType" in message:
        called = " or ".join(f"`{name}`" for name in calls)
        suspects = f" Does {called} end with a `return`?" if called else ""
        yield f"Something is None where a value is needed.{suspects}"
    elif found := re.search(r"expected (\d+)(?:, got (\d+))?", message):
        got = f"it has {found[2]}" if found[2] else "it has more"
        yield f"{found[1]} names stand on the left side of a value, but {got}: look what it holds."


def unknown_attribute(message: str) -> Iterator[str]:
    """Something that an object does not have."""
    if found := re.search(r"module 'numpy' has no attribute '(\w+)'", message):
        near = [f"`np.{name}`" for name in difflib.get_close_matches(found[1], dir(np), 2)]
        yield f"numpy has no `{found[1]}`." + (f" Is {' or '.join(near)} meant?" if near else "")
    elif found := re.search(r"'(\w+)' object has no attribute '(\w+)'", message):
        yield f"A {found[1]} has no `{found[2]}`: this value is not what the line takes it for."


def wrong_type(message: str) -> Iterator[str]:
    """An operation on a value of the wrong type, or a call with the wrong arguments."""
    if "indices must be integers" in message:
        kind = message.split()[0]
        yield f"A {kind} is indexed like something else: unpack it, or pick an entry by number."
    elif "positional argument" in message:
        yield "A function is called with too many or too few arguments: look at its first line."
    elif "not subscriptable" in message or "not callable" in message:
        yield "Brackets stand after a value that does not take them: ( ) calls, [ ] picks."


def only_there(
    exercise: Exercise, probes: Sequence[Probe], observations: Sequence[Observation]
) -> Iterator[str]:
    """When it raises, where it does not always: for which sizes."""
    pairs = list(zip(probes, observations, strict=True))
    raised = [p for p, o in pairs if o.outcome == "raised"]
    others = [p for p, o in pairs if o.outcome == "returned"]
    if not others:
        return
    if all(all_equal(p.settings) for p in others) and not any(
        all_equal(p.settings) for p in raised
    ):
        wrong = any(judge_one(exercise, p, o) for p, o in pairs if o.outcome == "returned")
        also = "but the numbers are wrong as well" if wrong else "and the numbers are right"
        yield (
            f"Where all sizes are equal there is no error, {also}: two axes are taken for each "
            "other."
        )
        return
    for name, value in raised[0].settings.items():
        if {p.settings[name] for p in raised} == {value} and all(
            p.settings[name] != value for p in others
        ):
            yield f"It raises only where {name} = {value}."
            return


def all_equal(settings: Settings) -> bool:
    return len({v for v in settings.values() if is_size(v)}) == 1


def known_names(
    exercise: Exercise, probe: Probe, returned_by: Mapping[str, Sequence[str]]
) -> dict[str, str]:
    """The names that a student may mean, with what they are."""
    names: dict[str, str] = {}
    for argument, value in zip(exercise.arguments, probe.arguments, strict=False):
        names[argument] = "an argument"
        for key in keys_in(value):
            names.setdefault(key, f"a key of the dict in `{argument}`")
    for called, outputs in returned_by.items():
        for output in outputs:
            names.setdefault(output, f"part of what `{called}` returns")
    for output in exercise.outputs:
        names.setdefault(output, OWN)
    return names


def shapes_in_line(error: ErrorInfo) -> dict[str, Shape]:
    """The shapes of the arrays whose names stand in the line."""
    words = re.findall(r"[A-Za-z_]\w*", error.line)
    return {name: shape(error.shapes[name]) for name in words if name in error.shapes}


def factors_in_line(error: ErrorInfo) -> tuple[Shape, Shape] | tuple[()]:
    """The shapes of the two factors of the line's failing product, if its names tell them."""
    shapes = shapes_in_line(error)
    factors = re.findall(r"([A-Za-z_]\w*)(\.T)?\s*@\s*([A-Za-z_]\w*)(\.T)?", error.line)
    for left, left_turned, right, right_turned in factors:
        if left in shapes and right in shapes:
            one = shapes[left][::-1] if left_turned else shapes[left]
            other = shapes[right][::-1] if right_turned else shapes[right]
            if one and other and one[-1] != other[0]:
                return one, other
    return ()


def shape(found: str) -> Shape:
    return tuple(int(part) for part in re.findall(r"\d+", found))


def text(lengths: Shape) -> str:
    return f"({', '.join(map(str, lengths))}{',' if len(lengths) == 1 else ''})"


def axis(length: int, settings: Settings) -> str:
    """A length by the name of the size that it is, or of the two that add up to it."""
    sizes = {name: value for name, value in settings.items() if is_size(value)}
    names = [name for name, value in sizes.items() if value == length]
    if not names and length > 1:
        names = [
            f"{a} + {b}" for a in sizes for b in sizes if a < b and sizes[a] + sizes[b] == length
        ]
    return names[0] if len(names) == 1 else str(length)

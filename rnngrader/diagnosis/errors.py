"""Errors that raise: what happened, in which line, and the probable cause in words.

Shapes are said by the names of the sizes that the probe was drawn with: in the first probe they
all differ, so that a length names its axis.
"""

from __future__ import annotations

import ast
import builtins
import difflib
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.glossary import keys_in
from rnngrader.diagnosis.shapes import (
    Shape,
    axis,
    line_up,
    met,
    parted_as,
    products_in,
    shape,
    shape_of,
    together,
    without,
)
from rnngrader.diagnosis.signature import MATMUL, PRODUCT, SHAPE, is_size
from rnngrader.diagnosis.written import shown
from rnngrader.judge import judge_one
from rnngrader.records import ErrorInfo, Exercise, Observation, Probe, Settings

BEYOND = re.compile(r"index (-?\d+) is out of bounds for axis (\d+) with size (\d+)")
NOT_IN_NUMPY = re.compile(r"module 'numpy' has no attribute '(\w+)'")
PLACE, PUT = r"(?P<place>\([\d, ]*\))", r"(?P<put>\([\d, ]*\))"
PUT_INTO = tuple(  # what numpy says where an array is put into another, which does not grow
    re.compile(form)
    for form in (
        f"non-broadcastable output operand with shape {PLACE} .* broadcast shape {PUT}",
        f"input array from shape {PUT} into shape {PLACE}",
        f"value array of shape {PUT} could not be broadcast to indexing result of shape {PLACE}",
        rf"remapped\]: {PUT} +and requested shape {PLACE}",
    )
)
PLAIN = (  # type of error, what its message holds, and what is said of it
    ("IndexError", r"array is (\d+)-dimensional, but (\d+) were indexed", phrases.TOO_MANY_INDICES),
    ("IndexError", r"^(list|tuple) (?:assignment )?index", phrases.TOO_SHORT),
    ("AttributeError", r"'([\w.]+)' object has no attribute '(\w+)'", phrases.NO_ATTRIBUTE),
    ("RecursionError", "", phrases.CALLS_TOO_DEEP),
    ("TypeError", r"^(\w+) indices must be integers.*not '?(\w+)", phrases.INDEXED_OTHERWISE),
    ("TypeError", r"(\w+)\(\) (?:takes|missing) .*positional arg", phrases.WRONG_ARGUMENTS),
    ("TypeError", r"'([\w.]+)' object is not callable", phrases.NOT_CALLABLE),
    ("TypeError", r"'([\w.]+)' object is not subscriptable", phrases.NOT_SUBSCRIPTABLE),
)
JOINED = re.compile(r"along dimension .* size (\d+) .* size (\d+)")
NO_THING = ("", "")
Names = Mapping[str, tuple[str, str]]  # a name -> what it is (see `phrases.THINGS`), and of what


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
    message, kind = error.message, error.type_name
    if PRODUCT.search(message) or MATMUL.search(message):
        yield from not_aligned(error, settings, names)
    elif "broadcast" in message:
        yield from not_broadcast(error, settings)
    elif kind in ("NameError", "UnboundLocalError"):
        yield from unknown_name(error, names)
    elif kind == "KeyError":
        yield unknown_key(message, names)
    elif kind == "IndexError" and (found := BEYOND.search(message)):
        yield phrases.BEYOND_AXIS.format(found[2], axis(int(found[3]), settings), found[1])
    elif kind != "IndexError" and "NoneType" in message:
        yield phrases.is_none(calls)
    elif kind != "IndexError" and "unpack" in message:
        if found := re.search(r"expected (\d+)(?:, got (\d+))?", message):
            yield phrases.not_unpacked(found[1], found[2] or "")
    elif "concatenation axis" in message and (found := JOINED.search(message)):
        yield phrases.JOINED_ALONG.format(*(axis(int(n), settings) for n in found.groups()))
    elif kind == "AttributeError" and (found := NOT_IN_NUMPY.search(message)):
        yield phrases.not_in_numpy(found[1], difflib.get_close_matches(found[1], dir(np), 2))
    else:
        for of, form, said in PLAIN:
            if of in ("", kind) and (found := re.search(form, message)):
                yield said.format(*found.groups())
                return


def not_aligned(error: ErrorInfo, settings: Settings, names: Names) -> Iterator[str]:
    """Two factors of a product whose inner lengths differ; each way that would do was tried."""
    left, right, one, other = failed_product(error)
    is_inner = "inner(" in error.line and not MATMUL.search(error.message)
    if not left or not right or (is_inner and "dot(" in error.line):
        yield phrases.WRITE_SHAPES
        return
    last = axis(left[-1], settings)
    if is_inner:
        right = (*right[:-2], *right[-2:][::-1])  # numpy tells it with these turned round
        yield phrases.NOT_IN_LINE.format(left, right, last, axis(right[-1], settings))
        return
    yield phrases.NOT_ALIGNED.format(left, right, last, axis(met(right), settings))
    if len(right) > 2:
        yield phrases.LAST_BUT_ONE.format(len(right))
    if "@=" in error.line:  # what it is put into counts as well
        return
    if left == right and (one or "*" not in error.line):  # of an np.matrix that is the product
        yield phrases.ENTRY_BY_ENTRY
    elif len(left) > 2 and line_up(left[:-1], right):
        yield phrases.ONE_ENTRY.format("first", axis(left[-1], settings))
    elif len(right) > 2 and line_up(left, right[:-1]):
        yield phrases.ONE_ENTRY.format("second", axis(right[-1], settings))
    elif len(left) == 2 and line_up(left[::-1], right):
        key = names.get(one, NO_THING)[0] == "key"
        yield (
            phrases.NEEDS_TRANSPOSE.format(one, last, axis(left[0], settings))
            if key
            else phrases.with_transposed(one, "first")
        )
    elif len(right) == 2 and line_up(left, right[::-1]):
        yield phrases.with_transposed(other, "second")
    elif line_up(right, left):
        yield phrases.OTHER_ORDER


def not_broadcast(error: ErrorInfo, settings: Settings) -> Iterator[str]:
    """Arrays that are added or multiplied entry by entry, or one that is put into another."""
    message = error.message
    if found := next(filter(None, (form.search(message) for form in PUT_INTO)), None):
        place, put = shape(found["place"]), shape(found["put"])
        yield phrases.does_not_fit_into(*(in_words(s, settings) for s in (put, place)))
        if not any(s[-len(put) :] == put != s for s in shapes_in_line(error).values() if put):
            # Else numpy may have left out its first axes, of length one.
            yield from what_would_fit(place, put, settings, into=True)
        return
    shapes = [] if "remapped" in message else [shape(found) for found in SHAPE.findall(message)]
    pairs = [pair for pair in itertools.combinations(shapes, 2) if together(*pair) is None]
    if not pairs:
        return
    yield phrases.not_broadcast([in_words(s, settings) for s in pairs[0]])
    in_place = len(shapes) == 3 and shapes[0] == shapes[2]
    if len(shapes) == 2 or in_place:
        yield from what_would_fit(shapes[0], shapes[1], settings, in_place)


def what_would_fit(one: Shape, other: Shape, settings: Settings, into: bool) -> Iterator[str]:
    """What makes two shapes fit together, tried; where the first is that of an array that the
    result is put `into`, which does not grow.
    """

    def fits(one: Shape, other: Shape) -> bool:
        made = together(one, other)
        return made is not None and (made == one or not into)

    short, long = sorted((one, other), key=len)
    flat = len(short) == 1 < len(long)
    more = {n for i, n in enumerate(long) if one != other and fits(*without(i, one, other))}
    if into and (parted := next((p for p in parted_as(one) if together(*p) == other), None)):
        yield phrases.STRETCHED.format(*parted, other)
    elif flat and fits(*((*s, 1) if s == short else s for s in (one, other))):
        yield phrases.LOST_AXIS.format((*short, 1))
    elif fits(one, other[::-1]) or (not into and fits(one[::-1], other)):
        yield phrases.IT_TRANSPOSED if into else phrases.ONE_TRANSPOSED
    elif len(short) < len(long) and len(more) == 1:
        yield phrases.AXIS_MORE.format(axis(more.pop(), settings))


def in_words(found: Shape, settings: Settings) -> tuple[Shape, Sequence[str]]:
    """Return a shape, and its lengths by the names of the sizes that they are."""
    return found, [axis(n, settings) for n in found]


def unknown_name(error: ErrorInfo, names: Names) -> Iterator[str]:
    """A variable that is not there, or not yet."""
    found = re.search(r"'(\w+)'", error.message)
    if found is None:
        return
    name = found[1]
    if error.type_name == "UnboundLocalError" or "associated with a value" in error.message:
        yield phrases.HAS_NO_VALUE.format(name)
        return
    if name in names:
        yield phrases.NO_VARIABLE.format(name, thing(names[name]))
        return
    near = difflib.get_close_matches(name, [*names, *error.shapes, *dir(builtins)], 1)
    yield phrases.unknown_variable(name, near[0] if near else "")


def thing(name: tuple[str, str]) -> str:
    kind, owner = name
    return phrases.THINGS[kind].format(owner)


def unknown_key(key: str, names: Names) -> str:
    """A key that is not there, as Python writes it."""
    name = key.strip("'\"")
    others = [each for each in names if each != name and names[each][0] != "output"]
    near = difflib.get_close_matches(name, others, 1, cutoff=0.5)
    return phrases.no_key(key, *((near[0], thing(names[near[0]])) if near else ()))


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
        yield phrases.equal_sizes_return(wrong)
        return
    only = [
        (name, value)
        for name, value in raised[0].settings.items()
        if {p.settings[name] for p in raised} == {value}
        and all(p.settings[name] != value for p in others)
    ]
    if len(only) == 1:  # else nobody knows which of them it is
        yield phrases.ONLY_WHERE.format(*only[0])


def all_equal(settings: Settings) -> bool:
    return len({v for v in settings.values() if is_size(v)}) == 1


def known_names(
    exercise: Exercise, probe: Probe, returned_by: Mapping[str, Sequence[str]]
) -> dict[str, tuple[str, str]]:
    """The names that a student may mean, with what they are."""
    names: dict[str, tuple[str, str]] = {}
    for argument, value in zip(exercise.arguments, probe.arguments, strict=False):
        names[argument] = "argument", exercise.name
        for key in keys_in(value):
            names.setdefault(key, ("key", argument))
    for called, outputs in returned_by.items():
        for output in outputs:
            names.setdefault(output, ("returned", called))
    for output in exercise.outputs:
        names.setdefault(output, ("output", exercise.name))
    return names


def shapes_in_line(error: ErrorInfo) -> dict[str, Shape]:
    """The shapes of the arrays whose names stand in the line."""
    words = re.findall(r"[A-Za-z_]\w*", error.line)
    return {name: shape(error.shapes[name]) for name in words if name in error.shapes}


def failed_product(error: ErrorInfo) -> tuple[Shape, Shape, str, str]:
    """The shapes of the two factors of the product that failed, and how they are written in the
    line; as much of that as is known.
    """
    arrays = shapes_in_line(error)
    products = [
        (shape_of(one, arrays), shape_of(other, arrays), text_of(one, error), text_of(other, error))
        for one, other in products_in(error.line)
    ]
    if found := PRODUCT.search(error.message):
        shapes = shape(found[1]), shape(found[2])
        fit = [each[2:] for each in products if all(map(may_be, each, shapes))]
        return *shapes, *(fit[0] if len(fit) == 1 else ("", ""))
    sizes = MATMUL.search(error.message)
    for left, right, one, other in products:
        if left and right and sizes and (str(met(right)), str(left[-1])) == sizes.groups():
            return left, right, one, other
    return (), (), "", ""


def may_be(known: Shape | str | None, told: Shape) -> bool:
    return known in (None, told)


def text_of(node: ast.expr, error: ErrorInfo) -> str:
    return shown(ast.get_source_segment(error.line, node) or "")

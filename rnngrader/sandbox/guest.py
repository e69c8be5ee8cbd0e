"""The student's side: calls the student's functions and writes down what came back.

Runs inside the sandbox or in a stock Jupyter kernel, and nowhere else. Holds no reference, no test
and no expected value. This module imports nothing of ours but the codec and the wire.
"""

from __future__ import annotations

import ast
import contextlib
import inspect
import io
import linecache
import opcode
import re
import sys
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from rnngrader.sandbox import codec, wire

# What is said of an exception: enough for a student, too little to carry answers out.
MAX_NAME, MAX_MESSAGE, MAX_LINE, MAX_SHAPES = 60, 200, 120, 8
MAX_ROUNDS = 1_000  # of all `while` loops of one call of a changed function
NAME = re.compile(r"(?:[^\W\d]\w*|<[a-z]+>)?")  # functions without a name have such a one
SHAPE = re.compile(r"\((?:\d{1,9},|\d{1,9}(?:, \d{1,9}){1,7})?\)")


class Nowhere(io.TextIOBase):
    """Takes any amount of text and keeps none."""

    def write(self, text: str) -> int:
        return len(text)


def observe(function: Callable[..., Any] | None, arguments: codec.Call) -> dict[str, Any]:
    """Calls `function` on the `arguments`, encoded as one call's, and reports as plain data.

    Returns {"outcome": "returned", "value": tree, "modified": [positions]}, or
    {"outcome": "raised", "error": …}, or {"outcome": "not_found"}. What the call prints is
    dropped: printing and warnings never cost points.
    """
    if not callable(function):
        return {"outcome": "not_found"}
    values, changed = codec.decode_arguments(arguments)
    streams = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = Nowhere()
    try:
        value = function(*values)
    except MemoryError:
        return {"outcome": "out_of_memory"}
    except BaseException as error:  # whatever a student raises is an observation
        return {"outcome": "raised", "error": describe_error(error)}
    finally:
        sys.stdout, sys.stderr = streams
    try:
        modified = changed()
    except BaseException:  # of what a student's own object raises when it is looked at
        modified = [*range(len(values))]
    return {"outcome": "returned", "value": encode(value), "modified": modified}


def defined(source: str, name: str, namespace: dict[str, Any]) -> Any:
    """Return what a name stands for once a source has run, of which a call's `while` loops end;
    None where it cannot be run.
    """
    try:
        tree = ast.parse(source)
        bound(tree)
        exec(compile(tree, "<cell>", "exec", dont_inherit=True), namespace)
    except Exception:
        return None
    return namespace.get(name)


def bound(tree: ast.Module) -> None:
    """Make each `while` of a source's functions raise after many rounds of a call: one that was
    changed may go on for ever.
    """
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        if loops := [node for node in ast.walk(function) if isinstance(node, ast.While)]:
            # no StopIteration, which whoever calls the function may take for an end
            function.body[:0] = ast.parse(f"rounds__ = [0] * {MAX_ROUNDS}").body
            for loop in loops:
                loop.body[:0] = ast.parse("rounds__.pop()").body


@contextlib.contextmanager
def substituting(
    namespace: dict[str, Any], substitutes: Mapping[str, Callable[..., Any]]
) -> Iterator[None]:
    """Meanwhile, these names stand for these functions in the student's notebook."""
    own = {name: namespace[name] for name in substitutes if name in namespace}
    namespace.update(substitutes)
    try:
        yield
    finally:
        for name in substitutes:
            namespace.pop(name, None)
        namespace.update(own)


@contextlib.contextmanager
def lending(
    namespace: dict[str, Any],
    substitutes: Mapping[str, Callable[..., Any]],
    places: Mapping[str, int],
) -> Iterator[None]:
    """Meanwhile, the notebook's own functions of these names do what these functions do, whatever
    else they are called: as a default argument, in a dict, in a `partial`. Where a name stands for
    no function that a cell defined, the name alone stands for something else. What a call gives by
    name goes to the place that the notebook's own function has for it; `places` tells how many
    there are in these functions.
    """
    found = {name: namespace.get(name) for name in substitutes}
    substitutes = {
        name: by_place(function, parameters_of(found[name], name), places[name])
        for name, function in substitutes.items()
    }
    own = {
        name: each
        for name, each in found.items()
        if isinstance(each, types.FunctionType) and each.__globals__ is namespace
    }
    codes = {name: function.__code__ for name, function in own.items()}
    rest = {name: each for name, each in substitutes.items() if name not in own}
    try:
        for name, function in own.items():
            function.__code__ = calling(substitutes[name], codes[name])
        with substituting(namespace, rest):
            yield
    finally:
        for name, function in own.items():
            function.__code__ = codes[name]


def calling(function: Callable[..., Any], instead_of: types.CodeType) -> types.CodeType:
    """Return code that calls a function, to be put into one that has another code."""

    def call(*arguments: Any, **named: Any) -> Any:
        lent: Any = 0.5
        return lent(*arguments, **named)

    code = call.__code__
    constants = tuple(function if each == 0.5 else each for each in code.co_consts)
    return code.replace(co_consts=constants, co_freevars=instead_of.co_freevars)


def parameters_of(callee: Any, name: str) -> list[inspect.Parameter]:
    """Return the parameters of a student's own `def`, those last that have no place; none where
    there is no such thing.
    """
    by_place: list[inspect.Parameter] = []
    by_name: list[inspect.Parameter] = []
    found = [callee]
    for each in found:
        try:
            parameters = inspect.signature(each).parameters.values()
            if each is callee or each.__name__ == name:
                of_places = [p for p in parameters if p.kind <= p.POSITIONAL_OR_KEYWORD]
                by_place += of_places[len(by_place) :]
                by_name += [p for p in parameters if p.kind is p.KEYWORD_ONLY]
            if any(p.kind is p.VAR_KEYWORD for p in parameters):
                # what takes any name, as a decorator does, keeps the one that the student wrote
                held = [cell.cell_contents for cell in getattr(each, "__closure__", None) or ()]
                held += getattr(each, "__dict__", {}).values()
                found += [h for h in held if callable(h) and not any(h is f for f in found)]
        except BaseException:  # of what a student's own object raises when it is looked at
            continue
    return by_place + by_name


def by_place(
    function: Callable[..., Any], parameters: Sequence[inspect.Parameter], most: int
) -> Callable[..., Any]:
    """Return a function that gives another one by place what it is given under these names.

    The names are a student's own: which of the right function's parameters they stand for, their
    places alone tell. What has no place there, of which it has `most`, keeps its name, and is left
    out where the student's own function takes it by itself.
    """

    def call(*arguments: Any, **named: Any) -> Any:
        given = [*arguments]
        last = max((i for i, each in enumerate(parameters) if each.name in named), default=-1)
        for each in parameters[len(given) : last + 1]:
            if each.name not in named and each.default is each.empty:
                break
            given.append(named.pop(each.name, each.default))
        while most < len(given) <= len(parameters):
            value, each = given.pop(), parameters[len(given)]
            if not np.array_equal(value, each.default):
                named[each.name] = value
        return function(*given, **named)

    call.__name__ = function.__name__
    return call


def encode(value: Any) -> codec.Tree:
    """The value's tree, also where the value refuses to be looked at."""
    try:
        return codec.encode_value(value)
    except BaseException:
        return ["other", type(value).__name__[: wire.MAX_TEXT], "it cannot be read"]


def describe_error(error: BaseException) -> dict[str, Any]:
    """The exception as text: type, message, the line it came from, the shapes of its locals.

    The line is the innermost one in a notebook cell, so that an error deep inside numpy points at
    the student's own code.
    """
    described: dict[str, Any] = {"type_name": name_or(type(error).__name__, "Exception")}
    try:
        described["message"] = one_line(str(error), MAX_MESSAGE)
    except BaseException:
        described["message"] = "(its message cannot be shown)"
    traceback = error.__traceback__
    innermost: types.TracebackType | None = None
    while traceback is not None:
        if is_cell(traceback.tb_frame.f_code.co_filename):
            innermost = traceback
        traceback = traceback.tb_next
    if innermost is not None:
        code = innermost.tb_frame.f_code
        described["function"] = name_or(code.co_name, "")
        described["line_number"] = innermost.tb_lineno
        operation = opcode.opname[code.co_code[innermost.tb_lasti]]
        described["operation"] = "CALL" if operation.startswith("CALL") else operation
        line = linecache.getline(code.co_filename, innermost.tb_lineno)
        described["line"] = one_line(line, MAX_LINE)
        described["shapes"] = local_shapes(innermost.tb_frame.f_locals, line)
    return described


def name_or(text: str, other: str) -> str:
    """Return the text where it is a name of usual length, else the other."""
    return text if len(text) <= MAX_NAME and NAME.fullmatch(text) else other


def one_line(text: str, most: int) -> str:
    """Return a text as one line without control characters, cut where it is longer than `most`."""
    line = " ".join(text[: 10 * most].split())[:most]
    return "".join(c if c.isprintable() else "\ufffd" for c in line)


def is_cell(filename: str) -> bool:
    """Whether a code object's file name is a notebook cell's."""
    return "ipykernel_" in filename or "ipython-input" in filename or filename.startswith("<cell")


def local_shapes(variables: dict[str, Any], line: str) -> dict[str, str]:
    """Return the shapes of the arrays among a function's variables, by name: those first that the
    line speaks of.
    """
    spoken_of = set(re.findall(r"\w+", line))
    shapes: dict[str, str] = {}
    for name in sorted(variables, key=lambda name: name not in spoken_of):
        value = variables[name]
        if isinstance(value, np.ndarray) and not name.startswith("_") and len(shapes) < MAX_SHAPES:
            shape = str(value.shape)
            if name_or(name, "") and SHAPE.fullmatch(shape):
                shapes[name] = shape
    return shapes

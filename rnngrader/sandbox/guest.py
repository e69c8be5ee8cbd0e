"""The student's side: calls the student's functions and writes down what came back.

Runs inside the sandbox or in a stock Jupyter kernel, and nowhere else. Holds no reference, no test
and no expected value. This module imports nothing of ours but the wire and its calls.
"""

from __future__ import annotations

import contextlib
import io
import linecache
import types
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from rnngrader.sandbox import calls, wire

MAX_SHAPES = 40


class Nowhere(io.TextIOBase):
    """Takes any amount of text and keeps none."""

    def write(self, text: str) -> int:
        return len(text)


def observe(function: Callable[..., Any] | None, arguments: calls.Call) -> dict[str, Any]:
    """Calls `function` on the `arguments`, encoded as one call's, and reports as plain data.

    Returns {"outcome": "returned", "value": tree, "modified": [positions]}, or
    {"outcome": "raised", "error": …}, or {"outcome": "not_found"}. What the call prints is
    dropped: printing and warnings never cost points.
    """
    if not callable(function):
        return {"outcome": "not_found"}
    values, changed = calls.decode_arguments(arguments)
    try:
        with contextlib.redirect_stdout(Nowhere()), contextlib.redirect_stderr(Nowhere()):
            value = function(*values)
    except MemoryError:
        return {"outcome": "out_of_memory"}
    except BaseException as error:  # whatever a student raises is an observation
        return {"outcome": "raised", "error": describe_error(error)}
    try:
        modified = changed()
    except BaseException:  # of what a student's own object raises when it is looked at
        modified = [*range(len(values))]
    return {"outcome": "returned", "value": encode(value), "modified": modified}


@contextlib.contextmanager
def lending(namespace: dict[str, Any], lent: Mapping[str, Callable[..., Any]]) -> Iterator[None]:
    """Meanwhile, these names stand for these functions in the student's notebook."""
    own = {name: namespace[name] for name in lent if name in namespace}
    namespace.update(lent)
    try:
        yield
    finally:
        for name in lent:
            namespace.pop(name, None)
        namespace.update(own)


def encode(value: Any) -> list[Any]:
    """The value's tree, also where the value refuses to be looked at."""
    try:
        return wire.encode_value(value)
    except BaseException:
        return ["other", type(value).__name__[: wire.MAX_TEXT], "it cannot be read"]


def describe_error(error: BaseException) -> dict[str, Any]:
    """The exception as text: type, message, the line it came from, the shapes of its locals.

    The line is the innermost one in a notebook cell, so that an error deep inside numpy points at
    the student's own code.
    """
    described: dict[str, Any] = {"type_name": type(error).__name__[: wire.MAX_TEXT]}
    try:
        described["message"] = str(error)[: wire.MAX_TEXT]
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
        described["function"] = code.co_name[: wire.MAX_TEXT]
        described["line_number"] = innermost.tb_lineno
        line = linecache.getline(code.co_filename, innermost.tb_lineno)
        described["line"] = line.strip()[: wire.MAX_TEXT]
        described["shapes"] = local_shapes(innermost.tb_frame.f_locals)
    return described


def is_cell(filename: str) -> bool:
    """Whether a code object's file name is a notebook cell's."""
    return "ipykernel_" in filename or "ipython-input" in filename or filename.startswith("<cell")


def local_shapes(variables: dict[str, Any]) -> dict[str, str]:
    """The shapes of the arrays among a function's variables, by name."""
    shapes = {}
    for name, value in list(variables.items())[:MAX_SHAPES]:
        if isinstance(value, np.ndarray) and not name.startswith("_"):
            shapes[name[:80]] = str(value.shape)[:80]
    return shapes

"""What the guest sent, held against what it may send. Anything else raises `WireError`.

Every field is checked and copied into a fresh object of ours; nothing here is evaluated. What a
browser would run (HTML, JavaScript) passes: whoever shows outputs to people has to clean them.
"""

from __future__ import annotations

import math
import opcode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rnngrader.records import ErrorInfo, Observation, Opaque, Substitutes, Value
from rnngrader.sandbox.codec import Decoder, encode_value
from rnngrader.sandbox.guest import (
    MAX_LINE,
    MAX_MESSAGE,
    MAX_NAME,
    MAX_SHAPES,
    NAME,
    SHAPE,
)
from rnngrader.sandbox.wire import MAX_TEXT, WireError, pack

MAX_OUTPUTS = 1_000
MAX_TRACEBACK_LINES = 200
MAX_MIME_TYPES = 16
MAX_ARGUMENTS = 100
MAX_NUMBER = 2**31
RETURNED, RAISED = "returned", "raised"


@dataclass(frozen=True)
class CellRun:
    """One cell, run: whether it raised nothing, and its outputs as nbformat v4 dicts."""

    ok: bool
    outputs: list[dict[str, Any]]


def read_cell_run(message: Any, max_bytes: int) -> CellRun:
    """The reply to one cell, its texts within `max_bytes` characters together."""
    match message:
        case {"ok": bool(ok), "outputs": list(outputs)} if len(outputs) <= MAX_OUTPUTS:
            budget = [max_bytes + 10_000]  # the guest cuts first, and says so in a sentence
            return CellRun(ok, [_read_output(output, budget) for output in outputs])
    raise WireError("the reply to a cell is not a flag and a list of outputs")


def _read_output(output: Any, budget: list[int]) -> dict[str, Any]:
    match output:
        case {"output_type": "stream", "name": "stdout" | "stderr" as name, "text": text}:
            return {"output_type": "stream", "name": name, "text": _read_text(text, budget)}
        case {"output_type": "display_data" | "execute_result" as kind, "data": data}:
            shown = {"output_type": kind, "data": _read_bundle(data, budget), "metadata": {}}
            if kind == "execute_result":
                shown["execution_count"] = _read_number(output, "execution_count")
            return shown
        case {"output_type": "error", "ename": ename, "evalue": evalue, "traceback": list(lines)}:
            if len(lines) > MAX_TRACEBACK_LINES:
                raise WireError("a traceback has too many lines")
            return {
                "output_type": "error",
                "ename": _read_text(ename, budget),
                "evalue": _read_text(evalue, budget),
                "traceback": [_read_text(line, budget) for line in lines],
            }
    raise WireError("an output is not of a known form")


def _read_bundle(data: Any, budget: list[int]) -> dict[str, str]:
    if not isinstance(data, dict) or len(data) > MAX_MIME_TYPES:
        raise WireError("an output's data is not a short mapping")
    return {_read_text(key, budget): _read_text(value, budget) for key, value in data.items()}


def _read_text(text: Any, budget: list[int]) -> str:
    if not isinstance(text, str):
        raise WireError("a text is not a string")
    budget[0] -= len(text)
    if budget[0] < 0:
        raise WireError("outputs are longer than allowed")
    return text


@dataclass
class Room:
    """How many bytes the values of some replies may still take."""

    left: float = math.inf


UNREAD = Opaque("more numbers than are read of one function")


def read_observation(
    message: Any, room: Room | None = None, arguments: int = MAX_ARGUMENTS
) -> Observation:
    """Return the reply to a call with so many arguments; its value is left out where there is no
    room for it.
    """
    match message:
        case {"outcome": "returned", "value": tree, "modified": list(modified)}:
            places = {i for i in modified if type(i) is int and 0 <= i < arguments}
            if len(places) < len(modified):
                raise WireError("the modified arguments are not a list of positions")
            return Observation(RETURNED, read_value(tree, room or Room()), tuple(modified))
        case {"outcome": "raised", "error": dict(error)}:
            return Observation(RAISED, error=_read_error(error))
        case {"outcome": "not_found" | "out_of_memory" as outcome}:
            return Observation(outcome)
    raise WireError("the reply to a call is not of a known form")


def read_value(tree: Any, room: Room) -> Value:
    if room.left <= 0:
        return UNREAD
    decoder = Decoder(Opaque)
    value = decoder.read(tree)
    room.left -= decoder.memory_bytes
    return value if room.left >= 0 else UNREAD


def is_call(message: Any) -> bool:
    """Whether this is no reply yet, but a call of a substituted function."""
    return isinstance(message, dict) and "call" in message


def answer_call(
    message: Mapping[str, Any], substitutes: Substitutes, probe: int, room: Room
) -> bytes:
    """Return the frame that answers a call of a substituted function: its value, or why there is
    none.

    Of its arguments is read what there is room for; the others are nothing that a right one asks.
    What no frame has room for is not given.
    """
    match message:
        case {"call": str(name), "arguments": list(trees), "named": dict(named)} if (
            name in substitutes.names
        ):
            arguments = [read_value(tree, room) for tree in trees]
            by_name = {str(key): read_value(tree, room) for key, tree in named.items()}
        case _:
            raise WireError("a call is not of a substituted function")
    try:
        return pack({"value": encode_value(substitutes.answer(probe, name, arguments, by_name))})
    except Exception as error:  # of wrong arguments
        return pack({"raised": type(error).__name__, "message": str(error)[:MAX_TEXT]})


def _read_error(error: Mapping[Any, Any]) -> ErrorInfo:
    shapes = error.get("shapes", {})
    if not isinstance(shapes, dict) or len(shapes) > MAX_SHAPES:
        raise WireError("an error's shapes are not a short mapping")
    return ErrorInfo(
        type_name=_read_name(error.get("type_name")),
        message=_read_line(error.get("message"), MAX_MESSAGE),
        function=_read_name(error.get("function", "")),
        line_number=_read_number({"line_number": 0, **error}, "line_number"),
        line=_read_line(error.get("line", ""), MAX_LINE),
        operation=_read_operation(error.get("operation", "")),
        shapes={_read_name(name): _read_shape(shape) for name, shape in shapes.items()},
    )


def _read_number(fields: Mapping[Any, Any], name: str) -> int:
    number = fields.get(name)
    if type(number) is not int or not 0 <= number < MAX_NUMBER:
        raise WireError(f"{name} is not a small number")
    return number


def _read_name(text: Any) -> str:
    if not isinstance(text, str) or len(text) > MAX_NAME or not NAME.fullmatch(text):
        raise WireError("a name in an error is none")
    return text


def _read_operation(text: Any) -> str:
    if not isinstance(text, str) or text not in {"", *opcode.opmap}:
        raise WireError("an operation in an error is none of the interpreter's")
    return text


def _read_line(text: Any, most: int) -> str:
    if not isinstance(text, str) or len(text) > most or not text.isprintable():
        raise WireError("a text in an error is not one short line")
    return text


def _read_shape(text: Any) -> str:
    if not isinstance(text, str) or not SHAPE.fullmatch(text):
        raise WireError("a shape in an error is none")
    return text

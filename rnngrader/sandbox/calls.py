"""The arguments of a call on their way into the sandbox, and whether the call changed them.

They are the same trees as other values (`wire`), but for the arrays, of which there may be
hundreds: these stand in one block of bytes, so that they are rebuilt and compared quickly. Only
the trusted side writes calls. This module imports nothing of ours but the wire.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import numpy as np

from rnngrader.sandbox.wire import BUILT_IN, DTYPES, Encoder, WireError, encode_value

ALIGNED = 16  # bytes: where an array may begin


class Call(msgspec.Struct, array_like=True):
    """The arguments of one call as they travel: trees in which a whole number n stands for the n-th
    array, of which `arrays` has the form (a dtype and a shape in `forms`) and the place in `block`.
    """

    trees: list[Any]
    forms: list[tuple[str, tuple[int, ...]]]
    arrays: list[tuple[int, int]]
    block: bytes


def encode_arguments(arguments: Sequence[Any]) -> Call:
    """One call's arguments; raises `WireError` for what is not plain data.

    An array or dict that stands in several places is written once, and is one on the other side
    too.
    """
    encoder = _ArgumentsEncoder()
    trees = [encoder.tree(value, 0) for value in arguments]
    return Call(trees, list(encoder.forms), encoder.arrays, bytes(encoder.block))


class _ArgumentsEncoder(Encoder):
    """Writes the arguments of one call."""

    def __init__(self) -> None:
        super().__init__()
        self.block = bytearray()
        self.forms: dict[tuple[str, tuple[int, ...]], int] = {}
        self.arrays: list[tuple[int, int]] = []
        self.numbers: dict[int, int] = {}  # of the arrays, by id

    def trees(self, items: Iterable[Any], depth: int) -> list[Any]:
        return [self.tree(item, depth) for item in items]

    def array(self, value: Any) -> Any:
        if id(value) not in self.numbers:
            native, dtype = self.native(value)
            if dtype not in DTYPES:
                self.other(f"array of dtype {value.dtype}", "")
            self.block += bytes(-len(self.block) % ALIGNED)
            form = self.forms.setdefault((dtype, native.shape), len(self.forms))
            self.numbers[id(value)] = len(self.arrays)
            self.arrays.append((form, len(self.block)))
            self.block += native.tobytes()
        return self.numbers[id(value)]

    def other(self, kind: str, detail: str) -> list[Any]:
        raise WireError(f"{kind} {detail}".strip() + " cannot be carried")


def decode_arguments(call: Call) -> tuple[list[Any], Callable[[], list[int]]]:
    """The arguments that `encode_arguments` wrote, and a function that tells the positions of those
    that have been changed since. For calls of the trusted side: nothing is checked.
    """
    trees, block = call.trees, call.block
    memory = bytearray(block)  # of all arrays
    forms = [(BUILT_IN[dtype], tuple(shape)) for dtype, shape in call.forms]
    ndarray = np.ndarray
    arrays: list[np.ndarray] = [
        ndarray(forms[form][1], forms[form][0], memory, place) for form, place in call.arrays
    ]
    dicts: list[tuple[dict[str, Any], list[Any]]] = []  # with their trees
    holders: list[tuple[Any, tuple[Any, ...]]] = []  # the lists and dicts, and what they hold

    def rebuild(tree: Any) -> Any:
        if type(tree) is int:
            return arrays[tree]
        tag, content = tree
        if tag == "tuple":
            return tuple([arrays[t] if type(t) is int else rebuild(t) for t in content])
        if tag == "list":
            items = [arrays[t] if type(t) is int else rebuild(t) for t in content]
            holders.append((items, (*items,)))
            return items
        if tag == "dict":
            found = {key: arrays[t] if type(t) is int else rebuild(t) for key, t in content}
            dicts.append((found, tree))
            holders.append((found, (*found, *found.values())))
            return found
        return dicts[content][0] if tag == "same" else content

    def is_untouched() -> bool:
        """Whether all is as it was made, down to the same objects in the same places."""
        return (
            memory == block
            and [(a.dtype, a.shape) for a in arrays] == [forms[form] for form, _ in call.arrays]
            and all(are_same(contents(now), then) for now, then in holders)
        )

    def is_equal(value: Any, tree: Any) -> bool:
        if type(tree) is int:
            form, place = call.arrays[tree]
            if type(value) is not ndarray or (value.dtype, value.shape) != forms[form]:
                return False
            return bool(value.tobytes() == block[place : place + value.nbytes])
        tag, content = tree
        if tag == "same":
            return is_equal(value, dicts[content][1])
        if tag == "dict" and type(value) is dict:
            return list(value) == [key for key, _ in content] and all(
                is_equal(value[key], item) for key, item in content
            )
        if tag in ("tuple", "list") and type(value) in (tuple, list):
            return (
                type(value).__name__ == tag
                and len(value) == len(content)
                and all(map(is_equal, value, content))
            )
        return bool(encode_value(value) == tree)

    values = [rebuild(tree) for tree in trees]

    def changed() -> list[int]:
        if is_untouched():
            return []
        pairs = enumerate(zip(values, trees, strict=True))
        return [i for i, (value, tree) in pairs if not is_equal(value, tree)]

    return list(values), changed


def contents(holder: list[Any] | dict[str, Any]) -> tuple[Any, ...]:
    return (*holder, *holder.values()) if isinstance(holder, dict) else (*holder,)


def are_same(some: tuple[Any, ...], others: tuple[Any, ...]) -> bool:
    return len(some) == len(others) and all(map(operator.is_, some, others))


def pack_calls(calls: Sequence[Sequence[Any]]) -> bytes:
    """The msgpack of several calls' arguments, for the field "calls" of a request."""
    return msgspec.msgpack.encode([encode_arguments(call) for call in calls])


def read_call(message: list[Any]) -> Call:
    """One of them again."""
    return Call(*message)

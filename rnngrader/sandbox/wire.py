"""What crosses the wall: values as tagged trees, and length-capped msgpack frames.

A value is written as nested lists, each with its tag first:

    ["array", dtype, shape, raw bytes]   ["tuple", [...]]   ["list", [...]]
    ["dict", [[key, value], ...]]        ["scalar", x]      ["other", type name, detail]
    ["same", n]: the n-th dict of the value again, such as the parameters in every step's cache

No pickle in either direction. Decoding checks everything and trusts nothing: depth, number of
nodes, dtype, shape against the number of bytes. This module imports nothing of ours.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, BinaryIO

import msgspec
import numpy as np

MAX_FRAME_BYTES = 8 * 2**20
MAX_UNCOUNTED_BYTES = 2**18  # in longer frames the parts are counted before they are decoded
MAX_PARTS = 100_000
MAX_DEPTH = 12
MAX_NODES = 50_000
MAX_AXES = 8
MAX_TEXT = 2_000
TOO_LARGE = "nested too deeply or too large"
DTYPES = frozenset(
    ["|b1", "|i1", "<i2", "<i4", "<i8", "|u1", "<u2", "<u4", "<u8"]
    + ["<f2", "<f4", "<f8", "<c8", "<c16"]
)
BUILT_IN = {name: np.dtype(name) for name in DTYPES}  # of each there is one object, for good
_NAMES = {id(dtype): name for name, dtype in BUILT_IN.items()}

# On the control socket: one byte a command, after a first frame with the setup.
START = b"s"  # comes with the new child's socket and pipe
END = b"e"  # kill the child; answered with ENDED
AWAIT = b"a"  # the same, after giving the child a moment to end by itself
ENDED = struct.Struct("<?iddq")  # had ended by itself, wait status, user and system CPU, peak KiB

_LENGTH = struct.Struct("<I")
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder()


class WireError(Exception):
    """A frame or a value that is not of the form above. Says what was wrong with it."""


def encode_value(value: Any) -> list[Any]:
    """The tagged tree of a value. Arrays are copied, so later changes do not show.

    What is not plain data becomes "other": ndarray subclasses, object arrays, functions. So does
    a tree that is too deep or too large (a list that holds itself, say).
    """
    tree: list[Any] = Encoder().tree(value, 0)
    return tree


class Encoder:
    """Writes one value."""

    def __init__(self) -> None:
        self.budget = MAX_NODES - 1  # the value itself is one
        self.dicts: dict[int, tuple[int, int]] = {}  # by id: the dict's number, its nodes

    def tree(self, value: Any, depth: int) -> Any:
        kind: Any = type(value)
        if depth > MAX_DEPTH:
            return self.other(kind.__name__, TOO_LARGE)
        if kind is np.ndarray or isinstance(value, np.generic) and kind.__module__ == "numpy":
            return self.array(value)
        if kind is list or issubclass(kind, tuple):  # a namedtuple is as good
            items = list.__iter__(value) if kind is list else tuple.__iter__(value)
            self.budget -= len(value)
            if self.budget < 0:
                return self.other(kind.__name__, TOO_LARGE)
            trees = self.trees(items, depth + 1)
            if self.budget < 0:
                return self.other(kind.__name__, TOO_LARGE)
            return ["list" if kind is list else "tuple", trees]
        if issubclass(kind, dict):  # and so is an OrderedDict or a defaultdict
            return self.dict(value, kind.__name__, depth)
        if value is None or kind is bool or kind is float:
            return ["scalar", value]
        if kind is int and -(2**63) <= value < 2**63:
            return ["scalar", value]
        if kind is str:
            return ["scalar", value[:MAX_TEXT]]
        return self.other(kind.__name__, "")

    def trees(self, items: Iterable[Any], depth: int) -> list[Any]:
        # Arrays, the commonest, without a call for each.
        return [
            ["array", _NAMES[id(item.dtype)], [*item.shape], item.tobytes()]
            if type(item) is np.ndarray and id(item.dtype) in _NAMES
            else self.tree(item, depth)
            for item in items
        ]

    def dict(self, value: dict[Any, Any], kind: str, depth: int) -> list[Any]:
        if id(value) in self.dicts:
            number, nodes = self.dicts[id(value)]
            self.budget -= nodes
            return ["same", number]
        before = self.budget
        self.budget -= len(value)
        if self.budget < 0:
            return self.other(kind, TOO_LARGE)
        for key in dict.keys(value):
            if type(key) is not str:
                return self.other("dict", f"with a key of type {type(key).__name__}")
        trees = self.trees(dict.values(value), depth + 1)
        if self.budget < 0:
            return self.other(kind, TOO_LARGE)
        self.dicts[id(value)] = len(self.dicts), before - self.budget
        pairs = zip(dict.keys(value), trees, strict=True)
        return ["dict", [[key[:MAX_TEXT], tree] for key, tree in pairs]]

    def array(self, value: Any) -> Any:
        native, dtype = self.native(value)
        if dtype not in DTYPES:
            return self.other(f"array of dtype {value.dtype}", "")
        return ["array", dtype, [*native.shape], native.tobytes()]

    def native(self, value: Any) -> tuple[Any, str]:
        """The array in this machine's order of bytes, and its dtype's name."""
        dtype = value.dtype.str
        if dtype[0] == ">" and dtype.replace(">", "<") in DTYPES:
            return value.astype(dtype.replace(">", "<")), dtype.replace(">", "<")
        return value, dtype

    def other(self, kind: str, detail: str) -> list[Any]:
        """What stands for a value that is not plain data."""
        return ["other", kind[:MAX_TEXT], detail[:MAX_TEXT]]


def call_message(name: str, arguments: Sequence[Any], named: Mapping[str, Any]) -> dict[str, Any]:
    """The message with which a guest calls a function that was lent to it."""
    trees = [encode_value(value) for value in arguments]
    by_name = {key: encode_value(value) for key, value in named.items()}
    return {"call": name, "arguments": trees, "named": by_name}


def returned_reply(value: Any) -> bytes:
    """The body of the frame with which a guest says that a call returned `value`."""
    return _encoder.encode({"outcome": "returned", "value": encode_value(value), "modified": []})


def decode_value(tree: Any, opaque: Any) -> Any:
    """The value of a tagged tree; raises `WireError` on anything malformed.

    Arrays are fresh and writable. `opaque(type_name, detail)` makes what stands for "other".
    """
    return _decode(tree, opaque, 0, [MAX_NODES], [])


Found = list[tuple[dict[str, Any], int]]  # the dicts so far, with their nodes


def _decode(tree: Any, opaque: Any, depth: int, budget: list[int], found: Found) -> Any:
    budget[0] -= 1
    if depth > MAX_DEPTH + 1 or budget[0] < 0:
        raise WireError("a value is nested too deeply or has too many parts")
    # Plain comparisons, the commonest first: this runs for every array of every probe.
    if type(tree) is not list or not tree:
        raise WireError("a value is not a tagged list")
    tag, size = tree[0], len(tree)
    if tag == "array" and size == 4:
        return _decode_array(tree[1], tree[2], tree[3])
    if size == 2:
        content = tree[1]
        if tag == "scalar" and (content is None or type(content) in (bool, int, float, str)):
            return content
        if type(content) is list:
            if tag == "tuple":
                return tuple([_decode(item, opaque, depth + 1, budget, found) for item in content])
            if tag == "list":
                return [_decode(item, opaque, depth + 1, budget, found) for item in content]
            if tag == "dict":
                return _decode_dict(content, opaque, depth, budget, found)
        if tag == "same" and type(content) is int and 0 <= content < len(found):
            again, nodes = found[content]
            budget[0] -= nodes  # whoever reads the value goes through it once more
            return again
    if tag == "other" and size == 3 and type(tree[1]) is type(tree[2]) is str:
        return opaque(tree[1][:MAX_TEXT], tree[2][:MAX_TEXT])
    raise WireError("a value has no known tag")


def _decode_dict(
    pairs: list[Any], opaque: Any, depth: int, budget: list[int], found: Found
) -> dict[str, Any]:
    result, before = {}, budget[0]
    for pair in pairs:
        if type(pair) is not list or len(pair) != 2 or type(pair[0]) is not str:
            raise WireError("a dict's item is not a [string, value] pair")
        result[pair[0]] = _decode(pair[1], opaque, depth + 1, budget, found)
    found.append((result, before - budget[0]))
    return result


def _decode_array(dtype: Any, shape: Any, raw: Any) -> np.ndarray:
    if type(dtype) is not str or dtype not in DTYPES:
        raise WireError(f"dtype {str(dtype)[:40]!r} is not allowed")
    if type(shape) is not list or type(raw) is not bytes or len(shape) > MAX_AXES:
        raise WireError("an array is not a dtype, a short shape and bytes")
    size = BUILT_IN[dtype].itemsize
    for n in shape:
        if type(n) is not int or not 0 <= n < 2**31:
            raise WireError("an array's shape is not a list of plausible lengths")
        size *= n
    if size != len(raw):
        raise WireError(f"an array of {len(raw)} bytes says it has {size}")
    array: np.ndarray = np.ndarray(shape, dtype, bytearray(raw))
    return array


def pack(message: Any) -> bytes:
    """One frame: four bytes of length, then msgpack."""
    try:
        body = _encoder.encode(message)
    except UnicodeEncodeError:  # half of a surrogate pair, which UTF-8 cannot say
        body = _encoder.encode(_replace_surrogates(message))
    if len(body) > MAX_FRAME_BYTES:
        raise WireError(f"a frame of {len(body)} bytes; at most {MAX_FRAME_BYTES} are carried")
    return _LENGTH.pack(len(body)) + body


def _replace_surrogates(message: Any) -> Any:
    if isinstance(message, str):
        return message.encode("utf-8", "replace").decode()
    if isinstance(message, list):
        return [_replace_surrogates(item) for item in message]
    if isinstance(message, dict):
        return {_replace_surrogates(k): _replace_surrogates(v) for k, v in message.items()}
    return message


def unpack(body: bytes) -> Any:
    """The message of a frame's body; raises `WireError` where it is not msgpack."""
    if len(body) > MAX_UNCOUNTED_BYTES:
        _count_parts(body)
    try:
        return _decoder.decode(body)
    except Exception as error:  # not msgpack, not UTF-8, too deep, keys that cannot be keys
        raise WireError(f"a frame is not msgpack: {error}") from None


# msgpack's tags 0xc0 to 0xdf: how many bytes of length follow, and how many bytes besides
_LENGTH_BYTES = bytes.fromhex("0000000001020401020400000000000000000000000000000001020400000000")
_OTHER_BYTES = bytes.fromhex("0000000000000001010104080102040801020408020305091100000002040204")


def _count_parts(body: bytes) -> None:
    """Raises `WireError` where a frame has very many parts.

    An empty list is one byte on the wire and sixty in memory: a frame of lists alone would fill
    the host's memory before anything could be checked.
    """
    position = parts = 0
    while position < len(body):
        parts += 1
        if parts > MAX_PARTS:
            raise WireError(f"a frame has more than {MAX_PARTS} parts")
        tag = body[position]
        position += 1
        if 0xC0 <= tag <= 0xDF:
            width = _LENGTH_BYTES[tag - 0xC0]
            length = int.from_bytes(body[position : position + width])
            position += width + length + _OTHER_BYTES[tag - 0xC0]
        elif 0xA0 <= tag <= 0xBF:  # a short string
            position += tag - 0xA0


def frame_body(frame: bytes) -> bytes:
    """The frame without its length."""
    return frame[_LENGTH.size :]


def read_frame(stream: BinaryIO) -> Any:
    """Reads one frame from a blocking stream; raises EOFError at its end."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError("the other side closed the wire")
    body = stream.read(frame_length(head))
    if len(body) < frame_length(head):
        raise EOFError("the other side closed the wire in the middle of a frame")
    return unpack(body)


def frame_length(head: bytes) -> int:
    """The length that a frame's four first bytes announce; raises `WireError` over the cap."""
    (length,) = _LENGTH.unpack(head)
    if length > MAX_FRAME_BYTES:
        raise WireError(f"a frame announces {length} bytes; at most {MAX_FRAME_BYTES} are read")
    return int(length)

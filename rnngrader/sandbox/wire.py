"""Frames on the wire: four bytes of length, then msgpack, at most 8 MiB.

What values look like in them is the `codec`'s. This module imports nothing of ours.
"""

from __future__ import annotations

import struct
from typing import Any, BinaryIO

import msgspec

MAX_FRAME_BYTES = 8 * 2**20
MAX_UNCOUNTED_BYTES = 2**18  # in longer frames the parts are counted before they are decoded
MAX_PARTS = 100_000
MAX_TEXT = 2_000
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


def pack(message: Any) -> bytes:
    """Return one frame: four bytes of length, then msgpack. Raises `WireError` where the other side
    would not read it.
    """
    try:
        body = _encoder.encode(message)
    except UnicodeEncodeError:  # half of a surrogate pair, which UTF-8 cannot say
        body = _encoder.encode(_replace_surrogates(message))
    if len(body) > MAX_FRAME_BYTES:
        raise WireError(f"a frame of {len(body)} bytes; at most {MAX_FRAME_BYTES} are carried")
    if len(body) > MAX_UNCOUNTED_BYTES:
        _count_parts(body)
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
    """Return the message of a frame's body; raises `WireError` where it is not msgpack."""
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
    """Raise `WireError` where a frame has very many parts.

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
    """Return the frame without its length."""
    return frame[_LENGTH.size :]


def read_frame(stream: BinaryIO) -> Any:
    """Return the next frame of a blocking stream; raises EOFError at its end."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError("the other side closed the wire")
    body = stream.read(frame_length(head))
    if len(body) < frame_length(head):
        raise EOFError("the other side closed the wire in the middle of a frame")
    return unpack(body)


def frame_length(head: bytes) -> int:
    """Return the length that a frame's first four bytes announce; `WireError` over the cap."""
    (length,) = _LENGTH.unpack(head)
    if length > MAX_FRAME_BYTES:
        raise WireError(f"a frame announces {length} bytes; at most {MAX_FRAME_BYTES} are read")
    return int(length)

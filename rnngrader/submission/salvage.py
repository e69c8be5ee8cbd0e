"""What can be read of a notebook file that is not well-formed. Takes time in proportion to the
file, whatever is in it.
"""

from __future__ import annotations

import codecs
import json
import re
import sys
from collections.abc import Iterator
from typing import Any

MAX_BYTES = 8_000_000  # of a damaged file are read, beside long outputs
MAX_LOOKED = 2**26  # bytes of it that are looked at
LONG = 1_000  # bytes of an output
MAX_WORK = 2 * MAX_BYTES  # characters that are read while looking for cells
MAX_MADE = 48 * 2**20  # bytes of what the strings, lists and objects in a text take once they are
# read, each counted with these beside its characters
STRING, LIST, OBJECT = 80, 100, 250
MARK = re.compile(r"([<=|>])\1{6}(.*)\n?")  # of a merge conflict, where a line begins with it
# An output: what one of these keys stands for, a string or many, to where they end.
NAME = rb"[\w.+-]{1,80}+"
OUTPUT = re.compile(rb'"(?:%b/%b|text|traceback)"\s{0,9}+:\s{0,9}+(?=["\[])' % (NAME, NAME))
BEGUN = rb'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+'
PIECE = re.compile(BEGUN + rb'(?:"|\Z)')
PIECES = re.compile(rb"\[(?:\s*+" + BEGUN + rb'"(?:\s*+,)?+)*+(?:\s*+' + BEGUN + rb"\Z)?+")


def without_outputs(data: bytes) -> tuple[bytes, bool]:
    """Return the beginning of a file, with nothing in the place of long outputs, of which no cell
    is made; and whether that is all of it.
    """
    kept: list[bytes] = []
    start = position = 0
    room, end = MAX_BYTES, min(len(data), MAX_LOOKED)
    while position < end and (key := OUTPUT.search(data, position, min(end, start + room))):
        begin = position = key.end()
        is_list = data[begin] == ord("[")
        if output := (PIECES if is_list else PIECE).match(data, begin, end):
            position = output.end()
        if position - begin >= LONG:
            kept.append(data[start:begin] + (b"[" if is_list else b'""'))
            room -= len(kept[-1])
            start = position
    kept.append(data[start : start + max(room, 0)])
    return b"".join(kept), start + room >= len(data)


def to_text(data: bytes) -> tuple[str, str, bool]:
    """Return the beginning of a file as text, the encoding that it seems to have, and whether that
    is all of it but for outputs.
    """
    is_whole = len(data) <= MAX_BYTES
    if not is_whole:
        data, is_whole = without_outputs(data)
    for bom, encoding in (
        (b"\xef\xbb\xbf", "utf-8-sig"),
        (b"\xff\xfe", "utf-16"),
        (b"\xfe\xff", "utf-16"),
    ):
        if data.startswith(bom):
            text = data.decode(encoding, "replace")
            return text, "utf-8" if "8" in encoding else encoding, is_whole
    try:  # a character may be cut in two at the end
        return codecs.getincrementaldecoder("utf-8")().decode(data), "utf-8", is_whole
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace"), "cp1252", is_whole


def has_conflicts(text: str) -> bool:
    return re.search("^<{7} ", text, re.MULTILINE) is not None


def one_side(text: str, side: int) -> str:
    """The text with side 1 or 2 of each merge conflict."""
    return "".join(parts_of_side(text, side))


def parts_of_side(text: str, side: int) -> Iterator[str]:
    """What is outside of conflicts and on one side of them, in pieces, not line by line."""
    part, begin = 0, 0  # outside of conflicts, on a side, or on neither
    for mark in MARK.finditer(text):
        start, kind = mark.start(), mark[1]
        if not (start == 0 or text[start - 1] == "\n") or (kind != "<" and not part):
            continue
        if kind == "=" and mark[2].strip():
            continue
        if part in (0, side):
            yield text[begin:start]
        part, begin = {"<": 1, "=": 2, "|": 3, ">": 0}[kind], mark.end()
    if part in (0, side):
        yield text[begin:]


def loose_cells(text: str) -> Iterator[dict[str, Any] | None]:
    """Yield each object in the text that looks like a cell, though the whole does not parse; None
    where no more is looked for, as it would take more time or memory than it may. Numbers are not
    read: no cell is made of them.
    """
    made = OBJECT * text.count("{") + LIST * text.count("[") + STRING * (text.count('"') // 2)
    if made + sys.getsizeof(text) > MAX_MADE:
        yield None
        return
    decoder = json.JSONDecoder(strict=False, parse_int=bool, parse_float=bool)
    work, position = 0, text.find('"cells"')
    while (position := text.find("{", position + 1)) >= 0:
        if work >= MAX_WORK:
            yield None
            return
        value: Any = None
        try:
            value, end = decoder.raw_decode(text, position)
        except json.JSONDecodeError as error:
            end = max(error.pos, position)
            work += position // 50  # an error counts all lines before it
        except RecursionError:  # nested too deeply: it may have read all of the rest
            end = len(text)
        work += end - position + 1000
        if isinstance(value, dict) and "cell_type" in value and "source" in value:
            yield value
            position = end - 1

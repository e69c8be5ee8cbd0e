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

MAX_BYTES = 8_000_000  # of a damaged file are read
MAX_WORK = 2 * MAX_BYTES  # characters that are read while looking for cells
MAX_MADE = 48 * 2**20  # bytes of what the strings, lists and objects in a text take once they are
# read, each counted with these beside its characters
STRING, LIST, OBJECT = 80, 100, 250
MARK = re.compile(r"([<=|>])\1{6}(.*)\n?")  # of a merge conflict, where a line begins with it


def to_text(data: bytes) -> tuple[str, str]:
    """The beginning of a file as text, and the encoding that it seems to have."""
    data = data[:MAX_BYTES]
    for bom, encoding in (
        (b"\xef\xbb\xbf", "utf-8-sig"),
        (b"\xff\xfe", "utf-16"),
        (b"\xfe\xff", "utf-16"),
    ):
        if data.startswith(bom):
            text = data.decode(encoding, "replace")
            return text, "utf-8" if "8" in encoding else encoding
    try:  # a character may be cut in two at the end
        return codecs.getincrementaldecoder("utf-8")().decode(data), "utf-8"
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace"), "cp1252"


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


def loose_cells(text: str) -> Iterator[dict[str, Any]]:
    """Each object in the text that looks like a cell, though the whole does not parse; none where
    it would take more memory than it may. Numbers are not read: no cell is made of them.
    """
    made = OBJECT * text.count("{") + LIST * text.count("[") + STRING * (text.count('"') // 2)
    if made + sys.getsizeof(text) > MAX_MADE:
        return
    decoder = json.JSONDecoder(strict=False, parse_int=bool, parse_float=bool)
    work, position = 0, text.find('"cells"')
    while work < MAX_WORK and (position := text.find("{", position + 1)) >= 0:
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

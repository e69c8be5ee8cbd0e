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

MAX_BYTES = 8_000_000  # of a damaged file are read, beside long values that are no cell's text
MAX_LOOKED = 2**26  # bytes of it that are looked at
LONG = 1_000  # bytes of a value
MAX_WORK = 2 * MAX_BYTES  # characters that are read while looking for cells
MAX_PASSED = MAX_LOOKED + 2**25  # bytes that are gone over to find where values end
STEP = 100  # bytes that one step of that counts as
MAX_DEPTH = 500  # of lists and objects in one another, beyond which it is none
CHUNK = 2**20
MAX_MADE = 48 * 2**20  # bytes of what the strings, lists and objects in a text take once they are
# read, each counted with these beside its characters
STRING, LIST, OBJECT = 80, 100, 250
SOURCES = "source", "input"  # of a cell; the second in nbformat 3
NOT_ASCII = bytes(range(128, 256))
MARK = re.compile(r"([<=|>])\1{6}(.*)\n?")  # of a merge conflict, where a line begins with it
CELLS = re.compile(r'"cells"\s*+:')
KEY_OF_A_LINE = re.compile(r'\n([ \t]++)"[^"\n]*+"\s*+:\s*+\Z')  # that a text ends with
# What a cell is made of, or stands in. What any other key stands for is not needed.
NEEDED = rb"cells|worksheets|cell_type|source|input|metadata|nbgrader|grade_id|id"
STR = rb'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"?+'  # a torn one ends with its line
NAME = rb'"(?!(?:%b)")[^"\\\n]{1,200}+"\s*+:\s*+(?=["\[{])' % NEEDED
KEY = re.compile(rb'(?:[^"\\]++|\\.|(?!%b)%b)*+%b' % (NAME, STR, NAME), re.DOTALL)
LINE, PIECE = re.compile(STR), re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\Z)', re.DOTALL)
FLAT = rb'(?:%b[^"\\\[\]{}]*+)++|[^"\\\[\]{}]++|\\.' % STR
NESTED = FLAT
for _ in range(4):  # what is nested no deeper is passed in one step
    NESTED = rb"%b|\[(?:%b)*+(?:\]|\Z)|\{(?:%b)*+(?:\}|\Z)" % (FLAT, NESTED, NESTED)
INSIDE = re.compile(rb"(?:%b)*+" % NESTED, re.DOTALL)
ENDS = {ord("["): ord("]"), ord("{"): ord("}")}
PART = re.compile(rb'"cell_type"|\n[<=|>]{7}')  # of what stands in no value that is left out
NO_NUMBER = re.compile(  # where Python's JSON has one, or several
    rb'(?:[^"NI]++|%b)++|((?:NaN|Infinity)(?:[\s,-]*+(?:NaN|Infinity))*+)|.' % STR, re.DOTALL
)


def without_bulk(data: bytes | bytearray) -> tuple[bytes, bool]:
    """Return the beginning of a file, with null in the place of long values of which no cell is
    made, such as outputs and widgets' state; and whether that is all of it.
    """
    kept: list[bytes | bytearray] = []
    start = position = passed = 0
    room, end = MAX_BYTES, min(len(data), MAX_LOOKED)
    while passed < MAX_PASSED and (key := KEY.match(data, position, min(end, start + room))):
        begin = key.end()
        position, is_whole, work = end_of_value(data, begin, end, MAX_PASSED - passed)
        passed += work
        is_long = position - begin >= LONG
        if not is_whole or (is_long and PART.search(data, begin, position)):
            is_long, position = False, begin + 1
        if data[begin] == ord('"') and not is_long and (line := LINE.match(data, begin, end)):
            position = line.end()
        if is_long:
            kept.append(data[start:begin] + b"null")
            room -= len(kept[-1])
            start = position
    kept.append(data[start : min(end, start + max(room, 0))])
    return b"".join(kept), start + len(kept[-1]) >= len(data)


def end_of_value(data: bytes | bytearray, begin: int, end: int, most: int) -> tuple[int, bool, int]:
    """Return where a string, list or object ends, whether it is one, also one that is cut off at
    the `end`, and how much work that was: at most about `most`.
    """
    if piece := PIECE.match(data, begin, end):
        return piece.end(), True, piece.end() - begin
    wanted, position, steps = bytearray(), begin, 0
    while position - begin + STEP * steps < most and len(wanted) < MAX_DEPTH:
        steps += 1
        if data[position] in ENDS:
            wanted.append(ENDS[data[position]])
        elif data[position] != wanted.pop():
            break
        position += 1
        if wanted and (inside := INSIDE.match(data, position, end)):
            position = inside.end()
        if not wanted or position == end:
            return position, True, position - begin + STEP * steps
    return position, False, position - begin + STEP * steps


def with_numbers(data: bytes) -> bytes:
    """Return JSON as Python writes it, with 0 in the place of NaN and Infinity."""
    if b"NaN" not in data and b"Infinity" not in data:
        return data
    changed = bytearray(data)
    for found in NO_NUMBER.finditer(data):
        if found[1]:
            changed[found.start() : found.end()] = b"0".ljust(len(found[1]))
    return bytes(changed)


def to_utf8(data: bytes) -> tuple[bytes | bytearray, str]:
    """Return what is looked at of a file in UTF-8, and the encoding that its mark or its zero bytes
    tell; piece by piece, as characters take more memory than their bytes.
    """
    encoding = json.detect_encoding(data)
    if encoding.startswith("utf-8"):
        return data.removeprefix(codecs.BOM_UTF8), "utf-8"
    decoder, made = codecs.getincrementaldecoder(encoding)("replace"), bytearray()
    for at in range(0, min(len(data), MAX_LOOKED), CHUNK):
        made += decoder.decode(data[at : at + CHUNK]).encode("utf-8", "replace")
    return made, encoding


def to_text(data: bytes) -> tuple[str, str, bool]:
    """Return the beginning of a file as text, the encoding that it seems to have, and whether that
    is all of it but for long values of which no cell is made.
    """
    looked_at, encoding = to_utf8(data)
    is_all = encoding == "utf-8" or len(data) <= MAX_LOOKED
    beginning, is_whole = without_bulk(looked_at)
    try:  # a character may be cut in two at the end
        text = codecs.getincrementaldecoder("utf-8")().decode(beginning)
    except UnicodeDecodeError as error:
        bad = beginning[error.start : error.start + 1]
        text = codecs.getincrementaldecoder("utf-8")("replace").decode(beginning)
        if 2 * text.count("\ufffd") > len(text) - len(beginning.translate(None, NOT_ASCII)):
            return beginning.decode("cp1252", "replace"), "cp1252", is_whole
        encoding = f"if it were, with \ufffd in the place of bytes such as {str(bad)[2:-1]}"
    return text, encoding, is_whole and is_all


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
    key, cell = CELLS.search(text), text.find('"cell_type"')
    # Behind a cell, the list of cells that it is in has lost its beginning.
    work, position = 0, key.start() if key and not -1 < cell < key.start() else -1
    while (position := text.find("{", position + 1)) >= 0:
        if work >= MAX_WORK:
            yield None
            return
        value: Any = None
        # A notebook in an output, or in metadata, is no part of this one, as far as that is told.
        is_of_key = text[max(position - 20, 0) : position].rstrip().endswith(":")
        try:
            value, end = decoder.raw_decode(text, position)
        except json.JSONDecodeError as error:
            end = max(error.pos, position, end_by_layout(text, position) if is_of_key else 0)
            work += position // 50  # an error counts all lines before it
        except RecursionError:  # nested too deeply: it may have read all of the rest
            end = position
            work += len(text) - position
        work += end - position + 1000
        whole = value if isinstance(value, dict) else {}
        is_cell = not is_of_key and "cell_type" in whole and not whole.keys().isdisjoint(SOURCES)
        if is_cell:
            yield whole
        if is_cell or is_of_key or "output_type" in whole:
            position = max(position, end - 1)


def end_by_layout(text: str, position: int) -> int:
    """Return where the value of a key ends: before the first line behind it that is indented no
    more than the key's; 0 where that has no line of its own that is, as Jupyter writes them.
    """
    line = KEY_OF_A_LINE.search(text, max(position - 300, 0), position)
    if not line:
        return 0
    closing = re.compile(rf"\n[ \t]{{0,{len(line[1])}}}+\S").search(text, position)
    return closing.start() if closing else len(text)

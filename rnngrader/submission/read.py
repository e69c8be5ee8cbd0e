"""Reads and repairs a submitted file: its cells, and a sentence for each thing that was odd.

A submission is hostile or merely damaged; nothing in it but the text of its cells is used.
"""

from __future__ import annotations

import contextlib
import itertools
import re
from dataclasses import dataclass
from typing import Any

import msgspec

from rnngrader.submission import salvage
from rnngrader.submission.files import MAX_FILE_BYTES, Unreadable, kind_of_bytes, not_a_notebook

MAX_CELLS = 2_000
MAX_SOURCE = 200_000  # characters of one cell
MAX_TEXT = 4_000_000  # and of all
MAX_STORED = 12 * MAX_SOURCE  # bytes of one cell's source in the file, where all is escaped
MAX_FIELD = 50_000  # and of any other field
# A small file can want gigabytes once it is read.
MAX_OBJECTS = 500_000
SMALL_FILE = 2 * 2**20
BLACK = re.compile(rb"[^ \t\r\n\0]")
CELL_TYPES = ("code", "markdown", "raw")
NO_TEXT = msgspec.Raw(b'""')


@dataclass(frozen=True)
class StudentCell:
    """What is used of a submitted cell: its kind, its text and its nbgrader id."""

    cell_type: str
    source: str
    grade_id: str = ""
    id: str = ""


class _Cell(msgspec.Struct):
    # As the file has them: of hostile size and kind, and decoded one by one, if at all.
    cell_type: msgspec.Raw = msgspec.Raw(b'"code"')
    source: msgspec.Raw = NO_TEXT
    input: msgspec.Raw = NO_TEXT  # nbformat 3 names a code cell's source so
    metadata: msgspec.Raw = NO_TEXT
    id: msgspec.Raw = NO_TEXT


class _Worksheet(msgspec.Struct):
    cells: list[_Cell] = []


class _Notebook(msgspec.Struct):
    # Only these fields are decoded; outputs of any size are skipped over.
    cells: list[_Cell] = []
    worksheets: list[_Worksheet] = []


_decoder = msgspec.json.Decoder(_Notebook)


def read_cells(data: bytes) -> tuple[list[StudentCell], list[str]]:
    """Return the cells of a submitted file, and what had to be repaired; raises `Unreadable`."""
    if len(data) > MAX_FILE_BYTES:
        limit = MAX_FILE_BYTES >> 20
        raise Unreadable(f"The file has more than {limit} MiB; at most that much is read.")
    if is_blank(data):
        raise Unreadable("The file is empty.")
    if len(data) > SMALL_FILE and salvage.has_more_objects(data, MAX_OBJECTS):
        raise Unreadable("The file has millions of parts; no notebook has.")
    problems: list[str] = []
    try:
        found, count = decode(data)
    except ValueError:
        found, count = read_damaged(data, problems)
    cells: list[StudentCell] = []
    room = MAX_TEXT
    for cell in found:
        room -= len(cell.source)
        if room < 0:
            break
        cells.append(cell)
    if len(cells) < count:
        problems.append(f"The notebook has {count} cells; only the first {len(cells)} count.")
    return cells, problems


def is_blank(data: bytes) -> bool:
    return BLACK.search(data) is None


def decode(data: bytes) -> tuple[list[StudentCell], int]:
    """Return the first cells of a well-formed notebook, format 3 or 4, and how many it has.

    Raises ValueError where it is not one.
    """
    try:
        notebook = _decoder.decode(data)
        sheets = [sheet.cells for sheet in notebook.worksheets[:MAX_CELLS]]
        cells = notebook.cells or [*itertools.chain.from_iterable(sheets)]
        found = [clean_stored(cell) for cell in cells[:MAX_CELLS]]
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ValueError(str(error)) from None
    if not cells:
        raise ValueError("there are no cells")
    return found, len(cells)


def read_damaged(data: bytes, problems: list[str]) -> tuple[list[StudentCell], int]:
    """Return what can be read of a file that is not a well-formed notebook, as `decode` does."""
    text, encoding = salvage.to_text(data)
    if encoding != "utf-8":
        problems.append(f"The file is not UTF-8; it was read as {encoding}.")
    sides = [0]
    if salvage.has_conflicts(text):
        problems.append(
            "The file holds merge-conflict marks; one side of each was taken, the first where "
            "that can be read. Resolve the conflict and hand in again if that is the wrong one."
        )
        sides = [1, 2]
    for side in sides:  # one at a time: each takes its memory
        with contextlib.suppress(ValueError):
            taken = salvage.one_side(text, side) if side else text
            return decode(taken.encode("utf-8", "replace"))
    cells, count = [], 0
    for cell in salvage.loose_cells(salvage.one_side(text, 1) if sides[0] else text):
        count += 1
        if count <= MAX_CELLS:
            cells.append(clean_cell(cell["cell_type"], cell["source"], cell.get("metadata"), ""))
    if not cells:
        start = " ".join(text[:60].split())
        if start.startswith("{"):
            raise Unreadable(f"No cell of a notebook can be read. The file begins with: {start!r}.")
        kind = kind_of_bytes(data) or f"a file that begins with {start!r}"
        raise Unreadable(not_a_notebook("", kind), "wrong_file")
    problems.append(f"The file is damaged (not valid JSON); {count} of its cells could be read.")
    return cells, count


def clean_stored(cell: _Cell) -> StudentCell:
    """Return a cell as it stands in the file; raises what msgspec does for text that is none."""
    source = small(cell.source, MAX_STORED) or small(cell.input, MAX_STORED)
    return clean_cell(small(cell.cell_type), source, small(cell.metadata), small(cell.id))


def small(field: msgspec.Raw, most: int = MAX_FIELD) -> Any:
    """Return the value of a field; None where it is larger than an honest one."""
    return msgspec.json.decode(field) if len(field) <= most else None


def clean_cell(kind: Any, source: Any, metadata: Any, cell_id: Any) -> StudentCell:
    """Return a cell made of values of any kind."""
    nbgrader = metadata.get("nbgrader") if isinstance(metadata, dict) else None
    grade_id = nbgrader.get("grade_id") if isinstance(nbgrader, dict) else None
    return StudentCell(
        cell_type=kind if isinstance(kind, str) and kind in CELL_TYPES else "raw",
        source=join_source(source),
        grade_id=grade_id if isinstance(grade_id, str) else "",
        id=cell_id if isinstance(cell_id, str) else "",
    )


def join_source(source: Any) -> str:
    """Return a cell's source as one string of valid text, whether it came as text or as lines."""
    if isinstance(source, list):
        source = "".join(line for line in source if isinstance(line, str))
    if not isinstance(source, str):
        return ""
    return source[:MAX_SOURCE].encode("utf-8", "replace").decode("utf-8").replace("\0", "")

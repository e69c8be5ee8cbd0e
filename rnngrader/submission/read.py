"""Reads and repairs a submitted file: its cells, and a sentence for each thing that was odd.

A submission is hostile or merely damaged; nothing in it but the text of its cells is used.
"""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

import msgspec

from rnngrader.submission import salvage
from rnngrader.submission.files import MAX_FILE_BYTES, Unreadable, kind_of_bytes, not_a_notebook

MAX_SEEN = 20_000  # cells of which anything is looked at
MAX_CELLS = 2_000  # and that are used
MAX_SOURCE = 200_000  # characters of one cell
MAX_STORED = 12 * MAX_SOURCE  # bytes of its source in the file, where all is escaped
MAX_TEXT = 4_000_000  # bytes of all sources that are used
MAX_ID = 256  # bytes of a cell's kind or id
BLACK = re.compile(rb"[^ \t\r\n\0]")
CELL_TYPES = ("code", "markdown", "raw")
NO_TEXT, NOTHING = msgspec.Raw(b'""'), msgspec.Raw(b"{}")


class StudentCell(msgspec.Struct, frozen=True):
    """What is used of a submitted cell: its kind, its text and its nbgrader id."""

    cell_type: str
    source: str
    grade_id: str = ""
    id: str = ""
    is_read: bool = True  # False in the place of code that is more than is read


UNREAD = [StudentCell("raw", "", is_read=False)]
NOT_ALL = (
    "The file is damaged, and large: beside long outputs and other data, the first "
    f"{salvage.MAX_BYTES:,} bytes were read."
)


class Draft(msgspec.Struct):
    """A cell whose text may not be made yet."""

    cell_type: str
    grade_id: str
    id: str
    source: msgspec.Raw | str

    @property
    def rank(self) -> int:
        """What is read first: answers, then code, then text."""
        return 0 if self.grade_id else 1 if self.cell_type == "code" else 2


class Enough(Exception):
    """There are more cells than anybody looks at."""


_seen: ContextVar[list[_Part]] = ContextVar("_seen")


class _Part(msgspec.Struct):
    # Counted while it is read: a small file can want gigabytes once all of it is.
    def __post_init__(self) -> None:
        seen = _seen.get()
        seen.append(self)
        if len(seen) > MAX_SEEN:
            raise Enough


class _Cell(_Part):
    # As the file has them: of hostile size and kind, and decoded one by one, if at all.
    cell_type: msgspec.Raw = msgspec.Raw(b'"code"')
    source: msgspec.Raw = NO_TEXT
    input: msgspec.Raw = NO_TEXT  # nbformat 3 names a code cell's source so
    metadata: msgspec.Raw = NOTHING
    id: msgspec.Raw = NO_TEXT


class _Worksheet(_Part):
    cells: list[_Cell] = []


class _Notebook(msgspec.Struct):
    # Only these fields are decoded; outputs of any size are skipped over.
    cells: list[_Cell] = []
    worksheets: list[_Worksheet] = []


class _Nbgrader(msgspec.Struct, frozen=True):
    grade_id: msgspec.Raw = NO_TEXT


class _Metadata(msgspec.Struct):
    nbgrader: _Nbgrader = _Nbgrader()


_notebook = msgspec.json.Decoder(_Notebook)
_metadata = msgspec.json.Decoder(_Metadata)
_text = msgspec.json.Decoder(str)
_source = msgspec.json.Decoder(str | list[str | float | bool | None])  # no lists of lists


def read_cells(data: bytes) -> tuple[list[StudentCell], list[str]]:
    """Return the cells of a submitted file, and what had to be repaired; raises `Unreadable`."""
    if len(data) > MAX_FILE_BYTES:
        limit = MAX_FILE_BYTES >> 20
        raise Unreadable(f"The file has more than {limit} MiB; at most that much is read.")
    if is_blank(data):
        raise Unreadable("The file is empty.")
    try:
        return decode(data)
    except ValueError:
        return read_damaged(data)


def is_blank(data: bytes) -> bool:
    return BLACK.search(data) is None


def decode(data: bytes) -> tuple[list[StudentCell], list[str]]:
    """Return the cells of a well-formed notebook, format 3 or 4, as `read_cells` does.

    Raises ValueError where it is not one.
    """
    seen: list[_Part] = []
    token = _seen.set(seen)
    try:
        notebook = _notebook.decode(data)
        sheets = (sheet.cells for sheet in notebook.worksheets)
        cells = notebook.cells or [*itertools.chain.from_iterable(sheets)]
    except Enough:
        cells = [part for part in seen if isinstance(part, _Cell)]
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ValueError(str(error)) from None
    finally:
        _seen.reset(token)
    if not cells:
        raise ValueError("there are no cells")
    try:
        return chosen([draft(cell) for cell in cells], len(seen) > MAX_SEEN)
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from None


def chosen(drafts: Sequence[Draft], is_cut: bool) -> tuple[list[StudentCell], list[str]]:
    """Return the cells that are used, and a sentence on those that are not: answers come first,
    then code, and text as far as there is room.

    Code that is not read has a cell without text in its place.
    """
    cells: list[StudentCell | None] = [None] * len(drafts)
    used, room, long = 0, MAX_TEXT, 0
    ranks = [one.rank for one in drafts]
    for place in sorted(range(len(drafts)), key=ranks.__getitem__):
        one = drafts[place]
        size = len(one.source)
        if used < MAX_CELLS and size <= room and size <= MAX_STORED:
            source = text_of(one.source)
            long += len(source) > MAX_SOURCE
            text = source[:MAX_SOURCE]
            cells[place] = StudentCell(one.cell_type, text, one.grade_id, one.id)
            used, room = used + 1, room - size
        elif ranks[place] < 2:
            cells[place] = UNREAD[0]
    found = [cell for cell in cells if cell is not None]
    lost = len(cells) - len(found)
    problems = []
    if is_cut:
        found += UNREAD
        problems.append(f"The notebook has more than {MAX_SEEN:,} cells; no more of them are read.")
    if unread := len(found) - used - is_cut:
        problems.append(f"Code cells that were not read, too many or too long: {unread}.")
    if lost:
        problems.append(
            f"Text cells left out, for which there was no room beside answers and code: {lost}."
        )
    if long:
        problems.append(f"Cells of which the first {MAX_SOURCE:,} characters count: {long}.")
    return found, problems


def is_whole(cells: Sequence[StudentCell]) -> bool:
    """Return whether all code of a notebook was read."""
    return all(cell.is_read for cell in cells)


def read_damaged(data: bytes) -> tuple[list[StudentCell], list[str]]:
    """Return what can be read of a file that is not a well-formed notebook, as `decode` does."""
    problems = []
    text, encoding, is_all = salvage.to_text(data)
    if encoding != "utf-8":
        problems.append(f"The file is not UTF-8; it was read as {encoding}.")
    if not is_all:
        problems.append(NOT_ALL)
    sides = [0]
    if salvage.has_conflicts(text):
        problems.append(
            "The file holds merge-conflict marks; one side of each was taken, the first where "
            "that can be read. Resolve the conflict and hand in again if that is the wrong one."
        )
        sides = [1, 2]
    for side in sides:  # one at a time: each takes its memory
        with contextlib.suppress(ValueError):
            whole = salvage.one_side(text, side).encode("utf-8", "replace")
            cells, more = decode(salvage.with_numbers(whole))
            return cells + ([] if is_all else UNREAD), problems + more
    text = salvage.one_side(text, sides[0])
    loose = [*itertools.islice(salvage.loose_cells(text), MAX_SEEN + 1)]
    drafts = [loose_draft(cell) for cell in loose if cell]
    is_all = is_all and None not in loose
    if not drafts:
        start = " ".join(text[:60].split())
        if start.startswith("{"):
            where = "" if is_all else " in as much of it as is looked at"
            said = f"No cell of a notebook can be read{where}. The file begins with: {start!r}."
            if not is_all:  # it may hold answers: a person looks
                return list(UNREAD), [*problems, said]
            raise Unreadable(said)
        kind = kind_of_bytes(data) or f"a file that begins with {start!r}"
        raise Unreadable(not_a_notebook("", kind), "wrong_file")
    where = "" if is_all else "; not all of the file was looked at"
    problems.append(
        f"The file is damaged (not valid JSON); {len(drafts)} of its cells could be read{where}."
    )
    cells, more = chosen(drafts, len(drafts) > MAX_SEEN)
    return cells + ([] if is_all else UNREAD), problems + more


def draft(cell: _Cell) -> Draft:
    """Return a cell as it stands in the file; raises what msgspec does for text that is none."""
    source = cell.source if len(cell.source) > 2 else cell.input
    metadata = decoded(_metadata, cell.metadata)
    grade_id = small(metadata.nbgrader.grade_id) if metadata else ""
    kind = cell_type(small(cell.cell_type))
    return Draft(kind, grade_id, small(cell.id), source)


def loose_draft(cell: dict[str, Any]) -> Draft:
    """Return a cell of which nothing but that it is an object is known."""
    metadata = cell.get("metadata")
    nbgrader = metadata.get("nbgrader") if isinstance(metadata, dict) else None
    grade_id = nbgrader.get("grade_id") if isinstance(nbgrader, dict) else None
    kept = grade_id if isinstance(grade_id, str) and len(grade_id) <= MAX_ID else ""
    source = join_source(cell.get("source")) or join_source(cell.get("input"))
    return Draft(cell_type(cell["cell_type"]), kept, "", source)


def cell_type(kind: Any) -> str:
    return kind if isinstance(kind, str) and kind in CELL_TYPES else "raw"


def small(field: msgspec.Raw) -> str:
    """Return a short text; "" where it is longer than an honest one, or none."""
    return decoded(_text, field) or "" if len(field) <= MAX_ID else ""


def text_of(source: msgspec.Raw | str) -> str:
    return source if isinstance(source, str) else join_source(decoded(_source, source))


def decoded(decoder: msgspec.json.Decoder[Any], field: msgspec.Raw) -> Any:
    """Return a field's value; None where it is of another kind, of which no more is read."""
    try:
        return decoder.decode(field)
    except msgspec.ValidationError:
        return None


def join_source(source: Any) -> str:
    """Return a cell's source as one string of valid text, whether it came as text or as lines,
    with line ends as Python reads them.
    """
    if isinstance(source, list):
        source = "".join(line for line in source if isinstance(line, str))
    if not isinstance(source, str):
        return ""
    source = str(source).encode("utf-8", "replace").decode("utf-8").replace("\0", "")
    return re.sub("\r\n?", "\n", source) if "\r" in source else source

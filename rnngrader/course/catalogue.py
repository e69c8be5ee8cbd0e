"""The catalogue: each known mistake as an edit of the reference, with the hints it gets.

`misconceptions/<function>.toml` holds one table an entry, and one `[families.NAME]` a family: a
group of mistakes that give the same numbers everywhere. Nothing here knows what is taught.
"""

from __future__ import annotations

import ast
import functools
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import itemgetter
from pathlib import Path
from typing import Any

from rnngrader.course.cells import CourseError
from rnngrader.records import UserError

HINT_LEVELS = ("nudge", "direction", "explanation")
REQUIRED = ("title", *HINT_LEVELS)
EDIT = ("instead_of", "wrote", "everywhere")
OPTIONAL = (*EDIT, "edits", "section", "confused_with", "family")
FAMILIES = "families"
NAMED = "named"  # the folder of what instructors named
FAMILY_KEYS = ("title", *HINT_LEVELS)
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


class CatalogueError(UserError):
    """An entry of the catalogue is not as it must be. Names the entry and says what to do."""


@dataclass(frozen=True)
class Edit:
    """One change of the reference's text: `wrote` stands where `instead_of` belongs, in its one
    place or `everywhere` in the function.
    """

    instead_of: str
    wrote: str
    everywhere: bool = False


@dataclass(frozen=True)
class Family:
    """Mistakes of one function that no call can tell apart; its hints are true for all."""

    id: str
    title: str
    hints: tuple[str, str, str]


@dataclass(frozen=True)
class Misconception:
    """One known mistake in one function.

    `section` is where to read up on it: an exercise, or the id of a text cell of the notebook.
    """

    id: str
    function: str
    title: str
    edits: tuple[Edit, ...]
    hints: tuple[str, str, str]  # nudge, direction, explanation
    section: str
    confused_with: tuple[str, ...] = ()  # ids
    family: Family | None = None


def load_misconceptions(
    folder: Path, solutions: Mapping[str, str]
) -> dict[str, tuple[Misconception, ...]]:
    """The entries about the functions of `solutions`, the answers' sources, by function.

    Files about other functions belong to other assignments. Raises `CatalogueError` with the
    entry's name: for an edit that does not fit the solution exactly once, for unknown or missing
    keys, for references to entries that are not there.
    """
    return {
        path.stem: read_entries(path, solutions[path.stem])
        for path in sorted(folder.glob("*.toml"))
        if path.stem in solutions
    }


def load_named(folder: Path) -> dict[tuple[str, str], tuple[str, str]]:
    """Return what an instructor named by its numbers: (exercise, digest) -> title and hint."""
    found = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            entries = tomllib.loads(path.read_text(encoding="utf-8"))
            for digest, entry in entries.items():
                found[path.stem, digest] = str(entry["title"]), str(entry["hint"])
        except (tomllib.TOMLDecodeError, TypeError, KeyError) as error:
            raise CourseError(f"{path}: each table needs a title and a hint ({error}).") from None
    return found


def read_entries(path: Path, solution: str) -> tuple[Misconception, ...]:
    """The entries of one file, in its order."""
    function = path.stem
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path.name} is not TOML: {error}") from None
    families = read_families(function, tables.pop(FAMILIES, {}))
    entries = tuple(
        read_entry(f"{function}.{name}", table, families) for name, table in tables.items()
    )
    ids = {entry.id for entry in entries}
    for entry in entries:
        wrong_source(entry, solution)
        for other in entry.confused_with:
            if other not in ids or other == entry.id:
                raise CatalogueError(
                    f"{entry.id} says that it is confused with {other}, which is no other entry "
                    f"of {path.name}."
                )
    for name, family in families.items():
        if sum(entry.family is family for entry in entries) < 2:
            raise CatalogueError(f"{function}: the family {name} has fewer than two members.")
    return entries


def read_families(function: str, tables: Mapping[str, Any]) -> dict[str, Family]:
    families = {}
    for name, table in tables.items():
        id = f"{function}.{name}"
        check_keys(f"the family {id}", table, FAMILY_KEYS, ())
        families[name] = Family(id, table["title"], read_hints(table))
    return families


def read_entry(id: str, table: Any, families: Mapping[str, Family]) -> Misconception:
    """One entry's table, checked key by key."""
    function, name = id.split(".")
    if not NAME.fullmatch(name) or not isinstance(table, dict):
        raise CatalogueError(f"{id} must be a table, its name of letters, digits and _.")
    check_keys(id, table, REQUIRED, OPTIONAL)
    if "family" in table and table["family"] not in families:
        raise CatalogueError(f"{id} is of the family {table['family']!r}, which is not described.")
    return Misconception(
        id=id,
        function=function,
        title=table["title"],
        edits=read_edits(id, table),
        hints=read_hints(table),
        section=table.get("section", function),
        confused_with=tuple(f"{function}.{other}" for other in table.get("confused_with", ())),
        family=families.get(table.get("family", "")),
    )


def check_keys(
    id: str, table: Mapping[str, Any], required: Sequence[str], optional: Sequence[str]
) -> None:
    unknown = sorted(set(table) - {*required, *optional})
    if unknown:
        known = ", ".join((*required, *optional))
        raise CatalogueError(f"{id} has the unknown key {unknown[0]!r}; known are: {known}.")
    for key in required:
        if not isinstance(table.get(key), str) or not table[key].strip():
            raise CatalogueError(f"{id} has no {key}; write one, for this mistake alone.")


def read_edits(id: str, table: Mapping[str, Any]) -> tuple[Edit, ...]:
    tables = list(table.get("edits", []))
    if own := {key: table[key] for key in EDIT if key in table}:
        tables.append(own)
    if not tables:
        raise CatalogueError(f"{id} has no edit: give instead_of and wrote, or edits.")
    for edit in tables:
        kinds = {key: type(value) for key, value in {"everywhere": False, **edit}.items()}
        if kinds != dict(zip(EDIT, (str, str, bool), strict=True)):
            raise CatalogueError(
                f"{id}: an edit has the two texts instead_of and wrote, and everywhere = true "
                "where it is made in all places."
            )
    return tuple(Edit(**edit) for edit in tables)


def read_hints(table: Mapping[str, Any]) -> tuple[str, str, str]:
    nudge, direction, explanation = (" ".join(table[level].split()) for level in HINT_LEVELS)
    return nudge, direction, explanation


def wrong_source(entry: Misconception, solution: str) -> str:
    """The solution as someone with this misconception writes it.

    All edits are found in the right text, after the docstring, before any is made.
    """
    start = body_start(solution)
    places = []
    for edit in entry.edits:
        text = re.compile(re.escape(edit.instead_of))
        found = [*text.finditer(solution, start)] if edit.instead_of else []
        if not found or (len(found) > 1 and not edit.everywhere):
            wanted = "at least once" if edit.everywhere else "once, or with everywhere = true"
            raise CatalogueError(
                f"{entry.id}: the text {edit.instead_of!r} occurs {len(found)} times in the "
                f"solution of {entry.function}; it must occur {wanted}. Adapt instead_of to the "
                "notebook."
            )
        places += [(*place.span(), edit) for place in found]
    places.sort(key=itemgetter(0), reverse=True)
    for (later, *_), (_, end, edit) in pairwise(places):
        if end > later:
            raise CatalogueError(f"{entry.id}: two edits overlap at {edit.instead_of!r}.")
    source = solution
    for begin, end, edit in places:
        source = source[:begin] + edit.wrote + source[end:]
    try:
        compile(source, entry.id, "exec")
    except SyntaxError as error:
        raise CatalogueError(f"{entry.id} makes no valid Python: {error}.") from None
    return source


@functools.cache
def body_start(source: str) -> int:
    """Where the code of the last function in `source` starts, after its docstring."""
    function = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)][-1]
    first = function.body[0]
    line = first.lineno - 1 if ast.get_docstring(function) is None else (first.end_lineno or 0)
    return sum(len(text) for text in source.splitlines(keepends=True)[:line])


def section_title(notebook: Mapping[str, Any], section: str) -> str:
    """The heading under which a notebook treats an exercise, or that of a text cell, by its id.

    Headings below the third level are an exercise's own and are passed over.
    """
    title = ""
    for cell in notebook["cells"]:
        headings = re.findall(r"^#{1,3} +(.+?) *$", cell["source"], re.MULTILINE)
        if cell["cell_type"] == "markdown" and headings:
            title = headings[-1]
        if section in (cell.get("id"), cell["metadata"].get("nbgrader", {}).get("grade_id")):
            return title
    raise CatalogueError(
        f"The section {section!r} is no exercise and no cell of the notebook; section takes the "
        "name of an exercise or the id of a cell."
    )

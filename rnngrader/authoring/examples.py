"""The cells in which students see their numbers beside the right ones: "expected", then "yours".

The numbers come from the solution. They are held against what the cell itself prints with the
solution, and written where they are wrong or where there is no such cell yet.
"""

from __future__ import annotations

import ast
import contextlib
import io
import re
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from rnngrader.course.assignment import Assignment
from rnngrader.course.cells import Cell, code_cells, grade_id
from rnngrader.course.exercises import After
from rnngrader.course.probes import example_of
from rnngrader.course.running import importable
from rnngrader.records import Exercise

NUMBER = r"-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
ENTRY = rf"(?:{NUMBER}|-?nan|-?inf|True|False)"
# One way to read each character: numbers side by side can be split in any number of ways.
ENTRIES = r"(?:[\s\[\],()\d.+-]|(?<=[\d.])[eE](?=[-+\d])|(?<=[\d.])j|nan|inf|True|False)*"
VALUE = rf"(?:[\[(]{ENTRIES}[\])]|{ENTRY})"
ROW = re.compile(rf"expected\s+(?P<wanted>{VALUE})\s+(?:\S+,\s+)?yours\s+(?P<rest>{ENTRIES})")
BEGUN = re.compile(r"expected\s+(?=[-+.\d\[(]|(?:nan|inf|True|False|array)\b)")
# The numbers in a line of source that prints a row.
WRITTEN = re.compile(rf"expected[\"',\s]+(?P<numbers>{VALUE})")
DIGITS = 8
NOISE = 1e-14  # times the largest number


def example_cells(assignment: Assignment) -> Iterator[tuple[str, Cell]]:
    """Yield the cells that show expected numbers, with their ids."""
    for cell in code_cells(assignment.notebook):
        name = grade_id(cell)
        if name.endswith("-example") and "expected" in cell["source"]:
            yield name, cell


def printed(assignment: Assignment, source: str) -> str:
    """Return what a cell prints with the solutions; what it raises is the caller's."""
    out, namespace = io.StringIO(), dict(assignment.reference)
    with (
        tempfile.TemporaryDirectory() as folder,
        importable(Path(folder), assignment.course, assignment.notebook_path.parent),
        contextlib.redirect_stdout(out),
    ):
        assignment.write_generated(Path(folder))
        for imports in filter(imports_alone, code_cells(assignment.notebook)):
            exec(compile(imports["source"], "<imports>", "exec"), namespace)
        exec(compile(source, "<example>", "exec"), namespace)
    return out.getvalue()


def imports_alone(cell: Cell) -> bool:
    """Return whether a cell does nothing but import: what examples need beside the set-up."""
    try:
        statements = ast.parse(cell["source"]).body
    except SyntaxError:
        return False
    return bool(statements) and all(isinstance(s, (ast.Import, ast.ImportFrom)) for s in statements)


def wrong_rows(text: str) -> list[tuple[str, str]]:
    """Return the expected numbers of a printed text that are not those below or beside them, and
    the right ones.
    """
    return [(wanted, got) for wanted, got in rows(text) if not is_same_row(wanted, got)]


def rows(text: str) -> Iterator[tuple[str, str]]:
    """Yield each row of expected numbers, and the numbers of the student's that belong to it; none
    where the row cannot be read, or no such numbers follow.
    """
    for begun in BEGUN.finditer(text):
        row, depth = ROW.match(text, begun.start()), 0
        if row is None:
            yield text[begun.end() :].partition("\n")[0], ""
            continue
        got = row["rest"]
        for place in re.finditer(rf"[\[\]()]|{ENTRY}", got):
            depth += {"[": 1, "(": 1, "]": -1, ")": -1}.get(place[0], 0)
            if depth <= 0:
                got = got[: place.end()]
                break
        yield row["wanted"], " ".join(got.split())


def is_same_row(wanted: str, got: str) -> bool:
    """Return whether two rows agree in all digits that the first one has; what is nothing but
    rounding beside its largest number is another on another machine.
    """
    mine, yours = re.findall(ENTRY, wanted), re.findall(ENTRY, got)
    noise = NOISE * max((abs(float(n)) for n in mine if not n[-1].isalpha()), default=0.0)
    pairs = zip(mine, yours, strict=False)
    return len(mine) == len(yours) and all(is_same_number(*pair, noise) for pair in pairs)


def is_same_number(wanted: str, got: str, noise: float) -> bool:
    """Return whether a number agrees with another one, to the digits that either has, or both are
    less than `noise`.
    """
    if wanted[-1].isalpha() or got[-1].isalpha():
        return wanted == got
    digits = min(places(wanted) or DIGITS, places(got) or DIGITS)
    mine, yours = float(wanted), float(got)
    return abs(mine - yours) <= max(0.6 * 10.0**-digits, noise if abs(mine) < noise else 0.0)


def places(number: str) -> float:
    """Return how many places after the point a number shows."""
    mantissa, _, exponent = number.lower().partition("e")
    return len(mantissa.partition(".")[2]) - int(exponent or 0)


def mended(source: str, text: str) -> str:
    """Return a cell's source with the numbers of `text`, which it prints, in its expected rows.

    Only where each row stands in a line of its own: what a loop prints is left alone.
    """
    right, written = list(rows(text)), list(WRITTEN.finditer(source))
    if len(right) != len(written):
        return source
    for place, (wanted, got) in reversed(list(zip(written, right, strict=True))):
        if got and not is_same_row(wanted, got):
            start, end = place.span("numbers")
            source = source[:start] + short(got) + source[end:]
    return source


def short(row: str) -> str:
    """Return a row of numbers in one line, each with eight places after the point at most, and
    without the sign of what is zero.
    """
    row = re.sub(r"-?\d+\.\d{9,}(?![\de])", lambda number: f"{float(number[0]):.8f}", row)
    row = re.sub(r"\s*\n\s*", " ", row.strip())
    row = re.sub(r"(?<=[\d.])-(?=0\.?0*j)", "+", row)
    return re.sub(r"(?<![\d.])-(?=0\.?0*(?:e\+00)?(?![\d.e]))", "", row)


def example_source(assignment: Assignment, exercise: Exercise) -> str:
    """Return an example cell for an exercise: its spots, expected and yours.

    The notebook's `example(NAME)` gives the arguments. What a forward function hands on comes from
    the student's own.
    """
    lines, handed = [], {}
    if isinstance(exercise.example, After) and (forward := exercise.example.exercise):
        lines = call_lines(assignment, forward, {})
        _, found, _ = exercise.example.both(assignment.reference)
        handed = {position: place_of(forward, name) for position, name in found.items()}
    lines += call_lines(assignment, exercise, handed)
    for spot in exercise.spots:
        name = re.split(r"\W", spot)[0]
        place = place_of(exercise, name) + spot.removeprefix(name)
        text = printed(assignment, "\n".join([*lines, 'print("expected")', f"print({place})"]))
        if holds_noise(text) and "np" in assignment.reference:
            place = f"np.round({place}, {DIGITS})"
            text = printed(assignment, "\n".join([*lines, 'print("expected")', f"print({place})"]))
        lines += [
            f'print("{spot}")',
            f'print("  expected {short(text.rpartition("expected")[2])}")',
        ]
        lines += [f'print("  yours   ", {place})']
    return "\n".join(lines)


def holds_noise(text: str) -> bool:
    """Return whether numbers are printed beside which others are nothing but rounding."""
    sizes = [abs(float(number)) for number in re.findall(NUMBER, text)]
    return any(0 < size < NOISE * max(sizes) for size in sizes)


def call_lines(assignment: Assignment, exercise: Exercise, handed: Mapping[int, str]) -> list[str]:
    """Return the lines that call an exercise's function on its example, with as many arguments as
    that gives: parameters with defaults may be left out.
    """
    count = len(example_of(exercise, assignment.reference).arguments)
    given = exercise.arguments[:count]
    arguments = [handed.get(i, name) for i, name in enumerate(given)]
    own = [name for i, name in enumerate(given) if i not in handed]
    names = (*exercise.outputs, *exercise.given)
    result = f"{exercise.name}_result" if exercise.returns == "dict" else ", ".join(names)
    drawn = f"({own[0]},)" if len(own) == 1 else ", ".join(own)
    lines = [f'{drawn} = example("{exercise.name}")'] if own else []
    return [*lines, f"{result} = {exercise.name}({', '.join(arguments)})"]


def place_of(exercise: Exercise, name: str) -> str:
    """Return the expression for what a function returned under a name, after `call_lines`."""
    return f'{exercise.name}_result["{name}"]' if exercise.returns == "dict" else name

"""Small changes of a student's own code, as text: what would have to stand where?

Here the changes are made and nothing of them is run. The source is data: it is read as text and as
a tree, and what comes out are places in that text with what is put there. Knows Python and numpy;
of the exercise, the constants and functions that the reference is written with.
"""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

import msgspec

from rnngrader.diagnosis.changes import Changes
from rnngrader.diagnosis.steps import MAX_SOURCE, plain_function, telling
from rnngrader.submission.trees import ODD, parse

MAX_MADE = 20_000  # changes, of which the first ones are tried
MAX_REPAIRS = 1200  # changes of one answer that are tried
MAX_NEW = 400  # characters that are put into one place
Place = Annotated[int, msgspec.Meta(ge=0, le=MAX_SOURCE)]
Text = Annotated[str, msgspec.Meta(max_length=MAX_NEW)]


class Effect(StrEnum):
    """What a change that makes all numbers right does beside."""

    UNDOES = "undoes the mistake, for all that is known"
    MAKES_UP = "may make up for a mistake elsewhere"
    SPOILS = "spoils what is right"


@dataclass(frozen=True)
class Repair:
    """One change: what is put in the place of which parts of the text, the first part first."""

    kind: str  # a key of `phrases.REPAIRS`
    rank: int  # how soon it is tried
    splices: Annotated[tuple[tuple[Place, Place, Text], ...], msgspec.Meta(max_length=4)]


@dataclass(frozen=True)
class Repairs:
    """The definition of the function in an answer, from where to where, and its changes; one that
    tells its steps (`steps.telling`).
    """

    start: Place = 0
    end: Place = 0
    changes: Annotated[tuple[Repair, ...], msgspec.Meta(max_length=MAX_REPAIRS)] = ()
    told: Annotated[str, msgspec.Meta(max_length=10 * MAX_SOURCE)] = ""


def repairs_of(
    source: str, name: str, references: Sequence[str], most: int = MAX_REPAIRS
) -> Repairs:
    """Return `most` changes of the function `name` that a cell defines, the likely ones first.

    references: the solutions of the exercise and of what it calls, for what they are written with
    """
    try:
        function = plain_function(source, name)
        if raises_at_once(function):
            return Repairs()
        written = Changes(source, function, [parse(text) for text in references if most])
        every = itertools.islice(written.changes(), MAX_MADE if most else 0)
        short = (Repair(*c) for c in every if all(len(n) <= MAX_NEW for *_, n in c[2]))
        made = sorted(short, key=lambda repair: repair.rank)
        told = telling(source, name).definition
    except ODD:
        return Repairs()
    each = {r.splices: r for r in reversed(made) if any(source[a:b] != n for a, b, n in r.splices)}
    changes = tuple(each.values())[: -most - 1 : -1]
    return Repairs(*written.span(function), changes, told)


def raises_at_once(function: ast.FunctionDef) -> bool:
    """Return whether nothing of a function runs, as of the stub that students begin with: no change
    of what it does would be seen, and no change takes a `raise` away.
    """
    begin = ast.get_docstring(function, clean=False) is not None
    return any(isinstance(line, ast.Raise) for line in function.body[begin : begin + 1])


def spliced(text: str, splices: Iterable[tuple[int, int, str]]) -> str:
    """Return a text with other words in some places, which are given in their order."""
    for start, end, new in sorted(splices, reverse=True):
        text = text[:start] + new + text[end:]
    return text

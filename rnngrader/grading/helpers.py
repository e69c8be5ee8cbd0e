"""What two exercises of one submission share, by what is written: a mistake there shows in both."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping, Sequence
from itertools import chain

from rnngrader.sandbox.guest import MAX_NAME
from rnngrader.submission.trees import bound_names, outer_names, statements

MAX_TEXT = 200_000  # characters of a submission's code


def shared_helpers(
    sources: Sequence[str], caller: str, callees: Collection[str], exercises: Collection[str]
) -> list[str]:
    """Return the student's own names that a caller uses besides its callees, and that these use.

    sources: the cells' texts; more than people write is passed over
    """
    uses = names_used(sources if sum(map(len, sources)) <= MAX_TEXT else ())
    of_callees = set[str]().union(*(reached(uses, name, exercises) for name in callees))
    both = reached(uses, caller, exercises) & of_callees
    return sorted(name for name in both if len(name) <= MAX_NAME)


def names_used(sources: Sequence[str]) -> dict[str, set[str]]:
    """Return by each name that the outermost level defines, and does not import, the names of that
    level that its definitions read.
    """
    uses: dict[str, set[str]] = {}
    imported: set[str] = set()
    for node in chain.from_iterable(statements(source) or () for source in sources):
        if isinstance(node, ast.Import | ast.ImportFrom):
            imported |= bound_names(node)
        elif defined := bound_names(node):
            read = outer_names(node)
            for name in defined:
                uses.setdefault(name, set()).update(read)
    return {name: read for name, read in uses.items() if name not in imported}


def reached(uses: Mapping[str, set[str]], name: str, exercises: Collection[str]) -> set[str]:
    """Return the names that one comes to from a name, not by way of another exercise."""
    found: set[str] = set()
    more = {name}
    while more:
        found |= more
        more = {n for each in more for n in uses.get(each, ())} & uses.keys()
        more -= found | {*exercises}
    return found - {name}

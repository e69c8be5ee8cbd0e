"""Mistakes in a line whose result is read several times, made for some of its readers alone.

So they come out where a student writes the expression anew wherever it is needed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from rnngrader.diagnosis.mutations.mutation import About, Mutation, Scope, which_of
from rnngrader.diagnosis.mutations.names import is_filled
from rnngrader.diagnosis.mutations.remake import remade
from rnngrader.diagnosis.mutations.tree import Function, Insert
from rnngrader.diagnosis.mutations.words import place_of


def local_variations(scope: Scope, single: list[Mutation]) -> Iterator[Mutation]:
    """Yield the mistakes that can be made in a line, for some of its readers alone: none of sums
    and axes, whose other shape few readers would do with.
    """
    function = scope.function
    for statement in function.node.body:
        if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name):
            continue
        name = statement.targets[0].id
        uses = [n for n in function.expressions(ast.Name) if n.id == name]
        uses = [n for n in uses if not is_filled(scope, n)]
        written = [n for n in function.order if isinstance(n, ast.Name) and n.id == name]
        again = len(written) > len(uses) + 1  # then a reader may read another line's result
        if again or len(uses) < 2 or any(function.loop_of(use) for use in uses):
            continue
        for each in single:
            along = each.about in (About.SUM, About.AXIS)
            if each.rank == 1 and not along and within(function, each, statement):
                yield from for_some_readers(function, statement, each, uses)


def for_some_readers(
    function: Function, statement: ast.Assign, each: Mutation, uses: list[ast.Name]
) -> Iterator[Mutation]:
    """Yield a mistake in a line, for one of its readers alone, or for all but one."""
    change = remade(function, statement.value, each.changes)
    left_out = each.leaves_out
    for use in uses:
        line = function.statements[use]
        place = place_of(function, line, use).words
        if equal := function.equal_ones.get(use):
            place = f"for `{use.id}` {which_of([use], equal)} {place}"
        rank = 3 if left_out else 4
        yield Mutation(f"{each.title}, but only {place}", (), rank, ((use, change),))
        others = [other for other in uses if other is not use]
        if left_out and len(others) > 1:
            phrase = f"{each.title}, but not {place}"
            yield Mutation(phrase, (), 4, tuple((other, change) for other in others))


def within(function: Function, mutation: Mutation, statement: ast.Assign) -> bool:
    """Whether a mutation changes nothing but the right side of a line."""
    return all(
        not isinstance(change, Insert)
        and node is not statement
        and function.statements[node] is statement
        for node, change in mutation.changes
    )

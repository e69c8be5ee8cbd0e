"""Generic mistakes: the reference with one change of its syntax tree, or one in many places.

Each mutation carries the sentence that says what it does and where. What is changed stands in one
module a kind of place; here they become a list, the most plausible first, always in one order.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from rnngrader.diagnosis.mutations.calls import elementwise_functions, in_calls
from rnngrader.diagnosis.mutations.carries import in_carries
from rnngrader.diagnosis.mutations.choices import in_choices
from rnngrader.diagnosis.mutations.lines import in_lines
from rnngrader.diagnosis.mutations.loops import in_loops
from rnngrader.diagnosis.mutations.moves import in_moves
from rnngrader.diagnosis.mutations.mutation import (
    About,
    Edit,
    Mutation,
    Scope,
    combined,
    grouped,
    groups_of,
    mutated,
    mutation_of,
)
from rnngrader.diagnosis.mutations.names import in_names, readable
from rnngrader.diagnosis.mutations.numbers import in_numbers
from rnngrader.diagnosis.mutations.products import in_products
from rnngrader.diagnosis.mutations.quotients import in_quotients
from rnngrader.diagnosis.mutations.readers import local_variations
from rnngrader.diagnosis.mutations.reductions import in_reductions
from rnngrader.diagnosis.mutations.returns import in_returns
from rnngrader.diagnosis.mutations.statistics import in_statistics
from rnngrader.diagnosis.mutations.sums import in_sums
from rnngrader.diagnosis.mutations.tree import Function, read_function
from rnngrader.diagnosis.mutations.values import in_values
from rnngrader.diagnosis.mutations.watch import branches, own_variables, watch
from rnngrader.diagnosis.syntax import method

__all__ = [
    "About",
    "Function",
    "Mutation",
    "all_mutations",
    "branches",
    "combined",
    "mutated",
    "own_variables",
]

PLAUSIBLE = 2  # the highest rank of what is looked for in a condition
CHOICES = ("argmin", "argmax", "argsort", "searchsorted", "digitize")
PLACES = {  # and what most of their edits are about
    in_sums: About.FORMULA,
    in_products: About.FORMULA,
    in_calls: About.FORMULA,
    in_statistics: About.SUM,
    in_choices: About.FORMULA,
    in_numbers: About.NUMBER,
    in_names: About.NAME,
    in_lines: About.TIME,
    in_quotients: About.FORMULA,
    in_moves: About.FORMULA,
    in_reductions: About.SUM,
    in_values: About.FORMULA,
    in_carries: About.TIME,
    in_loops: About.TIME,
    in_returns: About.NAME,
}


def all_mutations(
    source: str,
    name: str,
    namespace: Mapping[str, Any],
    calls: Sequence[Any],
    settings: Sequence[Mapping[str, Any]] = (),
    timed: bool = False,
    highest: int = 99,
) -> tuple[Function, list[Mutation]]:
    """Return the mutations of the function `name` that `source` defines.

    `calls` are arguments to try it on, `settings` the sizes they were drawn with, for their names;
    `timed` says that its loops go over time; `highest` is the last rank that is wanted.
    """
    function = read_function(source, name)
    watch(function, namespace, calls, settings)
    functions = elementwise_functions(function, namespace)
    scope = Scope(function, functions, readable(function), timed)
    single: list[Mutation] = []
    groups: dict[str, list[Mutation]] = {}
    for edit, about in ((edit, PLACES[place]) for place in PLACES for edit in place(scope)):
        if fills_what_is_computed(function, edit) or strange_in_a_choice(function, edit):
            continue
        single.append(mutation_of(function, edit, about))
        for group in groups_of(function, edit):
            groups.setdefault(group, []).append(single[-1])
    every = chain(single, grouped(groups.values()), local_variations(scope, single))
    plausible = [mutation for mutation in every if mutation.rank <= highest]
    return function, sorted(plausible, key=lambda m: (m.rank, len(m.changes)))


def strange_in_a_choice(function: Function, edit: Edit) -> bool:
    """Whether a change is one that few would make where it comes to a choice: in the condition of a
    branch or a loop, in a comparison, in what the smallest or largest is looked for. Many changes
    there choose the same, so that one that many would make is likelier.
    """
    if edit.kind.startswith("whole"):
        return False
    added = edit.about is About.EXTRA
    in_condition = added or edit.rank > PLAUSIBLE
    compared = edit.rank > PLAUSIBLE + 1 or edit.rank > 1 and (added or edit.about is About.SUM)
    node = edit.node
    exchanged = edit.about is About.NAME and isinstance(edit.change, str)
    in_condition |= exchanged and isinstance(node, ast.Call)  # `tanh` for `abs`, say
    while (parent := function.parents.get(node)) is not None:
        tests = isinstance(parent, ast.If | ast.While | ast.IfExp) and parent.test is node
        if tests and in_condition or compared and chooses(parent):
            return True
        node = parent
    return False


def chooses(node: ast.AST) -> bool:
    """Whether all that comes out of an expression is a choice."""
    return isinstance(node, ast.Compare) or isinstance(node, ast.Call) and method(node) in CHOICES


def fills_what_is_computed(function: Function, edit: Edit) -> bool:
    """Whether a part of something just computed would be filled, of no variable: nobody writes
    `np.tanh(x)[0] = y`, and it does what a missing line does.
    """
    parent, change = function.parents.get(edit.node), edit.change
    if not isinstance(parent, ast.Subscript) or not isinstance(parent.ctx, ast.Store):
        return False
    computed = isinstance(change, ast.expr) and not isinstance(change, (ast.Name, ast.Subscript))
    wrapped = isinstance(change, str) and not change.isidentifier()
    return parent.value is edit.node and (computed or wrapped)

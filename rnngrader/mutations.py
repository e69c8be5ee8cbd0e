"""Generic mistakes: the reference with one change of its syntax tree, or one change in many places.

Each mutation carries the sentence that says what it does and where. What changes are tried is
written in `mutate_expressions` and `mutate_statements`; here they become a list, the most
plausible first, in the same order every time.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rnngrader.syntax import (
    Change,
    Function,
    Insert,
    measure,
    names_in,
    path_to,
    read_function,
    rebuild,
    skeleton,
    statements,
)

MAX_SITES = 16
MAX_ROUNDS = 1_000  # of all `while` loops of a call together


@dataclass(frozen=True)
class Mutation:
    """What is wrong, where, and the changes that make it so. A low `rank` is plausible."""

    phrase: str
    places: tuple[str, ...]
    rank: int
    changes: tuple[tuple[ast.AST, Change], ...]
    keys: tuple[str, ...] = ()  # mutations that share a key are the same mistake elsewhere

    @property
    def title(self) -> str:
        """The sentence's main part: "`a_prev` where `a_next` belongs, where `dz` is computed"."""
        return f"{self.phrase}, {and_list(self.places)}" if self.places else self.phrase

    @property
    def sites(self) -> frozenset[ast.AST]:
        """The nodes that are changed; lines may be put in beside them by several mutations."""
        return frozenset(node for node, change in self.changes if not isinstance(change, Insert))


def mutation(
    function: Function,
    node: ast.AST,
    change: Change,
    phrase: str,
    label: str,
    rank: int = 1,
    keys: Sequence[str] = (),
) -> Mutation:
    """A change of one node. `label` says what is done, without names: alike places share it."""
    statement = function.statements[node]
    alike = skeleton(function, statement, functions=False)
    found = [f"{label} in every {skeleton(function, node)}"]
    if statement is not node:
        path = path_to(function, node)
        found.append(f"{label} at {path} of {skeleton(function, statement)}")
        found.append(f"{label} at {path} of {alike}")
        found.append(f"{label} at {path} of {skeleton(function, statement)} {alike}")
    places = (place_of(statement, node),)
    return Mutation(phrase, places, rank, ((node, change),), (*keys, *found))


def place_of(statement: ast.stmt, node: ast.AST) -> str:
    """Where in the algorithm a statement stands, by what it computes."""
    match statement:
        case ast.Return():
            return "in what is returned"
        case ast.For():
            return "in the loop's header" if node is not statement else "in the loop"
        case ast.AugAssign():
            return f"where `{base_name(statement.target)}` is summed up"
        case ast.Expr():
            return f"where `{base_name(statement.value)}` grows"
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    value = getattr(statement, "value", None)
    if len(targets) == 1 and isinstance(targets[0], ast.Subscript):
        return f"where `{base_name(targets[0])}` is filled"
    if isinstance(value, ast.Name):
        return f"where `{value.id}` is taken apart"
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and len(value.args) > 1:
        return f"in the call of `{value.func.id}`"
    names = [n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)]
    return f"where {and_list([f'`{n}`' for n in names])} is computed"


def base_name(node: ast.AST) -> str:
    """The variable at the root of an expression like `dx[:, :, t]` or `caches.append(cache)`."""
    while not isinstance(node, ast.Name):
        node = next(ast.iter_child_nodes(node))
    return node.id


def word(node: ast.AST) -> str:
    """An expression in words that do not spell it out: a variable's name, or what it holds."""
    if isinstance(node, ast.Name):
        return f"`{node.id}`"
    if isinstance(node, ast.Constant):
        return f"the {node.value}"
    if isinstance(node, ast.Subscript):
        if isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str):
            return f"`{node.slice.value}`"
        return f"the part of {word(node.value)}"
    if isinstance(node, ast.Attribute):
        return (
            f"the transposed {word(node.value)}"
            if node.attr == "T"
            else (f"the {node.attr} of {word(node.value)}")
        )
    names = and_list([f"`{name}`" for name in names_in(node)])
    if not names:
        return "an expression"
    if isinstance(node, ast.BinOp):
        sums = isinstance(node.op, (ast.Add, ast.Sub))
        return f"{'the sum' if sums else 'the product'} of {names}"
    return f"what is computed from {names}"


def and_list(parts: Sequence[str]) -> str:
    """Parts as a list in words."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def all_mutations(
    source: str,
    name: str,
    namespace: Mapping[str, Any],
    calls: Sequence[Any],
    settings: Sequence[Mapping[str, Any]] = (),
) -> tuple[Function, list[Mutation]]:
    """The mutations of one function, the most plausible first.

    `calls` are arguments to try it on, `settings` the sizes they were drawn with, for their names.
    """
    from rnngrader.mutate_expressions import expression_mutations
    from rnngrader.mutate_statements import statement_mutations

    function = read_function(source, name)
    measure(function, namespace, calls, settings)
    single = [*expression_mutations(function, namespace), *statement_mutations(function)]
    both = [*single, *grouped(function, single)]
    return function, sorted(both, key=lambda m: m.rank)


def grouped(function: Function, single: Sequence[Mutation]) -> Iterator[Mutation]:
    """The same mistake in several places at once, from the mutations that share a key."""
    groups: dict[str, list[Mutation]] = {}
    for each in single:
        for key in each.keys:
            groups.setdefault(key, []).append(each)
    done: set[frozenset[tuple[ast.AST, str]]] = set()
    for members in groups.values():
        sites: dict[frozenset[ast.AST], Mutation] = {}
        for member in members:
            sites.setdefault(member.sites, member)
        chosen = list(sites.values())
        identity = frozenset((node, m.phrase) for m in chosen for node in m.sites)
        if not 2 <= len(chosen) <= MAX_SITES or identity in done:
            continue
        done.add(identity)
        yield merged(chosen)


def merged(members: Sequence[Mutation]) -> Mutation:
    """Several mutations as one."""
    phrases = list(dict.fromkeys(m.phrase for m in members))
    places = tuple(dict.fromkeys(place for m in members for place in m.places))
    if len(phrases) > 1:
        shown = [f"{m.phrase} {and_list(m.places)}" for m in members]
        phrases, places = ["; ".join(dict.fromkeys(shown))], ()
    changes = tuple(change for m in members for change in m.changes)
    return Mutation(phrases[0], places, max(m.rank for m in members) + 1, changes)


def combined(members: Sequence[Mutation]) -> Mutation | None:
    """Some mutations at once; None where two of them change the same node."""
    if len(frozenset().union(*(m.sites for m in members))) < sum(len(m.sites) for m in members):
        return None
    return Mutation(
        phrase="; and ".join(dict.fromkeys(m.title for m in members)),
        places=(),
        rank=sum(m.rank for m in members),
        changes=tuple(change for m in members for change in m.changes),
    )


def code_of(function: Function, changed: Mutation) -> Any:
    """The compiled module with the mutation; None where it makes no valid Python."""
    try:
        tree = rebuild(function, [*changed.changes, *bounded(function)])
        return compile(tree, f"<cell {function.node.name}>", "exec")
    except (SyntaxError, ValueError, TypeError, IndexError, AttributeError):
        return None


def bounded(function: Function) -> list[tuple[ast.AST, Insert]]:
    """What makes each `while` raise after many rounds: a changed condition may never be false."""
    loops = [node for node in function.order if isinstance(node, ast.While)]
    if not loops:
        return []
    rounds = Insert("start", tuple(statements(f"rounds__ = iter(range({MAX_ROUNDS}))")))
    count = Insert("start", tuple(statements("next(rounds__)")))
    return [(function.node, rounds), *((loop, count) for loop in loops)]

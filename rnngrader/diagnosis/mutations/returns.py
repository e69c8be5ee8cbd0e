"""Mistakes in what is packed, returned and unpacked: order, keys, missing parts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.words import word
from rnngrader.diagnosis.phrases import and_list, listed
from rnngrader.diagnosis.syntax import base_name, is_stored_name, swapped


def in_returns(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of tuples, dicts and returns."""
    for node in list(scope.function.order):
        if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Store):
            yield from of_unpacking(scope, node)
        elif isinstance(node, (ast.Tuple, ast.List)) and not in_index(scope, node):
            yield from of_display(scope, node)
        if isinstance(node, ast.Dict):
            yield from of_dict(scope, node)
        if isinstance(node, ast.Return):
            yield Edit(node, (), "nothing returned", places=(), about=About.LACK)


def in_index(scope: Scope, node: ast.AST) -> bool:
    parent = scope.function.parents[node]
    return isinstance(parent, ast.Subscript) and parent.slice is node


def of_unpacking(scope: Scope, node: ast.Tuple) -> Iterator[Edit]:
    """Names in the wrong order on the left side."""
    for i, j in combinations(range(len(node.elts)), 2):
        change = ast.Tuple(swapped(node.elts, i, j), ast.Store())
        names = listed([base_name(node.elts[k]) for k in (i, j)])
        yield Edit(node, change, f"{names} taken for each other", f"swap targets {i} {j}", rank=2)


def of_display(scope: Scope, node: ast.Tuple | ast.List) -> Iterator[Edit]:
    """Parts of a tuple or list in the wrong order, missing, alone, or something else."""
    parts = node.elts
    for i, j in combinations(range(len(parts)), 2):
        exchange = type(node)(swapped(parts, i, j), node.ctx)
        one, other = word(parts[i]), word(parts[j])
        # Of two parts of one array, which are not told apart, something else is rather said.
        rank = 2 if one == other else 1
        phrase = f"{one} and {other} in the wrong order"
        yield Edit(node, exchange, phrase, f"swap {i} {j}", rank, about=About.ORDER)
    if len(parts) > 2:
        yield from one_more(scope, node)
    for index, part in enumerate(parts):
        drop = type(node)([*parts[:index], *parts[index + 1 :]], node.ctx)
        yield Edit(
            node, drop, f"{word(part)} missing", f"drop part {index}", rank=2, about=About.LACK
        )
        if scope.is_array(part):
            yield Edit(part, "0 * _X", f"zeros where {word(part)} belongs", "zero part", rank=3)
        else:
            yield from other_object(scope, part)
        if isinstance(scope.function.parents[node], ast.Tuple):
            phrase = f"{word(part)} alone, where a tuple belongs"
            yield Edit(node, part, phrase, f"only part {index}")
            if scope.kind(part)[:1] == ("list",) and len(parts) == 2:
                template = f"{ast.unparse(part)} + [{ast.unparse(parts[1 - index])}]"
                phrase = f"{word(parts[1 - index])} put into the list {word(part)}"
                yield Edit(node, template, phrase, f"into list {index}", rank=2)


def one_more(scope: Scope, node: ast.Tuple | ast.List) -> Iterator[Edit]:
    """A part too many, at the end."""
    present = {ast.unparse(part) for part in node.elts}
    for text, (other, _) in scope.others.items():
        known = text in scope.function.known[scope.function.statements[node]]
        if isinstance(other, ast.Name) and known and text not in present:
            longer = type(node)([*node.elts, other], node.ctx)
            yield Edit(
                node,
                longer,
                f"`{text}` as one part too many",
                f"and {text}",
                rank=3,
                about=About.EXTRA,
            )


def other_object(scope: Scope, part: ast.expr) -> Iterator[Edit]:
    """Another list, tuple or dict of the function in the place of one."""
    kind = scope.kind(part)
    if not isinstance(part, ast.Name) or not kind or kind[0] not in ("list", "tuple", "dict"):
        return
    names = {n.id for n in scope.function.order if is_stored_name(n)}
    for other in sorted(names & scope.function.known[scope.function.statements[part]] - {part.id}):
        phrase = f"`{other}` where `{part.id}` belongs"
        yield Edit(part, other, phrase, f"to {other}", rank=2)


def of_dict(scope: Scope, node: ast.Dict) -> Iterator[Edit]:
    """Values under each other's keys, or missing."""
    for i, j in combinations(range(len(node.values)), 2):
        exchange = ast.Dict(node.keys, swapped(node.values, i, j))
        phrase = f"{key(node, i)} and {key(node, j)} returned under each other's key"
        same = scope.kind(node.values[i]) == scope.kind(node.values[j])
        yield Edit(node, exchange, phrase, f"swap values {i} {j}", 1 if same else 2)
    kinds = [scope.kind(value) for value in node.values]
    alike = [tuple(i for i, kind in enumerate(kinds) if kind == k) for k in dict.fromkeys(kinds)]
    for gone in [(i,) for i in range(len(kinds))] + [same for same in alike if len(same) > 1]:
        kept = [i for i in range(len(kinds)) if i not in gone]
        drop = ast.Dict([node.keys[i] for i in kept], [node.values[i] for i in kept])
        names = and_list([key(node, i) for i in gone])
        yield Edit(
            node,
            drop,
            f"{names} not returned",
            f"drop keys {gone}",
            rank=len(gone[:2]),
            about=About.LACK,
        )


def key(node: ast.Dict, index: int) -> str:
    return f"`{getattr(node.keys[index], 'value', '?')}`"

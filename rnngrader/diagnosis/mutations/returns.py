"""Mistakes in what is packed, returned and unpacked: order, keys, missing parts, scale."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rnngrader.diagnosis.mutations.mutation import Maker, Mutation
from rnngrader.diagnosis.mutations.tree import located
from rnngrader.diagnosis.mutations.words import and_list, base_name, word


def in_returns(make: Maker) -> Iterator[Mutation]:
    """All changes of tuples, dicts and returns."""
    for node in list(make.function.order):
        if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Store):
            yield from of_unpacking(make, node)
        elif isinstance(node, (ast.Tuple, ast.List)) and not in_index(make, node):
            yield from of_display(make, node)
        if isinstance(node, ast.Dict):
            yield from of_dict(make, node)
        if isinstance(node, ast.Return):
            yield Mutation("nothing returned", (), 1, ((node, lambda new: []),))


def in_index(make: Maker, node: ast.AST) -> bool:
    parent = make.function.parents[node]
    return isinstance(parent, ast.Subscript) and parent.slice is node


def swapped(items: list[Any], i: int, j: int) -> list[Any]:
    result = list(items)
    result[i], result[j] = result[j], result[i]
    return result


def of_unpacking(make: Maker, node: ast.Tuple) -> Iterator[Mutation]:
    """Names in the wrong order on the left side."""
    for i, j in combinations(range(len(node.elts)), 2):

        def change(new: Any, i: int = i, j: int = j) -> Any:
            return located(ast.Tuple(swapped(new.elts, i, j), ast.Store()))

        names = and_list([f"`{base_name(node.elts[k])}`" for k in (i, j)])
        yield make(node, change, f"{names} taken for each other", f"swap targets {i} {j}", rank=2)


def of_display(make: Maker, node: ast.Tuple | ast.List) -> Iterator[Mutation]:
    """Parts of a tuple or list in the wrong order, missing, alone, or something else."""
    parts = node.elts
    for i, j in combinations(range(len(parts)), 2):

        def exchange(new: Any, i: int = i, j: int = j) -> Any:
            return located(type(new)(swapped(new.elts, i, j), new.ctx))

        phrase = f"{word(parts[i])} and {word(parts[j])} in the wrong order"
        yield make(node, exchange, phrase, f"swap {i} {j}")
    if len(parts) > 2:
        yield from one_more(make, node)
    for index, part in enumerate(parts):

        def drop(new: Any, index: int = index) -> Any:
            rest = [e for i, e in enumerate(new.elts) if i != index]
            return located(type(new)(rest, new.ctx))

        yield make(node, drop, f"{word(part)} missing", f"drop part {index}", rank=2)
        if make.is_array(part):
            yield make(part, "0 * _X", f"zeros where {word(part)} belongs", "zero part", rank=3)
        else:
            yield from other_object(make, part)
        if isinstance(make.function.parents[node], ast.Tuple):

            def alone(new: Any, index: int = index) -> Any:
                return new.elts[index]

            phrase = f"{word(part)} alone, where a tuple belongs"
            yield make(node, alone, phrase, f"only part {index}")
            if make.kind(part)[:1] == ("list",) and len(parts) == 2:
                template = f"{ast.unparse(part)} + [{ast.unparse(parts[1 - index])}]"
                phrase = f"{word(parts[1 - index])} put into the list {word(part)}"
                yield make(node, template, phrase, f"into list {index}", rank=2)


def one_more(make: Maker, node: ast.Tuple | ast.List) -> Iterator[Mutation]:
    """A part too many, at the end."""
    present = {ast.unparse(part) for part in node.elts}
    for text, (other, _) in make.others.items():
        known = text in make.function.known[make.function.statements[node]]
        if isinstance(other, ast.Name) and known and text not in present:

            def longer(new: Any, other: ast.expr = other) -> Any:
                return located(type(new)([*new.elts, other], new.ctx))

            yield make(node, longer, f"`{text}` as one part too many", f"and {text}", rank=3)


def other_object(make: Maker, part: ast.expr) -> Iterator[Mutation]:
    """Another list, tuple or dict of the function in the place of one."""
    if not isinstance(part, ast.Name) or make.kind(part)[:1] not in (
        ("list",),
        ("tuple",),
        ("dict",),
    ):
        return
    stored = [n for n in make.function.order if isinstance(n, ast.Name)]
    names = {n.id for n in stored if isinstance(n.ctx, ast.Store)}
    for other in sorted(names & make.function.known[make.function.statements[part]] - {part.id}):
        phrase = f"`{other}` where `{part.id}` belongs"
        yield make(part, other, phrase, f"to {other}", rank=2)


def of_dict(make: Maker, node: ast.Dict) -> Iterator[Mutation]:
    """Values under each other's keys, missing, scaled, zero or negated."""
    for i, j in combinations(range(len(node.values)), 2):

        def exchange(new: Any, i: int = i, j: int = j) -> Any:
            return located(ast.Dict(new.keys, swapped(new.values, i, j)))

        phrase = f"{key(node, i)} and {key(node, j)} returned under each other's key"
        same = make.kind(node.values[i]) == make.kind(node.values[j])
        yield make(node, exchange, phrase, f"swap values {i} {j}", 1 if same else 2)
    kinds = [make.kind(value) for value in node.values]
    alike = [tuple(i for i, kind in enumerate(kinds) if kind == k) for k in dict.fromkeys(kinds)]
    for gone in [(i,) for i in range(len(kinds))] + [same for same in alike if len(same) > 1]:

        def drop(new: Any, gone: tuple[int, ...] = gone) -> Any:
            kept = [i for i in range(len(new.keys)) if i not in gone]
            return located(ast.Dict([new.keys[i] for i in kept], [new.values[i] for i in kept]))

        names = and_list([key(node, i) for i in gone])
        yield make(node, drop, f"{names} not returned", f"drop keys {gone}", rank=len(gone[:2]))
    for index, value in enumerate(node.values):
        if make.is_array(value):
            yield from scaled(make, value, key(node, index))


def key(node: ast.Dict, index: int) -> str:
    return f"`{getattr(node.keys[index], 'value', '?')}`"


def scaled(make: Maker, node: ast.expr, name: str) -> Iterator[Mutation]:
    """A result that is divided by a size, doubled, halved, negated, or zero."""
    summed = any(
        isinstance(s, ast.AugAssign) and ast.unparse(s.target) == ast.unparse(node)
        for s in make.function.order
    )
    forms = [
        (f"_X / {text}", f"divided by {size}", 2) for size, text in make.function.sizes.items()
    ]
    forms += [("-_X", "with the opposite sign", 2), ("0 * _X", "zero", 2)]
    forms += [("2 * _X", "times 2", 3), ("0.5 * _X", "times one half", 3)]
    forms += [("_X.sum()", "summed up to one number", 3)]
    for template, words, rank in forms:
        keys = [f"{words}, summed: {summed}"]
        yield make(node, template, f"{name} {words}", f"result {words}", rank, keys)

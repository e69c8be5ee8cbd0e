"""Mistakes in the order of things: added, scaled, masked or normalized before instead of after.

A term, a factor or a function that belongs to a whole is given to one of its parts, or to more.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from rnngrader.diagnosis.mutations.mutation import Edit, Scope
from rnngrader.diagnosis.mutations.remake import remade
from rnngrader.diagnosis.mutations.tree import Function, Kind, is_array, skeleton
from rnngrader.diagnosis.mutations.words import place_of, word
from rnngrader.diagnosis.syntax import targets_of

Wrap = Callable[[Any], Any]  # what does the same to another expression
DONE = {  # what is done with a term or factor, and the word before what it is done to
    ast.Add: ("added to", "to"),
    ast.Sub: ("subtracted from", "from"),
    ast.Mult: ("multiplied with", "with"),
}


def in_moves(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of where a term, a factor, a function or a line is applied."""
    for node in scope.function.expressions((ast.BinOp, ast.Call)):
        for whole, wrap, phrase, reaches in operations(scope, node):
            yield from moved(scope, node, whole, wrap, phrase, reaches)
    for line in scope.function.known:
        if isinstance(line, ast.Assign):
            yield from line_moved(scope, line)


def operations(
    scope: Scope, node: ast.expr
) -> Iterator[tuple[ast.expr, Wrap, Callable[[ast.expr], str], Kind]]:
    """Yield what a node does to a part of it that has its shape: the part, how the same is done to
    another, how that is said, and what is brought in."""
    if isinstance(node, ast.BinOp):
        for whole, moving in ((node.left, node.right), (node.right, node.left)):
            turned = moving is node.left
            if scope.kind(whole) != scope.kind(node) or not is_array(scope.kind(whole)):
                continue
            if isinstance(node.op, tuple(DONE)) and not (turned and isinstance(node.op, ast.Sub)):
                verb, before = DONE[type(node.op)]
                start = f"{word(moving)} {verb}"
            elif isinstance(node.op, ast.Div) and not turned:
                start, before = f"a division by {word(moving)} done to", "to"
            else:
                continue
            yield (
                whole,
                lambda other, moving=moving, op=node.op: ast.BinOp(other, op, moving),  # type: ignore[misc]
                lambda to, start=start, before=before, whole=whole: (  # type: ignore[misc]
                    f"{start} {word(to)}, not {before} {word(whole)}"
                ),
                scope.kind(moving),
            )
    elif isinstance(node, ast.Call) and node.args and is_array(scope.kind(node)):
        inner = node.args[0]
        if scope.kind(inner) == scope.kind(node):
            name = ast.unparse(node.func).removeprefix("np.")
            yield (
                inner,
                lambda other: ast.Call(node.func, [other, *node.args[1:]], node.keywords),
                lambda to: f"`{name}` taken of {word(to)}, not of {word(inner)}",
                (),
            )


def moved(
    scope: Scope,
    node: ast.expr,
    whole: ast.expr,
    wrap: Wrap,
    phrase: Callable[[ast.expr], str],
    brought: Kind,
) -> Iterator[Edit]:
    """What is done to a whole done to a part of it instead, or to what it is a part of."""
    function = scope.function
    source = defined(scope, whole) or whole
    doing = skeleton(function, remade(function, node, [(whole, ast.Name("_", ast.Load()))]))
    for part in ast.walk(source):
        if part is whole or part not in function.order or not isinstance(part, ast.expr):
            continue
        if isinstance(function.parents[part], ast.Subscript):
            continue  # done to an array or to its part: the same
        if scope.is_numeric(part) and spreads(brought, scope.kind(part)):
            change = remade(function, source, [(part, wrap(part))])
            alike = f"{doing} of {way_from(function, source, part)}"  # in other names elsewhere
            yield Edit(node, change, phrase(part), f"earlier {phrase(part)}", 2, (alike,))
    outer = function.parents[node]
    while isinstance(outer, ast.expr):
        if scope.is_numeric(outer) and spreads(brought, scope.kind(outer)):
            also = ((node, whole),)
            yield Edit(outer, wrap(outer), phrase(outer), f"later {phrase(outer)}", 2, also=also)
        outer = function.parents[outer]


def way_from(function: Function, whole: ast.expr, part: ast.expr) -> str:
    """Return what is done to a part on the way to the whole."""
    done = []
    while part is not whole:
        outer: Any = function.parents[part]
        side = "left" if getattr(outer, "left", None) is part else ""
        done.append(f"{type(outer).__name__} {type(getattr(outer, 'op', None)).__name__} {side}")
        part = outer
    return ", ".join(done)


def defined(scope: Scope, node: ast.expr) -> ast.expr | None:
    """Return what a variable stands for, if it is assigned once and in no loop."""
    name = node.id if isinstance(node, ast.Name) else ""
    lines = [s for s in scope.function.known if name in targets_of(s)]
    if len(lines) != 1 or not isinstance(lines[0], ast.Assign):
        return None
    alone = isinstance(lines[0].targets[0], ast.Name) and scope.function.loop_of(lines[0]) is None
    return lines[0].value if alone else None


def spreads(kind: Kind, wanted: Kind) -> bool:
    """Whether a value can be added to another without changing its shape."""
    if not is_array(kind):
        return not kind or kind[0] in ("int", "float")
    try:
        return all(
            np.broadcast_shapes(mine[1], theirs[1]) == theirs[1]
            for mine, theirs in zip(kind, wanted, strict=True)
        )
    except ValueError:
        return False


def line_moved(scope: Scope, line: ast.Assign) -> Iterator[Edit]:
    """A line that makes one quantity of another of its shape, done elsewhere: to another one."""
    function, kind = scope.function, scope.kind(line.value)
    target = line.targets[0]
    if not isinstance(target, ast.Name) or not scope.is_array(line.value):
        return
    inside = [n for n in ast.walk(line.value) if isinstance(n, ast.Name)]
    for start in sorted({n.id for n in inside if scope.kind(n) == kind}):
        uses = [n for n in inside if n.id == start]
        if line.value in uses:
            continue
        read = {n.id for n in inside if n.id != start} & function.own_names
        for other in function.expressions():
            statement = function.statements[other]
            parent = function.parents[other]
            whole = isinstance(parent, ast.Assign) and parent.value is other
            alike = scope.kind(other) == kind and read <= function.known[statement]
            if statement is line or not alike:
                continue
            if not whole and not isinstance(other, (ast.Name, ast.Subscript)):
                continue
            if isinstance(other, ast.Name) and other.id in (target.id, start):
                continue
            change = remade(function, line.value, [(use, other) for use in uses])
            to, where = (
                "" if whole else f"to {word(other)} ",
                place_of(function, statement, statement),
            )
            phrase = (
                f"what the line for `{target.id}` does to `{start}` done {to}{where.words} instead"
            )
            yield Edit(line.value, uses[0], phrase, rank=3, also=((other, change),), places=())

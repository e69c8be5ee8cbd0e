"""Mistakes in what a loop hands on: wrong starts and carries, values of another turn."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from rnngrader.diagnosis.mutations.mutation import Maker, Mutation
from rnngrader.diagnosis.mutations.tree import Insert, expression, filled, statements
from rnngrader.diagnosis.mutations.words import place_of, word


def in_carries(make: Maker) -> Iterator[Mutation]:
    """All changes of what goes from one turn of a loop to the next, or out of it."""
    for statement in make.function.known:
        if isinstance(statement, ast.Assign) and make.is_array(statement.value):
            yield from other_start(make, statement)
        if isinstance(statement, ast.For):
            yield from of_carries(make, statement)
    for name in make.function.expressions(ast.Name):
        yield from stale(make, name)


def written_in(loop: ast.For) -> list[ast.Name]:
    """The names that a loop's body assigns."""
    inside = [node for line in loop.body for node in ast.walk(line)]
    return [n for n in inside if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]


def other_start(make: Maker, statement: ast.Assign) -> Iterator[Mutation]:
    """A start value that is the first or last part of an array of one axis more."""
    target, kind = statement.targets[0], make.kind(statement.value)
    if not isinstance(target, ast.Name):
        return
    for text, (other, theirs) in make.others.items():
        if not isinstance(other, ast.Name) or text not in make.function.known[statement]:
            continue
        shapes = [(t[1][:-1], k[1]) for t, k in zip(theirs, kind, strict=True) if len(t) == 2]
        if len(shapes) == len(kind) and all(short == mine for short, mine in shapes):
            for index, words in ((0, "first"), (-1, "last")):
                phrase = f"`{target.id}` started at the {words} step of `{text}`"
                start = f"{text}[..., {index}]"
                yield make(statement.value, start, phrase, f"start at {words} {text}")


def of_carries(make: Maker, loop: ast.For) -> Iterator[Mutation]:
    """Something else handed to the next pass of a loop, in place of what it should get."""
    function = make.function
    written = written_in(loop)
    kinds = {text: kind for text, (node, kind) in make.others.items() if isinstance(node, ast.Name)}
    carried = {n.id for n in written if n.id in function.known[loop] and n.id in kinds}
    for name in sorted(carried):
        for other in sorted({n.id for n in written} & kinds.keys() - {name}):
            if kinds[other][-1] == kinds[name][-1]:
                line = Insert("end", statements(f"{name} = {other}"))
                phrase = f"`{other}` handed on to the next step where `{name}` belongs"
                yield Mutation(phrase, (), 3, ((loop.target, lambda new: new), (loop, line)))
        for argument in function.arguments:
            if kinds.get(argument) == kinds[name]:
                text = f"{argument}[...] = {name}\n{name} = {argument}"
                storing = next(function.statements[n] for n in written if n.id == name)
                change = (
                    (loop.target, lambda new: new),
                    (storing, Insert("after", statements(text))),
                )
                phrase = f"`{name}` written into the array of `{argument}` at each step"
                yield Mutation(phrase, (), 3, change)


def stale(make: Maker, node: ast.Name) -> Iterator[Mutation]:
    """A variable as it was before the last pass of a loop changed it, or what the pass computed."""
    function, statement = make.function, make.function.statements[node]
    for loop in function.node.body:
        if not isinstance(loop, ast.For) or function.order[node] < function.order[loop]:
            continue
        written = {node.id for node in written_in(loop)}
        if node.id in written & function.known[loop]:
            kept = Insert("start", statements(f"old_{node.id} = {node.id}"))
            phrase = f"`{node.id}` as it was before the last update"
            change = ((node, filled(f"old_{node.id}")), (loop, kept))
            yield Mutation(phrase, (place_of(statement, node),), 1, change)
        if function.loop_of(node) is None and make.is_array(node):
            yield from kept_from(make, loop, node)
            if node.id in written:
                yield from of_all_passes(make, loop, node)


def of_all_passes(make: Maker, loop: ast.For, node: ast.Name) -> Iterator[Mutation]:
    """After a loop: the sum of what a variable was after each pass, or what the first one left."""
    place, name = place_of(make.function.statements[node], node), node.id
    for update, phrase in (
        (f"kept_{name} = kept_{name} + {name}", f"`{name}` of all steps added up"),
        (
            f"kept_{name} = {name} + 0 if np.ndim(kept_{name}) == 0 else kept_{name}",
            f"`{name}` as the first turn of the loop left it",
        ),
    ):
        start = Insert("before", statements(f"kept_{name} = 0"))
        change = (
            (node, filled(f"kept_{name}")),
            (loop, start),
            (loop, Insert("end", statements(update))),
        )
        yield Mutation(phrase, (place,), 3, change, (phrase.replace(name, ""),))


def kept_from(make: Maker, loop: ast.For, node: ast.Name) -> Iterator[Mutation]:
    """After a loop: something that its last pass computed on its way."""
    for other in make.function.expressions((ast.BinOp, ast.Subscript)):
        if make.function.loop_of(other) is loop and make.kind(other) == make.kind(node):

            def keeping(new: Any) -> Any:
                return expression("(kept := _X)", _X=new)

            phrase = (
                f"{word(other)} (as the last pass of the loop had it) where {word(node)} belongs"
            )
            place = place_of(make.function.statements[node], node)
            yield Mutation(phrase, (place,), 2, ((node, filled("kept")), (other, keeping)))

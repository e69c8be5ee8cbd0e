"""Mistakes in what a loop hands on: wrong starts and carries, values of another iteration."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.remake import statements
from rnngrader.diagnosis.mutations.tree import Changes, Insert
from rnngrader.diagnosis.mutations.words import word
from rnngrader.diagnosis.syntax import is_range, is_stored_name


def in_carries(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of what goes from one turn of a loop to the next, or out of it."""
    for statement in scope.function.known:
        if isinstance(statement, ast.Assign) and scope.is_array(statement.value):
            yield from other_start(scope, statement)
        if isinstance(statement, ast.Assign):
            yield from not_carried(scope, statement)
        if isinstance(statement, ast.For):
            yield from of_carries(scope, statement)
            yield from first_turn(scope, statement)
    for name in scope.function.expressions(ast.Name):
        yield from stale(scope, name)


def written_in(loop: ast.For) -> list[ast.Name]:
    """Return the names that a loop's body assigns."""
    return [node for line in loop.body for node in ast.walk(line) if is_stored_name(node)]


def other_start(scope: Scope, statement: ast.Assign) -> Iterator[Edit]:
    """A start value that is the first or last part of an array of one axis more."""
    target, kind = statement.targets[0], scope.kind(statement.value)
    if not isinstance(target, ast.Name):
        return
    for text, (other, theirs) in scope.others.items():
        if not isinstance(other, ast.Name) or text not in scope.function.known[statement]:
            continue
        pairs = zip(theirs, kind, strict=True)
        if all(len(t) == 2 and (t[0], t[1][:-1]) == k for t, k in pairs):
            for index, words in ((0, "first"), (-1, "last")):
                phrase = f"`{target.id}` started at the {words} entry of `{text}`"
                start = f"{text}[..., {index}]"
                yield Edit(statement.value, start, phrase, f"start at {words} {text}")


def not_carried(scope: Scope, statement: ast.Assign) -> Iterator[Edit]:
    """One of several values that a turn of a loop hands on together, left as it was."""
    target, value = statement.targets[0], statement.value
    if not isinstance(target, ast.Tuple) or not isinstance(value, ast.Tuple):
        return
    for name, new in zip(target.elts, value.elts, strict=False):
        if isinstance(name, ast.Name) and name.id in scope.function.known[statement]:
            phrase = f"`{name.id}` left as it was, at every {scope.turn}"
            yield Edit(new, name.id, phrase, "not carried", rank=2, places=())


def first_turn(scope: Scope, loop: ast.For) -> Iterator[Edit]:
    """The first step done as all others, or without what the others do first."""
    function, counter = scope.function, loop.target
    if not isinstance(counter, ast.Name) or not is_range(loop.iter):
        return
    start = ast.unparse(loop.iter.args[0]) if len(loop.iter.args) > 1 else "0"
    inside = [node for line in loop.body for node in ast.walk(line)]
    before = {
        ast.unparse(n.value): scope.kind(n)
        for n in inside
        if isinstance(n, ast.Subscript) and ast.unparse(n.slice) == f"{counter.id} - 1"
    }
    for array, kind in before.items() if start == "1" else ():
        for argument in function.arguments:
            if kind and scope.kind_of(argument) == kind:
                also = ((loop, Insert("before", statements(f"{array}[-1] = {argument}"))),)
                phrase = f"the first {scope.turn} done as all others, from `{argument}` on"
                yield Edit(loop.iter.args[0], "0", phrase, rank=2, also=also, places=())
    for line in loop.body:
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Call) and start == "0":
            given, made = line.value.args, line.targets[0]
            parts = made.elts if isinstance(made, ast.Tuple) else [made]
            same = ", ".join(ast.unparse(each) for each in given[: len(parts)])
            first = f"({same}) if {counter.id} == 0 else _X"
            called = ast.unparse(line.value.func)
            yield Edit(
                line.value,
                first,
                f"`{called}` left out at {scope.turn} 0",
                "left out first",
                2,
                about=About.LACK,
            )
            phrase = f"`{called}` left out at every {scope.turn}"
            yield Edit(line.value, f"({same})", phrase, "left out", rank=2, about=About.LACK)


def of_carries(scope: Scope, loop: ast.For) -> Iterator[Edit]:
    """Something else handed to the next pass of a loop, in place of what it should get."""
    function = scope.function
    written = written_in(loop)
    kinds = {
        text: kind for text, (node, kind) in scope.others.items() if isinstance(node, ast.Name)
    }
    carried = {n.id for n in written if n.id in function.known[loop] and n.id in kinds}
    for name in sorted(carried):
        for other in sorted({n.id for n in written} & kinds.keys() - {name}):
            if kinds[other][-1] == kinds[name][-1]:
                line = Insert("end", statements(f"{name} = {other}"))
                phrase = f"`{other}` handed on to the next {scope.turn} where `{name}` belongs"
                also = ((loop, line),)
                yield Edit(loop.target, loop.target, phrase, rank=3, also=also, places=())
        for argument in function.arguments:
            if kinds.get(argument) == kinds[name]:
                text = f"{argument}[...] = {name}\n{name} = {argument}"
                storing = next(function.statements[n] for n in written if n.id == name)
                after: Changes = ((storing, Insert("after", statements(text))),)
                phrase = f"`{name}` written into the array of `{argument}` at each {scope.turn}"
                yield Edit(loop.target, loop.target, phrase, rank=3, also=after, places=())


def stale(scope: Scope, node: ast.Name) -> Iterator[Edit]:
    """A variable as it was before the last pass of a loop changed it, or what the pass computed."""
    function = scope.function
    for loop in function.node.body:
        if not isinstance(loop, ast.For) or function.order[node] < function.order[loop]:
            continue
        written = {node.id for node in written_in(loop)}
        if node.id in written & function.known[loop]:
            kept = Insert("start", statements(f"old_{node.id} = {node.id}"))
            when = "this" if node in ast.walk(loop) else "the last"
            phrase = f"`{node.id}` as it was before {when} {scope.turn} changed it"
            yield Edit(node, f"old_{node.id}", phrase, also=((loop, kept),))
        if function.loop_of(node) is None and scope.is_array(node):
            yield from kept_from(scope, loop, node)
            if node.id in written:
                yield from of_all_passes(scope, loop, node)


def of_all_passes(scope: Scope, loop: ast.For, node: ast.Name) -> Iterator[Edit]:
    """After a loop: the sum of what a variable was after each pass, or what the first one left."""
    name = node.id
    for update, phrase in (
        (f"kept_{name} = kept_{name} + {name}", f"`{name}` of all {scope.turn}s added up"),
        (
            f"kept_{name} = {name} + 0 if np.ndim(kept_{name}) == 0 else kept_{name}",
            f"`{name}` as the first iteration of the loop left it",
        ),
    ):
        start = Insert("before", statements(f"kept_{name} = 0"))
        also = ((loop, start), (loop, Insert("end", statements(update))))
        keys = (phrase.replace(name, ""),)
        yield Edit(node, f"kept_{name}", phrase, rank=3, keys=keys, also=also)


def kept_from(scope: Scope, loop: ast.For, node: ast.Name) -> Iterator[Edit]:
    """After a loop: something that its last pass computed on its way."""
    for other in scope.function.expressions((ast.BinOp, ast.Subscript)):
        if scope.function.loop_of(other) is loop and scope.kind(other) == scope.kind(node):
            phrase = (
                f"{word(other)} (as the last pass of the loop had it) where {word(node)} belongs"
            )
            yield Edit(node, "kept", phrase, rank=2, also=((other, "(kept := _X)"),))

"""Mistakes between lines: missing, misplaced, = for +=, values changed in place."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rnngrader.diagnosis.mutations.mutation import Changes, Maker, Mutation
from rnngrader.diagnosis.mutations.tree import (
    Insert,
    as_read,
    located,
    skeleton,
    statements,
)
from rnngrader.diagnosis.mutations.words import base_name, place_of, word


def in_lines(make: Maker) -> Iterator[Mutation]:
    """All changes of whole statements."""
    for statement in make.function.known:
        if isinstance(statement, ast.AugAssign):
            yield from of_summing(make, statement)
        if isinstance(statement, ast.Assign):
            yield from of_assigning(make, statement)
        if isinstance(statement, (ast.Assign, ast.AugAssign)):
            yield from right_sides_exchanged(make, statement)
        if not isinstance(statement, (ast.Return, ast.For, ast.While, ast.If)):
            yield from misplaced(make, statement)
        if isinstance(statement, ast.If):
            yield from of_condition(make, statement)
        if isinstance(statement, ast.For):
            yield from in_other_order(make, statement)
    for node in make.function.expressions(ast.BinOp):
        yield from in_place(make, node)


def of_condition(make: Maker, statement: ast.If) -> Iterator[Mutation]:
    """A condition that is always true, never, or true in the wrong cases."""
    test = statement.test
    for template, words in (
        ("True", "always taken for true"),
        ("False", "never taken for true"),
        ("not _X", "turned around"),
    ):
        yield make(test, template, f"the condition on {word(test)} {words}", words, rank=2)


def of_summing(make: Maker, statement: ast.AugAssign) -> Iterator[Mutation]:
    """= or -= for +=; a sum that adds itself, or twice."""
    name = base_name(statement.target)

    def assigned(new: Any) -> Any:
        return located(ast.Assign([new.target], new.value))

    def subtracted(new: Any) -> Any:
        return located(ast.AugAssign(new.target, ast.Sub(), new.value))

    def itself(new: Any) -> Any:
        return located(ast.AugAssign(new.target, new.op, as_read(new.target)))

    phrase = "`=` instead of `+=`: the sum is overwritten"
    yield make(statement, assigned, phrase, "overwrite")
    yield make(statement, subtracted, "`-=` instead of `+=`", "subtract", rank=2)
    yield make(statement, itself, f"`{name}` added to itself", "add itself", rank=2)
    yield make(statement, lambda new: [new, new], "everything added twice", "twice", rank=3)
    if make.is_array(statement.value):
        phrase = "the sum of all entries added"
        yield make(statement.value, "np.sum(_X)", phrase, "add the whole sum", rank=3)


def of_assigning(make: Maker, statement: ast.Assign) -> Iterator[Mutation]:
    """A value added up where it must be replaced, of the opposite sign, or with another start."""
    target, function = statement.targets[0], make.function
    if not isinstance(target, (ast.Name, ast.Subscript)):
        return
    name = base_name(target)
    if function.loop_of(statement) and name in function.known[statement]:

        def added(new: Any) -> Any:
            value = located(ast.BinOp(as_read(new.targets[0]), ast.Add(), new.value))
            return located(ast.Assign(new.targets, value))

        def added_in_place(new: Any) -> Any:
            return located(ast.AugAssign(new.targets[0], ast.Add(), new.value))

        phrase = f"`{name}` added up, where it must be replaced"
        yield make(statement, added, phrase, "accumulate")
        yield make(statement, added_in_place, f"{phrase} (in place)", "accumulate in place", rank=2)
    if isinstance(target, ast.Name) and make.is_array(statement.value):
        phrase = f"`{name}` with the opposite sign"
        yield make(statement.value, "-_X", phrase, "negate", rank=2)
        if function.loop_of(statement) is None:
            zeros = "np.zeros(np.shape(_X))"
            yield make(statement.value, zeros, f"`{name}` zero", "zero", rank=2)
        yield from into_another(make, statement, name)


def into_another(make: Maker, statement: ast.Assign, name: str) -> Iterator[Mutation]:
    """A value written into the array of something else, which then is the value."""
    for text, (other, theirs) in make.others.items():
        known = text in make.function.known[statement] and text != name
        if isinstance(other, ast.Name) and known and theirs == make.kind(statement.value):

            def written(new: Any, text: str = text) -> Any:
                lines = statements(f"{text}[...] = 0\n{name} = {text}")
                lines[0].value = new.value  # type: ignore[attr-defined]
                return list(lines)

            phrase = f"`{name}` written into the array of `{text}`"
            yield make(statement, written, phrase, f"into {text}", rank=3)


def right_sides_exchanged(make: Maker, statement: ast.Assign | ast.AugAssign) -> Iterator[Mutation]:
    """Two lines of the same kind that have each other's right side."""
    block = getattr(make.function.parents[statement], "body", [])
    for other in block[block.index(statement) + 1 :]:
        if type(other) is not type(statement) or not make.is_array(statement.value):
            continue
        if make.kind(other.value) == make.kind(statement.value):
            mine, theirs = statement.value, other.value
            yield Mutation(
                "the right sides exchanged",
                (place_of(statement, statement), place_of(other, other)),
                2,
                (
                    (mine, lambda new, theirs=theirs: theirs),  # type: ignore[misc]
                    (theirs, lambda new, mine=mine: mine),  # type: ignore[misc]
                ),
            )


def misplaced(make: Maker, statement: ast.stmt) -> Iterator[Mutation]:
    """A line that is missing, stands before or after its loop, or once more after it."""
    function, place = make.function, place_of(statement, statement)
    loop, same = function.loop_of(statement), lambda new: new
    if loop is None:
        for later in function.node.body:
            if isinstance(later, ast.For) and function.order[later] > function.order[statement]:
                phrase = f"the line {place} standing in the loop: it starts afresh at every step"
                start = Insert("start", (statement,))
                yield Mutation(phrase, (), 2, ((statement, same), (later, start)))
        return
    kind, after = type(statement).__name__, Insert("after", (statement,))
    gone: Changes = ((statement, lambda new: []),)
    yield Mutation(f"the line {place} missing", (), 1, gone, (f"leave out {kind}",))
    yield Mutation(
        f"the line {place} standing after the loop instead of in it",
        (),
        2,
        ((statement, lambda new: []), (loop, after)),
        (f"move after {kind}",),
    )
    yield Mutation(
        f"the line {place} done once more after the loop",
        (),
        3,
        ((statement, same), (loop, after)),
        (f"once more after {kind}",),
    )


def in_other_order(make: Maker, loop: ast.For) -> Iterator[Mutation]:
    """Lines of a loop in another order; a return inside it."""
    for i, j in combinations(range(len(loop.body)), 2):
        for source, target in ((i, j), (j, i)):
            if source - target == 1:
                continue  # the same as the move the other way

            def moved(new: Any, source: int = source, target: int = target) -> Any:
                new.body.insert(target, new.body.pop(source))
                return new

            line, other = (place_of(loop.body[k], loop.body[k]) for k in (source, target))
            words = "too early: before" if target < source else "too late: after"
            phrase = f"the line {line} coming {words} the one {other}"
            yield make(loop, moved, phrase, f"move {source} to {target}", rank=2)
    if loop in make.function.node.body:
        following = make.function.node.body[make.function.node.body.index(loop) + 1 :]
        if following and isinstance(following[-1], ast.Return):

            def returning(new: Any) -> Any:
                new.body = [*new.body, *following]
                return new

            phrase = "the `return` standing inside the loop"
            yield Mutation(phrase, (), 1, ((loop, returning),))


def in_place(make: Maker, node: ast.BinOp) -> Iterator[Mutation]:
    """a += b (or a *= b) where a + b is meant: what a stands for is changed as well."""
    statement = make.function.statements[node]
    if not isinstance(node.op, (ast.Add, ast.Mult, ast.Sub, ast.Pow)):
        return
    for target, other in ((node.left, node.right), (node.right, node.left)):
        if isinstance(target, (ast.Name, ast.Subscript)) and make.is_array(target):
            written = copy.copy(target)
            written.ctx = ast.Store()
            line = located(ast.AugAssign(written, node.op, other))
            yield Mutation(
                f"{word(target)} changed in place, which changes it for others as well",
                (place_of(statement, node),),
                2,
                (
                    (node, lambda new, target=target: target),  # type: ignore[misc]
                    (statement, Insert("before", (line,))),
                ),
                (f"in place {skeleton(make.function, node)}",),
            )

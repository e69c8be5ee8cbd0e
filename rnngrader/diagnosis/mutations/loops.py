"""Mistakes with steps: the loop's range and direction, shifted and mirrored indices, cuts."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Sequence
from typing import Any

from rnngrader.diagnosis.mutations.mutation import Maker, Mutation
from rnngrader.diagnosis.mutations.tree import as_read, expression, located
from rnngrader.diagnosis.mutations.words import base_name, place_of, targets_of, word

RANGES = (
    ("range(_N - 1)", "the loop stopping one step early", 1),
    ("range(1, _N)", "the loop leaving out step 0", 1),
    ("range(1, _N - 1)", "the loop leaving out the first and the last step", 3),
    ("range(_N + 1)", "the loop running one step too far", 2),
    ("range(1)", "the loop running only once, for step 0", 2),
    ("range(_N - 1, _N)", "the loop running only once, for the last step", 2),
    ("range(0, _N, 2)", "the loop taking every second step alone", 4),
)
STEPS = (
    ("_X - 1", "at the step before the right one", 1),
    ("_X + 1", "at the step after the right one", 2),
    ("(_X + 1) % _N", "at the step after the right one (the first after the last)", 2),
    ("-1 - _X", "at the step mirrored in time", 1),
    ("-_X", "at the step mirrored in time, one off", 2),
    ("0", "always at the first step", 1),
    ("-1", "always at the last step", 1),
)
SOME_STEPS = (
    ("_I == 0", "only at step 0"),
    ("_I == _N - 1", "only at the last step"),
    ("_I != 0", "at all steps but step 0"),
    ("_I != _N - 1", "at all steps but the last"),
)
ALL_STEPS = (
    ("_V.sum(axis=-1)", "summed over all steps"),
    ("_V.mean(axis=-1)", "averaged over all steps"),
)


def in_loops(make: Maker) -> Iterator[Mutation]:
    """All changes of loops' ranges and of indices."""
    for node in make.function.order:
        if isinstance(node, ast.For):
            yield from of_range(make, node)
            yield from at_some_steps(make, node)
        if isinstance(node, ast.Subscript):
            yield from of_index(make, node)


def of_range(make: Maker, loop: ast.For) -> Iterator[Mutation]:
    """The steps that a loop runs over, and their order."""
    iterable: Any = loop.iter
    backward = isinstance(iterable, ast.Call) and base_name(iterable.func) == "reversed"
    inner = iterable.args[0] if backward else iterable
    if not (isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.args):
        return
    bound = inner.args[-1]

    def ranging(template: str) -> Any:
        return lambda new: expression(template, _N=bound)

    turned = "range(_N)" if backward else "reversed(range(_N))"
    phrase = f"the loop running {'forward' if backward else 'backward'} in time"
    yield make(iterable, ranging(turned), phrase, "other direction")
    for template, words, rank in RANGES:
        whole = f"reversed({template})" if backward else template
        yield make(iterable, ranging(whole), words, f"range {template}", rank)


def at_some_steps(make: Maker, loop: ast.For) -> Iterator[Mutation]:
    """A line of a loop that is done at some of the steps alone."""
    if not isinstance(loop.target, ast.Name):
        return
    count = f"len(list({ast.unparse(loop.iter)}))"
    for line in loop.body:
        known = set(targets_of(line)) <= make.function.known[line]
        if not isinstance(line, (ast.Assign, ast.AugAssign)) or not known:
            continue
        for condition, words in SOME_STEPS:
            test = condition.replace("_I", loop.target.id).replace("_N", count)

            def guarded(new: ast.stmt, test: str = test) -> ast.If:
                made: ast.If = located(ast.If(expression(test), [new], []))
                return made

            phrase = f"the line {place_of(line, line)} done {words}"
            keys = (f"{type(line).__name__} done {words}",)
            yield Mutation(phrase, (), 3, ((line, guarded),), keys)


def of_index(make: Maker, node: ast.Subscript) -> Iterator[Mutation]:
    """Another step, another axis, the other part of a cut."""
    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    array = word(as_read(node.value))
    for position, part in enumerate(parts):
        if isinstance(part, ast.Name):
            yield from of_step(make, node, part, array)
            if len(parts) > 1:
                yield from of_axis(make, node, position, array)
        elif isinstance(part, ast.Slice) and (part.lower or part.upper):
            yield from of_cut(make, node, part, array)
            if len(parts) == 2:
                phrase = f"{array} cut along the wrong axis"
                yield make(node, reordered([1, 0]), phrase, "cut the other axis")


def reordered(order: Sequence[int]) -> Any:
    """The change of a subscript to one with its indices in another order."""

    def change(new: Any) -> Any:
        made = copy.copy(new)
        made.slice = located(ast.Tuple([new.slice.elts[i] for i in order], ast.Load()))
        return made

    return change


def of_axis(make: Maker, node: ast.Subscript, position: int, array: str) -> Iterator[Mutation]:
    """x[t] or x[:, t, :] for x[:, :, t]."""
    count = len(node.slice.elts)  # type: ignore[attr-defined]
    for other in range(count):
        if other != position:
            order = list(range(count))
            order[position], order[other] = other, position
            phrase = f"{array} indexed along axis {other} instead of {position}"
            yield make(node, reordered(order), phrase, f"index axis {other}", 2 if other else 1)


def of_step(make: Maker, node: ast.Subscript, index: ast.Name, array: str) -> Iterator[Mutation]:
    """The loop's variable shifted, mirrored or fixed in one index."""
    loop = make.function.loop_of(node)
    if loop is None or not isinstance(loop.target, ast.Name) or loop.target.id != index.id:
        return
    write = isinstance(node.ctx, ast.Store)
    whole = ast.unparse(as_read(node.value))
    count = f"len({whole})" if node.slice is index else f"{whole}.shape[-1]"
    for template, words, rank in STEPS:
        phrase = f"{array} {'written' if write else 'read'} {words}"
        keys = [f"step {template} {'write' if write else 'read'}"]
        step = template.replace("_N", count)
        yield make(index, step, phrase, f"step {template}", rank, keys)
    if write or not make.is_array(node):
        return
    for template, words in ALL_STEPS:
        phrase = f"{array} {words} instead of taken at one"
        yield make(node, template, phrase, f"all steps {template}", rank=3)
    for condition, words in SOME_STEPS:
        test = condition.replace("_N", count).replace("_I", index.id)
        phrase = f"{array} entering {words}"
        yield make(node, f"(_X if {test} else 0 * _X)", phrase, f"enters {condition}", rank=2)


def of_cut(make: Maker, node: ast.Subscript, part: ast.Slice, array: str) -> Iterator[Mutation]:
    """The other side of a cut, from the other end, at another size, or none."""

    def other_side(new: ast.Slice) -> Any:
        return located(ast.Slice(new.upper, new.lower, new.step))

    def other_end(new: ast.Slice) -> Any:
        ends = (new.upper, new.lower)
        return located(ast.Slice(*(ast.UnaryOp(ast.USub(), end) if end else None for end in ends)))

    phrase = (
        f"the wrong part of {array}: before the cut instead of after it, or the other way round"
    )
    yield make(part, other_side, phrase, "other side of the cut")
    phrase = f"{array} cut as if its parts stood in the other order"
    yield make(part, other_end, phrase, "cut from the other end")
    yield make(node, "_V", f"{array} not cut into its parts", "no cut")
    bound = part.lower or part.upper
    assert bound is not None
    for size, text in make.function.sizes.items():
        yield make(bound, text, f"{array} cut at {size}", f"cut at {size}", rank=3)

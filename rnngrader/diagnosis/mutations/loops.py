"""Mistakes with steps: the loop's range and direction, shifted and mirrored indices, cuts."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import Any

from rnngrader.diagnosis.mutations.mutation import TURNED, About, Edit, Scope
from rnngrader.diagnosis.mutations.remake import as_read, expression
from rnngrader.diagnosis.mutations.sums import signed_terms, sum_of
from rnngrader.diagnosis.mutations.words import place_of, word
from rnngrader.diagnosis.syntax import all_names, is_none, is_range, swapped, targets_of

RANGES = (
    ("range(_N - 1)", "the loop stopping one step early", 1),
    ("range(1, _N)", "the loop leaving out step 0", 1),
    ("range(1, _N - 1)", "the loop leaving out the first and the last step", 3),
    ("range(_N + 1)", "the loop running one step too far", 2),
    ("range(1)", "only step 0 of the loop done", 2),
    ("range(_N - 1, _N)", "only the last step of the loop done", 2),
    ("range(0, _N, 2)", "the loop taking every second step alone", 4),
)
ITEMS = (
    ("[:1]", "taking the first item alone"),
    ("[-1:]", "taking the last item alone"),
    ("[1:]", "leaving out the first item"),
    ("[:-1]", "leaving out the last item"),
)
ENDS = (("[:-1]", "stopping one step early"), ("[1:]", "leaving out its first step"))
STEPS = (
    ("_X - 1", "at the step before the right one", 1),
    ("_X + 1", "at the step after the right one", 2),
    ("(_X + 1) % _N", "at the step after the right one (the first after the last)", 3),
    ("-1 - _X", "at the step mirrored in time", 1),
    ("-_X", "at the step mirrored in time, one off", 2),
    ("0", "always at the first step", 1),
    ("-1", "always at the last step", 1),
)
ENTRIES = tuple(step for step in STEPS if step[0] in ("_X - 1", "_X + 1", "0", "-1"))
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


def in_loops(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of loops' ranges and of indices."""
    for node in scope.function.order:
        if isinstance(node, (ast.For, ast.comprehension)):
            yield from of_range(scope, node)
        if isinstance(node, ast.For):
            yield from at_some_steps(scope, node)
        if isinstance(node, ast.Subscript):
            yield from of_index(scope, node)


def of_range(scope: Scope, loop: ast.For | ast.comprehension) -> Iterator[Edit]:
    """The steps that a loop runs over, and their order."""
    iterable: Any = loop.iter
    backward = isinstance(iterable, ast.Call) and ast.unparse(iterable.func) == "reversed"
    inner = iterable.args[0] if backward else iterable
    down = backward or is_range(inner) and ast.unparse(inner).endswith(", -1)")
    if not is_range(inner) or not inner.args:
        for cut, words in ITEMS:
            yield Edit(iterable, f"list(_X){cut}", f"the loop {words}", f"items {cut}", rank=3)
        return
    if len(inner.args) > 1:
        phrase, needs = "the loop running the other way", None if down else TURNED
        yield Edit(iterable, "list(_X)[::-1]", phrase, "other direction", needs=needs)
        for cut, words in ENDS:
            phrase = f"the loop {words}".replace("step", scope.turn)
            yield Edit(iterable, f"list(_X){cut}", phrase, f"items {cut}")
        for cut, words in ITEMS[:2]:
            yield Edit(iterable, f"list(_X){cut}", f"the loop {words}", f"items {cut}", rank=2)
        return
    bound = inner.args[-1]
    turned = "range(_N)" if backward else "reversed(range(_N))"
    in_time = " in time" if scope.timed else ""
    phrase = f"the loop running {'forward' if backward else 'backward'}{in_time}"
    change, needs = expression(turned, _N=bound), None if down else TURNED
    yield Edit(iterable, change, phrase, "other direction", needs=needs)
    for template, words, rank in RANGES:
        whole = f"reversed({template})" if backward else template
        change = expression(whole, _N=bound)
        phrase = words.replace("step", scope.turn)
        places = () if words.startswith("only") else None  # it speaks of the loop
        yield Edit(iterable, change, phrase, f"range {template}", rank, places=places)


def at_some_steps(scope: Scope, loop: ast.For) -> Iterator[Edit]:
    """A line of a loop that is done at some of the steps alone."""
    if not isinstance(loop.target, ast.Name):
        return
    count = f"len(list({ast.unparse(loop.iter)}))"
    for line in loop.body:
        known = set(targets_of(line)) <= scope.function.known[line]
        if not isinstance(line, (ast.Assign, ast.AugAssign)) or not known:
            continue
        for condition, words in SOME_STEPS:
            test = condition.replace("_I", loop.target.id).replace("_N", count)
            guarded = ast.If(expression(test), [line], [])
            place = place_of(scope.function, line, line)
            phrase = f"the line {place.words} done {words.replace('step', scope.turn)}"
            keys = (f"{type(line).__name__} done {words}",)
            yield Edit(line, guarded, phrase, rank=3, keys=keys, places=())


def of_index(scope: Scope, node: ast.Subscript) -> Iterator[Edit]:
    """Another step, another axis, the other part of a cut."""
    parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    array = word(as_read(node.value))
    if len(parts) == 2 and sum(map(is_none, parts)) == 1:
        phrase = f"the new axis of {array} at the other end"
        yield Edit(node, reordered(node, [1, 0]), phrase, "other new axis", about=About.AXIS)
        yield Edit(node, "_V", f"no new axis for {array}", "no new axis", about=About.AXIS)
    for position, part in enumerate(parts):
        read = all_names(part) & scope.function.own_names
        if isinstance(part, (ast.Name, ast.BinOp, ast.Slice)) and read:
            yield from of_step(scope, node, part, array)
        if isinstance(part, ast.Name) and len(parts) > 1:
            yield from of_axis(scope, node, position, array)
        if isinstance(part, ast.Slice) and part.step:
            phrase = f"{array} with all its entries in their own order"
            if len(parts) > 1 and not any(map(is_none, parts)):
                phrase = f"{array} in its own order along axis {position}"
            change, bare = ast.Slice(part.lower, part.upper), not (part.lower or part.upper)
            yield Edit(part, change, phrase, "no step", final=bare, about=About.AXIS)
        if isinstance(part, ast.Slice) and (part.lower or part.upper):
            yield from of_cut(scope, node, part, array)
            if len(parts) == 2:
                phrase = f"{array} cut along the wrong axis"
                yield Edit(
                    node, reordered(node, [1, 0]), phrase, "cut the other axis", about=About.AXIS
                )


def further(index: ast.expr, by: int) -> ast.expr:
    """Return an index moved by some entries: i + 2 for i + 1."""
    *terms, (sign, last) = signed_terms(index)
    if terms and isinstance(last, ast.Constant) and isinstance(last.value, int):
        by, index = by + sign * last.value, sum_of(terms)
    return expression(f"_X {'+' if by > 0 else '-'} {abs(by)}", _X=index) if by else index


def reordered(node: ast.Subscript, order: Sequence[int]) -> ast.Subscript:
    """Return a subscript with its indices in another order."""
    indices = [node.slice.elts[i] for i in order]  # type: ignore[attr-defined]
    return ast.Subscript(node.value, ast.Tuple(indices, ast.Load()), node.ctx)


def of_axis(scope: Scope, node: ast.Subscript, position: int, array: str) -> Iterator[Edit]:
    """x[t] or x[:, t, :] for x[:, :, t]."""
    count = len(node.slice.elts)  # type: ignore[attr-defined]
    for other in range(count):
        if other != position:
            order = swapped(range(count), position, other)
            phrase = f"{array} indexed along axis {other} instead of {position}"
            change = reordered(node, order)
            yield Edit(
                node, change, phrase, f"index axis {other}", 2 if other else 1, about=About.AXIS
            )


def of_step(scope: Scope, node: ast.Subscript, index: ast.expr, array: str) -> Iterator[Edit]:
    """Another entry than the one that an index picks: an end, one beside it, mirrored."""
    write, cut = isinstance(node.ctx, ast.Store), isinstance(index, ast.Slice)
    whole = ast.unparse(as_read(node.value))
    count = f"len({whole})" if node.slice is index else f"{whole}.shape[-1]"
    verb = "written" if write else "read"
    counted = all_names(index) & scope.function.counters_at(node)
    counter = isinstance(index, ast.Name) and bool(counted)
    final = scope.timed and bool(counted)
    # A condition that always reads one end is mostly one that is never true, or always.
    tests = isinstance(scope.function.statements[node], (ast.If, ast.While))
    for template, words, rank in STEPS if counter else ENTRIES[2 * cut :]:
        phrase = f"{array} {verb} {words if final else words.replace('step', 'entry')}"
        keys = (f"step {template} {verb}", f"step {template} {verb} {array} {ast.unparse(index)}")
        by = {"_X + 1": 1, "_X - 1": -1}.get(template)
        change = further(index, by) if by else template.replace("_N", count)
        later = cut + 2 * (tests and template in ("0", "-1"))
        yield Edit(
            index,
            change,
            phrase,
            f"step {template}",
            rank + later,
            keys,
            final=final,
            about=About.FORMULA,
        )
    if write or not counter or not scope.is_array(node):
        return
    for template, words in ALL_STEPS:
        phrase = f"{array} {words.replace('step', scope.turn)} instead of taken at one"
        yield Edit(node, template, phrase, f"all steps {template}", rank=3)
    for condition, words in SOME_STEPS:
        test = condition.replace("_N", count).replace("_I", ast.unparse(index))
        phrase = f"{array} entering {words.replace('step', scope.turn)}"
        yield Edit(node, f"(_X if {test} else 0 * _X)", phrase, f"enters {condition}", rank=2)


def of_cut(scope: Scope, node: ast.Subscript, part: ast.Slice, array: str) -> Iterator[Edit]:
    """The other side of a cut, from the other end, at another size, or none."""
    if part.lower and part.upper:
        yield from of_window(node, part, array)
    ends = (part.upper, part.lower)
    other_side = ast.Slice(*ends, part.step)
    turned = (end and sum_of([(-sign, term) for sign, term in signed_terms(end)]) for end in ends)
    other_end = ast.Slice(*turned)
    phrase = (
        f"the wrong part of {array}: before the cut instead of after it, or the other way round"
    )
    yield Edit(part, other_side, phrase, "other side of the cut", about=About.FORMULA)
    phrase = f"{array} cut as if its parts stood in the other order"
    yield Edit(part, other_end, phrase, "cut from the other end", about=About.FORMULA)
    yield Edit(node, "_V", f"{array} not cut into its parts", "no cut", about=About.FORMULA)
    bound = part.lower or part.upper
    assert bound is not None
    for size, text in scope.function.sizes.items():
        yield Edit(
            bound, text, f"{array} cut at {size}", f"cut at {size}", rank=3, about=About.FORMULA
        )


def of_window(node: ast.Subscript, part: ast.Slice, array: str) -> Iterator[Edit]:
    """A part of an array that starts or ends elsewhere, or is one entry alone."""
    assert part.lower is not None
    assert part.upper is not None
    for first, last, words in (
        ("_L", "_L + 1", "taken at its first entry alone"),
        ("_R - 1", "_R", "taken at its last entry alone"),
        ("_L", "_R - 1", "taken without its last entry"),
        ("_L + 1", "_R", "taken without its first entry"),
        ("_L", "_R + 1", "taken with one entry too many at its end"),
        ("_L + 1", "_R + 1", "taken one place too late"),
        ("_L - 1", "_R - 1", "taken one place too early"),
        ("0", "_R - _L", "taken from the start of the array on"),
        ("0", "_R", "taken from the start of the array to its end"),
    ):
        start, end = (expression(t, _L=part.lower, _R=part.upper) for t in (first, last))
        phrase = f"the part of {array} {words}"
        change = ast.Slice(start, end, part.step)
        yield Edit(part, change, phrase, f"window {words}", rank=2, final=True, about=About.FORMULA)

"""Mistakes in what is summed over an axis, or of which the largest is sought: terms left out, one
alone, another count, another start.

A student writes a loop where the reference has `np.sum` or `@`: what can go wrong in that loop, a
step too few, `=` for `+=`, another start, is done here to the axis that the loop would go over.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.remake import as_read, expression
from rnngrader.diagnosis.mutations.statistics import SPREADS, STATISTICS, axes_named, source_of
from rnngrader.diagnosis.mutations.tree import count
from rnngrader.diagnosis.mutations.words import word
from rnngrader.diagnosis.syntax import is_none, is_op, keyword, keywords_but, method

AT_LEAST_ONE = ":max(1, np.shape(_X)[{}] - 1)"  # a loop that begins with the first by itself
CUTS = (
    (":-1", "without the last", 1),
    ("1:", "without the first", 1),
    ("-1:", "of the last alone, as if each overwrote the one before", 2),
    (":1", "of the first alone", 2),
)
Operands = Sequence[tuple[ast.expr, int]]  # arrays, and the axis of each that is gone over


def in_reductions(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of what is gone over."""
    for node in scope.function.expressions((ast.Call, ast.BinOp)):
        over = [each for each in reduced(scope, node) if each[1]]
        for name, operands in over:
            yield from of_terms(scope, node, name, operands)
        if over and over[0][0] not in STATISTICS:
            yield from averaged(scope, node, [operands[0] for _, operands in over])
        if isinstance(node, ast.Call) and method(node):
            yield from of_statistic(scope, node, method(node))


def averaged(scope: Scope, node: ast.expr, axes: Operands) -> Iterator[Edit]:
    """Products averaged instead of added up; a term added to each product instead of to the sum."""
    chosen = [[each] for each in axes] + ([list(axes)] if len(axes) > 1 else [])
    for some in chosen:
        count_text = " * ".join(f"np.shape({ast.unparse(array)})[{axis}]" for array, axis in some)
        words = " and ".join(f"axis {axis} of {word(array)}" for array, axis in some)
        phrase = f"the products averaged over {words} instead of added up"
        yield Edit(node, f"_X / ({count_text})", phrase, "average the products", rank=2)
    parent = scope.function.parents[node]
    if is_op(parent, ast.Add, ast.Sub):
        other = parent.right if parent.left is node else parent.left
        phrase = f"{word(other)} added to each product, not to their sum"
        yield Edit(other, f"_X * ({count_text})", phrase, "added to each", rank=2)


def reduced(scope: Scope, node: ast.expr) -> Iterator[tuple[str, Operands]]:
    """Yield what a statistic or a product goes over: its name, and operands with their axes."""
    if is_op(node, ast.MatMult) and scope.is_array(node):
        yield "@", contracted(scope, node.left, node.right)
    if not isinstance(node, ast.Call):
        return
    name = method(node)
    if name in STATISTICS:
        axes = axes_of(scope, node)
        if len(axes) == 1:
            yield name, [(source_of(scope, node), axes[0])]  # type: ignore[list-item]
    elif name == "tensordot" and len(node.args) >= 2:
        yield from tensor_product(scope, node)
    elif name in ("dot", "matmul") and len(node.args) == 2:
        yield "@", contracted(scope, *node.args)
    elif name == "einsum" and node.args and isinstance(node.args[0], ast.Constant):
        inputs, _, output = str(node.args[0].value).replace(" ", "").partition("->")
        terms = inputs.split(",")
        for letter in dict.fromkeys(inputs.replace(",", "")):
            if letter not in output and len(terms) == len(node.args) - 1:
                pairs = zip(node.args[1:], terms, strict=True)
                yield "einsum", [(a, term.index(letter)) for a, term in pairs if letter in term]


def contracted(scope: Scope, left: ast.expr, right: ast.expr) -> Operands:
    """Return the axes over which a matrix product goes."""
    if not scope.is_array(left) or not scope.is_array(right):
        return []
    return [(left, count(scope.kind(left)) - 1), (right, max(count(scope.kind(right)) - 2, 0))]


def tensor_product(scope: Scope, node: ast.Call) -> Iterator[tuple[str, Operands]]:
    """Yield each pair of axes over which np.tensordot goes."""
    given = [k.value for k in node.keywords if k.arg == "axes"] or node.args[2:]
    left, right = node.args[:2]
    try:
        axes = ast.literal_eval(given[0])
    except (ValueError, IndexError):
        return
    if isinstance(axes, int):
        first = count(scope.kind(left)) - axes
        axes = list(range(first, first + axes)), list(range(axes))
    lists = [[a] if isinstance(a, int) else list(a) for a in axes]
    for one, other in zip(*lists, strict=False):
        yield "tensordot", [(left, one), (right, other)]


def axes_of(scope: Scope, node: ast.Call) -> list[int]:
    """Return the axes over which a statistic goes; none where that cannot be read."""
    array = source_of(scope, node)
    if array is None or not scope.is_array(array):
        return []
    return [*(axes_named(keyword(node, "axis"), count(scope.kind(array))) or ())]


def cut(axis: int, part: str) -> str:
    """Return the text of a value cut along an axis."""
    return f"_X[{':, ' * axis}{part}]"


def of_terms(scope: Scope, node: ast.expr, name: str, operands: Operands) -> Iterator[Edit]:
    """Some of what is gone over left out."""
    if not operands:
        return
    first, axis = operands[0]
    lengths = [kind[1][axis] for kind in scope.kind(first) if len(kind[1]) > axis]
    summed = "the sum" if name in ("@", "tensordot", "einsum") else f"`{name}`"
    called = f"{summed} over axis {axis} of {word(first)}"
    for part, words, rank in CUTS:
        if part == ":-1" and name[-3:] in ("max", "min"):
            part = AT_LEAST_ONE.format(axis)
        also = tuple((array, cut(k, part)) for array, k in operands[1:])
        keys = (f"terms {part} of {lengths}",)
        kind = f"terms {part}"
        yield Edit(first, cut(axis, part), f"{called} {words}", kind, rank, keys, also)


def of_statistic(scope: Scope, node: ast.Call, name: str) -> Iterator[Edit]:
    """Another start, another count, by magnitude, over more axes, over fewer."""
    axes = axes_of(scope, node)
    array = source_of(scope, node)
    if name not in (*STATISTICS, *SPREADS) or not axes or array is None:
        return
    keepdims = keyword(node, "keepdims") is not None
    if name in ("max", "min", "argmax", "argmin"):
        bound = "maximum" if name.endswith("max") else "minimum"
        words = f"`{name}` of {word(array)} sought from 0 on"
        yield Edit(array, f"np.{bound}(_X, 0)", words, "sought from 0", rank=2, about=About.FORMULA)
        yield from by_magnitude(node, name, array, axes, keepdims)
    if name in ("sum", "mean"):
        lengths = " * ".join(f"np.shape(_A)[{k}]" for k in axes)
        parts = {"_X": node, "_A": array}
        if name == "mean":
            for template, words in (
                (f"_X * ({lengths}) / 2", "a sum divided by 2 instead of `mean`"),
                (f"_X * ({lengths}) / ({lengths} - 1)", "`mean` by one less than the count"),
            ):
                yield Edit(
                    node, expression(template, **parts), words, words, rank=2, about=About.NUMBER
                )
            for end, words in ((-1, "last"), (0, "first")) if len(axes) == 1 else ():
                left = f"np.take(_A, {[end] if keepdims else end}, {axes[0]})"
                change = expression(f"_X - {left} / ({lengths})", **parts)
                phrase = f"the {words} left out of the sum in `mean`, and counted all the same"
                yield Edit(node, change, phrase, f"{words} not added", rank=2, about=About.LACK)
        yield from from_the_old(scope, node, name, parts, lengths)
    yield from over_more(scope, node, name, array, axes)
    yield from over_fewer(scope, node, name, axes)


def by_magnitude(
    node: ast.Call, name: str, array: ast.expr, axes: Sequence[int], keepdims: bool
) -> Iterator[Edit]:
    """The entry of the largest magnitude."""
    phrase = f"`{name}` by magnitude, without signs"
    if name.startswith("arg"):
        yield Edit(array, "abs(_X)", phrase, "by magnitude", rank=2, about=About.SIGN)
    elif len(axes) == 1:
        place = f"np.arg{name}(abs(_A), axis={axes[0]}, keepdims=True)"
        taken = f"np.take_along_axis(_A, {place}, {axes[0]})"
        template = taken if keepdims else f"np.squeeze({taken}, {axes[0]})"
        yield Edit(
            node, expression(template, _A=array), phrase, "by magnitude", rank=2, about=About.SIGN
        )


def from_the_old(
    scope: Scope, node: ast.Call, name: str, parts: dict[str, ast.expr], lengths: str
) -> Iterator[Edit]:
    """A sum that starts at what its target holds already, and not at zero."""
    line = scope.function.statements[node]
    target = line.targets[0] if isinstance(line, ast.Assign) and line.value is node else None
    if not isinstance(target, ast.Subscript):
        return
    old = as_read(target)
    phrase = f"the sum started at what {word(old)} was, not at zero"
    if name == "sum":
        forms = [("_X + _O", phrase)]
    else:
        forms = [
            (f"_X + _O / ({lengths})", phrase),
            (f"(_X * ({lengths}) + _O) / (1 + {lengths})", f"{word(old)} counted as one more"),
            ("(_X + _O) / 2", f"{word(old)} moved half of the way alone"),
        ]
    for template, words in forms:
        change = expression(template, **parts, _O=old)
        yield Edit(node, change, words, words, rank=2, about=About.TIME)


def over_more(
    scope: Scope, node: ast.Call, name: str, array: ast.expr, axes: Sequence[int]
) -> Iterator[Edit]:
    """Over more axes, with the same number for each entry along them."""
    if name.startswith("arg"):
        return
    free = [k for k in range(count(scope.kind(array))) if k not in axes]
    for more in [[k] for k in free] + ([free] if len(free) > 1 else []):
        rest = [
            ast.keyword("keepdims", ast.Constant(True)),
            *keywords_but(node, "axis", "keepdims"),
        ]
        wider, own = (
            ast.Call(
                node.func,
                node.args[:1] if array in node.args else [],
                [ast.keyword("axis", expression(repr(tuple(sorted(over))))), *rest],
            )
            for over in ([*axes, *more], axes)
        )
        template = "(_M + np.zeros(np.shape(_S))).reshape(np.shape(_X))"
        change = expression(template, _M=wider, _S=own, _X=node)
        phrase = f"`{name}` over more axes than it should"
        yield Edit(node, change, phrase, f"{name} over more {more}", rank=2)


def over_fewer(scope: Scope, node: ast.Call, name: str, axes: Sequence[int]) -> Iterator[Edit]:
    """Over one of its axes alone; what reads the result does not add the axis then."""
    line, function = scope.function.statements[node], scope.function
    target = line.targets[0] if isinstance(line, ast.Assign) and line.value is node else None
    if len(axes) < 2 or not isinstance(target, ast.Name):
        return
    readers = tuple(
        (each, "_V")
        for each in function.expressions(ast.Subscript)
        if isinstance(each.value, ast.Name)
        and each.value.id == target.id
        and any(map(is_none, ast.walk(each.slice)))
    )
    for axis in axes:
        keywords = [ast.keyword("axis", ast.Constant(axis)), *keywords_but(node, "axis")]
        change = ast.Call(node.func, node.args, keywords)
        phrase = f"`{name}` over axis {axis} alone"
        yield Edit(node, change, phrase, f"over {axis} alone", 2, also=readers)

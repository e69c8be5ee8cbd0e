"""Mistakes with statistics: another one, over other axes, with another count."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from itertools import combinations

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.remake import expression
from rnngrader.diagnosis.mutations.tree import count
from rnngrader.diagnosis.mutations.words import word
from rnngrader.diagnosis.syntax import keyword, keywords_but, method

PAIRS = (  # of which each is taken for the other
    ("var", "std"), ("cumsum", "cumprod"), ("any", "all"), ("maximum", "minimum"), ("sin", "cos"),
    ("tril", "triu"), ("argsort", "sort"), ("hstack", "vstack"),
)  # fmt: skip
KINDS: Mapping[str, tuple[str, ...]] = {  # of statistics, with what is taken for them
    **{one: (other,) for pair in PAIRS for one, other in (pair, pair[::-1])},
    "sum": ("mean", "max", "prod"),
    "mean": ("sum", "median", "max"),
    "median": ("mean",),
    "max": ("min", "sum", "mean"),
    "min": ("max",),
    "prod": ("sum",),
    "argmax": ("argmin", "max"),
    "argmin": ("argmax", "min"),
    "exp": ("log", "exp2", "expm1"),
    "log": ("log2", "log10", "log1p"),
    "floor": ("ceil", "round"),
    "ceil": ("floor", "round"),
    "round": ("floor", "ceil"),
    "zeros": ("ones",),
    "zeros_like": ("ones_like",),
}
WRITTEN = ("exp2", "expm1", "log2", "log10", "log1p")  # which nobody does in another way
OPPOSITES = ({"max", "min"}, {"argmax", "argmin"})
STATISTICS = ("sum", "mean", "max", "min", "prod", "argmax", "argmin", "median", "any", "all")
SPREADS = ("var", "std")


def in_statistics(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of statistics."""
    for node in scope.function.expressions(ast.Call):
        if method(node) in KINDS and scope.is_array(node):
            yield from of_statistic(scope, node, method(node))


def source_of(scope: Scope, node: ast.Call) -> ast.expr | None:
    """Return the array that a statistic is taken of: x in np.sum(x) and in x.sum()."""
    assert isinstance(node.func, ast.Attribute)
    if scope.of_module(node):
        return node.args[0] if node.args else None
    return node.func.value


def of_statistic(scope: Scope, node: ast.Call, name: str) -> Iterator[Edit]:
    """Another statistic, over other axes or over everything, with another count."""
    assert isinstance(node.func, ast.Attribute)
    array = source_of(scope, node)
    if array is None:
        return
    for other in KINDS[name]:
        if other == "median" and not scope.of_module(node):
            continue
        function = ast.Attribute(node.func.value, other, ast.Load())
        renamed = ast.Call(function, node.args, keywords_but(node, "ddof"))
        keys = ("largest to smallest",) if {name, other} in OPPOSITES else ()
        phrase = f"`{other}` instead of `{name}`"
        needs = other if other in WRITTEN else None
        kind = f"{name} to {other}"
        yield Edit(node, renamed, phrase, kind, keys=keys, needs=needs, about=About.NAME)
    if name not in (*STATISTICS, *SPREADS) or not scope.is_array(array):
        return  # no axis is gone over
    for size, text in scope.function.sizes.items() if name == "mean" else ():
        function = ast.Attribute(node.func.value, "sum", ast.Load())
        change = expression(f"_S / {text}", _S=ast.Call(function, node.args, node.keywords))
        yield Edit(
            node,
            change,
            f"a sum divided by {size} alone instead of `mean`",
            f"by {size}",
            2,
            about=About.NUMBER,
        )
    axis, keepdims = keyword(node, "axis"), keyword(node, "keepdims") is not None
    for axes in other_axes(scope, array, axis):
        chosen = [] if axes is None else [ast.keyword("axis", expression(repr(axes)))]
        change = ast.Call(node.func, node.args, [*chosen, *keywords_but(node, "axis")])
        words = "over everything" if axes is None else "over the wrong axes"
        if axes is None and not keepdims:
            words = "over everything, down to one number"
        yield Edit(node, change, f"`{name}` {words}", f"{name} over {axes}", rank=2)
    if not keepdims and axis is not None:
        keeping = ast.keyword("keepdims", ast.Constant(True))
        kept = ast.Call(node.func, node.args, [*node.keywords, keeping])
        yield Edit(
            node, kept, f"`keepdims` in `{name}`, where no axis is to be kept", "keep dims", 2
        )
    if name in SPREADS:
        counted, rest = keyword(node, "ddof") is not None, keywords_but(node, "ddof")
        ddof = [] if counted else [ast.keyword("ddof", ast.Constant(1))]
        less = "the full count" if counted else "one less than the count"
        change = ast.Call(node.func, node.args, [*rest, *ddof])
        yield Edit(node, change, f"`{name}` divided by {less}", "ddof", about=About.NUMBER)
        phrase = f"`{name}` taken of {word(array)} without its mean subtracted"
        raw = {"var": "np.mean((_X) ** 2)", "std": "np.sqrt(np.mean((_X) ** 2))"}[name]
        moment = expression(raw, _X=array)
        inner = moment if name == "var" else moment.args[0]
        inner.keywords = rest
        yield Edit(node, moment, phrase, "raw moment", rank=2, about=About.LACK)


def other_axes(
    scope: Scope, array: ast.expr, axis: ast.expr | None
) -> Iterator[int | tuple[int, ...] | None]:
    """Yield the axes over which a statistic may be taken, besides its own; None for all."""
    axes_there = count(scope.kind(array))
    own = axes_named(axis, axes_there)
    if own is None:
        return
    for size in range(1, axes_there):
        for axes in combinations(range(axes_there), size):
            if axes != own:
                yield axes[0] if size == 1 else axes
    if axes_there > 1 and not (axis is None or ast.unparse(axis) == "None"):
        yield None


def axes_named(axis: ast.expr | None, axes: int) -> tuple[int, ...] | None:
    """Return those of a value's axes that `axis=…` names, all where it is not given; None where
    that cannot be read.
    """
    try:
        own = None if axis is None else ast.literal_eval(axis)
    except ValueError:
        return None
    mine = range(axes) if own is None else own if isinstance(own, tuple) else (own,)
    return tuple(sorted({i % axes for i in mine})) if axes else ()

"""Mistakes in quotients: parentheses, roots and squares of the divisor, another divisor."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.products import factors, product_of, without
from rnngrader.diagnosis.mutations.remake import expression
from rnngrader.diagnosis.mutations.sums import signed_terms, sum_of
from rnngrader.diagnosis.mutations.tree import count
from rnngrader.diagnosis.mutations.words import missing, word
from rnngrader.diagnosis.syntax import names_in

OTHER_DIVISORS = (
    ("_L / _R / _R", "a division by {} twice"),
    ("_L / np.sqrt(_R)", "a division by the root of {}"),
    ("_L / (_R - 1)", "a division by one less than {}"),
    ("_L / (_R + 1)", "a division by one more than {}"),
)


def in_quotients(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of quotients."""
    for node in scope.function.expressions(ast.BinOp):
        if isinstance(node.op, ast.Mod):
            phrase = f"no remainder by {word(node.right)} taken of {word(node.left)}"
            yield Edit(node, "_L", phrase, "drop remainder", about=About.LACK)
            phrase = f"the quotient, rounded down, where {word(node)} belongs"
            yield Edit(node, "_L // _R", phrase, "quotient", rank=3)
        if isinstance(node.op, ast.Div):
            yield from of_quotient(scope, node)
            if scope.is_array(above := node.left):
                yield from by_its_own(node, count(scope.kind(above)))


def of_quotient(scope: Scope, node: ast.BinOp) -> Iterator[Edit]:
    """Parentheses left out, roots and squares of the divisor, both sides exchanged."""
    above, below = node.left, node.right
    for sums, side in ((signed_terms(above), "above"), (signed_terms(below), "below")):
        for index, (sign, term) in enumerate(sums if len(sums) > 1 else ()):
            rest = without(sums, index)
            quotient: ast.expr
            if side == "above":
                quotient = ast.BinOp(term, ast.Div(), below)
                change = sum_of([*rest, (sign, quotient)] if index else [(1, quotient), *rest])
            else:
                quotient = ast.BinOp(above, ast.Div(), term)
                change = sum_of([(1, quotient), *rest])
            alone = f"{word(term)} alone"
            divided = f"{alone} divided by {word(below)}, not the whole sum"
            phrase = divided if side == "above" else f"a division by {alone}, not by the whole sum"
            yield Edit(node, change, phrase, f"quotient {side} {index}", rank=2, about=About.LACK)
    divisors = factors(below)
    for index, divisor in enumerate(divisors if len(divisors) > 1 else ()):
        others = product_of(without(divisors, index))
        change = expression("_A / _D * _R", _A=above, _D=others, _R=divisor)
        phrase = f"{word(divisor)} multiplied with, not divided by"
        yield Edit(node, change, phrase, f"divisor up {index}", rank=2)
    multiplied = factors(above)
    for index, factor in enumerate(multiplied if len(multiplied) > 1 else ()):
        others = product_of(without(multiplied, index))
        phrase = f"{word(factor)} and {word(below)} exchanged in a quotient"
        change = expression("_A * _D / _R", _A=others, _D=below, _R=factor)
        yield Edit(node, change, phrase, f"invert {index}", rank=2)
        phrase = f"a root taken of the quotient of {word(factor)} and {word(below)}"
        change = expression("_A * np.sqrt(_R / _D)", _A=others, _D=below, _R=factor)
        yield Edit(node, change, phrase, f"root of quotient {index}", rank=3)
    if len(multiplied) == 1 and not isinstance(above, ast.Constant):
        rank, phrase = 2 if names_in(above) else 1, missing("factor", [above])
        yield Edit(node, "1 / _R", phrase, "drop numerator", rank, told=(above,), about=About.LACK)
    if not isinstance(below, ast.Constant):
        name = word(below)
        for template, words in OTHER_DIVISORS:
            yield Edit(node, template, words.format(name), words, rank=2)
        yield Edit(
            node, "_R / _L", f"{word(above)} and {name} exchanged in a quotient", "invert", 2
        )
    if isinstance(below, ast.Call) and len(below.args) == 1:  # a root, a norm
        inner = below.args[0]
        phrase = f"a division by {word(inner)} itself, without its `{ast.unparse(below.func)}`"
        yield Edit(node, ast.BinOp(above, ast.Div(), inner), phrase, "divide by the inner")
        phrase = (
            f"multiplied with what it is to be divided by, and without `{ast.unparse(below.func)}`"
        )
        yield Edit(node, ast.BinOp(above, ast.Mult(), inner), phrase, "times the inner", rank=4)


def by_its_own(node: ast.BinOp, axes: int) -> Iterator[Edit]:
    """Divided by what the dividend itself adds up to, its mean, its largest entry, its norm."""
    for axis in (-1, 0, None)[: axes + 1] if axes else ():
        over = "over everything" if axis is None else f"along axis {axis % axes}"
        keep = "" if axis is None else f", axis={axis}, keepdims=True"
        for function, words in (
            ("np.sum", "sum"),
            ("np.max", "largest entry"),
            ("np.linalg.norm", "norm"),
        ):
            phrase = f"{word(node.left)} divided by its own {words} {over}"
            yield Edit(node, f"_L / {function}(_L{keep})", phrase, phrase, rank=3)

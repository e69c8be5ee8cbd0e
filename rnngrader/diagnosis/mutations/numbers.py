"""Mistakes with single numbers: another constant, one too many or too few, rounded otherwise."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.words import word
from rnngrader.diagnosis.syntax import is_op

CONSTANTS = (0, 1, 2, -1)
MAX_SMALL = 0.05  # of a number that only keeps others from being zero
WHOLE = (  # of what counts or picks
    ("_X + 1", "too large by one"),
    ("_X - 1", "too small by one"),
)


def in_numbers(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of single numbers."""
    own = {
        node.value: None
        for node in scope.function.expressions(ast.Constant)
        if type(node.value) in (int, float)
    }
    for node in scope.function.expressions():
        if isinstance(node, ast.Constant):
            yield from of_constant(scope, node, list(own))
        elif scope.is_int(node):
            yield from of_count(scope, node)
        if is_op(node, ast.FloorDiv):
            phrase = f"{word(node)} rounded up, not down"
            yield Edit(node, "-(-_L // _R)", phrase, "round up", rank=2, about=About.FORMULA)
            phrase = f"the remainder where {word(node)} belongs"
            yield Edit(node, "_L % _R", phrase, "remainder", rank=3, about=About.FORMULA)
        minus = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
        if minus and not isinstance(node.operand, ast.Constant):
            phrase = f"the minus before {word(node.operand)} missing"
            yield Edit(node, node.operand, phrase, "drop minus", about=About.SIGN)


def of_constant(scope: Scope, node: ast.Constant, own: list[float]) -> Iterator[Edit]:
    """Another number: a usual one, one of the function's own, half or twice as much."""
    if isinstance(node.value, str):
        yield Edit(
            node, '""', f"no {node.value!r} where it belongs", "no text", rank=2, about=About.NAME
        )
    if not isinstance(node.value, (int, float)) or isinstance(node.value, bool):
        return
    parent = scope.function.parents[node]
    minus = isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.USub)
    sign, whole = (-1, parent) if minus else (1, node)  # -2 is one number
    value = sign * node.value
    small = 0 < abs(value) < MAX_SMALL or abs(value) > 1 / MAX_SMALL
    powers = [sign * 10.0**k for k in range(-12, 0)] if 0 < abs(value) < MAX_SMALL else []
    exponent = scope.is_right_of(whole, ast.Pow)
    shape = isinstance(parent, ast.Subscript) and isinstance(parent.value, ast.Attribute)
    half = value // 2 if value % 2 == 0 else value / 2
    turned = [-value] if minus else []
    near = [value * 2, half] if value else []
    near += [value + 1, value - 1] if isinstance(value, int) else []
    for other in dict.fromkeys((*turned, *CONSTANTS, *powers, *(sign * n for n in own), *near)):
        if other != value and not (shape and other == -1):
            phrase = f"{other} where {value!r} belongs"
            kind = f"{value!r} to {other}"
            likely = small or other in turned or exponent and abs(other - value) == 1
            needs = abs(other) if isinstance(value, float) and other not in CONSTANTS else None
            yield Edit(whole, repr(other), phrase, kind, 2 if likely else 3, needs=needs)


def of_count(scope: Scope, node: ast.expr) -> Iterator[Edit]:
    """A whole number that is one too large or too small, or has another added to it."""
    parent = scope.function.parents[node]
    inside = scope.is_int(parent) and isinstance(parent, (ast.BinOp, ast.UnaryOp))
    if inside and not scope.is_right_of(node, ast.Pow):
        return
    for template, words in WHOLE:
        phrase = f"{word(node)} {words}"
        yield Edit(node, template, phrase, f"whole {template}", rank=3)
    if not isinstance(parent, ast.Assign):
        return
    for argument in scope.whole_arguments:
        phrase = f"`{argument}` added to {word(node)}, where it does not belong"
        yield Edit(node, f"_X + {argument}", phrase, f"plus {argument}", rank=3, about=About.EXTRA)

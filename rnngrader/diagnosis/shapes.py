"""Shapes: what fits together, what a length is called, and what can be read of them in a line."""

from __future__ import annotations

import ast
import contextlib
import re
from collections.abc import Iterator, Mapping

import numpy as np

from rnngrader.diagnosis.signature import is_size
from rnngrader.diagnosis.syntax import is_module, is_op, is_transposed
from rnngrader.records import Settings
from rnngrader.submission.trees import parsed

Shape = tuple[int, ...]


def shape(found: str) -> Shape:
    return tuple(int(part) for part in re.findall(r"\d+", found))


def axis(length: int, settings: Settings) -> str:
    """A length by the name of the size that it is; a sum of two may be many things."""
    names = [name for name, value in settings.items() if is_size(value) and value == length]
    return names[0] if len(names) == 1 else str(length)


def together(one: Shape, other: Shape) -> Shape | None:
    """Return the shape of two arrays added entry by entry; None where they cannot be."""
    with contextlib.suppress(ValueError, OverflowError):  # lengths are the student's
        return np.broadcast_shapes(one, other)
    return None


def without(i: int, one: Shape, other: Shape) -> tuple[Shape, Shape]:
    """Return two shapes, the longer one without an axis."""
    if len(one) > len(other):
        return (*one[:i], *one[i + 1 :]), other
    return one, (*other[:i], *other[i + 1 :])


def parted_as(place: Shape) -> Iterator[tuple[Shape, Shape]]:
    """Yield a flat array's shape and a column's, of which the place has one."""
    lengths = [n for n in place if n != 1]
    if len(lengths) == 1 and place in ((lengths[0],), (lengths[0], 1)):
        yield (lengths[0],), (lengths[0], 1)


def met(right: Shape) -> int:
    """The length of a second factor's axis that the first one's last axis meets."""
    return right[-2:][0]


def line_up(left: Shape, right: Shape) -> bool:
    """Whether two arrays can be multiplied, with `np.dot` as with `@`."""
    return left[-1] == met(right) and together(left[:-2], right[:-2]) is not None


def products_in(line: str) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield the two factors of each matrix product in a line of code; nothing of half a line."""
    tree = parsed(f"{line} pass" if line.endswith(":") else line)
    for node in ast.walk(tree or ast.Module([], [])):
        if is_op(node, ast.MatMult):
            yield node.left, node.right
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.MatMult):
            yield node.target, node.value
        elif isinstance(node, ast.Call):
            of = getattr(node.func, "value", None)  # of a method
            given = node.args if of is None or is_module(of) else [of, *node.args]
            if ast.unparse(node.func).split(".")[-1] in ("dot", "matmul") and len(given) == 2:
                yield given[0], given[1]


def shape_of(node: ast.expr, shapes: Mapping[str, Shape]) -> Shape | None:
    """The shape of an expression, from those of the arrays in it; None where they do not tell."""
    if isinstance(node, ast.Name):
        return shapes.get(node.id)
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
        return ()
    if isinstance(node, ast.UnaryOp):
        return shape_of(node.operand, shapes)
    if is_transposed(node):
        inner = shape_of(node.value, shapes)  # type: ignore[attr-defined]
        return inner and inner[::-1]
    if not isinstance(node, ast.BinOp):
        return None
    one, other = shape_of(node.left, shapes), shape_of(node.right, shapes)
    if one is None or other is None:
        return None
    if not isinstance(node.op, ast.MatMult):
        return together(one, other)
    return (one[0], other[1]) if len(one) == len(other) == 2 and line_up(one, other) else None

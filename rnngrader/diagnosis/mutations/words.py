"""Parts of a program in words: what a teacher says of a line without spelling it out."""

from __future__ import annotations

import ast
import functools
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple

from rnngrader.diagnosis.mutations.tree import Function
from rnngrader.diagnosis.phrases import and_list, listed
from rnngrader.diagnosis.syntax import base_name, is_op, key_of, method, names_in, targets_of

COMPARED: Mapping[type[ast.AST], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
}  # fmt: skip
MAX_PART = 20  # letters of a part that is spelled out
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class Does(Enum):
    """What is done in a place to the names that it has."""

    COMPUTES = "computes"
    SUMS_UP = "sums up"
    OTHER = "other"


class Place(NamedTuple):
    """Where in an algorithm something stands: in words, and the names in them."""

    words: str
    names: tuple[str, ...] = ()
    does: Does = Does.OTHER


EVERYWHERE = Place("wherever it is read")
RETURNED = Place("in what is returned")


def place_of(function: Function, statement: ast.AST, node: ast.AST, again: bool = False) -> Place:
    """Where in the algorithm a node of a statement stands, by what the statement computes, or
    computes `again`.

    Of arrays that several lines fill, it is said which part a line fills; of several loops, which.
    """
    match statement:
        case ast.Return():
            inner = function.inner_function(statement)
            return place_with(inner, "in what {} returns") if inner else RETURNED
        case ast.For():
            loop = loop_in_words(function, statement)
            header = f"{loop}'s header" if loop.endswith("loop") else f"the header of {loop}"
            return Place(f"in {loop if node is statement else header}")
        case ast.AugAssign():
            return place_with(base_name(statement.target), "where {} is summed up", Does.SUMS_UP)
        case ast.Expr(ast.Call(func=called, args=[array, *_])) if base_name(called) == "np":
            return place_with(base_name(array), "where {} is filled")  # np.add.at
        case ast.Expr():
            return place_with(base_name(statement.value), "where {} grows")
        case ast.If() | ast.While():
            return Place("in the condition")
        case ast.Break():
            return Place("where the loop is left")
        case ast.Continue():
            return Place("where a turn ends")
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    value = getattr(statement, "value", None)
    if len(targets) == 1 and isinstance(targets[0], ast.Subscript):
        name, part = base_name(targets[0]), ast.unparse(targets[0])
        whole = name not in function.filled_often or len(part) > MAX_PART
        return Place(f"where `{name if whole else part}` is filled", tuple(names_in(targets[0])))
    if isinstance(value, ast.Name) and targets and isinstance(targets[0], ast.Tuple):
        return place_with(value.id, "where {} is taken apart")
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and len(value.args) > 1:
        return place_with(value.func.id, "in the call of {}")
    names = targets_of(statement)
    verb = "is" if len(names) == 1 else "are"
    done = "changed" if again else "computed"
    return Place(f"where {listed(names)} {verb} {done}", tuple(names), Does.COMPUTES)


def place_with(name: str, words: str, does: Does = Does.OTHER) -> Place:
    """A place in words that have one name."""
    return Place(words.format(f"`{name}`"), (name,), does)


def loop_in_words(function: Function, loop: ast.For) -> str:
    """Which of a function's loops one is."""
    loops = [node for node in function.order if isinstance(node, ast.For)]
    if len(loops) == 1:
        return "the loop"
    if len(loops) == 2 and loops[1] in ast.walk(loops[0]):
        return f"the {'outer' if loop is loops[0] else 'inner'} loop"
    if len(loops) > len(ORDINALS) + 1:
        return "one of its loops"
    which = (*ORDINALS[: len(loops) - 1], "last")[loops.index(loop)]
    return f"the {which} of its {len(loops)} loops"


@functools.lru_cache(maxsize=1024)  # nodes are never changed, and each is named many times
def word(node: ast.AST) -> str:
    """An expression in words: a variable's name, or what it holds."""
    if isinstance(node, ast.Name):
        return f"`{node.id}`"
    if isinstance(node, ast.Constant):
        return f"the {node.value!r}"
    if key := key_of(node):
        return f"`{key}`"
    if isinstance(node, ast.Subscript):
        ends = {"0": "first", "-1": "last"}
        which = ends.get(ast.unparse(node.slice))
        return (
            f"the {which} entry of {word(node.value)}"
            if which
            else f"the part of {word(node.value)}"
        )
    if isinstance(node, ast.Attribute):
        what = "transposed" if node.attr == "T" else f"{node.attr} of"
        return f"the {what} {word(node.value)}"
    if isinstance(node, ast.Call) and method(node) in ("eye", "identity"):
        return f"`np.{method(node)}`"
    names = listed(names_in(node))
    if not names:
        return f"the {ast.unparse(node)}"
    if is_op(node, ast.Pow):
        if isinstance(node.left, ast.Constant):
            return f"{node.left.value!r} to the power {of(node.right)}"
        known = {"2": "square", "3": "cube"}.get(ast.unparse(node.right), "power")
        return f"the {known} of {word(node.left)}" if is_plain(node.left) else f"a power of {names}"
    named = isinstance(node, ast.BinOp) and OPERATIONS.get(type(node.op))
    if named and all(map(is_plain, operands(node))):
        return f"the {named} of {names}"
    return f"what is computed from {names}"


OPERATIONS = {  # what comes out of an operation whose operands are named in order
    ast.Add: "sum",
    ast.Sub: "difference",
    ast.Mult: "product",
    ast.MatMult: "product",
    ast.Div: "quotient",
    ast.FloorDiv: "quotient",
    ast.Mod: "remainder",
}


def operands(node: Any) -> list[ast.expr]:
    """The terms of a sum, the factors of a product, dividend and divisor: at one level."""
    if not isinstance(node, ast.BinOp):
        return [node]
    groups = (ast.Add,), (ast.Mult, ast.MatMult)
    group = next((g for g in groups if isinstance(node.op, g)), ())
    sides = (node.left, node.right)
    parts = (operands(side) if is_op(side, *group) else [side] for side in sides)
    return [each for part in parts for each in part]


def is_plain(node: ast.AST) -> bool:
    """Whether a node is a variable, a part of one, or one transposed: nothing computed."""
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        node = node.value
    return isinstance(node, ast.Name)


def of(node: ast.expr) -> str:
    """A term or factor, put after the word: "`ba`", "1", "`2 * np.pi`", "with `a` and `b`"."""
    if isinstance(node, ast.Constant):
        return repr(node.value)
    if not names_in(node):
        return f"`{ast.unparse(node)}`"
    found = word(node)
    return found if found.startswith("`") else f"with {listed(names_in(node))}"


def missing(what: str, gone: Sequence[ast.expr], among: Sequence[ast.expr] = ()) -> str:
    """A term or factor, or several, that are not there: "the factor `ot` missing".

    Of several `among` all that would be called the same it is said which.
    """
    alike = [node for node in among if of(node) == of(gone[0])]
    if len(gone) == 1 and len(alike) > 1 and of(gone[0]).startswith("with"):
        which = "first" if alike[0] is gone[0] else "last" if alike[-1] is gone[0] else "middle"
        return f"the {which} {what} {of(gone[0])} missing"
    plural = "s" if len(gone) > 1 else ""
    return f"the {what}{plural} {and_list([of(node) for node in gone])} missing"

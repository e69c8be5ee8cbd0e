"""Mistakes with choices: comparisons, conditions, masks, limits."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TypeGuard

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.remake import expression
from rnngrader.diagnosis.mutations.statistics import source_of
from rnngrader.diagnosis.mutations.words import COMPARED, is_plain, word
from rnngrader.diagnosis.phrases import listed
from rnngrader.diagnosis.syntax import all_names, is_op, method, names_in, swapped, targets_of

SIDES = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
}


def in_choices(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of comparisons, of conditions and of what they choose."""
    for node in scope.function.expressions():
        if isinstance(node, ast.Compare):
            yield from of_comparison(node)
            parent = scope.function.parents[node]
            chooses = isinstance(parent, ast.Call) and method(parent) == "where"  # told there
            if scope.is_mask(node) and not chooses:
                yield from of_mask(node)
            yield from of_another_line(scope, node)
        elif isinstance(node, ast.BoolOp):
            yield from of_conditions(node)
        elif is_op(node, ast.BitAnd, ast.BitOr):
            other, words = ("|", "or") if isinstance(node.op, ast.BitAnd) else ("&", "and")
            yield Edit(node, f"_L {other} _R", f"`{words}` between two conditions", "other link")
            for side, template in ((node.right, "_L"), (node.left, "_R")):
                phrase = f"{condition(side)} missing"
                yield Edit(node, template, phrase, f"drop condition {template}", about=About.LACK)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Invert, ast.Not)):
            phrase = f"{condition(node.operand)} not turned around"
            yield Edit(node, node.operand, phrase, "keep the condition")
        elif isinstance(node, ast.IfExp):
            yield from of_condition(node.test)
        elif isinstance(node, ast.Name) and scope.is_mask(node):
            yield from of_mask(node)
        elif isinstance(node, ast.Call) and method(node) == "where" and len(node.args) == 3:
            yield from of_choice(node)
        elif isinstance(node, ast.Call) and method(node) == "clip" and len(node.args) >= 2:
            yield from of_limits(scope, node)
        elif isinstance(node, ast.Call) and method(node) in ("all", "any"):
            phrase = f"`{method(node)}` turned around: true where it should be false"
            yield Edit(node, "np.logical_not(_X)", phrase, "turn around", rank=2)


def condition(node: ast.expr) -> str:
    """A condition in words: by its name, or by what it depends on."""
    negated = isinstance(node, ast.UnaryOp) and is_plain(node.operand)
    if isinstance(node, ast.Name) or negated:
        return f"the condition `{ast.unparse(node)}`"
    return f"the condition on {listed(names_in(node))}"


def of_condition(test: ast.expr) -> Iterator[Edit]:
    """A condition that is always true, never, or true in the wrong cases."""
    for template, words, rank in (
        ("True", "always taken for true", 1),
        ("False", "never taken for true", 1),
        ("not _X", "turned around", 2),
    ):
        yield Edit(test, template, f"{condition(test)} {words}", words, rank)


def of_mask(node: ast.expr) -> Iterator[Edit]:
    """A mask that is true or false everywhere."""
    for function, words in (("ones", "always taken for true"), ("zeros", "never taken for true")):
        change = f"np.{function}(np.shape(_X), bool)"
        phrase = f"{condition(node)} {words}"
        yield Edit(node, change, phrase, f"mask {words}", rank=2)


def of_another_line(scope: Scope, node: ast.Compare) -> Iterator[Edit]:
    """The condition of another line of the function."""
    function = scope.function
    line, known = function.statements[node], function.known[function.statements[node]]
    for other in function.expressions(ast.Compare):
        theirs = function.statements[other]
        names = targets_of(theirs)
        readable = all_names(other) & function.own_names <= known
        if theirs is not line and names and readable and scope.kind(other) == scope.kind(node):
            phrase = f"the condition for {listed(names)} in the place of the right one"
            yield Edit(node, other, phrase, f"condition of {ast.unparse(other)}", rank=2)


def of_conditions(node: ast.BoolOp) -> Iterator[Edit]:
    """`or` for `and`, and one of several conditions missing."""
    other, words = (ast.Or(), "or") if isinstance(node.op, ast.And) else (ast.And(), "and")
    turned = ast.BoolOp(other, node.values)
    yield Edit(node, turned, f"`{words}` between the conditions", "other link")
    for index, gone in enumerate(node.values):
        kept = [value for i, value in enumerate(node.values) if i != index]
        change = kept[0] if len(kept) == 1 else ast.BoolOp(node.op, kept)
        phrase = f"{condition(gone)} missing"
        yield Edit(node, change, phrase, f"drop condition {index}", about=About.LACK)


def of_choice(node: ast.Call) -> Iterator[Edit]:
    """np.where with its sides exchanged, or one side everywhere, or the other side another."""
    test, yes, no = node.args
    exchanged = ast.Call(node.func, [test, no, yes], [])
    phrase = f"the two sides of the choice by {word(test)} exchanged"
    yield Edit(node, exchanged, phrase, "exchange sides")
    for part, words in ((yes, "always taken for true"), (no, "never taken for true")):
        change = expression("np.zeros(np.shape(_C)) + _P", _C=test, _P=part)
        yield Edit(node, change, f"{condition(test)} {words}", words)
    if guards := [(each, each.args[0]) for each in ast.walk(yes) if is_guard(each)]:
        phrase = f"no guard by {condition(test)}"
        yield Edit(node, yes, phrase, "drop the guard", rank=2, also=tuple(guards))
    for index, side in ((1, yes), (2, no)):
        if isinstance(side, (ast.Constant, ast.UnaryOp, ast.Attribute)):
            continue
        for value in (0, 1, -1):
            changed = [ast.Constant(value) if i == index else a for i, a in enumerate(node.args)]
            phrase = f"{value} where {word(side)} belongs, in the choice by {word(test)}"
            yield Edit(node, ast.Call(node.func, changed, []), phrase, f"side {index} {value}", 3)


def is_guard(node: ast.AST) -> TypeGuard[ast.Call]:
    """Whether a node keeps a value away from where it is of no use: `np.maximum(count, 1)`."""
    limit = isinstance(node, ast.Call) and method(node) in ("maximum", "minimum")
    return limit and len(node.args) == 2 and isinstance(node.args[1], ast.Constant)  # type: ignore[attr-defined]


def of_comparison(node: ast.Compare) -> Iterator[Edit]:
    """A comparison that counts the limit itself, or not, or looks the other way."""
    if len(node.ops) != 1:
        return
    for other in SIDES.get(type(node.ops[0]), ()):
        change = ast.Compare(node.left, [other()], node.comparators)
        signs = f"`{COMPARED[other]}` for `{COMPARED[type(node.ops[0])]}`"
        phrase = f"{signs} where {word(node.left)} is compared with {word(node.comparators[0])}"
        yield Edit(node, change, phrase, f"compare {signs}")
    for side in (node.left, node.comparators[0]):
        if isinstance(side, ast.Name):
            yield Edit(side, "0", f"0 where {word(side)} belongs", "compare with 0", rank=2)


def of_limits(scope: Scope, node: ast.Call) -> Iterator[Edit]:
    """np.clip with one limit alone, or with its limits exchanged."""
    array = source_of(scope, node)
    limits = [arg for arg in node.args if arg is not array]
    if array is None or len(limits) != 2:
        return
    for function, limit, words in (
        ("maximum", limits[0], "no upper limit"),
        ("minimum", limits[1], "no lower limit"),
    ):
        change = expression(f"np.{function}(_X, _M)", _X=array, _M=limit)
        yield Edit(node, change, f"{words} for {word(array)}", words)
    change = ast.Call(node.func, swapped(node.args, len(node.args) - 2, len(node.args) - 1), [])
    yield Edit(node, change, f"the limits of {word(array)} exchanged", "exchange limits", rank=2)

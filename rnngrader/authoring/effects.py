"""Lines and parts of a solution that change nothing on any probe."""

from __future__ import annotations

import ast
import copy
import warnings
from collections.abc import Iterator, Mapping

from rnngrader.diagnosis.runner import Code, Runner
from rnngrader.diagnosis.signature import same_value

Block = list[ast.stmt]
TINY = 1e-4  # a limit below it keeps off zero


def lines_without_effect(bench: Runner) -> Iterator[str]:
    """Yield the text of each line without which the solution gives the same on all probes.

    Not those that check arguments (`raise`, `assert`), nor what stands inside a `while`, which
    might not end without it.
    """
    tree = ast.parse(bench.source)
    silent: set[int] = set()
    for block, index in places(tree):
        statement = block[index]
        if statement.lineno in silent or checks(statement):
            continue
        block[index] = ast.copy_location(ast.Pass(), statement)
        code = bench.compiled(ast.fix_missing_locations(copy.deepcopy(tree)))
        block[index] = statement
        if gives_the_same(bench, code):
            silent |= set(range(statement.lineno, (statement.end_lineno or 0) + 1))
            yield bench.source.splitlines()[statement.lineno - 1].strip()


def parts_without_effect(bench: Runner) -> Iterator[tuple[str, str]]:
    """Yield the limits, remainders and choices of a solution that come to the same on all probes as
    one of the quantities in them, or as the first entry, and the conditions of several that come to
    the same without one: the part's text, and what it comes to.

    Not those that keep off zero: a probe that needs them divides by nothing. None of a solution
    with a `while`, which might not end without one.
    """
    tree = ast.parse(bench.source)
    nodes = [*ast.walk(tree)]
    if any(isinstance(node, ast.While) for node in nodes):
        return
    for place, node in enumerate(nodes):
        for kept in quantities_in(node):
            changed = copy.deepcopy(tree)
            swap = Swapping({id([*ast.walk(changed)][place]): kept})
            with warnings.catch_warnings():  # an index of a number, say
                warnings.simplefilter("ignore")
                code = bench.compiled(ast.fix_missing_locations(swap.visit(changed)))
            if gives_the_same(bench, code):
                yield ast.unparse(node), ast.unparse(kept)
                break


class Swapping(ast.NodeTransformer):
    """Puts other expressions in the place of some, by their identity."""

    def __init__(self, others: Mapping[int, ast.expr]) -> None:
        self.others = others

    def visit(self, node: ast.AST) -> ast.AST:
        return self.others.get(id(node)) or self.generic_visit(node)


def quantities_in(node: ast.AST) -> list[ast.expr]:
    """Return the quantities that an expression chooses from, or limits."""
    match node:
        case ast.Call(ast.Attribute(ast.Name("np"), "minimum" | "maximum"), [one, other]):
            return [] if is_tiny(one) or is_tiny(other) else [one, other]
        case ast.Call(ast.Attribute(ast.Name("np"), "where"), [_, one, other]):
            return [one, other]
        case ast.Call(ast.Attribute(ast.Name("np"), "clip"), [one, *limits]):
            return [] if any(map(is_tiny, limits)) else [one]
        case ast.Call(ast.Attribute(ast.Name("np"), "abs" | "absolute") | ast.Name("abs"), [one]):
            return [one]
        case ast.Call(ast.Attribute(ast.Name("np"), "argmin" | "argmax"), [_], []):
            return [ast.Constant(0)]
        case ast.BinOp(left, ast.Mod(), _):
            return [left]
        case ast.BinOp(left, ast.BitAnd() | ast.BitOr(), right):
            return [left, right]
        case ast.BoolOp(op, values):
            others = [[v for v in values if v is not each] for each in reversed(values)]
            return [ast.BoolOp(op, some) if some[1:] else some[0] for some in others]
    return []


def is_tiny(node: ast.expr) -> bool:
    """Whether a limit is there to keep off zero."""
    numbers = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return any(isinstance(n, float) and 0 < abs(n) < TINY for n in numbers)


def places(tree: ast.AST) -> Iterator[tuple[Block, int]]:
    """Yield where each statement inside of functions stands, from the outside inwards."""
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    waiting: list[Block] = [function.body for function in functions]
    while waiting:
        block = waiting.pop(0)
        for index, statement in enumerate(block):
            yield block, index
            if not isinstance(statement, (ast.While, ast.FunctionDef)):
                waiting += [getattr(statement, part, []) for part in ("body", "orelse")]


def checks(statement: ast.stmt) -> bool:
    """Return whether a statement refuses arguments, or is a text or an import."""
    text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    others = (ast.Raise, ast.Assert, ast.Pass, ast.Import, ast.ImportFrom)
    return text or any(isinstance(node, others) for node in ast.walk(statement))


def gives_the_same(bench: Runner, code: Code) -> bool:
    """Return whether a version returns all that the solution does, what is not compared as well."""
    return all(
        seen.outcome == "returned" and not seen.modified and same_value(seen.value, probe.answer)
        for seen, probe in zip(bench.observe(code), bench.probes, strict=True)
    )

"""Lines of a solution that change nothing on any probe."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator

from rnngrader.diagnosis.runner import Code, Runner
from rnngrader.diagnosis.signature import same_value

Block = list[ast.stmt]


def lines_without_effect(bench: Runner) -> Iterator[tuple[int, str]]:
    """Yield the statements without which the solution gives the same on all probes: the number of
    the line in the answer cell, from 1, and its text.

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
            yield statement.lineno, bench.source.splitlines()[statement.lineno - 1].strip()


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

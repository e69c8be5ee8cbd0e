"""What a student wrote, as a tree and as text again: read, never run.

Python writes no whole number of more than 4300 digits as a decimal, but reads one that is written
in hexadecimal. Here such a number is written as it can be read again.
"""

from __future__ import annotations

import ast
import re
import symtable
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import TypeGuard

# What a text may make Python's own reader and writers raise.
ODD = (SyntaxError, ValueError, RecursionError, MemoryError)
TOO_LONG = 10**4300
# What only IPython reads: a line such as `%time`, `!pip` or `x?`; a cell that it writes to a file
# or runs elsewhere.
NOT_PYTHON = re.compile(
    r"\A\s*+%%(?!(?:time|capture|prun)\b)(?s:.*)|^[ \t]*+(?:[%!?].*|[^\s?].*\?[ \t]*)$",
    re.MULTILINE,
)
DEFINITIONS = ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef
PARTED = frozenset({"body", "cases"})  # the fields of a statement with others in it
Part = ast.stmt | ast.expr | ast.pattern


class Hexadecimal(int):
    """A whole number that is written with sixteen digits."""

    def __repr__(self) -> str:
        return hex(self)


def parse(source: str) -> ast.Module:
    """Return the tree of a text, without a word on its style; raises one of `ODD`."""
    with warnings.catch_warnings(action="ignore"):
        return ast.parse(source)


def parsed(source: str) -> ast.Module | None:
    """Return the tree of what a student wrote; None where it is no Python."""
    try:
        return parse(source)
    except ODD:
        return None


def parse_cell(source: str) -> ast.Module:
    """Return a cell's tree, without what only IPython reads; raises one of `ODD`."""
    try:
        return parse(source)
    except SyntaxError:
        return parse(NOT_PYTHON.sub("", source))


def statements(source: str) -> Sequence[Part] | None:
    """Return the statements of a cell's outermost level, those of an `if`, a `try` or a loop one by
    one, with what stands in its head; None where it cannot be read.
    """
    try:
        return [*one_by_one(parse_cell(source))]
    except ODD:
        return None


def one_by_one(node: ast.AST) -> Iterator[Part]:
    """Yield the statements in a node and its head's parts, such as the target of a `for`; but not
    what a constant keeps from being run.
    """
    inner = [*ast.iter_child_nodes(node)]
    if isinstance(node, ast.If) and isinstance(node.test, ast.Constant):
        inner = [*(node.body if node.test.value else node.orelse)]
    for each in inner:
        if isinstance(each, (*DEFINITIONS, ast.expr, ast.pattern)) or (
            isinstance(each, ast.stmt) and PARTED.isdisjoint(each._fields)
        ):
            yield each
        else:
            yield from one_by_one(each)


def bound_names(node: ast.AST) -> set[str]:
    """Return the names that a statement binds: "*" of `from module import *`. What a function, a
    class or a comprehension binds inside of itself is none of them.
    """
    parts: list[ast.AST] = [node]
    for part in parts:  # which grows by what is in them
        if isinstance(part, ast.comprehension):
            parts += [part.iter, *part.ifs]
        elif not isinstance(part, (*DEFINITIONS, ast.Lambda)):
            parts += ast.iter_child_nodes(part)
    return set(filter(None, map(bound_name, parts)))


def bound_name(node: ast.AST) -> str:
    """Return the name that a node binds; empty where there is none."""
    if isinstance(node, ast.alias):
        return node.asname or node.name.partition(".")[0]
    if isinstance(node, (*DEFINITIONS, ast.MatchAs, ast.MatchStar)):
        return node.name or ""
    if isinstance(node, ast.MatchMapping):
        return node.rest or ""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        return node.id
    return ""


def outer_names(node: ast.AST) -> set[str]:
    """Return the outermost level's names that a statement reads, now or when it is called."""
    try:
        return set(names_in(symtable.symtable(unparse(node), "", "exec")))
    except ODD:  # such as a `nonlocal` of nothing
        return set()


def names_in(table: symtable.SymbolTable) -> Iterator[str]:
    """Yield the outermost level's names that are read in a scope or inside it."""
    is_outermost = table.get_type() == "module"
    for symbol in table.get_symbols():
        if symbol.is_global() or (is_outermost and symbol.is_referenced()):
            yield symbol.get_name()
    for inside in table.get_children():
        yield from names_in(inside)


def dump(tree: ast.AST) -> str:
    """Return a tree's parts as text; raises RecursionError where it is too deep."""
    return in_full(tree, ast.dump)


def unparse(tree: ast.AST) -> str:
    """Return a tree as source that means the same; raises RecursionError where it is too deep."""
    return in_full(tree, ast.unparse)


def in_full(tree: ast.AST, write: Callable[[ast.AST], str]) -> str:
    try:
        return write(tree)
    except ValueError:  # of a whole number that is too long
        constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    long = [(node, node.value) for node in constants if is_too_long(node.value)]
    for node, value in long:
        node.value = Hexadecimal(value)
    try:
        return write(tree)
    finally:
        for node, value in long:
            node.value = value


def is_too_long(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number that is too long for a decimal."""
    return isinstance(value, int) and value >= TOO_LONG

"""What a student wrote, as a tree and as text again: read, never run.

Python writes no whole number of more than 4300 digits as a decimal, but reads one that is written
in hexadecimal. Here such a number is written as it can be read again.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Callable
from typing import TypeGuard

# What a text may make Python's own reader and writers raise.
ODD = (SyntaxError, ValueError, RecursionError, MemoryError)
LONG_BITS = 1000


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


def dump(tree: ast.AST) -> str:
    """Return a tree's parts as text; raises RecursionError where it is too deep."""
    return in_full(tree, ast.dump)


def unparse(tree: ast.AST) -> str:
    """Return a tree as source that means the same; raises RecursionError where it is too deep."""
    return in_full(tree, ast.unparse)


def in_full(tree: ast.AST, write: Callable[[ast.AST], str]) -> str:
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    long = [(node, node.value) for node in constants if is_long(node.value)]
    for node, value in long:
        node.value = Hexadecimal(value)
    try:
        return write(tree)
    finally:
        for node, value in long:
            node.value = value


def is_long(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number that may be too long for a decimal."""
    return isinstance(value, int) and value.bit_length() > LONG_BITS

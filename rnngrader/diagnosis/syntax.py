"""Questions about a syntax tree's nodes, and the names that stand in them."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any, TypeGuard


def targets_of(statement: ast.AST) -> list[str]:
    """The names that a statement assigns, or whose entries it fills."""
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    if isinstance(statement, ast.AugAssign):
        targets = [statement.target]
    places = (ast.Name, ast.Subscript, ast.Attribute)
    stored = [n for t in targets for n in ast.walk(t) if isinstance(n, places)]
    return [base_name(n) for n in stored if isinstance(n.ctx, ast.Store)]


def base_name(node: Any) -> str:
    """The variable at the root of an expression like `dx[:, :, t]` or `caches.append(cache)`."""
    while not isinstance(node, ast.Name):
        node = next(ast.iter_child_nodes(node))
    return node.id


def all_names(node: ast.AST) -> set[str]:
    """The names that stand anywhere in a node."""
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def is_stored_name(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def is_transposed(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "T"


def is_op(node: ast.AST | None, *kinds: type[ast.operator]) -> TypeGuard[ast.BinOp]:
    """Whether a node is one of these operations on two sides."""
    return isinstance(node, ast.BinOp) and isinstance(node.op, kinds)


def method(node: ast.Call) -> str:
    """The name under which a module or a value is asked for a function; "" where it is not."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def keyword(node: ast.Call, name: str) -> ast.expr | None:
    """What a call gives under a name."""
    return next((each.value for each in node.keywords if each.arg == name), None)


def keywords_but(node: ast.Call, *names: str) -> list[ast.keyword]:
    return [each for each in node.keywords if each.arg not in names]


def is_module(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id in ("np", "numpy", "math")


def in_numpy(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and is_module(node.value)


def is_of_module(node: ast.AST) -> bool:
    """Whether a node is a module, or a name in one."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return is_module(node)


def is_range(node: ast.AST) -> TypeGuard[ast.Call]:
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Name) and called.id == "range"


def key_of(node: ast.AST) -> str:
    """The name by which an expression picks an entry of a dict, as in `gradients["dxt"]`."""
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        return node.slice.value if isinstance(node.slice.value, str) else ""
    return ""


def names_in(node: ast.AST) -> list[str]:
    """The variables that an expression reads, each once; modules and indices left out."""
    found = []
    skipped = function_names(node)
    for part in ast.walk(node):
        if isinstance(part, ast.Subscript):
            skipped.update(ast.walk(part.slice))
        if key := key_of(part):
            found.append(key)
            skipped.update(ast.walk(part))
        elif isinstance(part, ast.Name) and part not in skipped:
            found.append(part.id)
    return [name for name in dict.fromkeys(found) if name != "np"]


def function_names(node: ast.AST) -> set[ast.AST]:
    """The names of functions that an expression calls."""
    calls = (part.func for part in ast.walk(node) if isinstance(part, ast.Call))
    return {called for called in calls if isinstance(called, ast.Name)}


def swapped(items: Sequence[Any], i: int, j: int) -> list[Any]:
    """Return a list with two of its items exchanged."""
    result = list(items)
    result[i], result[j] = result[j], result[i]
    return result

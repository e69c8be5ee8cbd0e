"""Makes a new tree of a function with some of its parts changed; the old one stays as it was."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rnngrader.diagnosis.mutations.tree import WORDLESS, Change, Function, Insert


def rebuild(function: Function, changes: Sequence[tuple[ast.AST, Change]]) -> ast.Module:
    """Return the module with some nodes of the function changed."""
    root = remade(function, function.node, changes)
    body = [root if node is function.node else node for node in function.module.body]
    return ast.Module(body, [])


def remade(function: Function, root: ast.AST, changes: Sequence[tuple[ast.AST, Change]]) -> Any:
    """Return a part of the tree with some nodes changed, inner ones first; they may be nested."""
    wanted: dict[ast.AST, list[Change]] = {}
    touched: set[ast.AST] = set()
    for changed, change in changes:
        wanted.setdefault(changed, []).append(change)
        node: ast.AST | None = changed
        while node is not None and node not in touched:
            touched.add(node)
            node = function.parents.get(node)

    def made(node: Any, done: Mapping[ast.AST, Any]) -> Any:
        if node in done:
            return done[node]
        old = node in function.order or node is function.node
        if old and node not in touched or isinstance(node, WORDLESS):
            return node
        new = copied(node, lambda child: made(child, done))
        mine = wanted.get(node, []) if old else []
        for change in mine:
            inside = {**done, node: new}
            if isinstance(change, str):
                new = expression(change, **parts_of(new))
            elif isinstance(change, tuple):
                new = flat([made(line, inside) for line in change])
            elif not isinstance(change, Insert):
                new = made(change, inside)
        lines = new if isinstance(new, list) else [new]
        for change in mine:
            if isinstance(change, Insert):  # a line that is moved carries its own changes along
                moved = [copied(line, lambda child: made(child, done)) for line in change.lines]
                lines = inserted(lines, Insert(change.place, tuple(moved)))
        return lines[0] if len(lines) == 1 and not isinstance(new, list) else lines

    return made(root, {})


def copied(node: Any, made: Callable[[ast.AST], Any]) -> Any:
    """Return a node of the same type with its children made anew, and a place in the text."""
    new = ast.AST.__new__(type(node))  # as `copy.copy`, in a third of the time
    attributes = vars(new)
    for name, value in vars(node).items():
        if isinstance(value, list):
            parts = flat([made(item) if isinstance(item, ast.AST) else item for item in value])
            attributes[name] = parts or ([located(ast.Pass())] if name == "body" else [])
        else:
            attributes[name] = made(value) if isinstance(value, ast.AST) else value
    return new if hasattr(new, "lineno") else placed(new)


def flat(parts: Sequence[Any]) -> list[Any]:
    """Return parts in one list, where some of them are lists."""
    return [item for part in parts for item in (part if isinstance(part, list) else [part])]


def inserted(lines: list[Any], insert: Insert) -> list[Any]:
    """Return statements with others put in: around them, or in the body of the first with one."""
    if insert.place == "before":
        return [*insert.lines, *lines]
    if insert.place == "after":
        return [*lines, *insert.lines]
    for line in lines:
        if hasattr(line, "body"):
            start = insert.place == "start"
            line.body = [*insert.lines, *line.body] if start else [*line.body, *insert.lines]
            break
    return lines


def as_read(target: Any) -> Any:
    """The target of an assignment as an expression that is read."""
    read = copy.copy(target)
    read.ctx = ast.Load()
    return read


def located(node: Any) -> Any:
    """Return the node with line numbers where it has none, as the compiler wants them."""
    for part in ast.walk(node):
        placed(part)
    return node


def placed(node: Any) -> Any:
    if isinstance(node, (ast.expr, ast.stmt, ast.keyword)) and not hasattr(node, "lineno"):
        node.lineno = node.end_lineno = 1
        node.col_offset = node.end_col_offset = 0
    return node


def expression(template: str, **parts: ast.expr) -> Any:
    """Return the expression of a text in which some names stand for expressions."""
    return Fill(parts).visit(ast.parse(template, mode="eval").body)


def parts_of(node: Any) -> dict[str, ast.expr]:
    """Return what the names in a change's text stand for: _X the node itself, _L and _R the
    operands of an operator, _F and _A the function and the first argument of a call, _V the value
    of a subscript or an attribute.
    """
    parts = {"_X": node}
    if isinstance(node, ast.BinOp):
        parts |= {"_L": node.left, "_R": node.right}
    elif isinstance(node, ast.Call):
        parts["_F"] = node.func
        if node.args:
            parts["_A"] = node.args[0]
    elif isinstance(node, (ast.Subscript, ast.Attribute)):
        parts["_V"] = node.value
    return parts


def statements(text: str) -> tuple[ast.stmt, ...]:
    """The statements of a text."""
    return tuple(ast.parse(text).body)


class Fill(ast.NodeTransformer):
    """Puts expressions in the place of names."""

    def __init__(self, parts: Mapping[str, ast.expr]) -> None:
        self.parts = parts

    def visit_Name(self, node: ast.Name) -> Any:  # noqa: N802  (the base class's name)
        if node.id not in self.parts:
            return node
        part = self.parts[node.id]
        if isinstance(node.ctx, ast.Store):
            part = copy.copy(part)
            part.ctx = ast.Store()  # type: ignore[attr-defined]
        return part

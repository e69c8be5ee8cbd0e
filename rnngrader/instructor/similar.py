"""Whose work is the same but for names and comments: for a person to look at, never a verdict."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping

from rnngrader.submission.trees import dump, parsed

MOST_CHARACTERS = 20_000  # of an answer; a longer one is compared as it stands


def same_work(
    answers: Mapping[str, Mapping[str, str]], exercises: Collection[str]
) -> list[tuple[str, ...]]:
    """Return the groups of students whose answers all read alike, the largest first.

    `answers` are sources by student and exercise. Who wrote fewer than half of the exercises is
    in no group: too little is too often alike.
    """
    groups: dict[tuple[str, ...], list[str]] = {}
    for student, sources in sorted(answers.items()):
        shapes = {name: shape(sources.get(name, "")) for name in sorted(exercises)}
        written = [name for name, text in shapes.items() if text and STUB not in text]
        if 2 * len(written) >= len(shapes):
            groups.setdefault(tuple(shapes.values()), []).append(student)
    found = [tuple(group) for group in groups.values() if len(group) > 1]
    return sorted(found, key=lambda group: (-len(group), group))


STUB = "NotImplementedError"


def shape(source: str) -> str:
    """Return a source without comments, docstrings and the names that its author chose."""
    if len(source) > MOST_CHARACTERS:
        return source
    if (tree := parsed(source)) is None:
        return " ".join(source.split())
    own: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            own.setdefault(node.arg, f"v{len(own)}")
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            own.setdefault(node.id, f"v{len(own)}")
    try:
        return dump(Plain(own).visit(tree))
    except Exception:  # whatever a text may do: it ends no table of the others
        return source


class Plain(ast.NodeTransformer):
    """Takes docstrings out, and puts numbers in the place of a function's own names."""

    def __init__(self, own: Mapping[str, str]) -> None:
        self.own = own

    def visit_Name(self, node: ast.Name) -> ast.Name:  # noqa: N802
        return ast.Name(self.own.get(node.id, node.id), node.ctx)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg(self.own.get(node.arg, node.arg))

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:  # noqa: N802
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return None
        return self.generic_visit(node)

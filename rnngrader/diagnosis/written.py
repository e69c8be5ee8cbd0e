"""A function as it is written: its tree, and where each node stands in the text."""

from __future__ import annotations

import ast
import functools
import itertools
import re
from collections.abc import Iterable, Sequence

from rnngrader.diagnosis.syntax import in_numpy, is_module, is_range
from rnngrader.sandbox.untrusted import one_line

MAX_LINE = 100  # characters of one that are shown
MAX_BITS = 1000  # of a whole number that is changed
LINE_END = re.compile(r"\r\n|\r|\n")
LINKS = (ast.BinOp, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.IfExp, ast.Lambda)  # want brackets


class Written:
    """A function as it is written: its tree, and where each node stands in the text."""

    def __init__(self, source: str, node: ast.FunctionDef, references: Sequence[ast.Module]):
        self.source, self.node = source, node
        self.starts = [0, *(end.end() for end in LINE_END.finditer(source))]
        self.lines = [
            source[a:b].encode() for a, b in zip(self.starts, [*self.starts[1:], None], strict=True)
        ]
        self._letters: dict[int, Sequence[int]] = {}
        known = [n for module in references for n in ast.walk(module)]
        numbers = [n.value for n in known if isinstance(n, ast.Constant) and constant(n.value)]
        self.numbers = [repr(n) for n in dict.fromkeys(numbers)]
        called = [n.func for n in known if isinstance(n, ast.Call)]
        self.functions = list(dict.fromkeys(ast.unparse(f) for f in called if in_numpy(f)))

    @functools.cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        return {child: n for n in ast.walk(self.node) for child in ast.iter_child_nodes(n)}

    def place(self, line: int, column: int) -> int:
        """Return where in the text a column of a line is, which Python counts in bytes."""
        return self.starts[line - 1] + self.letters(line)[column]

    def letters(self, line: int) -> Sequence[int]:
        """Return for each byte of a line, and its end, how many letters stand before it."""
        if line not in self._letters:
            bytes_ = self.lines[line - 1]
            begins = [byte & 0xC0 != 0x80 for byte in bytes_]
            counts = range(len(bytes_) + 1) if all(begins) else [0, *itertools.accumulate(begins)]
            self._letters[line] = counts
        return self._letters[line]

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Return where a node begins and ends in the text."""
        node = node.value if isinstance(node, ast.keyword) and node.lineno is None else node
        start = self.place(node.lineno, node.col_offset)  # type: ignore[attr-defined]
        return start, self.place(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def text(self, node: ast.AST) -> str:
        start, end = self.span(node)
        return self.source[start:end]

    def inner(self, node: ast.AST) -> str:
        """Return an expression's text as it may stand anywhere."""
        return f"({self.text(node)})" if isinstance(node, LINKS) else self.text(node)

    @functools.cached_property
    def expressions(self) -> list[ast.expr]:
        """What is read in the body: nothing inside of texts, no annotation, no called name."""
        found: list[ast.expr] = []

        def walk(node: ast.AST) -> None:
            for child in ast.iter_child_nodes(node):
                if isinstance(child, (ast.JoinedStr, ast.arguments)):
                    continue
                if child in (getattr(node, "annotation", None), getattr(node, "returns", None)):
                    continue
                read = isinstance(getattr(child, "ctx", None), (ast.Load, type(None)))
                called = isinstance(node, ast.Call) and child is node.func
                if isinstance(child, ast.expr) and read and not (called or is_module(child)):
                    found.append(child)
                walk(child)

        walk(self.node)
        return found

    @functools.cached_property
    def names(self) -> dict[str, int]:
        """The arguments and all names that the body assigns: the line in which each has a value."""
        found: dict[str, int] = {}
        for node in ast.walk(self.node):
            stored = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            name = node.id if stored else node.arg if isinstance(node, ast.arg) else "_"  # type: ignore[attr-defined]
            if name != "_":
                found[name] = min(node.lineno, found.get(name, node.lineno))  # type: ignore[attr-defined]
        return found

    def in_index(self, node: ast.AST) -> bool:
        """Return whether an expression picks a part, or counts a loop's turns."""
        while (outer := self.parents.get(node)) and not isinstance(outer, ast.stmt):
            if is_range(outer) or isinstance(outer, ast.Subscript) and node is outer.slice:
                return True
            node = outer
        return False

    def between(self, lines: Sequence[ast.stmt]) -> str:
        return self.source[self.span(lines[0])[0] : self.span(lines[-1])[1]]

    def in_while(self, node: ast.AST) -> bool:
        while (node := self.parents.get(node, self.node)) is not self.node:
            if isinstance(node, ast.While):
                return True
        return False

    @functools.cached_property
    def turns(self) -> dict[str, str]:
        """Up to where each counter of a loop counts."""
        loops = [n for n in ast.walk(self.node) if isinstance(n, (ast.For, ast.comprehension))]
        return {
            loop.target.id: "".join(map(self.inner, loop.iter.args[:2][-1:]))
            for loop in loops
            if isinstance(loop.target, ast.Name) and is_range(loop.iter)
        }


def constant(value: object) -> bool:
    """Whether a value is a number that can be another one; what no float can be is none."""
    return type(value) is float or type(value) is int and value.bit_length() <= MAX_BITS


def parts_in(node: ast.AST) -> Iterable[ast.AST]:
    """Return what an expression is made of, as far as it means the same outside of it."""
    if isinstance(
        node, (ast.Lambda, ast.comprehension, ast.GeneratorExp, ast.ListComp, ast.JoinedStr)
    ):
        return ()
    parts = ast.iter_child_nodes(node)
    function = node.func if isinstance(node, ast.Call) else None
    if isinstance(function, ast.Attribute) and not is_module(function.value):
        return (function.value, *node.args)  # type: ignore[attr-defined]
    return (p for p in parts if p is not function and not is_module(p))


def shown(code: str) -> str:
    """Return code as one short line that may stand between backticks."""
    return one_line(code, MAX_LINE).replace("`", "'")

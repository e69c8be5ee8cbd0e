"""A reference function as a tree to be changed: its parts, what they are worth, where they stand.

Knows Python and numpy, and nothing of what is taught. Nodes are never changed in place: `rebuild`
makes a new tree that shares with the old one all that stays the same.
"""

from __future__ import annotations

import ast
import functools
from dataclasses import dataclass, field
from typing import Any

from rnngrader.diagnosis.syntax import all_names, is_stored_name, key_of, targets_of

Kind = tuple[Any, ...]  # what a value is on each of the telling probes


@dataclass(frozen=True)
class Insert:
    """Statements put before or after a statement, or at the start or end of its body."""

    place: str  # before, after, start, end
    lines: tuple[ast.stmt, ...]


# What stands in the place of a node: a text (see `parts_of`), a tree that may hold nodes of the old
# one (itself, too), or lines (none at all: it is left out). Inserts may go with it.
Change = str | ast.AST | tuple[ast.AST, ...] | Insert
Changes = tuple[tuple[ast.AST, Change], ...]
WORDLESS = (ast.expr_context, ast.operator, ast.unaryop, ast.cmpop, ast.boolop)


@dataclass
class Function:
    """One function's tree. `kinds` holds what each expression was worth when it was run."""

    module: ast.Module
    node: ast.FunctionDef
    parents: dict[ast.AST, ast.AST] = field(default_factory=dict)
    statements: dict[ast.AST, ast.stmt] = field(default_factory=dict)  # node -> its statement
    order: dict[ast.AST, int] = field(default_factory=dict)
    known: dict[ast.stmt, set[str]] = field(default_factory=dict)  # names assigned before it
    kinds: dict[ast.AST, Kind] = field(default_factory=dict)
    sizes: dict[str, str] = field(default_factory=dict)  # n_x -> "xt.shape[0]"

    @property
    def arguments(self) -> list[str]:
        return [argument.arg for argument in self.node.args.args]

    def block_of(self, statement: ast.stmt) -> list[ast.stmt]:
        """Return the statements among which one stands: of a body, an `else`, an `except`."""
        nodes = ast.walk(self.parents[statement])
        fields = (value for node in nodes for _, value in ast.iter_fields(node))
        return next(value for value in fields if isinstance(value, list) and statement in value)

    @functools.cached_property
    def returns(self) -> list[ast.Return]:
        """The lines that end the function itself, and not a function in it."""
        inner = [n for n in self.order if isinstance(n, ast.FunctionDef)]
        theirs = {part for each in inner for part in ast.walk(each)}
        return [n for n in self.order if isinstance(n, ast.Return) and n not in theirs]

    @functools.cached_property
    def while_loops(self) -> list[ast.While]:
        return [node for node in self.order if isinstance(node, ast.While)]

    @functools.cached_property
    def own_names(self) -> set[str]:
        """The arguments and all names that the body assigns."""
        return {n.id for n in self.order if is_stored_name(n)} | set(self.arguments)

    @functools.cached_property
    def counters(self) -> set[str]:
        """The variables that count in loops."""
        loops = (n for n in self.order if isinstance(n, (ast.For, ast.comprehension)))
        return {name for loop in loops for name in all_names(loop.target)}

    @functools.cached_property
    def filled_often(self) -> set[str]:
        """The arrays that several lines fill, each another part."""
        lines = (n for n in self.order if isinstance(n, ast.Assign))
        parts = {ast.unparse(n.targets[0]): n for n in lines if len(n.targets) == 1}
        filled = [n for n in parts.values() if isinstance(n.targets[0], ast.Subscript)]
        names = [name for line in filled for name in targets_of(line)]
        return {name for name in names if names.count(name) > 1}

    @functools.cached_property
    def parts(self) -> dict[str, tuple[list[ast.expr], set[str]]]:
        """The parts of what is returned, by key or place: where each stands, and all variables
        that it is computed from, directly or not."""
        found: dict[str, tuple[list[ast.expr], set[str]]] = {}
        for last in self.returns:
            if last.value is not None:
                for name, part in returned(last.value):
                    nodes, names = found.setdefault(name, ([], set()))
                    nodes.append(part)
                    names |= all_names(part)
        lines = [(set(targets_of(n)), all_names(n)) for n in self.order if targets_of(n)]
        for _, names in found.values():
            while more := {n for made, read in lines if names & made for n in read} - names:
                names |= more
        return found

    def reached_by(self, node: ast.AST) -> tuple[str, ...]:
        """The parts of what is returned into which a node goes."""
        line = self.statements[node]
        written = set(targets_of(line))
        return tuple(
            name
            for name, (parts, names) in self.parts.items()
            if (names & written if written else any(node in ast.walk(part) for part in parts))
        )

    @functools.cached_property
    def equal_ones(self) -> dict[ast.AST, tuple[ast.AST, ...]]:
        """A variable or a part of one with all that read the same in a statement, if any do."""
        alike: dict[tuple[ast.stmt, str], list[ast.AST]] = {}
        for node in self.expressions((ast.Name, ast.Subscript)):
            alike.setdefault((self.statements[node], ast.unparse(node)), []).append(node)
        return {n: tuple(nodes) for nodes in alike.values() if len(nodes) > 1 for n in nodes}

    def expressions(self, kind: type | tuple[type, ...] = ast.expr) -> list[Any]:
        """The expressions of a type in the body, in order, that are read and not written."""
        return [
            node
            for node in self.order
            if isinstance(node, kind)
            and isinstance(node, ast.expr)
            and isinstance(getattr(node, "ctx", None), (ast.Load, type(None)))
        ]

    def decides(self, node: ast.AST) -> bool:
        """Whether a node stands in a condition: of an `if` or `while`, of a choice, of a mask."""
        while (outer := self.parents.get(node)) is not None:
            if isinstance(outer, (ast.If, ast.While, ast.IfExp)) and outer.test is node:
                return True
            if isinstance(outer, ast.Compare):
                return True
            node = outer
        return False

    def inner_function(self, node: ast.AST) -> str:
        """Return the function that the right code defines for itself, in which a node stands."""
        while (outer := self.parents.get(node)) not in (None, self.node):
            if isinstance(outer, ast.FunctionDef):
                return outer.name
            node = outer
        return ""

    def loop_of(self, node: ast.AST) -> ast.For | None:
        """The innermost loop in whose body a node stands."""
        inner: ast.AST = self.statements.get(node, node)
        while inner in self.parents:
            outer = self.parents[inner]
            if isinstance(outer, ast.For) and inner in outer.body:
                return outer
            inner = outer
        return None

    def counters_at(self, node: ast.AST) -> set[str]:
        """The variables that count in the loops in whose bodies a node stands."""
        counters: set[str] = set()
        while loop := self.loop_of(node):
            counters |= all_names(loop.target)
            node = loop
        return counters


def returned(value: ast.expr) -> list[tuple[str, ast.expr]]:
    """What is returned, part by part, with each part's key or place."""
    if isinstance(value, ast.Dict):
        keys = (str(getattr(key, "value", "?")) for key in value.keys)
        return list(zip(keys, value.values, strict=True))
    parts = value.elts if isinstance(value, ast.Tuple) else [value]
    return [(str(place), part) for place, part in enumerate(parts)]


def read_function(source: str, name: str) -> Function:
    """The tree of the function `name` that `source` defines, without its docstring."""
    module = ast.parse(source)
    node = next(n for n in module.body if isinstance(n, ast.FunctionDef) and n.name == name)
    if ast.get_docstring(node) is not None and len(node.body) > 1:
        node.body = node.body[1:]
    function = Function(module, node)
    known = set(function.arguments)
    for statement in node.body:
        register(function, statement, node, known)
    return function


def register(function: Function, statement: ast.stmt, parent: ast.AST, known: set[str]) -> None:
    """Note a statement's nodes; `known` grows by the names it assigns."""
    function.parents[statement] = parent
    function.order[statement] = len(function.order)
    function.statements[statement] = statement
    function.known[statement] = set(known)
    inner: list[ast.stmt] = []

    def walk(node: ast.AST) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                inner.append(child)
                continue
            if isinstance(child, WORDLESS):
                continue
            function.parents[child] = node
            function.order[child] = len(function.order)
            function.statements[child] = statement
            if is_stored_name(child):
                known.add(child.id)
            walk(child)

    walk(statement)
    for child in inner:
        register(function, child, statement, known)


def is_array(kind: Kind | None) -> bool:
    return bool(kind) and all(isinstance(k, tuple) for k in kind or ())


def count(kind: Kind) -> int:
    """Return how many axes a value has."""
    return min(len(each[1]) for each in kind)


def skeleton(function: Function, node: ast.AST, functions: bool = True) -> str:
    """An expression with its variables replaced by what they are: alike places have equal ones."""
    if isinstance(node, ast.Name) or key_of(node):
        kind = function.kinds.get(node)
        return f"<{kind[0] if kind else ''}>"
    if isinstance(node, ast.Constant):
        return "<key>" if isinstance(node.value, str) else repr(node.value)
    if isinstance(node, ast.Call) and not functions:
        return f"f({','.join(skeleton(function, a, functions) for a in node.args)})"
    if isinstance(node, ast.Call):
        inner = ",".join(skeleton(function, a, functions) for a in [*node.args, *node.keywords])
        return f"{ast.unparse(node.func)}({inner})"
    parts = [skeleton(function, child, functions) for child in ast.iter_child_nodes(node)]
    return f"{type(node).__name__}{getattr(node, 'attr', '')}({','.join(parts)})"


def path_to(function: Function, node: ast.AST) -> tuple[int, ...]:
    """Where a node stands inside its statement: the same for alike places."""
    path = []
    while node is not function.statements[node]:
        parent = function.parents[node]
        path.append(next(i for i, c in enumerate(ast.iter_child_nodes(parent)) if c is node))
        node = parent
    return tuple(reversed(path))

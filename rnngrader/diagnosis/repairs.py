"""Small changes of a student's own code, as text: what would have to stand where?

Here the changes are made and nothing of them is run. The source is data: it is read as text and as
a tree, and what comes out are places in that text with what is put there. Knows Python and numpy;
of the exercise, the constants and functions that the reference is written with.
"""

from __future__ import annotations

import ast
import functools
import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec
import numpy as np

MAX_SOURCE = 20_000  # characters of an answer that is read
MAX_NODES = 4000  # of its tree
MAX_MADE = 20_000  # changes, of which the first ones are tried
MAX_REPAIRS = 1200  # changes of one answer that are tried
MAX_NEW = 400  # characters that are put into one place
MAX_DEPTH = 3  # of what is left of an expression, in it
LINE_END = re.compile(r"\r\n|\r|\n")
BLOCKS = ("body", "orelse", "finalbody")
SIGNS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.MatMult: "@",
    ast.Pow: "**", ast.FloorDiv: "//", ast.Mod: "%", ast.BitAnd: "&", ast.BitOr: "|",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
}  # fmt: skip
ALIKE = ("+ -", "* / @ **", "// / %", "& |", "< <= > >= == !=")
LINKS = (ast.BinOp, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.IfExp, ast.Lambda)  # want brackets
Place = Annotated[int, msgspec.Meta(ge=0, le=MAX_SOURCE)]
Line = tuple[str, int, tuple[tuple[int, int, str], ...]]  # kind, rank, and what is put where
Text = Annotated[str, msgspec.Meta(max_length=MAX_NEW)]


@dataclass(frozen=True)
class Repair:
    """One change: what is put in the place of which parts of the text, the first part first."""

    kind: str  # a key of `phrases.REPAIRS`
    rank: int  # how soon it is tried
    splices: Annotated[tuple[tuple[Place, Place, Text], ...], msgspec.Meta(max_length=4)]


@dataclass(frozen=True)
class Repairs:
    """The definition of the function in an answer, from where to where, and its changes."""

    start: Place = 0
    end: Place = 0
    changes: Annotated[tuple[Repair, ...], msgspec.Meta(max_length=MAX_REPAIRS)] = ()


def repairs_of(source: str, name: str, references: Sequence[str]) -> Repairs:
    """Return the changes of the function `name` that a cell defines, the likely ones first.

    references: the solutions of the exercise and of what it calls, for what they are written with
    """
    if len(source) > MAX_SOURCE or name not in source:
        return Repairs()
    try:
        body = ast.parse(source).body
        found = [n for n in body if isinstance(n, ast.FunctionDef) and n.name == name]
        nodes = sum(1 for _ in ast.walk(found[-1])) if found else 0
        if not 0 < nodes <= MAX_NODES or found[-1].decorator_list:
            return Repairs()
        written = Written(source, found[-1], [ast.parse(text) for text in references])
        short = (r for r in written.changes() if all(len(n) <= MAX_NEW for *_, n in r.splices))
        made = sorted(itertools.islice(short, MAX_MADE), key=lambda repair: repair.rank)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return Repairs()
    each = {r.splices: r for r in reversed(made) if any(source[a:b] != n for a, b, n in r.splices)}
    return Repairs(*written.span(found[-1]), tuple(each.values())[: -MAX_REPAIRS - 1 : -1])


def calls_in(source: str) -> set[str] | None:
    """Return the functions that a definition calls beside its own, numpy's, and those of Python's
    that compute; None where it may do more than compute.
    """
    try:
        nodes = list(ast.walk(ast.parse(source)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    called = [n.func for n in nodes if isinstance(n, ast.Call)]
    methods = {n.attr for n in called if isinstance(n, ast.Attribute)}
    plain = all(isinstance(n, (ast.Name, ast.Attribute)) for n in called) and methods <= METHODS
    if not plain or any(isinstance(n, (ast.Import, ast.ImportFrom, ast.Global)) for n in nodes):
        return None
    own = {n.name for n in nodes if isinstance(n, ast.FunctionDef)}
    return {n.id for n in called if isinstance(n, ast.Name)} - own - COMPUTING


def constant(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


class Written:
    """A function as it is written: its tree, and where each node stands in the text."""

    def __init__(self, source: str, node: ast.FunctionDef, references: Sequence[ast.Module]):
        self.source, self.node = source, node
        self.starts = [0, *(end.end() for end in LINE_END.finditer(source))]
        self.lines = [
            source[a:b].encode() for a, b in zip(self.starts, [*self.starts[1:], None], strict=True)
        ]
        self.parents = {child: n for n in ast.walk(node) for child in ast.iter_child_nodes(n)}
        known = [n for module in references for n in ast.walk(module)]
        numbers = [n.value for n in known if isinstance(n, ast.Constant) and constant(n.value)]
        self.numbers = [repr(n) for n in dict.fromkeys(numbers)]
        called = [n.func for n in known if isinstance(n, ast.Call)]
        self.functions = list(dict.fromkeys(ast.unparse(f) for f in called if in_numpy(f)))

    def place(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1][:column].decode())

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
            if isinstance(outer, ast.Subscript) and node is outer.slice:
                return True
            if isinstance(outer, ast.Call) and is_range(outer):
                return True
            node = outer
        return False

    def changes(self) -> Iterator[Repair]:
        """Yield all changes; those in loops that might never end come last."""
        for node in self.expressions:
            last = 9 * self.in_while(node)
            for kind, rank, change in self.of_expression(node):
                yield Repair(kind, rank + last, ((*self.span(node), change),))
        blocks = [
            block
            for node in ast.walk(self.node)
            for name in BLOCKS
            if isinstance(block := getattr(node, name, None), list) and block
        ]
        for block in blocks:
            for kind, rank, splices in self.of_block(block):
                yield Repair(kind, rank + 9 * self.in_while(block[0]), splices)

    def in_while(self, node: ast.AST) -> bool:
        while (node := self.parents.get(node, self.node)) is not self.node:
            if isinstance(node, ast.While):
                return True
        return False

    def of_expression(self, node: ast.expr) -> Iterator[tuple[str, int, str]]:
        """Yield what may stand in an expression's place: its kind, rank and text."""
        text, inner, index = self.text(node), self.inner(node), self.in_index(node)
        parent = self.parents[node]
        whole = isinstance(parent, (ast.Assign, ast.AugAssign, ast.Return)) or (
            isinstance(parent, ast.Tuple) and isinstance(self.parents[parent], ast.Return)
        )
        yield from self.of_parts(node)
        if isinstance(node, (ast.BinOp, ast.Compare)):
            yield from self.of_signs(node)
        if isinstance(node, ast.Call):
            yield from self.of_call(node)
        if isinstance(node, ast.IfExp):
            change = (
                f"{self.inner(node.orelse)} if {self.text(node.test)} else {self.inner(node.body)}"
            )
            yield "choice", 1, change
        if isinstance(node, ast.Tuple) and len(node.elts) > 1 and not index:
            parts = [self.text(each) for each in node.elts]
            for i in range(len(parts) - 1):
                yield "order", 2, f"({', '.join(exchanged(parts, i))})"
        if isinstance(node, ast.Constant) and constant(node.value):
            value = node.value if isinstance(node.value, (int, float)) else 0
            near = (0, 1, 2, -1, value + 1, value - 1)
            yield from (("number", 1, str(n)) for n in near if n != value)
            yield from (("number", 2, n) for n in self.numbers if not index or n.isdigit())
            yield from (("name", 2 + index, name) for name in self.names)
        if isinstance(node, ast.Name) or index and isinstance(node, ast.BinOp):
            names = [n for n, first in self.names.items() if first <= node.lineno and n != text]
            if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Attribute):
                names = [n for n in names if n != self.text(parent.func.value)]  # x.append(x)
            yield from (("name", 3, name) for name in names)
        owned = isinstance(parent, (ast.Attribute, ast.Subscript)) and node is parent.value
        if index and isinstance(node, (ast.Name, ast.BinOp, ast.Call)) and not owned:
            form = "({} {} 1)" if isinstance(parent, LINKS) else "{} {} 1"
            yield from (("index", 1, form.format(inner, sign)) for sign in "+-")
            yield from (("index", 2, new) for new in ("0", "-1"))
        if isinstance(node, ast.Name) and (turns := self.turns.get(text)):
            yield "index", 3, f"({turns} - 1 - {text})"
        if index or isinstance(node, (ast.Tuple, ast.Constant, ast.Dict, ast.List)):
            return
        product = isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.MatMult)
        if (product or whole or isinstance(parent, ast.Call)) and not isinstance(node, LINKS):
            yield "transpose", 3, f"{text}.T"
        term = isinstance(parent, ast.BinOp) and isinstance(parent.op, (ast.Add, ast.Sub))
        if whole or term:
            yield "sign", 3, f"(-{inner})"
            yield from (("factor", 3, f"({factor} * {inner})") for factor in ("0.5", "2"))
        if whole:
            yield from (("function", 3, f"{f}({text})") for f in self.functions if f in ENTRYWISE)

    def of_parts(self, node: ast.expr) -> Iterator[tuple[str, int, str]]:
        """Yield a part of the expression in the place of the whole."""
        if isinstance(node, ast.BoolOp):
            link = " and " if isinstance(node.op, ast.And) else " or "
            for gone in node.values:
                kept = [self.inner(each) for each in node.values if each is not gone]
                yield "part", 1, link.join(kept)
            return
        layer: list[ast.AST] = [node]
        for depth in range(1, MAX_DEPTH + 1):
            layer = [child for each in layer for child in parts_in(each)]
            for part in layer:
                plain = isinstance(part, ast.expr) and not isinstance(part, (ast.Slice, ast.Tuple))
                if plain and (self.in_index(node) or not isinstance(part, ast.Constant)):
                    yield "part", 1 + depth // 2, self.inner(part)

    def of_signs(self, node: ast.BinOp | ast.Compare) -> Iterator[tuple[str, int, str]]:
        """Yield another sign between two sides, and the sides exchanged."""
        compared = isinstance(node, ast.Compare)
        right = node.comparators[0] if isinstance(node, ast.Compare) else node.right
        op = node.ops[0] if isinstance(node, ast.Compare) else node.op
        if type(op) not in SIGNS or isinstance(node, ast.Compare) and len(node.ops) > 1:
            return
        sign, one, other = SIGNS[type(op)], self.inner(node.left), self.inner(right)
        form = "({})" if isinstance(self.parents[node], LINKS) else "{}"
        for alike in map(str.split, ALIKE):
            for new in alike if sign in alike else ():
                yield "comparison" if compared else "sign", 1, form.format(f"{one} {new} {other}")
        if sign not in "+*==!=":
            yield "order", 2, form.format(f"{other} {sign} {one}")
        # done before a function instead of after it
        if isinstance(node.left, ast.Call) and len(node.left.args) == 1 and not compared:
            (start, end), (inner, outer) = self.span(node.left), self.span(node.left.args[0])
            moved = f"{self.inner(node.left.args[0])} {sign} {other}"
            yield "moved", 3, self.source[start:inner] + moved + self.source[outer:end]

    def of_call(self, node: ast.Call) -> Iterator[tuple[str, int, str]]:
        """Yield a call of another function, with other arguments, or in another order."""
        function, given = self.text(node.func), [self.text(each) for each in node.args]
        named = [self.text(each) for each in node.keywords]
        if is_range(node):
            turned = f"reversed({self.text(node)})"
            yield from (("loop", 2, turned), ("loop", 3, f"{self.text(node)}[1:]"))
            yield "loop", 3, f"{self.text(node)}[:-1]"
        if in_numpy(node.func):
            yield from (
                ("function", 2, f"{other}({', '.join((*given, *named))})")
                for other in dict.fromkeys((*self.functions, *NEAR.get(function[3:], ())))
                if other != function
            )
        keys = {each.arg: i for i, each in enumerate(node.keywords)}
        for i in range(len(named)):
            kept = [*given, *named[:i], *named[i + 1 :]]
            yield "argument", 2, f"{function}({', '.join(kept)})"
        for i in range(1, len(given)):
            kept = [*given[:i], *given[i + 1 :], *named]
            yield "argument", 2, f"{function}({', '.join(kept)})"
        for i in range(len(given) - 1):
            rank = 4 if is_range(node) else 2
            yield "order", rank, f"{function}({', '.join((*exchanged(given, i), *named))})"
        reduces = function.rpartition(".")[2] in REDUCING
        if reduces and "axis" not in keys:
            for axis in ("0", "1", "-1"):
                for more in ("", ", keepdims=True"):
                    said = [*given, *named, f"axis={axis}{more}"]
                    yield "axis", 2, f"{function}({', '.join(said)})"
        elif reduces and "keepdims" not in keys:
            yield "axis", 2, f"{function}({', '.join((*given, *named, 'keepdims=True'))})"
        if "axis" in keys:
            for axis in ("0", "1", "-1", "None", "2", "(0, 1)"):
                said = [*named]
                said[keys["axis"]] = f"axis={axis}"
                yield "axis", 1, f"{function}({', '.join((*given, *said))})"
        if function.endswith(".reshape") and isinstance(node.func, ast.Attribute):
            array = self.inner(node.func.value)
            arguments = ", ".join((*given, *named))
            yield "transpose", 3, f"{array}.swapaxes(0, 1).reshape({arguments})"
            yield "transpose", 3, f"{self.text(node)}.swapaxes(0, 1)"

    @functools.cached_property
    def turns(self) -> dict[str, str]:
        """Up to where each counter of a loop counts."""
        loops = [n for n in ast.walk(self.node) if isinstance(n, (ast.For, ast.comprehension))]
        return {
            loop.target.id: "".join(map(self.inner, loop.iter.args[:2][-1:]))
            for loop in loops
            if isinstance(loop.target, ast.Name)
            and isinstance(loop.iter, ast.Call)
            and is_range(loop.iter)
        }

    def of_block(self, block: Sequence[ast.stmt]) -> Iterator[Line]:
        """Yield lines left out, in another order, in a loop or outside, summed up or not."""
        for line in block:
            start, end = self.span(line)
            if isinstance(line, (ast.Assign, ast.AugAssign, ast.Expr, ast.If)):
                yield "line", 2, ((start, end, "pass"),)
            if isinstance(line, ast.AugAssign):
                target, value = self.text(line.target), self.text(line.value)
                for sign in ("=", "+=", "-=", "*=", "/="):
                    yield "update", 1, ((start, end, f"{target} {sign} {value}"),)
            if isinstance(line, ast.Assign) and len(line.targets) == 1:
                yield from self.of_assignment(line)
            if isinstance(line, ast.For):
                yield from self.of_loop(line, block)
        last = len(block) - isinstance(block[-1], ast.Return)
        for i in range(1, last):
            for first, end in dict.fromkeys(((i - 1, i + 1), (0, last))):
                one, other = self.between(block[first:i]), self.between(block[i:end])
                gap = self.source[self.span(block[i - 1])[1] : self.span(block[i])[0]]
                span = self.span(block[first])[0], self.span(block[end - 1])[1]
                kind = "lines" if end == i + 1 else "lines on"
                yield kind, 3, ((*span, other + gap + one),)

    def between(self, lines: Sequence[ast.stmt]) -> str:
        return self.source[self.span(lines[0])[0] : self.span(lines[-1])[1]]

    def of_loop(self, loop: ast.For, block: Sequence[ast.stmt]) -> Iterator[Line]:
        """Yield a line beside a loop moved into it, and its first or last one moved out of it."""
        at = block.index(loop)
        (start, _), (_, end) = self.span(loop.body[0]), self.span(loop.body[-1])
        inner, outer = "\n" + " " * loop.body[0].col_offset, "\n" + " " * loop.col_offset
        for line in (*block[max(at - 1, 0) : at], *block[at + 1 : at + 2]):
            if isinstance(line, (ast.Assign, ast.AugAssign)):
                gone, text = (*self.span(line), "pass"), self.text(line)
                yield "into start", 3, (gone, (start, start, text + inner))
                yield "into end", 3, (gone, (end, end, inner + text))
        before = self.span(loop)[0]
        for line, kind in ((loop.body[0], "out before"), (loop.body[-1], "out behind")):
            if isinstance(line, (ast.Assign, ast.AugAssign)) and len(loop.body) > 1:
                gone, text = (*self.span(line), "pass"), self.text(line)
                put = (end, end, outer + text)
                if kind == "out before":
                    put = (before, before, text + outer)
                yield kind, 3, (gone, put)

    def of_assignment(self, line: ast.Assign) -> Iterator[Line]:
        """Yield a sum instead of a value, and targets in another order."""
        start, end = self.span(line)
        target, value = line.targets[0], self.text(line.value)
        if isinstance(target, (ast.Name, ast.Subscript)):
            yield "update", 1, ((start, end, f"{self.text(target)} += {value}"),)
        elif isinstance(target, ast.Tuple) and len(target.elts) > 1:
            parts = [self.text(each) for each in target.elts]
            for i in range(len(parts) - 1):
                yield "order", 1, ((*self.span(target), ", ".join(exchanged(parts, i))),)


COMPUTING = {
    "abs", "bool", "dict", "enumerate", "float", "int", "len", "list", "max", "min", "pow", "print",
    "range", "reversed", "round", "set", "sorted", "sum", "tuple", "zip",
}  # fmt: skip
FILES = {"dump", "dumps", "tofile", "fromfile", "memmap"}
ARRAYS = {n for n in dir(np) if not n.startswith(("_", "save", "load", "gen"))} | {*dir(np.linalg)}
METHODS = (ARRAYS | {*dir(np.ndarray), *dir(list), *dir(dict), *dir(str)}) - FILES
REDUCING = ("sum", "mean", "max", "min", "std", "var", "prod", "argmax", "argmin", "cumsum")
ENTRYWISE = ("np.exp", "np.log", "np.sqrt", "np.abs", "np.tanh", "np.sin", "np.cos", "np.square")
NEAR = {
    one: tuple(f"np.{other}" for other in near if other != one)
    for near in (
        ("sum", "mean", "max", "min", "std", "var", "prod"), ("maximum", "minimum"), ("sin", "cos"),
        ("exp", "log", "sqrt"), ("triu", "tril"), ("argmax", "argmin"), ("floor", "ceil", "round"),
        ("vstack", "hstack"), ("zeros", "ones"), ("log", "log2", "log1p"), ("cumsum", "cumprod"),
        ("ones_like", "zeros_like"),
    )
    for one in near
}  # fmt: skip


def is_module(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id in ("np", "numpy", "math")


def in_numpy(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and is_module(node.value)


def is_range(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"
    )


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


def exchanged(items: Sequence[str], i: int) -> list[str]:
    """Return a list with an item and the next one exchanged."""
    return [*items[:i], items[i + 1], items[i], *items[i + 2 :]]


def spliced(text: str, splices: Iterable[tuple[int, int, str]]) -> str:
    """Return a text with other words in some places, which are given in their order."""
    for start, end, new in sorted(splices, reverse=True):
        text = text[:start] + new + text[end:]
    return text

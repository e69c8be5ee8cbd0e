"""What a student may have meant: small changes of a function, each as text in some places of it.

Nothing is run. Knows Python and numpy; of the exercise, what its reference is written with.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence

from rnngrader.diagnosis.mutations.words import COMPARED
from rnngrader.diagnosis.syntax import in_numpy, is_range, is_transposed, swapped
from rnngrader.diagnosis.written import LINKS, Written, constant, parts_in

MAX_SPAN = 1000  # characters of an expression that is changed
MAX_DEPTH = 3  # of what is left of an expression, in it
BLOCKS = ("body", "orelse", "finalbody")
SIGNS: Mapping[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.MatMult: "@",
    ast.Pow: "**", ast.FloorDiv: "//", ast.Mod: "%", ast.BitAnd: "&", ast.BitOr: "|",
    **COMPARED,
}  # fmt: skip
ALIKE = ("+ -", "* / @ **", "// / %", "& |", "< <= > >= == !=")
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
Change = tuple[str, int, tuple[tuple[int, int, str], ...]]  # kind, rank, and what is put where


class Changes(Written):
    """A function that can be changed."""

    def changes(self) -> Iterator[Change]:
        """Yield all changes; those in loops that might never end come last."""
        for node in self.expressions:
            start, end = self.span(node)
            if end - start > MAX_SPAN:  # each change of it is as long
                continue
            last = 9 * self.in_while(node)
            for kind, rank, change in self.of_expression(node):
                yield kind, rank + last, ((start, end, change),)
        blocks = [
            block
            for node in ast.walk(self.node)
            for name in BLOCKS
            if isinstance(block := getattr(node, name, None), list) and block
        ]
        for block in blocks:
            for kind, rank, splices in self.of_block(block):
                yield kind, rank + 9 * self.in_while(block[0]), splices

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
                yield "order", 2, f"({', '.join(swapped(parts, i, i + 1))})"
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
        within = isinstance(parent, ast.Call) and self.text(parent.func) in ENTRYWISE
        if whole or term or within:
            yield "sign", 3, f"(-{inner})"
            yield from (("factor", 3, f"({factor} * {inner})") for factor in ("0.5", "2"))
        stored = isinstance(parent, ast.Call) and self.text(parent.func).endswith(".append")
        if (whole or stored) and isinstance(node, (ast.Name, ast.Subscript)):
            yield "copy", 2, f"{text}.copy()"
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
                    kind = kind_without(node) if depth == 1 else "part"
                    yield kind, 1 + depth // 2, self.inner(part)

    def of_signs(self, node: ast.BinOp | ast.Compare) -> Iterator[tuple[str, int, str]]:
        """Yield another operator between two sides, and the sides exchanged."""
        compared = isinstance(node, ast.Compare)
        right = node.comparators[0] if isinstance(node, ast.Compare) else node.right
        op = node.ops[0] if isinstance(node, ast.Compare) else node.op
        if type(op) not in SIGNS or isinstance(node, ast.Compare) and len(node.ops) > 1:
            return
        sign, one, other = SIGNS[type(op)], self.inner(node.left), self.inner(right)
        form = "({})" if isinstance(self.parents[node], LINKS) else "{}"
        kind = "comparison" if compared else "sign" if sign in "+-" else "operator"
        for alike in map(str.split, ALIKE):
            for new in alike if sign in alike else ():
                if new != "**" or isinstance(right, ast.Constant | ast.Name):  # few are powers
                    yield kind, 1, form.format(f"{one} {new} {other}")
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

        def call(*arguments: str, of: str = function) -> str:
            return f"{of}({', '.join(arguments)})"

        if is_range(node):
            whole = self.text(node)
            yield "loop", 2, f"reversed({whole})"
            yield from (("loop", 3, f"{whole}{part}") for part in ("[1:]", "[:-1]"))
        if in_numpy(node.func):
            for other in dict.fromkeys((*self.functions, *NEAR.get(function[3:], ()))):
                if other != function:
                    yield "function", 2, call(*given, *named, of=other)
        for i in range(len(named)):
            yield "argument", 2, call(*given, *named[:i], *named[i + 1 :])
        for i in range(1, len(given)):
            yield "argument", 2, call(*given[:i], *given[i + 1 :], *named)
        for i in range(len(given) - 1):
            yield "order", 4 if is_range(node) else 2, call(*swapped(given, i, i + 1), *named)
        keys = {each.arg: i for i, each in enumerate(node.keywords)}
        reduces = function.rpartition(".")[2] in REDUCING
        if reduces and "axis" not in keys:
            for axis in ("0", "1", "-1"):
                for more in ("", ", keepdims=True"):
                    yield "axis", 2, call(*given, *named, f"axis={axis}{more}")
        elif reduces and "keepdims" not in keys:
            yield "axis", 2, call(*given, *named, "keepdims=True")
        for axis in ("0", "1", "-1", "None", "2", "(0, 1)") if "axis" in keys else ():
            said = [*named]
            said[keys["axis"]] = f"axis={axis}"
            yield "axis", 1, call(*given, *said)
        if function.endswith(".reshape") and isinstance(node.func, ast.Attribute):
            array = self.inner(node.func.value)
            turned = call(*given, *named, of=f"{array}.swapaxes(0, 1).reshape")
            yield "transpose", 3, turned
            yield "transpose", 3, f"{self.text(node)}.swapaxes(0, 1)"

    def of_block(self, block: Sequence[ast.stmt]) -> Iterator[Change]:
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

    def of_loop(self, loop: ast.For, block: Sequence[ast.stmt]) -> Iterator[Change]:
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

    def of_assignment(self, line: ast.Assign) -> Iterator[Change]:
        """Yield a sum instead of a value, and targets in another order."""
        start, end = self.span(line)
        target, value = line.targets[0], self.text(line.value)
        if isinstance(target, (ast.Name, ast.Subscript)):
            yield "update", 1, ((start, end, f"{self.text(target)} += {value}"),)
        elif isinstance(target, ast.Tuple) and len(target.elts) > 1:
            parts = [self.text(each) for each in target.elts]
            for i in range(len(parts) - 1):
                yield "order", 1, ((*self.span(target), ", ".join(swapped(parts, i, i + 1))),)


def kind_without(node: ast.expr) -> str:
    """Return what a change is about that leaves of an expression what is directly in it."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return "sign"
    return "transpose" if is_transposed(node) else "part"

"""Makes a function tell what each of its steps is worth: the text to run, and where each stands.

Nothing is run here. A step is an expression that is read, or a name just after something was
assigned to it. What is written in as a number, what is called, and modules are none.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from rnngrader.diagnosis.syntax import all_names, is_of_module
from rnngrader.diagnosis.written import LINE_END
from rnngrader.submission.trees import parse, unparse

MAX_SOURCE = 20_000  # characters of an answer that is read
MAX_NODES = 4000  # of its tree
MAX_ARRAYS, MAX_NUMBERS = 3000, 60_000  # that are told of one call of a student's function
UNSET = ("empty", "empty_like")  # what they are worth is chance
SIZES = ("shape", "size", "ndim", "dtype")  # which do not come of an array's numbers
ENDS = (ast.Return, ast.If, ast.While, ast.Assert)
NOT_READ = (ast.JoinedStr, ast.Constant)
SUMS, PRODUCTS = (ast.Add, ast.Sub), (ast.Mult, ast.Div, ast.MatMult)
PACKING = (ast.Tuple, ast.List, ast.Dict, ast.Set, ast.Starred, ast.Slice, ast.keyword)
FRAME = """\
def {name}(*given_, **named_):
    import numpy as np_
    told_, room_ = [], [{arrays}, {numbers}]
    def numbers_(value, depth=3):
        if isinstance(value, (np_.ndarray, np_.generic, int, float, complex)):
            return [np_.array(value)] if np_.asarray(value).dtype.kind in "biufc" else []
        if isinstance(value, dict):
            value = list(value.values())
        if depth and isinstance(value, (tuple, list)) and len(value) <= 100:
            return [one for each in value for one in numbers_(each, depth - 1)]
        return []
    def {tell}(step, value):
        if min(room_) >= 0 and (found := numbers_(value)):
            room_[0] -= len(found)
            room_[1] -= sum(each.size for each in found)
            told_.append((step, found) if min(room_) >= 0 else ({cut}, []))
        return value
{function}
    try:
        {name}(*given_, **named_)
    except Exception:
        pass
    return told_
"""
TELL = "tell_"
CUT = -1  # told as the last step where there is more than is wanted


@dataclass(frozen=True)
class Step:
    """One step: its text, where it stands, and what it is made of."""

    text: str
    line: int  # of the source, from 1
    made_of: tuple[int, ...]  # the steps directly inside, by their positions
    reads: str = ""  # a name
    sets: str = ""  # a name that may be worth something else after this line
    by: str = ""  # how: "part" or sum, "call" that it is given to; "" where it was anything before
    picks: bool = False  # it only reads a part of another step
    linked: bool = False  # a sum in a sum or a product in a product: of any order


@dataclass(frozen=True)
class Told:
    """A definition that returns what its steps are worth, as (step, arrays), and the steps."""

    definition: str
    steps: tuple[Step, ...]
    ends: frozenset[int]  # steps that are returned, or on which it depends how it goes on
    first_line: int  # of the function in the source


def telling(source: str, name: str, arrays: int = MAX_ARRAYS, numbers: int = MAX_NUMBERS) -> Told:
    """Return the last function `name` of a source made to tell its steps instead of its result:
    so many arrays at most, and so many numbers in all of them.

    Raises SyntaxError or ValueError where there is none that could be.
    """
    function = plain_function(source, name)
    if name in all_names(function):
        raise ValueError(f"{name} calls itself")
    made = Telling(source)
    function.body = made.lines(function.body)
    text = textwrap.indent(unparse(function), "    ")
    room = {"arrays": arrays, "numbers": numbers, "cut": CUT}
    frame = FRAME.format(name=name, tell=TELL, function=text, **room)
    return Told(frame, tuple(made.steps), frozenset(made.ends), function.lineno)


def plain_function(source: str, name: str) -> ast.FunctionDef:
    """Return the last function of a name in a source. Raises SyntaxError or ValueError where there
    is none that is short enough and undecorated.
    """
    if len(source) > MAX_SOURCE:
        raise ValueError(f"more than {MAX_SOURCE} characters")
    found = [n for n in parse(source).body if isinstance(n, ast.FunctionDef) and n.name == name]
    nodes = sum(1 for _ in ast.walk(found[-1])) if found else 0
    if not 0 < nodes <= MAX_NODES or found[-1].decorator_list:
        raise ValueError(f"no plain function {name}")
    return found[-1]


class Telling(ast.NodeTransformer):
    """Puts each step into a call that tells its number and its value."""

    def __init__(self, source: str) -> None:
        self.source = [line.encode() for line in LINE_END.split(source)]
        self.steps: list[Step] = []
        self.inside: list[list[int]] = [[]]  # the steps directly inside of what is looked at
        self.links: set[ast.AST] = set()
        self.ends: set[int] = set()

    def told(self, node: ast.expr, sets: str = "", by: str = "", picks: bool = False) -> ast.expr:
        """Return a step in a call; `sets` is what a line has changed."""
        last = self.source[node.lineno - 1]
        end = node.end_col_offset if node.end_lineno == node.lineno else len(last)
        text = last[node.col_offset : end].decode()
        reads = node.id if isinstance(node, ast.Name) and not sets else ""
        picks |= isinstance(node, (ast.Subscript, ast.Attribute))
        made_of = tuple(self.inside[-1])
        linked = node in self.links
        self.steps.append(Step(text, node.lineno, made_of, reads, sets, by, picks, linked))
        number = ast.Constant(len(self.steps) - 1)
        return ast.copy_location(ast.Call(ast.Name(TELL, ast.Load()), [number, node], []), node)

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, NOT_READ) or is_of_module(node) or says_no_number(node):
            return node
        stored = not isinstance(getattr(node, "ctx", None), (ast.Load, type(None)))
        if stored or not isinstance(node, ast.expr) or isinstance(node, PACKING) or packs(node):
            return node if stored else self.generic_visit(node)
        self.inside.append([])
        if isinstance(node, ast.BinOp):
            alike = SUMS if isinstance(node.op, SUMS) else PRODUCTS
            sides = [side for side in (node.left, node.right) if isinstance(side, ast.BinOp)]
            self.links.update(side for side in sides if isinstance(side.op, alike))
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute) and not is_of_module(node.func):
                node.func.value = self.visit(node.func.value)  # type: ignore[assignment]
            node.args = [self.visit(each) for each in node.args]  # type: ignore[misc]
            node.keywords = [self.visit(each) for each in node.keywords]  # type: ignore[misc]
        else:
            self.generic_visit(node)
        new = self.told(node)
        made_of = self.inside.pop()
        self.inside[-1] += made_of if node in self.links else [len(self.steps) - 1]
        return new

    def lines(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Return lines with their steps told, and after an assignment what was assigned."""
        made: list[ast.stmt] = []
        for line in body:
            self.inside.append([])
            targets = list(targets_of(line))
            for field in ("value", "iter", "test", "subject", "exc"):
                if isinstance(part := getattr(line, field, None), ast.expr):
                    setattr(line, field, self.visit(part))
            for place in masked(line):
                place.slice = self.visit(place.slice)  # type: ignore[assignment]
            if isinstance(line, ENDS):
                self.ends.update(self.inside[-1])
            for field in ("body", "orelse", "finalbody"):
                if isinstance(part := getattr(line, field, None), list):
                    setattr(line, field, self.lines(part))
            if isinstance(line, ast.For):
                line.body[:0] = [
                    ast.Expr(self.told(target, target.id, by, picks=True)) for target, by in targets
                ]
                targets = []
            for block in (*getattr(line, "handlers", ()), *getattr(line, "cases", ())):
                block.body = self.lines(block.body)
            made.append(line)
            if isinstance(line, ast.Expr) and self.inside[-1]:
                # what a call is given, it may change
                self.inside[-1] = list(self.steps[self.inside[-1][-1]].made_of)
            for target, by in targets:
                made.append(ast.Expr(self.told(target, target.id, by)))
            self.inside.pop()
        return made


def targets_of(line: ast.stmt) -> Iterator[tuple[ast.Name, str]]:
    """Yield the names that a line changes, as they are read, and how: see `Step.by`."""
    targets: list[ast.expr] = line.targets if isinstance(line, ast.Assign) else []
    if isinstance(line, (ast.AugAssign, ast.AnnAssign, ast.For)):
        targets = [line.target]
    if isinstance(line, ast.Expr) and isinstance(line.value, ast.Call):
        function = line.value.func
        of_object = isinstance(function, ast.Attribute) and not is_of_module(function)
        targets = [*line.value.args, *(each.value for each in line.value.keywords)]
        targets += [function.value] if of_object else []  # type: ignore[attr-defined]
    for target in targets:
        for each in target.elts if isinstance(target, (ast.Tuple, ast.List)) else [target]:
            partly = not isinstance(each, ast.Name) or isinstance(line, ast.AugAssign)
            by = "call" if isinstance(line, ast.Expr) else "part" if partly else ""
            while isinstance(each, (ast.Subscript, ast.Attribute, ast.Starred)):
                each = each.value
            if isinstance(each, ast.Name):
                yield ast.copy_location(ast.Name(each.id, ast.Load()), line), by


def masked(line: ast.stmt) -> list[ast.Subscript]:
    """Return the parts of arrays that a line sets where a condition holds."""
    targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
    parts = [target for target in targets if isinstance(target, ast.Subscript)]
    return [p for p in parts if any(isinstance(n, ast.Compare) for n in ast.walk(p.slice))]


def packs(node: ast.AST) -> bool:
    """Whether a node makes an array of a list that has a name, and nothing else."""
    match node:
        case ast.Call(ast.Attribute(attr="array" | "asarray"), [ast.Name()], []):
            return is_of_module(node.func)
    return False


def says_no_number(node: ast.AST) -> bool:
    """Whether a node is a size, or an array that nothing has been put into."""
    function = node.func if isinstance(node, ast.Call) else None
    if isinstance(function, ast.Attribute):
        return function.attr in UNSET
    if isinstance(function, ast.Name):
        return function.id == "len"
    return isinstance(node, ast.Attribute) and node.attr in SIZES

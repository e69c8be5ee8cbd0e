"""One's own notebook or module: what its functions need of it, and no more of it, is run.

A learner's file trains, plots and downloads; its functions need the imports, the other functions
and a few names. So the statements that define what they use are run, in their order, and those
that these use in turn. Whatever comes of the others, nobody waits for it.
"""

from __future__ import annotations

import ast
import contextlib
import ctypes
import linecache
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from importlib.util import decode_source
from pathlib import Path
from typing import Any, TypeVar

from rnngrader.course.cells import CourseError
from rnngrader.sandbox.guest import Nowhere, one_line
from rnngrader.submission import trees
from rnngrader.submission.files import Unreadable
from rnngrader.submission.read import read_cells

T = TypeVar("T")

MAX_ERROR = 200  # characters of what is said of one
DEFINITION = re.compile(r"^(?:async +)?def +(\w+)", re.MULTILINE)


class TimeUp(BaseException):
    """Ends what takes too long, wherever it is; not to be caught with its own errors."""


class NotImported:
    """What could not be imported: whoever uses it hears of that, not of a name that is missing."""

    def __init__(self, error: ImportError) -> None:
        self._error = error

    def __getattr__(self, name: str) -> Any:
        raise ImportError(str(self._error))

    def __call__(self, *given: Any, **named: Any) -> Any:
        raise ImportError(str(self._error))


@dataclass(frozen=True)
class Statement:
    """One statement of a file's outermost level, and the cell that it stands in."""

    cell: str
    node: ast.stmt

    @cached_property
    def defines(self) -> set[str]:
        """The names that it may bind or change."""
        bound = trees.bound_names(self.node)
        if isinstance(self.node, trees.DEFINITIONS):
            return bound
        return bound.union(filter(None, map(changed_name, ast.walk(self.node))))

    @cached_property
    def uses(self) -> set[str]:
        """The names of the outermost level that it reads, now or when it is called."""
        return trees.outer_names(self.node)


@dataclass(frozen=True)
class OwnCode:
    """The statements of a file, and by function why it cannot be read."""

    statements: Sequence[Statement]
    unreadable: dict[str, str]

    @cached_property
    def functions(self) -> set[str]:
        """The names that the file itself defines, or would if it could be read."""
        own = [s for s in self.statements if not isinstance(s.node, ast.Import | ast.ImportFrom)]
        return set(self.unreadable).union(*(each.defines for each in own))

    def run(self, wanted: set[str], namespace: dict[str, Any], seconds: float) -> dict[str, str]:
        """Run what some functions need; return by name what did not work, in a sentence."""
        failed = dict(self.unreadable)
        for statement in needed(self.statements, wanted):
            code = compile(ast.Module([statement.node], []), statement.cell, "exec")
            try:
                with quiet():
                    in_time(seconds, partial(exec, code, namespace))
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # whatever it raises: others may need nothing of it
                said = f"{type(error).__name__}: {error}"
                if isinstance(error, TimeUp):
                    said = f"not done after {seconds:g} s"
                failed |= dict.fromkeys(statement.defines, one_line(said, MAX_ERROR))
                if isinstance(error, ImportError):
                    namespace |= dict.fromkeys(statement.defines, NotImported(error))
            else:
                failed = {name: failed[name] for name in failed.keys() - statement.defines}
        return failed


def changed_name(node: ast.AST) -> str:
    """Return the name whose value a node changes in part; empty where there is none."""
    if not isinstance(node, ast.Attribute | ast.Subscript) or not isinstance(node.ctx, ast.Store):
        return ""
    part: ast.expr = node
    while isinstance(part, ast.Attribute | ast.Subscript):
        part = part.value
    return part.id if isinstance(part, ast.Name) else ""


def needed(statements: Sequence[Statement], wanted: set[str]) -> list[Statement]:
    """Return the statements that define some names, and what those use, in their order."""
    wanted = {"*", *wanted}
    while True:
        kept = [each for each in statements if each.defines & wanted]
        more = wanted.union(*(each.uses for each in kept))
        if more == wanted:
            return kept
        wanted = more


def read_own_code(path: Path) -> OwnCode:
    """Return what a notebook or a Python file holds; raises `CourseError` where that is nothing."""
    try:
        data = path.read_bytes()
        if path.suffix == ".py":
            sources = [decode_source(data)]
        else:
            sources = [c.source for c in read_cells(data)[0] if c.cell_type == "code"]
    except OSError as error:
        raise CourseError(f"{path} cannot be read: {error.strerror}.") from None
    except Unreadable:
        raise CourseError(f"{path} is no notebook that can be read, nor a .py file.") from None
    except (SyntaxError, UnicodeDecodeError) as error:
        raise CourseError(f"{path} cannot be read: {error}") from None
    statements: list[Statement] = []
    unreadable: dict[str, str] = {}
    for number, source in enumerate(sources, 1):
        cell = f"<cell {number}>"
        try:
            tree = trees.parse_cell(source)
        except trees.ODD as error:
            said = one_line(f"{type(error).__name__}: {error}", MAX_ERROR)
            unreadable |= dict.fromkeys(DEFINITION.findall(source), said)
            continue
        lines = source.splitlines(keepends=True)
        linecache.cache[cell] = len(source), None, lines, cell
        nodes = [inside for node in tree.body for inside in imports_in(node)]
        statements += [Statement(cell, node) for node in nodes]
    return OwnCode(statements, unreadable)


def imports_in(node: ast.stmt) -> Sequence[ast.stmt]:
    """Return the imports of a `try` that has other words for their failing; else the node."""
    if not isinstance(node, ast.Try):
        return (node,)
    rewords = all(isinstance(line, ast.Raise) for h in node.handlers for line in h.body)
    imports = all(isinstance(line, ast.Import | ast.ImportFrom) for line in node.body)
    return node.body if rewords and imports and not node.orelse + node.finalbody else (node,)


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Meanwhile, what is printed goes nowhere."""
    with contextlib.redirect_stdout(Nowhere()), contextlib.redirect_stderr(Nowhere()):
        yield


def in_time(seconds: float, call: Callable[[], T]) -> T:
    """Return what a call gives; raise `TimeUp` where it is not done after so many seconds.

    It ends at the next step of Python's: one call into numpy goes on to its end.
    """
    if seconds <= 0:
        raise TimeUp
    here = ctypes.c_ulong(threading.get_ident())
    lock = threading.Lock()
    over: list[str] = []

    def end() -> None:
        with lock:
            if not over:
                over.append("late")
                ctypes.pythonapi.PyThreadState_SetAsyncExc(here, ctypes.py_object(TimeUp))

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        result = call()
    finally:
        with lock:
            over.append("done")
        timer.cancel()
        # What was sent has to arrive, at one of these steps at the latest. Taken back, it would
        # leave a mark with which Python 3.11 spins for ever as soon as anything traces.
        if over[0] == "late":
            with contextlib.suppress(TimeUp):
                for _ in range(1000):
                    pass
    if over[0] == "late":  # it was caught on its way
        raise TimeUp
    return result

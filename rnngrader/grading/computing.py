"""Which functions only compute: those whose changes may be tried where there is no sandbox."""

from __future__ import annotations

import ast
import inspect
import textwrap

import numpy as np

COMPUTING = {
    "abs", "bool", "dict", "enumerate", "float", "int", "len", "list", "max", "min", "pow", "print",
    "range", "reversed", "round", "set", "sorted", "sum", "tuple", "zip",
}  # fmt: skip
FILES = {"dump", "dumps", "tofile", "fromfile", "memmap"}
ARRAYS = {n for n in dir(np) if not n.startswith(("_", "save", "load", "gen"))} | {*dir(np.linalg)}
METHODS = (ARRAYS | {*dir(np.ndarray), *dir(list), *dir(dict), *dir(str)}) - FILES


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


def source_of(function: object, callers: tuple[str, ...] = ()) -> str:
    """Return the text of a function that only computes; empty where it, or one that it calls, does
    more or has none: what changed code may do to files, nobody tries outside of a sandbox.
    """
    try:
        source = textwrap.dedent(inspect.getsource(function))  # type: ignore[arg-type]
    except (OSError, TypeError):
        return ""
    called, there = calls_in(source), getattr(function, "__globals__", {})
    if called is None or called & {*callers}:
        return ""
    others = (source_of(there.get(name), (*callers, name)) for name in called)
    return source if all(others) else ""

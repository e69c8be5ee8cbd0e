"""Runs the reference with its expressions watched: what each is worth, and its own variables."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from rnngrader.diagnosis.mutations.remake import rebuild, statements
from rnngrader.diagnosis.mutations.tree import Changes, Function, is_array, read_function


def watch(
    function: Function,
    namespace: Mapping[str, Any],
    calls: Sequence[Any],
    settings: Sequence[Mapping[str, Any]] = (),
) -> None:
    """Run the function on some calls and notes what each expression is worth, in `kinds`, and
    by which expressions the sizes can be had, in `sizes`."""
    nodes = [n for n in function.expressions() if not is_no_value(n)]
    seen: dict[int, Any] = {}

    def see(index: int, value: Any) -> Any:
        seen.setdefault(index, describe(value))
        return value

    watched = seen_by(see, function, nodes, namespace)
    found: list[list[Any]] = [[] for _ in nodes]
    for arguments in calls:
        seen.clear()
        watched(*arguments)
        for index, kinds in enumerate(found):
            kinds.append(seen.get(index))
    for node, kinds in zip(nodes, found, strict=True):
        if None not in kinds:
            function.kinds[node] = tuple(kinds)
            note_sizes(function, node, kinds, settings)


def branches(
    source: str, name: str, namespace: Mapping[str, Any], calls: Sequence[Any]
) -> list[set[tuple[int, bool]]]:
    """Return which ways each call goes at the conditions of a function: their numbers, and how."""
    function = read_function(source, name)
    tests = [node.test for node in function.order if isinstance(node, (ast.If, ast.IfExp))]
    taken: list[set[tuple[int, bool]]] = [set() for _ in calls]

    def see(index: int, value: Any) -> Any:
        taken[-1].add((index, bool(value)))
        return value

    watched = seen_by(see, function, tests, namespace)
    for arguments in calls if tests else ():
        taken.append(taken.pop(0))
        watched(*arguments)
    return taken


def seen_by(
    see: Callable[[int, Any], Any],
    function: Function,
    nodes: Sequence[ast.AST],
    namespace: Mapping[str, Any],
) -> Callable[..., Any]:
    """Return the function made to hand the number and the value of each of some nodes to `see`."""
    changes: Changes = tuple((n, f"__see__({index}, _X)") for index, n in enumerate(nodes))
    return made(function, changes, {**namespace, "__see__": see})


def made(function: Function, changes: Changes, namespace: dict[str, Any]) -> Callable[..., Any]:
    exec(compile(rebuild(function, changes), "<watched>", "exec"), namespace)
    changed: Callable[..., Any] = namespace[function.node.name]
    return changed


def note_sizes(
    function: Function, node: ast.AST, kinds: Sequence[Any], settings: Sequence[Mapping[str, Any]]
) -> None:
    """Note the sizes that the lengths of a variable's axes are, by the settings' names."""
    if not isinstance(node, ast.Name):
        return
    if node.id in function.arguments and set(kinds) == {"int"}:
        function.sizes.setdefault(node.id, node.id)
    if not is_array(tuple(kinds)):
        return
    for axis in range(len(kinds[0][1])):
        lengths = [kind[1][axis] if axis < len(kind[1]) else None for kind in kinds]
        for name in settings[0] if settings else ():
            if [s.get(name, "") for s in settings] == lengths:  # only some rows may have it
                function.sizes.setdefault(name, f"{node.id}.shape[{axis}]")


def own_variables(source: str, name: str, namespace: Mapping[str, Any]) -> Callable[..., Any]:
    """Return the function made to return its own variables, as a dict, instead of its result."""
    function = read_function(source, name)
    end = statements("return dict(locals())")
    return made(function, tuple((line, end) for line in function.returns), dict(namespace))


def is_no_value(node: ast.AST) -> bool:
    """Whether a node stands for no value: a slice, an index with slices in it, a starred name."""
    sliced = isinstance(node, ast.Tuple) and any(isinstance(e, ast.Slice) for e in node.elts)
    return sliced or isinstance(node, (ast.Slice, ast.Starred))


def describe(value: Any) -> Any:
    """Return what a value is: ("array", shape), also for a number with a point, ("mask", shape)
    where all is true or false; or its type's name."""
    if isinstance(value, np.ndarray) and value.dtype == bool:
        return ("mask", value.shape)
    if isinstance(value, (np.ndarray, float)):
        return ("array", np.shape(value))
    return "int" if isinstance(value, np.integer) else type(value).__name__

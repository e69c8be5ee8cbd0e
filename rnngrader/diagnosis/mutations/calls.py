"""Mistakes in calls: functions left out or exchanged, wrong axes, arguments in the wrong order."""

from __future__ import annotations

import ast
import types
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, product
from typing import Any

import numpy as np

from rnngrader.diagnosis.mutations.mutation import Maker, Mutation
from rnngrader.diagnosis.mutations.sums import signed_terms, sum_of
from rnngrader.diagnosis.mutations.tree import Function, expression, is_array, located
from rnngrader.diagnosis.mutations.words import of, word

OTHERS = {
    "sum": ("mean", "max"),
    "mean": ("sum",),
    "zeros": ("ones",),
    "zeros_like": ("ones_like",),
}
RAMP = ("a ramp (ReLU)", "np.maximum(0, _A)")
MAX_TERMS = 3  # of a sum inside a call, to be grouped otherwise
Blocks = tuple[tuple[tuple[int, ...], bool], ...]  # groups of terms, in a call or outside
COPIES = frozenset({"copy", "array", "asarray"})
APPENDED = (
    ("_L.extend(_A)", "taken apart into the list instead of appended as a whole"),
    ("_L.insert(0, _A)", "put at the front of the list instead of at its end"),
    ("_L.append([_A])", "appended inside a list of its own"),
)


def elementwise_functions(function: Function, namespace: Mapping[str, Any]) -> dict[str, str]:
    """Functions of one array that keep its shape, as templates by name.

    Those that the function calls, and those that other solutions use.
    """
    found = {"tanh": "np.tanh(_X)"}
    for node in function.expressions(ast.Call):
        kind = function.kinds.get(node, ())
        if len(node.args) == 1 and not node.keywords and is_array(kind):
            makes = called(node).endswith("_like") or called(node) in COPIES
            if function.kinds.get(node.args[0]) == kind and not makes:
                found[called(node)] = f"{ast.unparse(node.func)}(_X)"
    for name in used_by_solutions(namespace):
        if keeps_shape(namespace[name]):
            found.setdefault(name, f"{name}(_X)")
    return found


def used_by_solutions(namespace: Mapping[str, Any]) -> list[str]:
    """The functions that the namespace's own functions use, or those that they use in turn."""
    home = namespace.get("__name__")
    waiting = [f for f in namespace.values() if getattr(f, "__module__", "") == home]
    seen: set[types.FunctionType] = set()
    while waiting:
        function = waiting.pop()
        if isinstance(function, types.FunctionType) and function not in seen:
            seen.add(function)
            names = function.__code__.co_names
            waiting += [function.__globals__[n] for n in names if n in function.__globals__]
    functions = {n: f for n, f in namespace.items() if isinstance(f, types.FunctionType)}
    return sorted(name for name, function in functions.items() if function in seen)


def keeps_shape(function: Any) -> bool:
    """Whether a function makes of one array another of the same shape."""
    if function.__code__.co_argcount != 1:
        return False
    try:
        return bool(np.shape(function(np.array([[0.1, 0.2, 0.3], [0.4, 0.5, 0.6]]))) == (2, 3))
    except Exception:
        return False


def in_calls(make: Maker) -> Iterator[Mutation]:
    """All changes of the function's calls."""
    for node in make.function.expressions(ast.Call):
        method = isinstance(node.func, ast.Attribute) and make.kind(node.func.value)[:1] != (
            "module",
        )
        if method and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
            yield from of_append(make, node)
        elif make.is_array(node) and node.args:
            yield from of_function(make, node)
        yield from of_arguments(make, node)


def called(node: ast.Call) -> str:
    """The name of the function that is called, without its module."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)


def of_append(make: Maker, node: ast.Call) -> Iterator[Mutation]:
    for template, words in APPENDED:

        def change(new: Any, template: str = template) -> ast.expr:
            made: ast.expr = expression(template, _L=new.func.value, _A=new.args[0])
            return made

        yield make(node, change, f"{word(node.args[0])} {words}", f"method {template}")


def of_function(make: Maker, node: ast.Call) -> Iterator[Mutation]:
    """A function left out, taken twice, exchanged, over the wrong axis, around too much."""
    name = called(node)
    if make.is_array(node.args[0]):
        yield make(node, "_A", f"`{name}` left out", f"drop {name}")
    if name in make.elementwise and len(node.args) == 1:
        yield make(node, "_F(_X)", f"`{name}` applied twice", f"double {name}", rank=2)
        for other, template in make.elementwise.items():
            if other != name:
                exchanged = template.replace("_X", "_A")
                yield make(
                    node, exchanged, f"`{other}` where `{name}` belongs", f"{name} to {other}"
                )
        yield make(node, RAMP[1], f"{RAMP[0]} where `{name}` belongs", f"{name} to ramp", rank=2)
        for words, template in (
            ("taken over the wrong axis", "_F(_A.T).T"),
            ("taken over all entries at once", "_F(np.ravel(_A)).reshape(np.shape(_A))"),
        ):
            yield make(node, template, f"`{name}` {words}", f"{name} {words}", rank=2)
        yield from of_extent(make, node)
    yield from of_nesting(make, node)
    for other in OTHERS.get(name, ()):

        def renamed(new: Any, other: str = other) -> Any:
            function = located(ast.Attribute(new.func.value, other, ast.Load()))
            return located(ast.Call(function, new.args, new.keywords))

        if isinstance(node.func, ast.Attribute):
            yield make(node, renamed, f"`{other}` instead of `{name}`", f"{name} to {other}")
    for keyword in node.keywords:
        yield from of_keyword(make, node, keyword)


def of_nesting(make: Maker, node: ast.Call) -> Iterator[Mutation]:
    """f(g(x)) for g(f(x))."""
    inner = node.args[0]
    if isinstance(inner, ast.Call) and inner.args and make.is_array(inner.args[0]):

        def turned(new: Any) -> Any:
            first = located(ast.Call(new.func, [new.args[0].args[0], *new.args[1:]], new.keywords))
            call = new.args[0]
            return located(ast.Call(call.func, [first, *call.args[1:]], call.keywords))

        phrase = f"`{called(node)}` and `{called(inner)}` taken in the wrong order"
        yield make(node, turned, phrase, "turn the nesting", rank=2)


def of_extent(make: Maker, node: ast.Call) -> Iterator[Mutation]:
    """f(a + b) as f(a) + b or f(a) + f(b), and f(a) * b as f(a * b)."""
    name, terms = called(node), signed_terms(node.args[0])
    for blocks in regroupings(len(terms)) if len(terms) <= MAX_TERMS else ():
        bare = [terms[i][1] for block, inside in blocks if not inside for i in block]
        words = [
            f"the term {of(term)} outside of `{name}`, where it belongs inside" for term in bare
        ]
        if sum(inside for _, inside in blocks) > 1:
            words.append(f"`{name}` taken of terms apart, not of their sum")
        label = f"regroup {name} {blocks}"
        yield make(node, regrouped(blocks), "; ".join(words), label, rank=1 + len(words))
    parent = make.function.parents[node]
    if isinstance(parent, ast.BinOp) and isinstance(parent.op, (ast.Mult, ast.Add)):
        other = parent.right if parent.left is node else parent.left
        phrase = f"{word(other)} inside of `{name}`, where it belongs outside"
        left = parent.left is node

        def pulled(new: Any, left: bool = left) -> Any:
            call = new.left if left else new.right
            pair = (call.args[0], new.right) if left else (new.left, call.args[0])
            inner = located(ast.BinOp(pair[0], new.op, pair[1]))
            return located(ast.Call(call.func, [inner], []))

        yield make(parent, pulled, phrase, f"pull into {name}", rank=2)


def regroupings(count: int) -> Iterator[Blocks]:
    """All ways to spread terms over several calls of a function, or to leave them outside."""
    for blocks in partitions(list(range(count))):
        if len(blocks) > 1:
            for flags in product((True, False), repeat=len(blocks)):
                inner = zip(blocks, flags, strict=True)
                if any(flags) and all(len(block) == 1 or flag for block, flag in inner):
                    yield tuple(zip(blocks, flags, strict=True))


def partitions(items: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways to put items into groups."""
    if not items:
        yield ()
        return
    first, rest = items[0], items[1:]
    for size in range(len(rest) + 1):
        for others in combinations(rest, size):
            left = [item for item in rest if item not in others]
            for groups in partitions(left):
                yield ((first, *others), *groups)


def regrouped(blocks: Blocks) -> Callable[[ast.Call], ast.expr]:
    """The change of f(sum) to a sum of f(some terms) and of terms outside."""

    def change(new: ast.Call) -> ast.expr:
        terms, made = signed_terms(new.args[0]), []
        for block, inside in blocks:
            part = [terms[i] for i in block]
            if inside:
                part = [(1, located(ast.Call(new.func, [sum_of(part)], [])))]
            made += part
        return sum_of(made)

    return change


def of_keyword(make: Maker, node: ast.Call, keyword: ast.keyword) -> Iterator[Mutation]:
    """An axis or keepdims that is missing or another."""
    name = called(node)
    phrase = f"no `{keyword.arg}` in `{name}`"
    yield make(keyword, lambda new: [], phrase, f"drop {keyword.arg}")
    if keyword.arg != "axis" or not isinstance(keyword.value, ast.Constant):
        return
    for axis in (0, 1, -1):
        if axis != keyword.value.value:
            phrase = f"`{name}` over the wrong axis"
            yield make(keyword.value, str(axis), phrase, f"axis {axis}")
    phrase = f"`{name}` over everything, down to one number"
    yield make(node, "_F(_A)", phrase, "no keywords", rank=2)
    first = f"np.take(_A, [0], axis={keyword.value.value!r})"
    phrase = f"the first entry alone instead of `{name}`"
    yield make(node, first, phrase, "first instead of all", rank=3)


def of_arguments(make: Maker, node: ast.Call) -> Iterator[Mutation]:
    """Arguments in the wrong order, or zeros for one."""
    if not isinstance(node.func, ast.Name) or len(node.args) < 2:
        return
    for i, j in combinations(range(len(node.args)), 2):

        def change(new: Any, i: int = i, j: int = j) -> Any:
            arguments = list(new.args)
            arguments[i], arguments[j] = arguments[j], arguments[i]
            return located(ast.Call(new.func, arguments, new.keywords))

        phrase = f"{word(node.args[i])} and {word(node.args[j])} given in the wrong order"
        yield make(node, change, phrase, f"swap arguments {i} {j}")
    for argument in node.args:
        if make.is_array(argument):
            phrase = f"zeros where {word(argument)} belongs"
            yield make(argument, "np.zeros(np.shape(_X))", phrase, "zero argument", rank=2)

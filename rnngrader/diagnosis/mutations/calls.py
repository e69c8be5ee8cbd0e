"""Mistakes in calls: functions left out or exchanged, wrong axes, arguments in the wrong order."""

from __future__ import annotations

import ast
import types
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

import numpy as np

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.remake import expression
from rnngrader.diagnosis.mutations.sums import signed_terms, sum_of
from rnngrader.diagnosis.mutations.tree import Function, is_array
from rnngrader.diagnosis.mutations.words import of, word
from rnngrader.diagnosis.syntax import is_op, keyword, method, swapped

RAMP = ("a ramp (ReLU)", "np.maximum(0, _A)")
MAX_TERMS = 3  # of a sum inside a call, to be grouped otherwise
Blocks = tuple[tuple[tuple[int, ...], bool], ...]  # groups of terms, in a call or outside
COPIES = frozenset({"copy", "array", "asarray"})
ENTRYWISE = {  # functions of matrices, with what is done to each entry for them
    "inv": ("1 / _A", "one divided by each entry, not the inverse of the matrix,"),
    "matrix_power": ("_A ** _B", "the power of each entry, not of the matrix,"),
    "expm": ("np.exp(_A)", "the exponential of each entry, not of the matrix,"),
}
NORMS = (
    ("_X ** 2", "the square of the norm"),
    ("np.sum(_A)", "the sum"),
    ("np.sum(abs(_A))", "the sum of the magnitudes"),
    ("np.max(abs(_A))", "the largest magnitude"),
)
MODES = ("edge", "reflect", "wrap")  # of np.pad, besides zeros
APPENDED = (
    ("_L.extend(_A)", "taken apart into the list instead of appended as a whole"),
    ("_L.insert(0, _A)", "put at the front of the list instead of at its end"),
    ("_L.append([_A])", "appended inside a list of its own"),
)


def elementwise_functions(function: Function, namespace: Mapping[str, Any]) -> dict[str, str]:
    """Return the functions of one array that keep its shape, as templates by name.

    Those that the function calls, and those that other solutions use.
    """
    found = {"tanh": "np.tanh(_X)"}
    for node in function.expressions(ast.Call):
        kind = function.kinds.get(node, ())
        if len(node.args) == 1 and not node.keywords and is_array(kind):
            name = ast.unparse(node.func)  # linalg's are of matrices, and know no axis
            makes = called(node).endswith("_like") or called(node) in COPIES or "linalg." in name
            if function.kinds.get(node.args[0]) == kind and not makes:
                found[called(node)] = f"{name}(_X)"
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


def in_calls(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of the function's calls."""
    for node in scope.function.expressions(ast.Call):
        if method(node) == "append" and not scope.of_module(node):
            yield from of_append(node)
        elif scope.is_array(node) and node.args:
            yield from of_function(scope, node)
        yield from of_arguments(scope, node)
        if called(node) == "norm" and node.args:
            for template, words in NORMS:
                yield Edit(node, template, f"{words} where the norm belongs", words, rank=2)
        if called(node) in ENTRYWISE and node.args:
            template, words = ENTRYWISE[called(node)]
            change = expression(template, _A=node.args[0], _B=node.args[-1])
            yield Edit(node, change, f"{words} where `{called(node)}` belongs", "entrywise")
            phrase = f"{word(node.args[0])} transposed where `{called(node)}` belongs"
            yield Edit(
                node, "_A.T", phrase, "transposed for a function", rank=3, about=About.FACTOR
            )
        if called(node) == "pad" and node.args:
            yield from of_padding(node)


def of_padding(node: ast.Call) -> Iterator[Edit]:
    """Another mode of np.pad, whose own is to put zeros."""
    written = keyword(node, "mode") or (node.args[2] if len(node.args) > 2 else None)
    given = getattr(written, "value", "") if written else "constant"
    right = f", not in the mode {given!r}" if given else ""
    for mode in (mode for mode in MODES if mode != given):
        keywords = [ast.keyword("mode", ast.Constant(mode))]
        change = ast.Call(node.func, node.args[:2], keywords)
        wanted = ", not with zeros" if given == "constant" else right
        phrase = f"{word(node.args[0])} padded in the mode {mode!r}{wanted}"
        yield Edit(node, change, phrase, f"pad {mode}", rank=2)


def called(node: ast.Call) -> str:
    """The name of the function that is called, without its module."""
    return method(node) or ast.unparse(node.func)


def of_append(node: ast.Call) -> Iterator[Edit]:
    for template, words in APPENDED:
        change = expression(template, _L=node.func.value, _A=node.args[0])  # type: ignore[attr-defined]
        yield Edit(node, change, f"{word(node.args[0])} {words}", f"method {template}")


def of_function(scope: Scope, node: ast.Call) -> Iterator[Edit]:
    """A function left out, taken twice, exchanged, over the wrong axis, around too much."""
    name = called(node)
    if scope.is_array(node.args[0]):
        yield Edit(node, "_A", f"`{name}` left out", f"drop {name}", about=About.LACK)
    if name in scope.elementwise and len(node.args) == 1:
        yield Edit(node, "_F(_X)", f"`{name}` applied twice", f"double {name}", rank=2)
        for other, template in scope.elementwise.items():
            if other != name:
                exchanged = template.replace("_X", "_A")
                yield Edit(
                    node,
                    exchanged,
                    f"`{other}` where `{name}` belongs",
                    f"{name} to {other}",
                    about=About.NAME,
                )
        yield Edit(
            node,
            RAMP[1],
            f"{RAMP[0]} where `{name}` belongs",
            f"{name} to ramp",
            rank=2,
            about=About.NAME,
        )
        for words, template in (
            ("taken over the wrong axis", "_F(_A.T).T"),
            ("taken over all entries at once", "_F(np.ravel(_A)).reshape(np.shape(_A))"),
        ):
            yield Edit(
                node, template, f"`{name}` {words}", f"{name} {words}", rank=2, about=About.AXIS
            )
        yield from of_extent(scope, node)
    yield from of_nesting(scope, node)
    for named in node.keywords:
        yield from of_keyword(scope, node, named)


def of_nesting(scope: Scope, node: ast.Call) -> Iterator[Edit]:
    """f(g(x)) for g(f(x))."""
    inner = node.args[0]
    if isinstance(inner, ast.Call) and inner.args and scope.is_array(inner.args[0]):
        first = ast.Call(node.func, [inner.args[0], *node.args[1:]], node.keywords)
        turned = ast.Call(inner.func, [first, *inner.args[1:]], inner.keywords)
        phrase = f"`{called(node)}` and `{called(inner)}` taken in the wrong order"
        yield Edit(node, turned, phrase, "turn the nesting", rank=2, about=About.ORDER)


def of_extent(scope: Scope, node: ast.Call) -> Iterator[Edit]:
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
        yield Edit(node, regrouped(node, blocks), "; ".join(words), label, rank=1 + len(words))
    parent = scope.function.parents[node]
    if is_op(parent, ast.Mult, ast.Add):
        other = parent.right if parent.left is node else parent.left
        phrase = f"{word(other)} inside of `{name}`, where it belongs outside"
        pair = (node.args[0], other) if parent.left is node else (other, node.args[0])
        pulled = ast.Call(node.func, [ast.BinOp(pair[0], parent.op, pair[1])], [])
        yield Edit(parent, pulled, phrase, f"pull into {name}", rank=2)


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


def regrouped(node: ast.Call, blocks: Blocks) -> ast.expr:
    """Return f(sum) as a sum of f(some terms) and of terms outside."""
    terms = signed_terms(node.args[0])
    made: list[tuple[int, ast.expr]] = []
    for block, inside in blocks:
        part = [terms[i] for i in block]
        made += [(1, ast.Call(node.func, [sum_of(part)], []))] if inside else part
    return sum_of(made)


def of_keyword(scope: Scope, node: ast.Call, keyword: ast.keyword) -> Iterator[Edit]:
    """An axis or keepdims that is missing or another."""
    name = called(node)
    phrase = f"no `{keyword.arg}` in `{name}`"
    yield Edit(keyword, (), phrase, f"drop {keyword.arg}", about=About.AXIS)
    if keyword.arg != "axis" or not isinstance(keyword.value, ast.Constant):
        return
    for axis in (0, 1, -1):
        if axis != keyword.value.value:
            phrase = f"`{name}` over the wrong axis"
            yield Edit(keyword.value, str(axis), phrase, f"axis {axis}", about=About.AXIS)
    phrase = f"`{name}` over everything, down to one number"
    yield Edit(node, "_F(_A)", phrase, "no keywords", rank=2, about=About.AXIS)
    first = f"np.take(_A, [0], axis={keyword.value.value!r})"
    phrase = f"the first entry alone instead of `{name}`"
    yield Edit(node, first, phrase, "first instead of all", rank=3)


def of_arguments(scope: Scope, node: ast.Call) -> Iterator[Edit]:
    """Arguments in the wrong order, or zeros for one."""
    own = isinstance(node.func, ast.Name)
    likely = own or called(node) == "arctan2"  # whose first argument is y
    if len(node.args) < 2 or called(node) in ("range", "reshape", "transpose"):
        return
    for i, j in combinations(range(len(node.args)), 2):
        change = ast.Call(node.func, swapped(node.args, i, j), node.keywords)
        phrase = f"{word(node.args[i])} and {word(node.args[j])} given in the wrong order"
        yield Edit(
            node,
            change,
            phrase,
            f"swap arguments {i} {j}",
            1 if likely else 2,
            contrived=not likely,
            about=About.ORDER,
        )
    for argument in node.args if own else ():
        if scope.is_array(argument):
            phrase = f"zeros where {word(argument)} belongs"
            yield Edit(
                argument,
                "np.zeros(np.shape(_X))",
                phrase,
                "zero argument",
                rank=2,
                about=About.NAME,
            )
        elif scope.is_int(argument):
            yield from other_number(scope, argument)


def other_number(scope: Scope, argument: ast.expr) -> Iterator[Edit]:
    """Another whole number handed to a function: one of the function's own, or a constant."""
    for text in (*scope.whole_arguments, "0", "1", "2"):
        if text != ast.unparse(argument):
            shown = text if text.isdigit() else f"`{text}`"
            phrase = f"{shown} where {word(argument)} belongs"
            yield Edit(argument, text, phrase, f"number {text}", rank=2, about=About.NUMBER)

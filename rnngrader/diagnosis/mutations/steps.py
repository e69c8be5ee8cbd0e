"""Mistakes in the order of steps: scaled after, masked after, normalized after, and before."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations

from rnngrader.diagnosis.mutations.mutation import Edit, Scope
from rnngrader.diagnosis.mutations.products import factors, is_product, product_of
from rnngrader.diagnosis.mutations.sums import is_sum, signed_terms, sum_of
from rnngrader.diagnosis.mutations.tree import expression, remade
from rnngrader.diagnosis.mutations.words import targets_of, word


def in_steps(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of the order in which things are done."""
    for node in scope.function.expressions(ast.BinOp):
        if isinstance(node.op, ast.Div):
            yield from of_quotient(scope, node)
        if is_sum(node) and not is_sum(scope.function.parents[node]):
            yield from added_before(node)
    for node in scope.function.expressions(ast.Call):
        yield from pulled_out(scope, node)
        yield from applied_earlier(scope, node)
    for one, other in combinations(list(scope.function.known), 2):
        yield from exchanged_steps(scope, one, other)


def of_quotient(scope: Scope, node: ast.BinOp) -> Iterator[Edit]:
    """Parentheses left out, roots and squares of the divisor, both sides exchanged."""
    above, below = node.left, node.right
    for sums, side in ((signed_terms(above), "above"), (signed_terms(below), "below")):
        for index, (sign, term) in enumerate(sums if len(sums) > 1 else ()):
            rest = [each for i, each in enumerate(sums) if i != index]
            quotient: ast.expr
            if side == "above":
                quotient = ast.BinOp(term, ast.Div(), below)
                change = sum_of([*rest, (sign, quotient)] if index else [(1, quotient), *rest])
            else:
                quotient = ast.BinOp(above, ast.Div(), term)
                change = sum_of([(1, quotient), *rest])
            phrase = f"missing parentheses: {word(term)} alone is "
            phrase += f"divided by {word(below)}" if side == "above" else "what is divided by"
            yield Edit(node, change, phrase, f"quotient {side} {index}", rank=2)
    divisors = factors(below)
    for index, divisor in enumerate(divisors if len(divisors) > 1 else ()):
        rest_of = product_of([d for i, d in enumerate(divisors) if i != index])
        change = expression("_A / _D * _R", _A=above, _D=rest_of, _R=divisor)
        phrase = f"{word(divisor)} multiplied with, not divided by"
        yield Edit(node, change, phrase, f"divisor up {index}", rank=2)
    if not isinstance(below, ast.Constant):
        name = word(below)
        yield Edit(node, "_L / _R / _R", f"divided by {name} twice", "divide twice", rank=2)
        yield Edit(node, "_L / np.sqrt(_R)", f"divided by the root of {name}", "divide by root", 2)
        yield Edit(
            node, "_R / _L", f"{word(above)} and {name} exchanged in a quotient", "invert", 2
        )
    if isinstance(below, ast.Call) and len(below.args) == 1:  # a root, a norm
        inner = below.args[0]
        phrase = f"divided by {word(inner)} itself, without its `{ast.unparse(below.func)}`"
        yield Edit(node, ast.BinOp(above, ast.Div(), inner), phrase, "divide by the inner")
        phrase = (
            f"multiplied with what it is to be divided by, and without `{ast.unparse(below.func)}`"
        )
        yield Edit(node, ast.BinOp(above, ast.Mult(), inner), phrase, "times the inner", rank=4)


def added_before(node: ast.BinOp) -> Iterator[Edit]:
    """(a + b) * c for a * c + b, and the same with a quotient."""
    terms = signed_terms(node)
    for index, (sign, term) in enumerate(terms):
        rest = [each for i, each in enumerate(terms) if i != index]
        if sign < 0 or not rest:
            continue
        words = " and ".join(word(t) for _, t in rest)
        if is_product(term):
            parts = factors(term)
            for i, part in enumerate(parts):
                others = product_of([p for j, p in enumerate(parts) if j != i])
                change = ast.BinOp(sum_of([(1, part), *rest]), ast.Mult(), others)
                phrase = (
                    f"{words} added before the multiplication with {word(others)}, not after it"
                )
                yield Edit(node, change, phrase, f"add before product {index} {i}", rank=2)
        elif isinstance(term, ast.BinOp) and isinstance(term.op, ast.Div):
            change = ast.BinOp(sum_of([(1, term.left), *rest]), ast.Div(), term.right)
            phrase = f"{words} added before the division by {word(term.right)}, not after it"
            yield Edit(node, change, phrase, f"add before quotient {index}", rank=2)
            change = ast.BinOp(term.left, ast.Div(), sum_of([(1, term.right), *rest]))
            phrase = f"{words} added to the divisor {word(term.right)}, not to the quotient"
            yield Edit(node, change, phrase, f"add to divisor {index}", rank=2)


def pulled_out(scope: Scope, node: ast.Call) -> Iterator[Edit]:
    """f(x) * c for f(x * c), and a choice made after f instead of before."""
    if not node.args or scope.kind(node.args[0]) != scope.kind(node) or not scope.is_array(node):
        return
    inner, name = node.args[0], ast.unparse(node.func).removeprefix("np.")
    if isinstance(inner, ast.BinOp) and isinstance(inner.op, (ast.Mult, ast.Div)):
        for kept, moved in ((inner.left, inner.right), (inner.right, inner.left)):
            if moved is inner.left and isinstance(inner.op, ast.Div):
                continue
            call = ast.Call(node.func, [kept, *node.args[1:]], node.keywords)
            change = ast.BinOp(call, inner.op, moved)
            done = "divided by" if isinstance(inner.op, ast.Div) else "multiplied with"
            phrase = f"{done} {word(moved)} after `{name}`, not before it"
            yield Edit(node, change, phrase, f"pull out of {name}", rank=2)
    if (
        isinstance(inner, ast.Call)
        and ast.unparse(inner.func) == "np.where"
        and len(inner.args) == 3
    ):
        for index in (1, 2):
            arguments = list(inner.args)
            arguments[index] = ast.Call(
                node.func, [arguments[index], *node.args[1:]], node.keywords
            )
            phrase = f"the choice by {word(inner.args[0])} made after `{name}`, not before it"
            yield Edit(node, ast.Call(inner.func, arguments, []), phrase, f"choose after {name}", 2)


def applied_earlier(scope: Scope, node: ast.Call) -> Iterator[Edit]:
    """f(a) * b for v = a * b and then f(v): a function taken of a part, before it is put in."""
    if len(node.args) != 1 or node.keywords or not isinstance(node.args[0], ast.Name):
        return
    if scope.kind(node) != scope.kind(node.args[0]) or not scope.is_numeric(node):
        return
    name, function = node.args[0].id, ast.unparse(node.func)
    lines = [
        s for s in scope.function.known if isinstance(s, ast.Assign) and targets_of(s) == [name]
    ]
    if len(lines) != 1:
        return
    for part in ast.walk(lines[0].value):
        if isinstance(part, ast.Name) and scope.is_numeric(part):
            phrase = (
                f"`{function.removeprefix('np.')}` taken of `{part.id}` already, not of `{name}`"
            )
            also = ((part, f"{function}(_X)"),)
            yield Edit(node, node.args[0], phrase, rank=2, also=also)


def exchanged_steps(scope: Scope, one: ast.stmt, other: ast.stmt) -> Iterator[Edit]:
    """Two lines, the second of which goes on from the first, done the other way round."""
    if not (isinstance(one, ast.Assign) and isinstance(other, ast.Assign)):
        return
    first, second = targets_of(one), targets_of(other)
    if len(first) != 1 or len(second) != 1 or not scope.is_array(one.value):
        return
    if scope.function.parents[one] is not scope.function.parents[other]:
        return
    kind, made = scope.kind(one.value), first[0]
    uses = names_of(other.value, made)
    if scope.kind(other.value) != kind or not uses or isinstance(other.targets[0], ast.Tuple):
        return
    starts = {
        n.id for n in ast.walk(one.value) if isinstance(n, ast.Name) and scope.kind(n) == kind
    }
    for start in sorted(starts - {made}):
        function = scope.function
        begun = remade(function, other.value, [(use, start) for use in uses])
        ended = remade(function, one.value, [(use, made) for use in names_of(one.value, start)])
        phrase = f"`{second[0]}` made of `{start}`, and only then what makes `{made}` of it"
        also = ((other.value, ended),)
        yield Edit(one.value, begun, f"the steps in the other order: {phrase}", rank=2, also=also)


def names_of(node: ast.AST, name: str) -> list[ast.Name]:
    return [n for n in ast.walk(node) if isinstance(n, ast.Name) and n.id == name]

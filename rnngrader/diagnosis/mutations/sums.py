"""Mistakes in sums: terms that are missing, doubled, of the wrong sign, squared as a whole."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.remake import expression
from rnngrader.diagnosis.mutations.tree import is_array, skeleton
from rnngrader.diagnosis.mutations.words import missing, of, word
from rnngrader.diagnosis.syntax import is_op

MAX_GONE = 3  # terms or factors that are missing together
MAX_TURNED = 5  # terms of a sum of which two have the wrong sign
SUMS = ast.Add, ast.Sub
Terms = Sequence[tuple[int, ast.expr]]


def in_sums(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of the function's sums."""
    for node in scope.function.expressions(ast.BinOp):
        if is_op(node, *SUMS) and not is_op(scope.function.parents[node], *SUMS):
            yield from of_terms(scope, node)
            yield from of_one_term(scope, node)
            yield from of_two_terms(node)
            yield from replaced(scope, node)


def signed_terms(node: ast.expr) -> list[tuple[int, ast.expr]]:
    """Return the terms of a sum with their signs."""
    if is_op(node, *SUMS):
        sign = -1 if isinstance(node.op, ast.Sub) else 1
        right = [(sign * s, term) for s, term in signed_terms(node.right)]
        return [*signed_terms(node.left), *right]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return [(-sign, term) for sign, term in signed_terms(node.operand)]
    return [(1, node)]


def sum_of(terms: Terms) -> ast.expr:
    """Return the sum of some signed terms."""
    sign, result = terms[0]
    if sign < 0:
        result = ast.UnaryOp(ast.USub(), result)
    for sign, term in terms[1:]:
        result = ast.BinOp(result, ast.Add() if sign > 0 else ast.Sub(), term)
    return result


def subsets(count: int, largest: int) -> Iterator[tuple[int, ...]]:
    """Yield the proper subsets of range(count), small ones first."""
    for size in range(1, min(count - 1, largest) + 1):
        yield from combinations(range(count), size)


def of_terms(scope: Scope, node: ast.BinOp) -> Iterator[Edit]:
    """Terms that are missing; a product for the sum."""
    terms = signed_terms(node)
    for gone in subsets(len(terms), MAX_GONE):
        kept = [term for i, term in enumerate(terms) if i not in gone]
        left_out = [terms[i][1] for i in gone]
        kind = f"drop terms {[skeleton(scope.function, term) for term in left_out]}"
        rest = sum_of(kept)
        for change, how in left_alone(scope, node, rest, [t for _, t in kept], left_out):
            yield Edit(
                node,
                change,
                missing("term", left_out, [t for _, t in terms]),
                kind + how,
                len(gone),
                told=tuple(left_out),
                about=About.LACK,
            )
    if len(terms) == 2:
        (_, first), (sign, second) = terms
        if sign < 0:
            yield from of_difference(scope, node, first, second)
        if sign > 0:
            phrase = f"the larger of {word(first)} and {word(second)}, not their sum"
            yield Edit(node, "np.maximum(_L, _R)", phrase, "sum to maximum", rank=2)
        phrase = f"a product where the sum of {word(first)} and {word(second)} belongs"
        yield Edit(node, "_L * _R", phrase, "sum to product", rank=3)


def left_alone(
    scope: Scope, node: ast.expr, rest: ast.expr, kept: Sequence[ast.expr], gone: Sequence[ast.expr]
) -> Iterator[tuple[ast.expr, str]]:
    """Yield what is left of a sum or product, and, where one part that is gone gave it some of its
    axes, the same with these axes: whoever wrote loops has them all the same. Each with what is
    added to its kind.
    """
    yield rest, ""
    whole, kinds = scope.kind(node), [scope.kind(each) for each in kept]
    if len(gone) > 1 or not is_array(whole) or not all(kinds):
        return
    for probe, (_, shape) in enumerate(whole):
        arrays = [kind[probe][1] for kind in kinds if is_array(kind)]
        if arrays and np.broadcast_shapes(*arrays) != shape:
            spread = expression("_K + np.zeros(np.shape(_G))", _K=rest, _G=gone[0])
            yield spread, " but for its axes"
            return


def of_difference(
    scope: Scope, node: ast.BinOp, first: ast.expr, second: ast.expr
) -> Iterator[Edit]:
    """What is subtracted alone; the difference the other way round, or without its sign."""
    constant = isinstance(first, ast.Constant)
    whole = f"{first.value!r} minus it" if isinstance(first, ast.Constant) else word(node)
    phrase = f"{word(second)} where {whole} belongs"
    yield Edit(node, "_R", phrase, "drop complement", rank=1 if constant else 2, about=About.LACK)
    turned = f"{word(first)} subtracted from {word(second)}, not the other way round"
    plain = word(node).startswith("the difference")
    phrase = f"{word(node)} the other way round" if plain else turned
    yield Edit(node, "_R - _L", phrase, "turn difference", rank=2, about=About.SIGN)
    if scope.is_numeric(node):
        yield Edit(
            node, "abs(_X)", f"{word(node)} without its sign", "abs", rank=3, about=About.SIGN
        )


def of_one_term(scope: Scope, node: ast.BinOp) -> Iterator[Edit]:
    """One term with the wrong sign, there twice, transposed, or squared with all the others."""
    terms = signed_terms(node)
    for index, (sign, term) in enumerate(terms):
        turned = [*terms[:index], (-sign, term), *terms[index + 1 :]]
        phrase = f"the wrong sign on the term {of(term)}"
        yield Edit(
            node,
            sum_of(turned),
            phrase,
            f"sign of term {index}",
            2 if index else 3,
            told=(term,),
            about=About.SIGN,
        )
        phrase = f"the term {of(term)} added twice"
        yield Edit(
            node,
            sum_of([*terms, (sign, term)]),
            phrase,
            f"double term {index}",
            2,
            told=(term,),
            about=About.SUM,
        )
        if isinstance(term, ast.Name) and scope.is_array(term):
            phrase = f"{word(term)} transposed, which it should not be"
            yield Edit(term, "_X.T", phrase, "transpose a term", rank=3, about=About.FACTOR)
        if is_op(term, ast.Pow):
            bare = [(s, t.left if is_op(t, ast.Pow) else t) for s, t in terms]
            squared = expression("_X ** _N", _X=sum_of(bare), _N=term.right)
            phrase = f"the square of the whole sum where only {word(term)} is squared"
            yield Edit(node, squared, phrase, f"square outside {index}", rank=2, about=About.NUMBER)


def of_two_terms(node: ast.BinOp) -> Iterator[Edit]:
    """Two of several terms with the wrong sign: a difference the other way round, say."""
    terms = signed_terms(node)
    for pair in combinations(range(len(terms)), 2) if 2 < len(terms) <= MAX_TURNED else ():
        turned = [(-sign if i in pair else sign, term) for i, (sign, term) in enumerate(terms)]
        first, second = (terms[i][1] for i in pair)
        phrase = f"the wrong sign on the term {of(first)} and on the term {of(second)}"
        yield Edit(
            node,
            sum_of(turned),
            phrase,
            f"signs of terms {pair}",
            rank=3,
            told=(first, second),
            about=About.SIGN,
        )


def replaced(scope: Scope, node: ast.BinOp) -> Iterator[Edit]:
    """A factor or divisor that is a sum, with a number or what a loop counts in its place."""
    if not is_op(scope.function.parents[node], ast.Mult, ast.Div):
        return
    for text in ("2", *sorted(scope.function.counters_at(node))):
        shown = text if text.isdigit() else f"`{text}`"
        phrase = f"{shown} where {word(node)} belongs"
        yield Edit(node, text, phrase, f"sum to {text}", rank=3, about=About.NAME)

"""Mistakes in sums: terms that are missing, doubled, of the wrong sign, squared as a whole."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import combinations

from rnngrader.diagnosis.mutations.mutation import Maker, Mutation
from rnngrader.diagnosis.mutations.tree import expression, located, skeleton
from rnngrader.diagnosis.mutations.words import missing, of, word

MAX_GONE = 3  # terms or factors that are missing together


def in_sums(make: Maker) -> Iterator[Mutation]:
    """All changes of the function's sums."""
    for node in make.function.expressions(ast.BinOp):
        if is_sum(node) and not is_sum(make.function.parents[node]):
            yield from of_terms(make, node)
            yield from of_one_term(make, node)


def is_sum(node: ast.AST | None) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub))


def signed_terms(node: ast.expr) -> list[tuple[int, ast.expr]]:
    """The terms of a sum with their signs."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        sign = -1 if isinstance(node.op, ast.Sub) else 1
        right = [(sign * s, term) for s, term in signed_terms(node.right)]
        return [*signed_terms(node.left), *right]
    return [(1, node)]


def sum_of(terms: Sequence[tuple[int, ast.expr]]) -> ast.expr:
    """The sum of some signed terms."""
    sign, result = terms[0]
    if sign < 0:
        result = located(ast.UnaryOp(ast.USub(), result))
    for sign, term in terms[1:]:
        result = located(ast.BinOp(result, ast.Add() if sign > 0 else ast.Sub(), term))
    return result


def subsets(count: int, largest: int) -> Iterator[tuple[int, ...]]:
    """The proper subsets of range(count), small ones first."""
    for size in range(1, min(count - 1, largest) + 1):
        yield from combinations(range(count), size)


def of_terms(make: Maker, node: ast.BinOp) -> Iterator[Mutation]:
    """Terms that are missing; a product for the sum; a square around it."""
    terms = signed_terms(node)
    for gone in subsets(len(terms), MAX_GONE):
        kept = [i for i in range(len(terms)) if i not in gone]
        what = [skeleton(make.function, terms[i][1]) for i in gone]
        yield make(
            node,
            lambda new, kept=kept: sum_of([signed_terms(new)[i] for i in kept]),
            missing("term", [terms[i][1] for i in gone]),
            f"drop terms {what}",
            rank=len(gone),
        )
    if len(terms) == 2:
        (_, first), (sign, second) = terms
        if isinstance(first, ast.Constant) and sign < 0:
            phrase = f"{word(second)} where {first.value!r} minus it belongs"
            yield make(node, "_R", phrase, "drop complement")
        phrase = f"a product where the sum of {word(first)} and {word(second)} belongs"
        yield make(node, "_L * _R", phrase, "sum to product", rank=3)


def of_one_term(make: Maker, node: ast.BinOp) -> Iterator[Mutation]:
    """One term with the wrong sign, there twice, transposed, or squared with all the others."""
    for index, (_, term) in enumerate(signed_terms(node)):

        def with_sign(new: ast.expr, index: int = index) -> ast.expr:
            return sum_of(
                [(-s if i == index else s, t) for i, (s, t) in enumerate(signed_terms(new))]
            )

        def doubled(new: ast.expr, index: int = index) -> ast.expr:
            return sum_of([*signed_terms(new), signed_terms(new)[index]])

        phrase = f"the wrong sign on the term {of(term)}"
        yield make(node, with_sign, phrase, f"sign of term {index}", rank=2 if index else 3)
        yield make(
            node, doubled, f"the term {of(term)} added twice", f"double term {index}", rank=2
        )
        if isinstance(term, ast.Name) and make.is_array(term):
            phrase = f"{word(term)} transposed, which it should not be"
            yield make(term, "_X.T", phrase, "transpose a term", rank=3)
        if isinstance(term, ast.BinOp) and isinstance(term.op, ast.Pow):

            def squared(new: ast.expr, power: ast.expr = term.right) -> ast.expr:
                terms = [(s, t.left if is_power(t) else t) for s, t in signed_terms(new)]  # type: ignore[attr-defined]
                made: ast.expr = expression("_X ** _N", _X=sum_of(terms), _N=power)
                return made

            phrase = f"the square of the whole sum where only {word(term)} is squared"
            yield make(node, squared, phrase, f"square outside {index}", rank=2)


def is_power(node: ast.AST) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow)

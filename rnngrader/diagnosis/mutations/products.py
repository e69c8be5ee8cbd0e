"""Mistakes in products: factors missing, doubled, reaching only a part; transposes; slopes."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.remake import expression, statements
from rnngrader.diagnosis.mutations.sums import (
    MAX_GONE,
    SUMS,
    left_alone,
    signed_terms,
    subsets,
    sum_of,
)
from rnngrader.diagnosis.mutations.tree import Insert, skeleton
from rnngrader.diagnosis.mutations.words import missing, of, word
from rnngrader.diagnosis.phrases import and_list, listed
from rnngrader.diagnosis.syntax import is_op, is_transposed, names_in

SLOPE = "drop a slope"  # the key of factors that are a derivative


def in_products(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of the function's products, quotients and powers."""
    for node in scope.function.expressions(ast.BinOp):
        if isinstance(node.op, ast.Mult) and not is_op(scope.function.parents[node], ast.Mult):
            yield from of_factors(scope, node)
            for index in range(len(factors(node))):
                yield from of_one_factor(scope, node, index)
                yield from reaching_a_part(scope, node, index)
            yield from of_slopes(scope, node)
        elif isinstance(node.op, ast.Div):
            for change, how in left_alone(scope, node, node.left, [node.left], [node.right]):
                yield Edit(
                    node,
                    change,
                    missing("divisor", [node.right]),
                    "drop divisor" + how,
                    told=(node.right,),
                    about=About.LACK,
                )
            phrase = f"a multiplication where the division by {word(node.right)} belongs"
            yield Edit(node, "_L * _R", phrase, "divide to multiply", rank=2)
        elif isinstance(node.op, ast.MatMult):
            yield from of_matrices(scope, node)
        elif isinstance(node.op, ast.Pow):
            name, exponent = word(node.left), ast.unparse(node.right)
            known = {"2": "square", "3": "cube"}.get(exponent, f"power {exponent}")
            yield Edit(node, "_L", f"{name} without its {known}", "drop power", about=About.NUMBER)
            instead = "squared" if exponent == "2" else f"to the power {exponent}"
            phrase = f"{name} times {exponent} instead of {instead} (`*` for `**`)"
            yield Edit(node, "_L * _R", phrase, "power to product", rank=2, about=About.NUMBER)
            phrase = f"the absolute value of {name} instead of its {known}"
            yield Edit(node, "abs(_L)", phrase, "abs for square", rank=3, about=About.NUMBER)


def factors(node: ast.expr) -> list[ast.expr]:
    """The factors of a product, in order."""
    return [*factors(node.left), *factors(node.right)] if is_op(node, ast.Mult) else [node]


def product_of(parts: Sequence[ast.expr]) -> ast.expr:
    result = parts[0]
    for part in parts[1:]:
        result = ast.BinOp(result, ast.Mult(), part)
    return result


def without(parts: Sequence[Any], *gone: int) -> list[Any]:
    return [part for i, part in enumerate(parts) if i not in gone]


def of_factors(scope: Scope, node: ast.BinOp) -> Iterator[Edit]:
    """Factors that are missing; a matrix product or a sum instead."""
    parts, what = factors(node), "divisor" if scope.is_right_of(node, ast.Div) else "factor"
    texts = [ast.unparse(part) for part in parts]
    for gone in subsets(len(parts), MAX_GONE):
        left = [texts[i] for i in gone]
        keys = (SLOPE,) if is_slope(left) else ()
        kept, left_out = without(parts, *gone), [parts[i] for i in gone]
        kind = f"drop factors {gone} {[skeleton(scope.function, part) for part in left_out]}"
        for change, how in left_alone(scope, node, product_of(kept), kept, left_out):
            yield Edit(
                node,
                change,
                missing(what, left_out, parts),
                kind + how,
                rank=1 if keys else len(gone),
                keys=() if how else keys,
                told=tuple(left_out),
                about=About.LACK,
            )
    for index, part in enumerate(parts if len(parts) > 1 else ()):
        if isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub):
            rest = product_of(without(parts, index))
            phrase = missing(what, [part.operand])
            kind = f"drop factor of minus {index} {skeleton(scope.function, part.operand)}"
            change = ast.UnaryOp(ast.USub(), rest)
            yield Edit(node, change, phrase, kind, told=(part.operand,), about=About.LACK)
    if len(parts) == 2:
        for template in ("_L @ _R.T", "_L.T @ _R"):
            phrase = f"a matrix product, made to fit with a transpose, of {listed(names_in(node))}"
            yield Edit(node, template, phrase, f"entrywise to {template}", rank=2)
        both = f"{word(parts[0])} and {word(parts[1])}"
        phrase = f"a matrix product where {both} are multiplied entry by entry"
        yield Edit(node, "_L @ _R", phrase, "entrywise to matrix", rank=2)
        phrase = f"{both} added instead of multiplied"
        yield Edit(node, "_L + _R", phrase, "add for multiply", rank=2)


def is_slope(texts: Sequence[str]) -> bool:
    """Whether factors are x and 1 - x, or 1 - x**2 alone."""
    if len(texts) == 1:
        return texts[0].startswith("1 - ") and texts[0].endswith(" ** 2")
    return len(texts) == 2 and any(texts[1 - i] == f"1 - {texts[i]}" for i in (0, 1))


def of_one_factor(scope: Scope, node: ast.BinOp, index: int) -> Iterator[Edit]:
    """One factor twice, dividing, added, or turned into 1 minus itself."""
    parts = factors(node)
    factor, count = parts[index], len(parts)
    rest = product_of(without(parts, index)) if count > 1 else factor
    dividing = scope.is_right_of(node, ast.Div)
    twice = f"the {'divisor' if dividing else 'factor'} {of(factor)} twice"
    forms = [("_X * _I", twice, "double factor")]
    if count > 1 and not dividing:  # what is divided by: see `quotients`
        forms.append(("_REST / _I", f"a division by the factor {of(factor)}", "divide by factor"))
    if count > 2:
        phrase = f"the factor {of(factor)} added instead of multiplied"
        forms.append(("_REST + _I", phrase, "add factor"))
    for template, phrase, label in forms:
        change = expression(template, _X=node, _I=factor, _REST=rest)
        yield Edit(node, change, phrase, f"{label} {index}", 3, told=(factor,))
    if isinstance(factor, ast.Name):
        phrase = f"1 minus {word(factor)} where {word(factor)} itself belongs"
        yield Edit(factor, "1 - _X", phrase, "complement", rank=2, contrived=True, about=About.NAME)
        for text, (other, kind) in scope.others.items():
            fits = isinstance(other, ast.Name) and kind == scope.kind(factor) and text != factor.id
            if fits and text in scope.function.known[scope.function.statements[factor]]:
                phrase = f"1 minus {word(other)} where {word(factor)} belongs"
                yield Edit(
                    factor,
                    f"1 - {text}",
                    phrase,
                    f"complement of {text}",
                    3,
                    contrived=True,
                    about=About.NAME,
                )


def of_slopes(scope: Scope, node: ast.BinOp) -> Iterator[Edit]:
    """x (1 - x) for 1 - x**2, and the other way round: one function's derivative for another's."""
    parts = factors(node)
    texts = [ast.unparse(part) for part in parts]
    for index, text in enumerate(texts):
        square = parts[index]
        if f"1 - {text}" in texts:
            other = texts.index(f"1 - {text}")
            if isinstance(square, ast.Name) and scope.is_array(square):
                line = Insert("before", statements(f"{text} *= 1 - {text}"))
                phrase = f"{word(square)} multiplied with 1 minus {word(square)} in place"
                also = ((scope.function.statements[node], line),)
                left = product_of(without(parts, other))
                yield Edit(node, left, phrase, "slope in place", rank=3, also=also)
            squared = [*parts[:index], expression("1 - _X ** 2", _X=square), *parts[index + 1 :]]
            phrase = "1 minus the square of {0}, not the product of {0} and 1 minus {0}"
            as_square = product_of(without(squared, other))
            yield Edit(
                node,
                as_square,
                phrase.format(word(square)),
                "square slope",
                rank=2,
                keys=("square slope",),
                about=About.NUMBER,
            )
        elif isinstance(square, ast.BinOp) and is_slope([text]) and is_op(square.right, ast.Pow):
            inner = square.right.left
            for template, words in (
                (
                    "_X * (1 - _X)",
                    "the product of {0} and 1 minus {0}, not 1 minus the square of {0}",
                ),
                (
                    "1 / (1 - _X ** 2)",
                    "a division by 1 minus the square of {}, not a product with it",
                ),
            ):
                phrase = words.format(word(inner))
                change = expression(template, _X=inner)
                yield Edit(square, change, phrase, f"slope {template}", rank=2)


def reaching_a_part(scope: Scope, node: ast.BinOp, index: int) -> Iterator[Edit]:
    """(a + b) * c with the parentheses left out, also where the sum has a name of its own."""
    parts = factors(node)
    whole = definition(scope, parts[index])
    if whole is None or len(signed_terms(whole)) != 2:
        return
    words = [word(term) for _, term in signed_terms(whole)]
    if words[0] == words[1]:
        words = ["the first part of the sum", "the second"]
    others = [i for i in range(len(parts)) if i != index]
    for part in (0, 1):
        for size in range(len(others)):
            for kept in combinations(others, size):
                missed = [parts[i] for i in others if i not in kept]
                terms = []
                for k, (sign, term) in enumerate(signed_terms(whole)):
                    chosen = kept if k == part else others
                    terms.append((sign, product_of([term, *(parts[i] for i in chosen)])))
                phrase = (
                    f"{and_list([word(f) for f in missed])} multiplying {words[1 - part]} alone, "
                    f"not {words[part]} as well"
                )
                label = f"part {part} of {index} with {kept}"
                yield Edit(node, sum_of(terms), phrase, label, rank=2, about=About.LACK)


def definition(scope: Scope, factor: ast.expr) -> ast.expr | None:
    """The sum that a factor is, or that a variable stands for if it is assigned once."""
    if not isinstance(factor, ast.Name):
        return factor if is_op(factor, *SUMS) else None
    found = [
        s.value
        for s in scope.function.order
        if isinstance(s, ast.Assign)
        and len(s.targets) == 1
        and isinstance(s.targets[0], ast.Name)
        and s.targets[0].id == factor.id
    ]
    return found[0] if len(found) == 1 and is_op(found[0], *SUMS) else None


def of_matrices(scope: Scope, node: ast.BinOp) -> Iterator[Edit]:
    """Matrices transposed or not, in the wrong order, multiplied entry by entry, left out."""
    left, right = node.left, node.right
    for swap in (False, True):
        for flip in ((False, False), (False, True), (True, False), (True, True)):
            if not swap and flip == (False, False):
                continue
            sides = [turned(n) if f else n for n, f in zip((left, right), flip, strict=True)]
            change = ast.BinOp(sides[swap], ast.MatMult(), sides[not swap])
            plain = not swap or flip == (True, True)
            phrase = product_phrase(left, right, swap, flip)
            masks = any(scope.is_mask(n) for n, f in zip((left, right), flip, strict=True) if f)
            yield Edit(
                node,
                change,
                phrase,
                f"product {swap} {flip}",
                (1 if plain else 2) + masks,
                about=About.FACTOR,
            )
    for factor in (left, right):
        if scope.is_numeric(factor) and all(is_square(each) for each in scope.kind(factor)):
            phrase = f"the inverse of {word(factor)} where {word(factor)} belongs"
            yield Edit(factor, "np.linalg.inv(_X)", phrase, "invert a matrix", rank=3)
    phrase = f"an entry by entry product where the matrix product of {word(left)} and {word(right)}"
    yield Edit(node, "_L * _R", f"{phrase} belongs", "matrix to entrywise", rank=2)
    yield Edit(
        node, "_R", missing("factor", [left]), "keep right", 2, told=(left,), about=About.LACK
    )
    yield Edit(
        node, "_L", missing("factor", [right]), "keep left", 2, told=(right,), about=About.LACK
    )


def is_square(kind: Any) -> bool:
    """Whether what a matrix is on one probe has as many rows as columns."""
    _, axes, *_ = kind
    return len(axes) == 2 and axes[0] == axes[1]


def turned(node: ast.expr) -> ast.expr:
    """Return a factor transposed; what is transposed already is so no more."""
    return node.value if is_transposed(node) else ast.Attribute(node, "T", ast.Load())  # type: ignore[attr-defined]


def product_phrase(left: ast.expr, right: ast.expr, swap: bool, flip: tuple[bool, bool]) -> str:
    if swap and flip == (True, True):
        return f"the product of {bare(left)} and {bare(right)} transposed"
    parts = []
    twice = bare(left) == bare(right)
    for node, turn, which in zip((left, right), flip, ("the first ", "the second "), strict=True):
        if turn:
            now = "not transposed" if is_transposed(node) else "transposed, which it should not be"
            parts.append(f"{which if twice else ''}{bare(node)} {now}")
    if swap:
        parts.append(f"{bare(left)} and {bare(right)} multiplied in the wrong order")
    return ", and ".join(parts)


def bare(node: ast.expr) -> str:
    return word(node.value) if is_transposed(node) else word(node)  # type: ignore[attr-defined]

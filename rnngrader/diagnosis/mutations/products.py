"""Mistakes in products: factors missing, doubled, reaching only a part; transposes; slopes."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import combinations

from rnngrader.diagnosis.mutations.mutation import Maker, Mutation
from rnngrader.diagnosis.mutations.sums import (
    MAX_GONE,
    is_power,
    is_sum,
    signed_terms,
    subsets,
    sum_of,
)
from rnngrader.diagnosis.mutations.tree import Insert, expression, located, skeleton, statements
from rnngrader.diagnosis.mutations.words import and_list, missing, named, of, word


def in_products(make: Maker) -> Iterator[Mutation]:
    """All changes of the function's products, quotients and powers."""
    for node in make.function.expressions(ast.BinOp):
        if isinstance(node.op, ast.Mult) and not is_product(make.function.parents[node]):
            yield from of_factors(make, node)
            for index in range(len(factors(node))):
                yield from of_one_factor(make, node, index)
                yield from reaching_a_part(make, node, index)
            yield from of_slopes(make, node)
        elif isinstance(node.op, ast.Div):
            yield make(node, "_L", missing("divisor", [node.right]), "drop divisor")
            phrase = f"a multiplication where the division by {word(node.right)} belongs"
            yield make(node, "_L * _R", phrase, "divide to multiply", rank=2)
        elif isinstance(node.op, ast.MatMult):
            yield from of_matrices(make, node)
        elif isinstance(node.op, ast.Pow):
            name = word(node.left)
            yield make(node, "_L", f"{name} without its square", "drop power")
            phrase = f"{name} times 2 instead of squared (`*` for `**`)"
            yield make(node, "_L * _R", phrase, "power to product", rank=2)
            yield make(node, "_L ** 3", f"the cube of {name}", "cube", rank=4)
            phrase = f"the absolute value of {name} instead of its square"
            yield make(node, "abs(_L)", phrase, "abs for square", rank=3)


def is_product(node: ast.AST | None) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult)


def factors(node: ast.expr) -> list[ast.expr]:
    """The factors of a product, in order."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return [*factors(node.left), *factors(node.right)]
    return [node]


def product_of(parts: Sequence[ast.expr]) -> ast.expr:
    result = parts[0]
    for part in parts[1:]:
        result = located(ast.BinOp(result, ast.Mult(), part))
    return result


def without(parts: Sequence[ast.expr], *gone: int) -> list[ast.expr]:
    return [part for i, part in enumerate(parts) if i not in gone]


def of_factors(make: Maker, node: ast.BinOp) -> Iterator[Mutation]:
    """Factors that are missing; a matrix product or a sum instead."""
    parts = factors(node)
    texts = [ast.unparse(part) for part in parts]
    for gone in subsets(len(parts), MAX_GONE):
        left = [texts[i] for i in gone]
        keys = ["drop a slope"] if is_slope(left) else []
        yield make(
            node,
            lambda new, gone=gone: product_of(without(factors(new), *gone)),
            missing("factor", [parts[i] for i in gone]),
            f"drop factors {gone} {[skeleton(make.function, parts[i]) for i in gone]}",
            rank=1 if keys else len(gone),
            keys=keys,
        )
    if len(parts) == 2:
        for template in ("_L @ _R.T", "_L.T @ _R"):
            phrase = f"a matrix product, made to fit with a transpose, of {named(node)}"
            yield make(node, template, phrase, f"entrywise to {template}", rank=2)
        both = f"{word(parts[0])} and {word(parts[1])}"
        phrase = f"a matrix product where {both} are multiplied entry by entry"
        yield make(node, "_L @ _R", phrase, "entrywise to matrix", rank=2)
        phrase = f"{both} added instead of multiplied"
        yield make(node, "_L + _R", phrase, "add for multiply", rank=2)


def is_slope(texts: Sequence[str]) -> bool:
    """Whether factors are x and 1 - x, or 1 - x**2 alone."""
    if len(texts) == 1:
        return texts[0].startswith("1 - ") and texts[0].endswith(" ** 2")
    return len(texts) == 2 and any(texts[1 - i] == f"1 - {texts[i]}" for i in (0, 1))


def of_one_factor(make: Maker, node: ast.BinOp, index: int) -> Iterator[Mutation]:
    """One factor twice, dividing, added, or turned into 1 minus itself."""
    parts = factors(node)
    factor, count = parts[index], len(parts)

    def changed(template: str, new: ast.expr) -> ast.expr:
        mine = factors(new)
        rest = product_of(without(mine, index)) if count > 1 else mine[0]
        made: ast.expr = expression(template, _X=new, _I=mine[index], _REST=rest)
        return made

    forms = [("_X * _I", f"the factor {of(factor)} twice", "double factor")]
    if count > 1:
        forms.append(("_REST / _I", f"a division by the factor {of(factor)}", "divide by factor"))
    if count > 2:
        phrase = f"the factor {of(factor)} added instead of multiplied"
        forms.append(("_REST + _I", phrase, "add factor"))
    for template, phrase, label in forms:
        yield make(
            node,
            lambda new, t=template: changed(t, new),
            phrase,
            f"{label} {index}",
            rank=3,
        )
    if isinstance(factor, ast.Name):
        phrase = f"1 minus {word(factor)} where {word(factor)} itself belongs"
        yield make(factor, "1 - _X", phrase, "complement", rank=2)
        for text, (other, kind) in make.others.items():
            fits = isinstance(other, ast.Name) and kind == make.kind(factor) and text != factor.id
            if fits and text in make.function.known[make.function.statements[factor]]:
                phrase = f"1 minus {word(other)} where {word(factor)} belongs"
                yield make(factor, f"1 - {text}", phrase, f"complement of {text}", rank=3)


def of_slopes(make: Maker, node: ast.BinOp) -> Iterator[Mutation]:
    """x (1 - x) for 1 - x**2, and the other way round: one function's derivative for another's."""
    parts = factors(node)
    texts = [ast.unparse(part) for part in parts]
    for index, text in enumerate(texts):
        square = parts[index]
        if f"1 - {text}" in texts:
            other = texts.index(f"1 - {text}")

            def as_square(new: ast.expr, index: int = index, other: int = other) -> ast.expr:
                mine = factors(new)
                mine[index] = expression("1 - _X ** 2", _X=mine[index])
                return product_of(without(mine, other))

            if isinstance(square, ast.Name) and make.is_array(square):
                line = Insert("before", statements(f"{text} *= 1 - {text}"))

                def in_place(new: ast.expr, other: int = other) -> ast.expr:
                    return product_of(without(factors(new), other))

                phrase = f"{word(square)} turned into its derivative in place"
                statement = make.function.statements[node]
                yield make(node, in_place, phrase, "slope in place", 3, (), ((statement, line),))
            phrase = f"1 minus the square of {word(square)} as its derivative"
            yield make(node, as_square, phrase, "square slope", rank=2, keys=["square slope"])
        elif isinstance(square, ast.BinOp) and is_slope([text]) and is_power(square.right):
            name = word(square.right.left)  # type: ignore[attr-defined]
            for template, words in (
                ("_X * (1 - _X)", "the derivative of a sigmoid"),
                ("1 / (1 - _X ** 2)", "one divided by the derivative"),
            ):

                def replaced(new: ast.BinOp, template: str = template) -> ast.expr:
                    made: ast.expr = expression(template, _X=new.right.left)  # type: ignore[attr-defined]
                    return made

                yield make(
                    square, replaced, f"{words} taken at {name}", f"slope {template}", rank=2
                )


def reaching_a_part(make: Maker, node: ast.BinOp, index: int) -> Iterator[Mutation]:
    """(a + b) * c with the parentheses left out, also where the sum has a name of its own."""
    parts = factors(node)
    whole = definition(make, parts[index])
    if whole is None or len(signed_terms(whole)) != 2:
        return
    others = [i for i in range(len(parts)) if i != index]
    for part in (0, 1):
        for size in range(len(others)):
            for kept in combinations(others, size):
                missed = [parts[i] for i in others if i not in kept]

                def change(
                    new: ast.expr, part: int = part, kept: tuple[int, ...] = kept
                ) -> ast.expr:
                    mine, made = factors(new), []
                    for k, (sign, term) in enumerate(signed_terms(whole)):
                        chosen = kept if k == part else others
                        made.append((sign, product_of([term, *(mine[i] for i in chosen)])))
                    return sum_of(made)

                phrase = (
                    f"missing parentheses: {and_list([word(f) for f in missed])} must multiply "
                    "the whole sum, not only a part of it"
                )
                label = f"part {part} of {index} with {kept}"
                yield make(node, change, phrase, label, rank=2)


def definition(make: Maker, factor: ast.expr) -> ast.expr | None:
    """The sum that a factor is, or that a variable stands for if it is assigned once."""
    if not isinstance(factor, ast.Name):
        return factor if is_sum(factor) else None
    found = [
        s.value
        for s in make.function.order
        if isinstance(s, ast.Assign)
        and len(s.targets) == 1
        and isinstance(s.targets[0], ast.Name)
        and s.targets[0].id == factor.id
    ]
    return found[0] if len(found) == 1 and is_sum(found[0]) else None


def of_matrices(make: Maker, node: ast.BinOp) -> Iterator[Mutation]:
    """Matrices transposed or not, in the wrong order, multiplied entry by entry, left out."""
    left, right = node.left, node.right
    turned = flipped("_L", left), flipped("_R", right)
    for swap in (False, True):
        for flip in ((False, False), (False, True), (True, False), (True, True)):
            if not swap and flip == (False, False):
                continue
            sides = [turned[i] if flip[i] else ("_L", "_R")[i] for i in (0, 1)]
            template = " @ ".join(reversed(sides) if swap else sides)
            plain = not swap or flip == (True, True)
            phrase = product_phrase(left, right, swap, flip)
            yield make(node, turning(template), phrase, f"product {swap} {flip}", 1 if plain else 2)
    phrase = f"an entry by entry product where the matrix product of {word(left)} and {word(right)}"
    yield make(node, "_L * _R", f"{phrase} belongs", "matrix to entrywise", rank=2)
    yield make(node, "_R", missing("factor", [left]), "keep right", rank=2)
    yield make(node, "_L", missing("factor", [right]), "keep left", rank=2)


def turning(template: str):  # type: ignore[no-untyped-def]
    """The change to a product of _L, _R and what they are without their transpose, _LT and _RT."""

    def change(new: ast.BinOp) -> ast.expr:
        parts = {"_L": new.left, "_R": new.right}
        for name, node in (("_LT", new.left), ("_RT", new.right)):
            parts[name] = node.value if isinstance(node, ast.Attribute) else node
        made: ast.expr = expression(template, **parts)
        return made

    return change


def is_transposed(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "T"


def flipped(name: str, node: ast.expr) -> str:
    """The template of a factor transposed; what is transposed already is so no more."""
    return f"{name}T" if is_transposed(node) else f"{name}.T"


def product_phrase(left: ast.expr, right: ast.expr, swap: bool, flip: tuple[bool, bool]) -> str:
    if swap and flip == (True, True):
        return f"the product of {bare(left)} and {bare(right)} transposed"
    parts = []
    for node, turn in zip((left, right), flip, strict=True):
        if turn:
            now = "not transposed" if is_transposed(node) else "transposed, which it should not be"
            parts.append(f"{bare(node)} {now}")
    if swap:
        parts.append(f"{bare(left)} and {bare(right)} multiplied in the wrong order")
    return ", and ".join(parts)


def bare(node: ast.expr) -> str:
    return word(node.value) if is_transposed(node) else word(node)  # type: ignore[attr-defined]

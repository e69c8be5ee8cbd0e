"""Mistakes inside a line: terms, factors, products, functions, names, numbers."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from rnngrader.mutations import Mutation, and_list, mutation, word
from rnngrader.syntax import (
    Function,
    chain,
    expression,
    is_array,
    joined,
    located,
    names_in,
    skeleton,
)

OTHER_REDUCTIONS = {"sum": ("mean", "max"), "mean": ("sum",), "zeros": ("ones",)}
RAMP = "np.maximum(0, X)"


def expression_mutations(function: Function, namespace: Mapping[str, Any]) -> Iterator[Mutation]:
    """All changes inside an expression."""
    elementwise = elementwise_functions(function, namespace)
    others = readable(function)
    for node in function.expressions():
        parent = function.parents[node]
        if isinstance(node, ast.BinOp):
            if isinstance(node.op, (ast.Add, ast.Sub)) and not is_sum(parent):
                yield from change_sum(function, node)
            if isinstance(node.op, ast.Mult) and not is_operation(parent, ast.Mult):
                yield from change_product(function, node)
            if isinstance(node.op, ast.Div):
                yield from change_quotient(function, node)
            if isinstance(node.op, ast.MatMult):
                yield from change_matrix_product(function, node)
            if isinstance(node.op, ast.Pow):
                yield from change_power(function, node)
        if isinstance(node, ast.Call):
            yield from change_call(function, node, elementwise)
        if isinstance(node, ast.Constant):
            yield from change_constant(function, node)
        if is_array(function.kinds.get(node)):
            yield from wrap(function, node, elementwise)
        yield from exchange(function, node, others)
        yield from insert(function, node, others)


def is_operation(node: ast.AST, operator: type) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, operator)


def is_sum(node: ast.AST) -> bool:
    return is_operation(node, ast.Add) or is_operation(node, ast.Sub)


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


def change_sum(function: Function, node: ast.BinOp) -> Iterator[Mutation]:
    """Terms that are missing, have the wrong sign or are there twice."""
    terms = signed_terms(node)
    for gone in subsets(len(terms), 3):
        kept = [i for i in range(len(terms)) if i not in gone]
        yield mutation(
            function,
            node,
            lambda new, kept=kept: sum_of([signed_terms(new)[i] for i in kept]),
            missing("term", [terms[i][1] for i in gone]),
            f"drop terms {[skeleton(function, terms[i][1]) for i in gone]}",
            rank=len(gone),
        )
    for index, (_, term) in enumerate(terms):
        yield mutation(
            function,
            node,
            lambda new, i=index: sum_of(
                [(-s if k == i else s, t) for k, (s, t) in enumerate(signed_terms(new))]
            ),
            f"the wrong sign on the term {of(term)}",
            f"sign of term {index}",
            rank=2 if index else 3,
        )
        yield mutation(
            function,
            node,
            lambda new, i=index: sum_of([*signed_terms(new), signed_terms(new)[i]]),
            f"the term {of(term)} added twice",
            f"double term {index}",
            rank=2,
        )
    if len(terms) == 2:
        if isinstance(terms[0][1], ast.Constant) and terms[1][0] < 0:
            yield mutation(
                function,
                node,
                lambda new: new.right,
                f"{word(terms[1][1])} where {ast.unparse(terms[0][1])} minus it belongs",
                "drop complement",
            )
        yield mutation(
            function,
            node,
            lambda new: located(ast.BinOp(new.left, ast.Mult(), new.right)),
            f"a product where the sum of {word(terms[0][1])} and {word(terms[1][1])} belongs",
            "sum to product",
            rank=3,
        )
    for index, (_, term) in enumerate(terms):
        if is_operation(term, ast.Pow):
            yield mutation(
                function,
                node,
                lambda new: expression("X ** 2", X=square_taken_out(new)),
                f"the square of the whole sum where only {word(term)} is squared",
                f"square outside {index}",
                rank=2,
            )


def square_taken_out(node: ast.BinOp) -> ast.expr:
    return sum_of([(s, t.left if is_operation(t, ast.Pow) else t) for s, t in signed_terms(node)])  # type: ignore[attr-defined]


def change_product(function: Function, node: ast.BinOp) -> Iterator[Mutation]:
    """Factors that are missing, are there twice, divide, or reach only a part of a sum."""
    factors = chain(node, ast.Mult)
    for gone in subsets(len(factors), 3):
        kept = [i for i in range(len(factors)) if i not in gone]
        yield mutation(
            function,
            node,
            lambda new, kept=kept: joined([chain(new, ast.Mult)[i] for i in kept], ast.Mult()),
            missing("factor", [factors[i] for i in gone]),
            f"drop factors {[skeleton(function, factors[i]) for i in gone]}",
            rank=len(gone),
        )
    for index, factor in enumerate(factors):
        yield mutation(
            function,
            node,
            lambda new, i=index: located(ast.BinOp(new, ast.Mult(), chain(new, ast.Mult)[i])),
            f"the factor {of(factor)} twice",
            f"double factor {index}",
            rank=3,
        )
        if len(factors) > 1:
            yield mutation(
                function,
                node,
                lambda new, i=index: divided(chain(new, ast.Mult), i),
                f"a division by the factor {of(factor)}",
                f"divide by factor {index}",
                rank=3,
            )
            if index or len(factors) > 2:
                yield from add_for_multiply(function, node, index)
        yield from reach_a_part(function, node, index)
        if isinstance(factor, ast.Name):
            yield mutation(
                function,
                node,
                lambda new, i=index: replaced(new, i, "1 - X"),
                f"1 minus {word(factor)} where {word(factor)} itself belongs",
                f"complement {index}",
                rank=2,
            )
    yield from change_slope(function, node)
    if len(factors) == 2:
        yield mutation(
            function,
            node,
            lambda new: located(ast.BinOp(new.left, ast.MatMult(), new.right)),
            f"a matrix product where {word(factors[0])} and {word(factors[1])} "
            "are multiplied entry by entry",
            "entrywise to matrix",
            rank=2,
        )


def replaced(node: ast.BinOp, index: int, template: str) -> ast.expr:
    """The product with one factor made into something else."""
    factors = chain(node, ast.Mult)
    factors[index] = expression(template, X=factors[index])
    return joined(factors, ast.Mult())


def change_slope(function: Function, node: ast.BinOp) -> Iterator[Mutation]:
    """x (1 - x) for 1 - x**2, and the other way round: one function's derivative for another's."""
    factors = chain(node, ast.Mult)
    texts = [ast.unparse(factor) for factor in factors]
    for index, text in enumerate(texts):
        if f"1 - {text}" in texts:
            other = texts.index(f"1 - {text}")

            def change(new: ast.BinOp, index: int = index, other: int = other) -> ast.expr:
                parts = chain(new, ast.Mult)
                parts[index] = expression("1 - X ** 2", X=parts[index])
                return joined([p for i, p in enumerate(parts) if i != other], ast.Mult())

            yield mutation(
                function,
                node,
                change,
                f"1 minus the square of {word(factors[index])} as its derivative",
                f"other slope {index}",
                rank=2,
            )
        square = factors[index]
        if text.startswith("1 - ") and text.endswith(" ** 2") and isinstance(square, ast.BinOp):
            for template, words in (
                ("X * (1 - X)", "the derivative of a sigmoid"),
                ("1 / (1 - X ** 2)", "one divided by the derivative"),
            ):
                yield mutation(
                    function,
                    node,
                    lambda new, i=index, t=template: replaced_square(new, i, t),
                    f"{words} taken at {word(square.right.left)}",  # type: ignore[attr-defined]
                    f"slope {template} {index}",
                    rank=2,
                )


def replaced_square(node: ast.BinOp, index: int, template: str) -> ast.expr:
    factors: list[Any] = chain(node, ast.Mult)
    factors[index] = expression(template, X=factors[index].right.left)
    return joined(factors, ast.Mult())


def divided(factors: list[ast.expr], index: int) -> ast.expr:
    rest = [f for i, f in enumerate(factors) if i != index]
    return located(ast.BinOp(joined(rest, ast.Mult()), ast.Div(), factors[index]))


def add_for_multiply(function: Function, node: ast.BinOp, index: int) -> Iterator[Mutation]:
    factors = chain(node, ast.Mult)

    def change(new: ast.BinOp) -> ast.expr:
        parts = chain(new, ast.Mult)
        rest = joined([f for i, f in enumerate(parts) if i != index], ast.Mult())
        return located(ast.BinOp(rest, ast.Add(), parts[index]))

    yield mutation(
        function,
        node,
        change,
        f"the factor {of(factors[index])} added instead of multiplied"
        if len(factors) > 2
        else f"{word(factors[0])} and {word(factors[1])} added instead of multiplied",
        f"add factor {index}",
        rank=3,
    )


def reach_a_part(function: Function, node: ast.BinOp, index: int) -> Iterator[Mutation]:
    """(a + b) * c with the parentheses left out, also where the sum has a name of its own."""
    factors = chain(node, ast.Mult)
    whole = factors[index]
    if isinstance(whole, ast.Name):
        whole = definition(function, whole) or whole
    terms = signed_terms(whole)
    if len(terms) != 2:
        return
    others = [i for i in range(len(factors)) if i != index]
    for part in (0, 1):
        for size in range(len(others)):
            for kept in combinations(others, size):
                missed = [factors[i] for i in others if i not in kept]

                def change(new: ast.BinOp, part: int = part, kept: Any = kept) -> ast.expr:
                    parts = chain(new, ast.Mult)
                    full = [parts[i] for i in others]
                    few = [parts[i] for i in kept]
                    made = []
                    for k, (sign, term) in enumerate(signed_terms(whole)):
                        product = joined([term, *(few if k == part else full)], ast.Mult())
                        made.append((sign, product))
                    return sum_of(made)

                yield mutation(
                    function,
                    node,
                    change,
                    f"missing parentheses: {and_list([word(f) for f in missed])} must multiply "
                    f"the whole sum, not only a part of it",
                    f"part {part} of {index} without {[i for i in others if i not in kept]}",
                    rank=2,
                )


def definition(function: Function, name: ast.Name) -> ast.expr | None:
    """The sum that a variable stands for, where it is assigned once and is a sum."""
    found = [
        s.value
        for s in function.order
        if isinstance(s, ast.Assign)
        and len(s.targets) == 1
        and isinstance(s.targets[0], ast.Name)
        and s.targets[0].id == name.id
    ]
    return found[0] if len(found) == 1 and is_sum(found[0]) else None


def change_quotient(function: Function, node: ast.BinOp) -> Iterator[Mutation]:
    yield mutation(
        function, node, lambda new: new.left, missing("divisor", [node.right]), "drop divisor"
    )
    yield mutation(
        function,
        node,
        lambda new: located(ast.BinOp(new.left, ast.Mult(), new.right)),
        f"a multiplication where the division by {word(node.right)} belongs",
        "divide to multiply",
        rank=2,
    )


def change_matrix_product(function: Function, node: ast.BinOp) -> Iterator[Mutation]:
    """Factors transposed or not, in the wrong order, or multiplied entry by entry."""
    left, right = node.left, node.right
    for swapped in (False, True):
        for flip_left in (False, True):
            for flip_right in (False, True):
                if not (swapped or flip_left or flip_right):
                    continue
                phrase = product_phrase(left, right, swapped, flip_left, flip_right)
                form = (swapped, flip_left, flip_right)
                yield mutation(
                    function,
                    node,
                    lambda new, form=form: reformed(new, *form),
                    phrase,
                    f"product {form}",
                    rank=1 if not swapped or (flip_left and flip_right) else 2,
                )
    yield mutation(
        function,
        node,
        lambda new: located(ast.BinOp(new.left, ast.Mult(), new.right)),
        f"an entry by entry product where the matrix product of {word(left)} and {word(right)} "
        "belongs",
        "matrix to entrywise",
        rank=2,
    )
    for side, gone in (("right", left), ("left", right)):
        yield mutation(
            function,
            node,
            lambda new, side=side: getattr(new, side),
            missing("factor", [gone]),
            f"keep {side} of product",
            rank=2,
        )


def reformed(node: ast.BinOp, swapped: bool, flip_left: bool, flip_right: bool) -> ast.expr:
    left = flipped(node.left) if flip_left else node.left
    right = flipped(node.right) if flip_right else node.right
    pair = (right, left) if swapped else (left, right)
    return located(ast.BinOp(pair[0], ast.MatMult(), pair[1]))


def flipped(node: ast.expr) -> ast.expr:
    """The expression transposed; what is transposed already is so no more."""
    if isinstance(node, ast.Attribute) and node.attr == "T":
        return node.value
    return located(ast.Attribute(node, "T", ast.Load()))


def product_phrase(
    left: ast.expr, right: ast.expr, swapped: bool, flip_left: bool, flip_right: bool
) -> str:
    if swapped and flip_left and flip_right:
        return f"the product of {word(left)} and {word(right)} transposed"
    parts = []
    for node, flip in ((left, flip_left), (right, flip_right)):
        if flip:
            was = isinstance(node, ast.Attribute) and node.attr == "T"
            name = word(node.value if was else node)  # type: ignore[attr-defined]
            parts.append(f"{name} {'not transposed' if was else 'transposed, which it should not'}")
    if swapped:
        parts.append(f"{word(left)} and {word(right)} multiplied in the wrong order")
    return "; ".join(parts)


def change_power(function: Function, node: ast.BinOp) -> Iterator[Mutation]:
    base = word(node.left)
    yield mutation(function, node, lambda new: new.left, f"{base} without its square", "drop power")
    yield mutation(
        function,
        node,
        lambda new: located(ast.BinOp(new.left, ast.Mult(), new.right)),
        f"{base} times 2 instead of squared (`*` for `**`)",
        "power to product",
        rank=2,
    )
    yield mutation(
        function, node, lambda new: expression("X * X * X", X=new.left), f"the cube of {base}",
        "cube", rank=4,
    )  # fmt: skip


def elementwise_functions(function: Function, namespace: Mapping[str, Any]) -> dict[str, str]:
    """Functions of one array that keep its shape, as templates by name: the course's own."""
    found = {"tanh": "np.tanh(X)"}
    for node in function.expressions(ast.Call):
        kind = function.kinds.get(node)
        makes = called(node).endswith("_like") or called(node) in ("copy", "array", "asarray")
        if len(node.args) == 1 and not node.keywords and is_array(kind) and not makes:
            if function.kinds.get(node.args[0]) == kind:
                found[called(node)] = f"{ast.unparse(node.func)}(X)"
    for name, value in namespace.items():
        if name in ("sigmoid", "softmax", "relu") and callable(value):
            found.setdefault(name, f"{name}(X)")
    return found


def called(node: ast.Call) -> str:
    """The name of the function that is called, without its module."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)


def change_call(
    function: Function, node: ast.Call, elementwise: Mapping[str, str]
) -> Iterator[Mutation]:
    """A function left out, taken twice, exchanged, over the wrong axis, around too much."""
    name = called(node)
    kind = function.kinds.get(node)
    if isinstance(node.func, ast.Attribute) and not isinstance(node.func.value, ast.Name):
        return
    if node.args and is_array(kind) and is_array(function.kinds.get(node.args[0])):
        yield mutation(
            function, node, lambda new: new.args[0], f"`{name}` left out", f"drop {name}"
        )
    if name in elementwise and len(node.args) == 1:
        yield from change_elementwise(function, node, name, elementwise)
    for other in OTHER_REDUCTIONS.get(name, ()):
        yield mutation(
            function,
            node,
            lambda new, other=other: located(
                ast.Call(ast.Attribute(new.func.value, other, ast.Load()), new.args, new.keywords)
            ),
            f"`{other}` instead of `{name}`",
            f"{name} to {other}",
        )
    for keyword in node.keywords:
        yield from change_keyword(function, node, keyword)
    for argument in node.args:
        if isinstance(argument, (ast.Tuple, ast.List)):
            yield from change_display(function, argument, f"what is given to `{name}`")


def change_elementwise(
    function: Function, node: ast.Call, name: str, elementwise: Mapping[str, str]
) -> Iterator[Mutation]:
    yield mutation(
        function,
        node,
        lambda new: located(ast.Call(new.func, [new], [])),
        f"`{name}` applied twice",
        f"double {name}",
        rank=2,
    )
    for other, template in {**elementwise, "a ramp (ReLU)": RAMP}.items():
        if other != name:
            yield mutation(
                function,
                node,
                lambda new, t=template: located(expression(t, X=new.args[0])),
                f"`{other}` where `{name}` belongs",
                f"{name} to {other}",
                rank=1 if template != RAMP else 2,
            )
    for label, template in (
        ("over the wrong axis", "F(X.T).T"),
        ("over all entries at once", "F(np.ravel(X)).reshape(X.shape)"),
    ):
        yield mutation(
            function,
            node,
            lambda new, t=template: located(expression(t, F=new.func, X=new.args[0])),
            f"`{name}` taken {label}",
            f"{name} {label}",
            rank=2,
        )
    terms = signed_terms(node.args[0])
    for out in subsets(len(terms), len(terms)):
        outside = and_list([of(terms[i][1]) for i in out])
        yield mutation(
            function,
            node,
            lambda new, out=out: split_call(new, out),
            f"the term {outside} outside of `{name}`, where it belongs inside",
            f"take term {out} out of {name}",
            rank=2,
        )
    parent = function.parents[node]
    if isinstance(parent, ast.BinOp) and isinstance(parent.op, (ast.Mult, ast.Add)):
        factors = chain(parent, type(parent.op))
        inside = next((i for i, f in enumerate(factors) if f is node), None)
        if inside is not None and len(factors) == 2:
            yield mutation(
                function,
                parent,
                lambda new: pull_in(new, inside),
                f"{word(factors[1 - inside])} inside of `{name}`, where it belongs outside",
                f"pull into {name}",
                rank=2,
            )


def split_call(node: ast.Call, out: Sequence[int]) -> ast.expr:
    """f(a + b) as f(a) + b."""
    terms = signed_terms(node.args[0])
    kept = sum_of([t for i, t in enumerate(terms) if i not in out])
    inner: ast.expr = located(ast.Call(node.func, [kept], []))
    return sum_of([(1, inner), *(terms[i] for i in out)])


def pull_in(node: ast.BinOp, index: int) -> ast.expr:
    """f(a) * b as f(a * b)."""
    parts: list[Any] = [node.left, node.right]
    call = parts[index]
    parts[index] = call.args[0]
    inner = located(ast.BinOp(parts[0], node.op, parts[1]))
    made: ast.expr = located(ast.Call(call.func, [inner], []))
    return made


def change_keyword(function: Function, node: ast.Call, keyword: ast.keyword) -> Iterator[Mutation]:
    name = called(node)
    phrase = f"no `{keyword.arg}` in `{name}`"
    yield mutation(function, keyword, lambda new: [], phrase, f"drop {keyword.arg}")
    if keyword.arg == "axis" and isinstance(keyword.value, ast.Constant):
        for axis in (0, 1, -1):
            if axis != keyword.value.value:
                yield mutation(
                    function,
                    keyword,
                    lambda new, axis=axis: located(ast.keyword("axis", ast.Constant(axis))),
                    f"`{name}` over the wrong axis",
                    f"axis {axis}",
                )
        yield mutation(
            function,
            node,
            lambda new: located(ast.Call(new.func, new.args, [])),
            f"`{name}` over everything, down to one number",
            "no keywords",
            rank=2,
        )
        template = f"np.take(X, [0], axis={keyword.value.value})"
        yield mutation(
            function,
            node,
            lambda new: expression(template, X=new.args[0]),
            f"the first entry alone instead of `{name}`",
            "first instead of all",
            rank=3,
        )


def change_display(
    function: Function, node: ast.Tuple | ast.List, where: str
) -> Iterator[Mutation]:
    """Elements of a tuple or list in the wrong order, or missing."""
    for i, j in combinations(range(len(node.elts)), 2):
        yield mutation(
            function,
            node,
            lambda new, i=i, j=j: with_elements(new, swapped(new.elts, i, j)),
            f"{word(node.elts[i])} and {word(node.elts[j])} in the wrong order in {where}",
            f"swap {i} {j}",
        )
    for i in range(len(node.elts)):
        yield mutation(
            function,
            node,
            lambda new, i=i: with_elements(new, [e for k, e in enumerate(new.elts) if k != i]),
            f"{word(node.elts[i])} missing in {where}",
            f"drop element {i}",
            rank=2,
        )


def swapped(items: Sequence[Any], i: int, j: int) -> list[Any]:
    result = list(items)
    result[i], result[j] = result[j], result[i]
    return result


def with_elements(node: Any, elements: Sequence[ast.expr]) -> Any:
    return located(type(node)(list(elements), node.ctx))


def change_constant(function: Function, node: ast.Constant) -> Iterator[Mutation]:
    if type(node.value) not in (int, float):
        return
    for other in (0, 1, 2, -1):
        if other != node.value:
            yield mutation(
                function,
                node,
                lambda new, other=other: located(ast.Constant(other)),
                f"{other} where {node.value} belongs",
                f"{node.value} to {other}",
                rank=3,
            )


def wrap(function: Function, node: ast.expr, elementwise: Mapping[str, str]) -> Iterator[Mutation]:
    """A function applied where none belongs."""
    parent = function.parents[node]
    if not isinstance(node, ast.Name) and not (
        isinstance(parent, ast.Assign) and parent.value is node or isinstance(parent, ast.Call)
    ):
        return
    for name, template in elementwise.items():
        keys = []
        if isinstance(node, ast.Name):
            line = function.order[function.statements[node]]
            keys = [f"{name}({node.id}) in {line}", f"{name}({node.id})"]
        yield mutation(
            function,
            node,
            lambda new, t=template: located(expression(t, X=new)),
            f"`{name}` applied to {word(node)}, where it does not belong",
            f"wrap {name}",
            rank=3,
            keys=keys,
        )


def exchange(
    function: Function, node: ast.expr, others: Mapping[str, tuple[ast.expr, Any]]
) -> Iterator[Mutation]:
    """Another quantity of the same kind, of those that the function itself reads."""
    kind = function.kinds.get(node)
    if not is_quantity(kind) or isinstance(node, ast.Constant):
        return
    line = function.order[function.statements[node]]
    known = function.known[function.statements[node]]
    mine = ast.unparse(node)
    simple = isinstance(node, (ast.Name, ast.Subscript))
    for text, (other, theirs) in others.items():
        if not simple and not isinstance(other, ast.Name) or word(other) == word(node):
            continue
        if not variables(function, other) <= known or is_target(function, node, other):
            continue
        if theirs == kind:
            rank = 1 if isinstance(other, ast.Name) and simple else 3
        elif theirs[-1] == kind[-1] and isinstance(other, ast.Name) and simple:
            rank = 3
        else:
            continue
        if isinstance(node, ast.Subscript) and isinstance(other, ast.Subscript):
            rank = 1 if ast.unparse(node.value) == ast.unparse(other.value) else rank
        keys = [f"{mine} to {text}"]
        if isinstance(node, ast.Name):
            keys.append(f"{mine} to {text} in {line}")
            if isinstance(other, ast.Name):
                keys.append(f"{renaming(mine, text)} in {line}")
        yield mutation(
            function,
            node,
            lambda new, other=other: other,
            f"{word(other)} where {word(node)} belongs",
            f"to {text}",
            rank,
            keys,
        )


def is_target(function: Function, node: ast.expr, other: ast.expr) -> bool:
    """Whether the exchange would assign something to itself."""
    statement = function.parents[node]
    if not isinstance(statement, (ast.Assign, ast.AugAssign)) or statement.value is not node:
        return False
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return any(ast.unparse(target) == ast.unparse(other) for target in targets)


def is_quantity(kind: Any) -> bool:
    """Whether a value is an array or a whole number."""
    return is_array(kind) or bool(kind) and kind[0] == "int"


def renaming(old: str, new: str) -> str:
    """What two names differ in: Wf and dWf like Wi and dWi."""
    if new.endswith(old):
        return f"prefix {new[: -len(old)]}"
    if old.endswith(new):
        return f"no prefix {old[: -len(new)]}"
    return f"{old} to {new}"


def variables(function: Function, node: ast.AST) -> set[str]:
    """The function's own names that have to be assigned before an expression can be computed."""
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return names & function.own_names


def readable(function: Function) -> dict[str, tuple[ast.expr, Any]]:
    """The quantities that the function reads somewhere, by their text: names, keys, products."""
    found: dict[str, tuple[ast.expr, Any]] = {}
    for node in function.expressions((ast.Name, ast.Subscript, ast.BinOp, ast.Attribute)):
        kind = function.kinds.get(node)
        if is_quantity(kind):
            found.setdefault(ast.unparse(node), (node, kind))
    return found


def insert(
    function: Function, node: ast.expr, others: Mapping[str, tuple[ast.expr, Any]]
) -> Iterator[Mutation]:
    """One term or factor too many, in a value that is assigned or handed to a function."""
    parent = function.parents[node]
    kind = function.kinds.get(node)
    if not is_array(kind) or not isinstance(parent, (ast.Assign, ast.Call)):
        return
    if isinstance(parent, ast.Call) and (len(parent.args) < 2 or node not in parent.args):
        return
    known = function.known[function.statements[node]]
    for text, (other, theirs) in others.items():
        if theirs != kind or not variables(function, other) <= known:
            continue
        if not isinstance(other, (ast.Name, ast.Subscript)) or text == ast.unparse(node):
            continue
        for operator, words in ((ast.Add(), "added to"), (ast.Mult(), "multiplied with")):
            yield mutation(
                function,
                node,
                lambda new, other=other, op=operator: located(ast.BinOp(new, op, other)),
                f"{word(other)} {words} {word(node)}, where it does not belong",
                f"{words} {text}",
                rank=4,
            )


def missing(what: str, gone: Sequence[ast.expr]) -> str:
    """ "the factor with `ot` is missing" """
    if len(gone) == 1:
        return f"the {what} {of(gone[0])} missing"
    return f"the {what}s {and_list([of(g) for g in gone])} missing"


def of(node: ast.expr) -> str:
    """A term or factor in words: "`ba`", "1", "with `Waa` and `a_prev`"."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    found = word(node)
    return (
        found if found.startswith("`") else f"with {and_list([f'`{n}`' for n in names_in(node)])}"
    )

"""Mistakes with quantities: one read for another, one too many, a function applied to one."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope, spelled, taken_at
from rnngrader.diagnosis.mutations.remake import as_read
from rnngrader.diagnosis.mutations.sums import SUMS
from rnngrader.diagnosis.mutations.tree import Changes, Function, Insert, Kind, is_array
from rnngrader.diagnosis.mutations.words import place_of, word
from rnngrader.diagnosis.syntax import all_names, is_op, is_transposed, key_of


def readable(function: Function) -> dict[str, tuple[ast.expr, Kind]]:
    """The quantities that the function reads somewhere, by their text: names, keys, products.

    As copies: a change of the place where one is read does not change it elsewhere.
    """
    found: dict[str, tuple[ast.expr, Kind]] = {}
    for node in function.expressions((ast.Name, ast.Subscript, ast.BinOp, ast.Attribute)):
        kind = function.kinds.get(node, ())
        if is_array(kind) or kind[:1] == ("int",):
            found.setdefault(ast.unparse(node), (copy.deepcopy(node), kind))
    for line in function.order:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Subscript):
            kind = function.kinds.get(line.value, ())
            if is_array(kind):
                place = as_read(line.targets[0])
                found.setdefault(ast.unparse(place), (place, kind))
    return found


def in_names(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of what is read."""
    for node in scope.function.expressions():
        if isinstance(node, ast.Constant):
            continue
        if scope.is_int(node) or scope.is_array(node):
            yield from exchanged(scope, node)
        if isinstance(node, ast.Name):
            yield from transposed(scope, node)
        if scope.is_int(node) and not is_constant(node):
            for size, text in scope.function.sizes.items():
                if text != ast.unparse(node) and size != ast.unparse(node):
                    phrase = f"the size {size} where {word(node)} belongs"
                    yield Edit(node, text, phrase, f"to size {size}", rank=3)
        if scope.is_numeric(node):
            yield from wrapped(scope, node)
            yield from inserted(scope, node)
    for statement in scope.function.known:
        yield from taken_for_each_other(scope, statement)


def exchanged(scope: Scope, node: ast.expr) -> Iterator[Edit]:
    """Another quantity of the same kind, of those that the function itself reads."""
    mine, line = ast.unparse(node), scope.function.order[scope.function.statements[node]]
    for text, (other, theirs) in scope.others.items():
        rank = exchange_rank(scope, node, other, theirs)
        before = made_before(scope, node, other)
        if not rank or before is None or is_target(scope, node, other):
            continue
        if is_transposed(other) and is_transposed(scope.function.parents[node]):
            continue  # that is the other itself, which is tried in the place of all
        change = f"{mine} to {text}"
        keys = [change]
        if isinstance(node, ast.Name):
            keys += (f"{c} in {line}" for c in (f"all to {text}", change, renaming(mine, text)))
            keys.append(f"{change} for {scope.function.reached_by(node)}")
        phrase = f"{word(other)} where {word(node)} belongs"
        if isinstance(node, ast.Subscript) and both_parts(node, other) and not key_of(node):
            phrase = taken_at(node, spelled(other.slice), spelled(node.slice))  # type: ignore[attr-defined]
        if is_filled(scope, node):
            phrase, rank = f"{word(other)} filled where {word(node)} belongs", rank + 2
        # In a condition it is mostly one that is always true, or never.
        decides = scope.function.decides(node)
        rank += bool(before) + decides
        yield Edit(node, other, phrase, f"to {text}", rank, tuple(keys), before, contrived=decides)


def exchange_rank(scope: Scope, node: ast.expr, other: ast.expr, theirs: Kind) -> int:
    """How plausible it is that one quantity is read for another; 0 where it is out of question."""
    kind, plain = scope.kind(node), isinstance(other, ast.Name)
    simple = isinstance(node, (ast.Name, ast.Subscript))
    packed = isinstance(scope.function.parents[node], (ast.Tuple, ast.List))
    alike = both_parts(node, other)
    if word(other) == word(node) and not alike or not (simple or plain):
        return 0
    if key_of(other) and not key_of(node):
        return 0  # the variable that holds it is tried already
    if isinstance(other, ast.BinOp) and ast.unparse(node) in map(ast.unparse, ast.walk(other)):
        return 4  # made of itself
    if theirs == kind:
        unpacked = packed and key_of(node) != ""
        return (2 if unpacked else 1) if simple and (plain or alike) else 3
    if theirs[-1] == kind[-1] and (plain and not packed or simple and alike):
        return 3 if simple else 4
    return 3 if packed and plain and is_array(theirs) and is_array(kind) else 0


def both_parts(node: ast.expr, other: ast.expr) -> bool:
    """Whether two expressions pick something from the same variable."""
    pair = isinstance(node, ast.Subscript) and isinstance(other, ast.Subscript)
    return pair and ast.unparse(node.value) == ast.unparse(other.value)  # type: ignore[attr-defined]


def is_filled(scope: Scope, node: ast.expr) -> bool:
    """Whether a node is the array of which a line fills a part."""
    parent = scope.function.parents[node]
    return isinstance(parent, ast.Subscript) and isinstance(parent.ctx, ast.Store)


def made_before(scope: Scope, node: ast.AST, other: ast.expr) -> Changes | None:
    """What has to be computed earlier than it is, so that an expression can be read at a node.

    Nothing, mostly; None where it cannot be.
    """
    function, statement = scope.function, scope.function.statements[node]
    known = function.known[statement]
    names = all_names(other) & function.own_names
    if names <= known:
        return ()
    block = function.node.body
    if statement not in block or len(names - known) > 1:
        return None
    (name,) = names - known
    for later in block[block.index(statement) + 1 :]:
        makes = isinstance(later, ast.Assign) and ast.unparse(later.targets[0]) == name
        if makes and all_names(later.value) & function.own_names <= known:  # type: ignore[attr-defined]
            return ((statement, Insert("before", (later,))),)
    return None


def is_target(scope: Scope, node: ast.expr, other: ast.expr) -> bool:
    """Whether the exchange would assign something to itself."""
    statement = scope.function.parents[node]
    if not isinstance(statement, (ast.Assign, ast.AugAssign)) or statement.value is not node:
        return False
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return ast.unparse(other) in map(ast.unparse, targets)


def transposed(scope: Scope, node: ast.Name) -> Iterator[Edit]:
    """Another matrix, transposed, where one belongs that has its axes the other way round."""
    kind, known = scope.kind(node), scope.function.known[scope.function.statements[node]]
    for text, (other, theirs) in scope.others.items():
        turned = tuple((k[0], k[1][::-1]) if isinstance(k, tuple) else k for k in theirs)
        fits = isinstance(other, ast.Name) and text != node.id and text in known
        if fits and turned == kind and scope.is_numeric(node) and len(kind[0][1]) == 2:
            phrase = f"{word(other)} transposed where {word(node)} belongs"
            yield Edit(
                node, f"{text}.T", phrase, f"to {text} transposed", rank=2, about=About.FACTOR
            )


def renaming(old: str, new: str) -> str:
    """What two names differ in: Wf and dWf like Wi and dWi."""
    if new.endswith(old):
        return f"prefix {new[: -len(old)]}"
    if old.endswith(new):
        return f"no prefix {old[: -len(new)]}"
    return f"{old} to {new}"


def wrapped(scope: Scope, node: ast.expr) -> Iterator[Edit]:
    """A function applied where none belongs."""
    parent = scope.function.parents[node]
    value = isinstance(parent, ast.Assign) and parent.value is node or isinstance(parent, ast.Call)
    if not isinstance(node, ast.Name) and not value or is_constant(node):
        return
    line = scope.function.order[scope.function.statements[node]]
    for name, template in scope.elementwise.items():
        keys = []
        if isinstance(node, ast.Name):
            keys = [f"{name}({node.id}) in {line}", f"{name}({node.id})"]
            keys += [f"{name} in slopes"] if in_slope(scope, node) else []
        phrase = f"`{name}` applied to {word(node)}, where it does not belong"
        rank = 2 if isinstance(node, ast.Name) else 3
        yield Edit(
            node,
            template,
            phrase,
            f"wrap {name}",
            rank,
            tuple(keys),
            contrived=True,
            needs=name,
            about=About.EXTRA,
        )


def is_constant(node: ast.expr) -> bool:
    """Whether an expression is a number as it stands, of which nobody takes a function."""
    return not all_names(node)


def in_slope(scope: Scope, node: ast.Name) -> bool:
    """Whether a variable stands in x * (1 - x), in one of the two places."""
    product: ast.AST = node
    while not is_op(product, ast.Mult) and isinstance(product, ast.expr):
        product = scope.function.parents[product]
    while is_op(scope.function.parents.get(product), ast.Mult):
        product = scope.function.parents[product]
    return f"{node.id} * (1 - {node.id})" in ast.unparse(product)


def inserted(scope: Scope, node: ast.expr) -> Iterator[Edit]:
    """One term or factor too many."""
    parent, kind = scope.function.parents[node], scope.kind(node)
    argument = isinstance(parent, ast.Call) and node in parent.args
    whole = isinstance(parent, ast.Assign) or argument
    term = is_op(parent, *SUMS) and not is_op(node, *SUMS)
    factor = isinstance(node, ast.Name) and is_op(parent, ast.Mult, ast.MatMult)
    if not (whole or term or factor):
        return
    for text, (other, theirs) in scope.others.items():
        if isinstance(other, ast.Name) and is_column_of(theirs, kind) and (whole or factor):
            before = made_before(scope, node, other)
            for template, words in (
                ("_X * {}[:, None]", "multiplied with"),
                ("_X / {}[:, None]", "dividing"),
            ):
                if before is not None:
                    phrase = (
                        f"{word(other)} {words} {word(node)}, row by row, where it does not belong"
                    )
                    yield Edit(
                        node,
                        template.format(text),
                        phrase,
                        template + text,
                        4,
                        also=before,
                        about=About.EXTRA,
                    )
        if not spreads_to(theirs, kind) or not isinstance(other, (ast.Name, ast.Subscript)):
            continue
        before = made_before(scope, node, other)
        if before is None or text == ast.unparse(node):
            continue
        forms = []
        if whole or factor:
            forms.append((f"_X + {text}", f"{word(other)} added to {word(node)}"))
        if whole or term:
            forms.append((f"_X * {text}", f"{word(other)} multiplied with {word(node)}"))
        if whole and isinstance(other, ast.Name):
            slope = f"1 minus the square of {word(other)} multiplied with {word(node)}"
            forms.append((f"_X * (1 - {text} ** 2)", slope))
        for template, words in forms:
            phrase = f"{words}, where it does not belong"
            yield Edit(
                node,
                template,
                phrase,
                f"{template}",
                rank=4,
                also=before,
                contrived=True,
                about=About.EXTRA,
            )


def spreads_to(kind: Kind, wanted: Kind) -> bool:
    """Whether a value can be added to another without changing its shape."""
    if not is_array(kind):
        return False
    pairs = zip(kind, wanted, strict=True)
    return all(
        mine[0] == theirs[0] == "array"
        and len(mine[1]) == len(theirs[1])
        and all(a in (1, b) for a, b in zip(mine[1], theirs[1], strict=True))
        for mine, theirs in pairs
    )


def is_column_of(kind: Kind, wanted: Kind) -> bool:
    """Whether a value has one number for each row of another."""
    pairs = zip(kind, wanted, strict=True) if is_array(kind) and is_array(wanted) else ()
    fits = [len(a[1]) == 1 and len(b[1]) == 2 and a[1][0] == b[1][0] for a, b in pairs]
    return bool(fits) and all(fits)


def taken_for_each_other(scope: Scope, statement: ast.stmt) -> Iterator[Edit]:
    """Two names that stand in each other's places, in one line or everywhere."""
    if isinstance(statement, (ast.For, ast.If, ast.While)):
        return
    names: dict[str, list[Any]] = {}
    for node in scope.function.expressions((ast.Name, ast.Subscript)):
        if scope.function.statements[node] is statement and scope.is_array(node):
            names.setdefault(ast.unparse(node), []).append(node)
    for one, other in combinations(names, 2):
        parts = [isinstance(names[each][0], ast.Subscript) for each in (one, other)]
        alike = parts == [False, False] or both_parts(names[one][0], names[other][0])
        if alike and scope.kind(names[one][0]) == scope.kind(names[other][0]):
            changes = [(node, other) for node in names[one]]
            changes += [(node, one) for node in names[other]]
            yield Edit(
                *changes[0],
                f"`{one}` and `{other}` taken for each other",
                rank=2,
                keys=(f"exchange {one} and {other}",),
                also=tuple(changes[1:]),
                places=(place_of(scope.function, statement, statement),),
            )

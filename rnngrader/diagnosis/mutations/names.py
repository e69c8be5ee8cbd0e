"""Mistakes with quantities: one read for another, one too many, a function applied to one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations

from rnngrader.diagnosis.mutations.mutation import Changes, Maker, Mutation
from rnngrader.diagnosis.mutations.products import is_product
from rnngrader.diagnosis.mutations.sums import is_sum
from rnngrader.diagnosis.mutations.tree import (
    Change,
    Function,
    Insert,
    Kind,
    as_read,
    filled,
    is_array,
    key_of,
)
from rnngrader.diagnosis.mutations.words import place_of, word

CONSTANTS = (0, 1, 2, -1)
SCALINGS = (
    ("-_X", "with the opposite sign"),
    ("2 * _X", "times 2"),
    ("0.5 * _X", "times one half"),
    ("1 + _X", "plus 1"),
    ("np.log(_X)", "with a logarithm around it"),
    ("np.exp(_X)", "with an exponential around it"),
    ("abs(_X)", "without its signs"),
)


def readable(function: Function) -> dict[str, tuple[ast.expr, Kind]]:
    """The quantities that the function reads somewhere, by their text: names, keys, products."""
    found: dict[str, tuple[ast.expr, Kind]] = {}
    for node in function.expressions((ast.Name, ast.Subscript, ast.BinOp, ast.Attribute)):
        kind = function.kinds.get(node, ())
        if is_array(kind) or kind[:1] == ("int",):
            found.setdefault(ast.unparse(node), (node, kind))
    for line in function.order:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Subscript):
            kind = function.kinds.get(line.value, ())
            if is_array(kind):
                place = as_read(line.targets[0])
                found.setdefault(ast.unparse(place), (place, kind))
    return found


def in_names(make: Maker) -> Iterator[Mutation]:
    """All changes of what is read."""
    for node in make.function.expressions():
        if isinstance(node, ast.Constant):
            yield from of_number(make, node)
            continue
        if make.kind(node)[:1] == ("int",) or make.is_array(node):
            yield from exchanged(make, node)
        if isinstance(node, ast.Name) and make.kind(node)[:1] == ("int",):
            for size, text in make.function.sizes.items():
                if size != node.id:
                    phrase = f"the size {size} where `{node.id}` belongs"
                    yield make(node, text, phrase, f"to size {size}", rank=3)
        if make.is_array(node):
            yield from wrapped(make, node)
            yield from inserted(make, node)
    for statement in make.function.known:
        yield from taken_for_each_other(make, statement)


def of_number(make: Maker, node: ast.Constant) -> Iterator[Mutation]:
    if isinstance(node.value, str):
        yield make(node, '""', f"no {node.value!r} where it belongs", "no text", rank=2)
    if type(node.value) in (int, float):
        for other in CONSTANTS:
            if other != node.value:
                phrase = f"{other} where {node.value!r} belongs"
                yield make(node, str(other), phrase, f"{node.value!r} to {other}", rank=3)


def exchanged(make: Maker, node: ast.expr) -> Iterator[Mutation]:
    """Another quantity of the same kind, of those that the function itself reads."""
    mine, line = ast.unparse(node), make.function.order[make.function.statements[node]]
    for text, (other, theirs) in make.others.items():
        rank = exchange_rank(make, node, other, theirs)
        before = made_before(make, node, other)
        if not rank or before is None or is_target(make, node, other):
            continue
        keys = [f"{mine} to {text}"]
        if isinstance(node, ast.Name):
            keys.append(f"all to {text} in {line}")
            keys.append(f"{mine} to {text} in {line}")
            keys.append(f"{renaming(mine, text)} in {line}")
        phrase = f"{word(other)} where {word(node)} belongs"
        label = f"to {text}"
        yield make(node, instead(other), phrase, label, rank + bool(before), keys, before)


def instead(other: ast.expr) -> Change:
    """The change of a node into another one."""
    return lambda new: other


def exchange_rank(make: Maker, node: ast.expr, other: ast.expr, theirs: Kind) -> int:
    """How plausible it is that one quantity is read for another; 0 where it is out of question."""
    kind, plain = make.kind(node), isinstance(other, ast.Name)
    simple = isinstance(node, (ast.Name, ast.Subscript))
    packed = isinstance(make.function.parents[node], (ast.Tuple, ast.List))
    if word(other) == word(node) or not (simple or plain):
        return 0
    if key_of(other) and not key_of(node):
        return 0  # the variable that holds it is tried already
    alike = both_parts(node, other)
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


def made_before(make: Maker, node: ast.AST, other: ast.expr) -> Changes | None:
    """What has to be computed earlier than it is, so that an expression can be read at a node.

    Nothing, mostly; None where it cannot be.
    """
    function, statement = make.function, make.function.statements[node]
    known = function.known[statement]
    names = {p.id for p in ast.walk(other) if isinstance(p, ast.Name)} & function.own_names
    if names <= known:
        return ()
    block = function.node.body
    if statement not in block or len(names - known) > 1:
        return None
    (name,) = names - known
    for later in block[block.index(statement) + 1 :]:
        if isinstance(later, ast.Assign) and ast.unparse(later.targets[0]) == name:
            reads = {p.id for p in ast.walk(later.value) if isinstance(p, ast.Name)}
            if reads & function.own_names <= known:
                return ((statement, Insert("before", (later,))),)
    return None


def is_target(make: Maker, node: ast.expr, other: ast.expr) -> bool:
    """Whether the exchange would assign something to itself."""
    statement = make.function.parents[node]
    if not isinstance(statement, (ast.Assign, ast.AugAssign)) or statement.value is not node:
        return False
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return any(ast.unparse(target) == ast.unparse(other) for target in targets)


def renaming(old: str, new: str) -> str:
    """What two names differ in: Wf and dWf like Wi and dWi."""
    if new.endswith(old):
        return f"prefix {new[: -len(old)]}"
    if old.endswith(new):
        return f"no prefix {old[: -len(new)]}"
    return f"{old} to {new}"


def wrapped(make: Maker, node: ast.expr) -> Iterator[Mutation]:
    """A function applied where none belongs."""
    parent = make.function.parents[node]
    value = isinstance(parent, ast.Assign) and parent.value is node or isinstance(parent, ast.Call)
    if not isinstance(node, ast.Name) and not value:
        return
    line = make.function.order[make.function.statements[node]]
    for name, template in make.elementwise.items():
        keys = []
        if isinstance(node, ast.Name):
            keys = [f"{name}({node.id}) in {line}", f"{name}({node.id})"]
            keys += [f"{name} in slopes"] if in_slope(make, node) else []
        phrase = f"`{name}` applied to {word(node)}, where it does not belong"
        rank = 2 if isinstance(node, ast.Name) else 3
        yield make(node, template, phrase, f"wrap {name}", rank, keys)


def in_slope(make: Maker, node: ast.Name) -> bool:
    """Whether a variable stands in x * (1 - x), in one of the two places."""
    product: ast.AST = node
    while not is_product(product) and isinstance(product, ast.expr):
        product = make.function.parents[product]
    while is_product(make.function.parents.get(product)):
        product = make.function.parents[product]
    text = ast.unparse(product)
    return f"{node.id} * (1 - {node.id})" in text


def inserted(make: Maker, node: ast.expr) -> Iterator[Mutation]:
    """One term or factor too many."""
    parent, kind = make.function.parents[node], make.kind(node)
    argument = isinstance(parent, ast.Call) and node in parent.args
    whole = isinstance(parent, ast.Assign) or argument
    term = is_sum(parent) and not is_sum(node)
    factor = isinstance(node, ast.Name) and (is_product(parent) or is_matrix_product(parent))
    if not (whole or term or factor):
        return
    if whole:
        yield from scaled(make, node)
    for text, (other, theirs) in make.others.items():
        if not spreads_to(theirs, kind) or not isinstance(other, (ast.Name, ast.Subscript)):
            continue
        before = made_before(make, node, other)
        if before is None or text == ast.unparse(node):
            continue
        forms = []
        if whole or factor:
            forms.append((f"_X + {text}", f"{word(other)} added to {word(node)}"))
        if whole or term:
            forms.append((f"_X * {text}", f"{word(other)} multiplied with {word(node)}"))
        if whole and isinstance(other, ast.Name):
            slope = f"the derivative at {word(other)} multiplied with {word(node)}"
            forms.append((f"_X * (1 - {text} ** 2)", slope))
        for template, words in forms:
            phrase = f"{words}, where it does not belong"
            yield make(node, template, phrase, f"{template}", rank=4, also=before)


def spreads_to(kind: Kind, wanted: Kind) -> bool:
    """Whether a value can be added to another without changing its shape."""
    if not is_array(kind):
        return False
    pairs = zip(kind, wanted, strict=True)
    return all(
        len(mine[1]) == len(theirs[1])
        and all(a in (1, b) for a, b in zip(mine[1], theirs[1], strict=True))
        for mine, theirs in pairs
    )


def is_matrix_product(node: ast.AST) -> bool:
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult)


def scaled(make: Maker, node: ast.expr) -> Iterator[Mutation]:
    """A number or a size too many; another function around it."""
    sizes = [(f"_X / {text}", f"divided by {size}") for size, text in make.function.sizes.items()]
    for template, words in (*SCALINGS, *sizes):
        phrase = f"{word(node)} {words}"
        yield make(node, template, phrase, f"scaled {words}", rank=4)


def taken_for_each_other(make: Maker, statement: ast.stmt) -> Iterator[Mutation]:
    """Two names that stand in each other's places, in one line or everywhere."""
    if isinstance(statement, (ast.For, ast.If, ast.While)):
        return
    names: dict[str, list[ast.Name]] = {}
    for node in make.function.expressions(ast.Name):
        if make.function.statements[node] is statement and make.is_array(node):
            names.setdefault(node.id, []).append(node)
    for one, other in combinations(names, 2):
        if make.kind(names[one][0]) == make.kind(names[other][0]):
            yield Mutation(
                f"`{one}` and `{other}` taken for each other",
                (place_of(statement, statement),),
                2,
                (
                    *((node, filled(other)) for node in names[one]),
                    *((node, filled(one)) for node in names[other]),
                ),
                (f"exchange {one} and {other}",),
            )

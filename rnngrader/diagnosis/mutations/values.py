"""Mistakes that do something to a whole value: a result, an argument wherever it is read, a line's.

What is done is a text of a table here, and is said beside it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rnngrader.diagnosis.mutations.mutation import About, Edit, Scope
from rnngrader.diagnosis.mutations.remake import statements
from rnngrader.diagnosis.mutations.tree import Changes, Insert, Kind, count, is_array, returned
from rnngrader.diagnosis.mutations.words import EVERYWHERE, Place, word
from rnngrader.diagnosis.syntax import is_stored_name


class Form(NamedTuple):
    """What is done to a value: in words after its name, as a text, and how soon to a result."""

    words: str
    template: str
    rank: int = 3
    about: About = About.FORMULA


NUMBERS = (
    Form("with the opposite sign", "-_X", 2, about=About.SIGN),
    Form("times 2", "2 * _X", about=About.NUMBER),
    Form("times one half", "0.5 * _X", about=About.NUMBER),
    Form("plus 1", "1 + _X", 4, about=About.NUMBER),
    Form("squared", "_X ** 2", about=About.NUMBER),
    Form("with a root taken of it", "np.sqrt(_X)", about=About.NUMBER),
    Form("with a logarithm around it", "np.log(_X)", about=About.NUMBER),
    Form("with an exponential around it", "np.exp(_X)", about=About.NUMBER),
    Form("as one divided by it", "1 / _X", about=About.NUMBER),
    Form("without its signs", "abs(_X)", about=About.SIGN),
)
ZERO = Form("zero", "0 * _X", 2)
TOTAL = Form("summed up to one number", "np.sum(_X)", about=About.SUM)
BY_SUMS = "_X / np.sum(_X, axis={}, keepdims=True)"
GUARDED = "_X / (lambda s: s + (s == 0))(np.sum(_X, axis=-1, keepdims=True))"
MEANS = "np.mean(_X, axis=-1, keepdims=True) + 0 * _X"
LARGEST = "np.eye(np.shape(_X)[-1])[np.argmax(_X, axis=-1)]"
ROWS = (  # of values with axes
    Form("divided by its sum along the last axis", BY_SUMS.format(-1), about=About.SUM),
    Form("divided by its sum along the last axis where that is not 0", GUARDED, about=About.SUM),
    Form("with its mean along the last axis everywhere", MEANS, 4, about=About.SUM),
    Form("with 1 at its largest along the last axis and 0 elsewhere", LARGEST),
)
TABLES = (  # of values with two axes or more
    Form("transposed", "np.swapaxes(_X, -1, -2)", 2, about=About.FACTOR),
    Form(
        "divided by its sum along the first axis",
        "_X / np.sum(_X, axis=0, keepdims=True)",
        about=About.SUM,
    ),
    Form("divided by the sum of all its entries", "_X / np.sum(_X)", about=About.SUM),
)
SQUARES = (  # of square matrices
    Form("with its diagonal alone", "np.diag(np.diag(_X))"),
    Form("multiplied with itself as a matrix", "_X @ _X", 4),
)
AFTER_FIRST = "(np.indices(np.shape(_X))[_K] > 0)"
BEFORE_LAST = "(np.indices(np.shape(_X))[_K] < np.shape(_X)[_K] - 1)"
LATER, EARLIER = "np.roll(_X, 1, _K)", "np.roll(_X, -1, _K)"
ORDERS = (  # along one axis, _K
    Form("in reverse order along axis _K", "np.flip(_X, _K)"),
    Form("added up from entry to entry along axis _K", "np.cumsum(_X, axis=_K)", about=About.SUM),
    Form("as differences from entry to entry along axis _K", "np.diff(_X, axis=_K, prepend=0)"),
    Form("one place later along axis _K, zero at the first", f"{LATER} * {AFTER_FIRST}"),
    Form("one place earlier along axis _K, zero at the last", f"{EARLIER} * {BEFORE_LAST}"),
    Form("one place later along axis _K, the last at the first", LATER),
    Form("one place earlier along axis _K, the first at the last", EARLIER),
    Form("zero at the first place along axis _K", f"_X * {AFTER_FIRST}"),
    Form("zero at the last place along axis _K", f"_X * {BEFORE_LAST}"),
    Form("zero at both ends along axis _K", f"_X * {AFTER_FIRST} * {BEFORE_LAST}"),
    Form("sorted along axis _K", "np.sort(_X, _K)"),
    Form("subtracted from its last entry along axis _K", "np.take(_X, [-1], _K) - _X"),
    Form("without its first entry along axis _K", "np.delete(_X, 0, _K)"),
    Form("without its last entry along axis _K", "np.delete(_X, -1, _K)"),
    Form("with its first entry along axis _K everywhere", "np.take(_X, [0], _K) + 0 * _X"),
    Form("with its last entry along axis _K everywhere", "np.take(_X, [-1], _K) + 0 * _X"),
    Form("summed up along axis _K", "np.sum(_X, axis=_K)", about=About.SUM),
    Form("averaged along axis _K", "np.mean(_X, axis=_K)", about=About.SUM),
)
LENGTHS = len(ORDERS) - 2  # of them keep the axis
SIZES = (  # by a size, _N
    Form("divided by _N", "_X / _N", 2, about=About.NUMBER),
    Form("times _N", "_X * _N", about=About.NUMBER),
    Form("divided by the root of _N", "_X / np.sqrt(_N)", about=About.NUMBER),
    Form("times the root of _N", "_X * np.sqrt(_N)", about=About.NUMBER),
    Form("divided by one less than _N", "_X / (_N - 1)", about=About.NUMBER),
    Form("divided by _N, and a root taken of it", "np.sqrt(_X / _N)", 4, about=About.NUMBER),
    Form("divided by _N, with the opposite sign", "-_X / _N", 4, about=About.SIGN),
)
CONSTANTS = (  # in the place of an array
    ("zeros", "0.0 * _X"),
    ("ones", "0.0 * _X + 1"),
    ("equal parts of 1 along the last axis", "0.0 * _X + 1 / np.shape(_X)[-1]"),
    ("ones on the diagonal and zeros elsewhere", "np.eye(*np.shape(_X))"),
)
UNUSED = ", as if your numbers did not depend on it"
USUAL = (0, 1, -1, 2, 0.5, 10, 100, 0.9, 0.95, 0.99, 0.999)
NUMBERS_GIVEN = (*USUAL, *(10.0**-k for k in range(1, 13)))
UNWRITTEN = (0, 1, -1, 2, 0.5)  # come about without being written: nothing added, a half, twice


def in_values(scope: Scope) -> Iterator[Edit]:
    """Yield all changes of whole values."""
    function = scope.function
    for part, name in results(scope):
        yield from of_result(scope, part, name)
    for argument in function.arguments:
        yield from of_argument(scope, argument)
    for node in function.expressions():
        if scope.is_numeric(node) and is_value(scope, node):
            for form in (*NUMBERS, *ranked(scope.kind(node)), *sizes_of(scope, SIZES[:1])):
                phrase = f"{word(node)} {form.words}"
                yield Edit(
                    node, form.template, phrase, f"value {form.words}", rank=4, about=form.about
                )


def is_value(scope: Scope, node: ast.expr) -> bool:
    """Whether a node is all that a line computes, an argument of a call, or a variable."""
    parent = scope.function.parents[node]
    whole = isinstance(parent, ast.Assign) or isinstance(parent, ast.Call) and node in parent.args
    variable = isinstance(node, (ast.Name, ast.Subscript))
    return whole or variable and not isinstance(parent, ast.Subscript)


def results(scope: Scope) -> Iterator[tuple[ast.expr, str]]:
    """Yield what is returned, part by part, with each part's name."""
    for line in scope.function.returns:
        value = line.value
        for name, part in returned(value) if value else ():
            if isinstance(value, ast.Dict):
                yield part, f"`{name}`"
            else:
                yield part, word(part) if isinstance(value, ast.Tuple) else "what is returned"


def of_result(scope: Scope, node: ast.expr, name: str) -> Iterator[Edit]:
    """A result to which something is done that should not be."""
    kind = scope.kind(node)
    if not is_array(kind):
        return
    sums = [ast.unparse(s.target) for s in scope.function.order if isinstance(s, ast.AugAssign)]
    summed = ast.unparse(node) in sums
    forms = [ZERO, *NUMBERS, *ranked(kind), *along(kind), *sizes_of(scope, SIZES)]
    for form in (*forms, *by_own_numbers(scope), *[TOTAL] * (count(kind) > 0)):
        keys = (f"{form.words}, summed: {summed}",)
        places = () if name == "what is returned" else None
        phrase = f"{name} {form.words}"
        yield Edit(
            node,
            form.template,
            phrase,
            f"result {form.words}",
            form.rank,
            keys,
            places=places,
            about=form.about,
        )
    for words, template in constants(kind):
        phrase = f"{words} where {word(node)} belongs"
        yield Edit(node, template, phrase, f"constant {words}", rank=3, about=About.NAME)
    for argument in scope.function.arguments:
        theirs = scope.kind_of(argument)
        if is_array(theirs) and all(
            a[1] == b[1][1:] and b[1] for a, b in zip(theirs, kind, strict=True)
        ):
            words = "put in front of"
            change = f"np.concatenate([np.asarray({argument})[None], _X])"
            yield Edit(node, change, f"`{argument}` {words} {name}", f"result {words}", rank=3)


def of_argument(scope: Scope, argument: str) -> Iterator[Edit]:
    """An argument that is not used, a constant in its place; or that is read as something else."""
    uses = [n for n in scope.function.expressions(ast.Name) if n.id == argument]
    kind = scope.kind(uses[0]) if uses else ()
    number = is_number(kind)
    if not number and not is_array(kind):
        return
    changes = [(repr(n), f"{n} in the place of", UNUSED, 3) for n in NUMBERS_GIVEN if number]
    if kind[:1] == ("int",):
        changes += [("_X - 1", "one less than", "", 2), ("_X + 1", "one more than", "", 2)]
    if not number:
        for words, template in constants(kind):
            changes.append((template, f"{words} in the place of", UNUSED, 3))
        if scope.is_numeric(uses[0]):
            for form in (*NUMBERS[4:], *ranked(kind), *along(kind, lengths=False)):
                changes.append((form.template, "", f" {form.words}", 4))
    changed = argument in {n.id for n in scope.function.order if is_stored_name(n)}
    written = {repr(n): n for n in NUMBERS_GIVEN if n not in UNWRITTEN}
    for template, before, after, rank in changes:
        phrase, needs = f"{before} `{argument}`{after}".strip(), written.get(template)
        if changed:
            line = Insert("start", statements(f"{argument} = {template.replace('_X', argument)}"))
            also: Changes = ((scope.function.node, line),)
            yield Edit(
                uses[0],
                uses[0],
                phrase,
                rank=rank,
                also=also,
                places=(Place("at the start"),),
                needs=needs,
            )
            continue
        also = tuple((use, template) for use in uses[1:])
        yield Edit(
            uses[0], template, phrase, rank=rank, also=also, places=(EVERYWHERE,), needs=needs
        )
        for use in uses if len(uses) > 1 and before else ():
            phrase = f"{before} `{argument}`".strip()
            # of a limit: any other that is never reached would do as well
            compared = isinstance(scope.function.parents[use], ast.Compare)
            yield Edit(
                use,
                template,
                phrase,
                f"constant {before}",
                rank=3,
                about=About.NAME,
                contrived=compared,
                needs=needs,
            )


def is_number(kind: Kind) -> bool:
    return kind[:1] in (("int",), ("float",)) or is_array(kind) and count(kind) == 0


def ranked(kind: Kind) -> Sequence[Form]:
    """Return what may be done to a value with these axes."""
    forms: list[Form] = []
    if count(kind) > 0:
        forms += ROWS
    if count(kind) > 1:
        forms += TABLES
    return [*forms, *SQUARES] if is_square(kind) else forms


def is_square(kind: Kind) -> bool:
    return all(len(each[1]) == 2 and each[1][0] == each[1][1] for each in kind)


def along(kind: Kind, lengths: bool = True) -> Iterator[Form]:
    """Yield what may be done to a value along its first axis, and along its last."""
    axes = count(kind)
    for axis in (0, -1)[: min(axes, 2)]:
        shown = axis if axis == 0 else axes - 1
        for form in ORDERS[:LENGTHS] if not lengths else ORDERS:
            words = form.words.replace("_K", str(shown))
            template = form.template.replace("_K", str(axis))
            yield form._replace(words=words, template=template)


def sizes_of(scope: Scope, forms: Sequence[Form]) -> Iterator[Form]:
    """Yield what may be done to a value by a size."""
    for size, text in scope.function.sizes.items():
        for form in forms:
            words, template = form.words.replace("_N", size), form.template.replace("_N", text)
            yield form._replace(words=words, template=template)


def by_own_numbers(scope: Scope) -> Iterator[Form]:
    """Yield what may be done to a result with the function's own numbers, or with a given one."""
    for argument in scope.function.arguments:
        if is_number(scope.kind_of(argument)):
            yield Form(f"divided by `{argument}`", f"_X / {argument}", about=About.NUMBER)
            yield Form(f"times `{argument}`", f"_X * {argument}", about=About.NUMBER)
    numbers = [node.value for node in scope.function.expressions(ast.Constant)]
    for number in dict.fromkeys(n for n in numbers if type(n) in (int, float) and abs(n) > 2):
        yield Form(f"divided by {number}", f"_X / {number}", about=About.NUMBER)
        yield Form(f"times {number}", f"_X * {number}", about=About.NUMBER)


def constants(kind: Kind) -> Sequence[tuple[str, str]]:
    """Return what may stand in the place of an array: words, and a text."""
    return CONSTANTS if is_square(kind) else CONSTANTS[:3] if count(kind) > 0 else CONSTANTS[:2]

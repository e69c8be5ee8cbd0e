"""What can be read in the text of a student's function."""

import ast
import inspect
import math
import textwrap
import types

ROUND = ("round", "around", "round_")
CUT_OFF = ("clip", "minimum", "maximum", "min", "max", "fmin", "fmax", *ROUND)


def tree_of(function):
    """Return the syntax tree of a function's `def`; None where its text is not to be had."""
    try:
        (node,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    except (OSError, TypeError, ValueError, SyntaxError):
        return None
    return node if isinstance(node, ast.FunctionDef) else None


def left_over_raise(function, place):
    """Return the line of a `raise` left beside code of one's own; 0 if the body is a stub."""
    node = tree_of(function)
    stub = node is None or len(node.body) - (ast.get_docstring(node) is not None) < 2
    return 0 if stub or not place else place[1]


def numbers_written_in(function, arrays):
    """Return the whole numbers in a function's text that are lengths of the example's axes, or
    products of two.

    No lengths 1 and 2, which stand in many formulas, none of a limit, and no place in a tuple.
    """
    shapes = [stored["shape"] for stored in arrays]
    lengths = {n for shape in shapes for n in shape}
    lengths |= {n * k for shape in shapes for i, n in enumerate(shape) for k in shape[i + 1 :]}
    lengths -= {1, 2}
    nodes = [*ast.walk(tree_of(function) or ast.Module([]))]
    cut = {number_in(given) for call in cuts_in(nodes) for given in given_to(call)}
    # cells[0][3] is a place; that of a slice, x[:, :4], may be a size.
    places = {node.slice for node in nodes if isinstance(node, ast.Subscript)}
    constants = {node for node in nodes if isinstance(node, ast.Constant)} - cut - places
    return sorted({n.value for n in constants if type(n.value) is int and n.value in lengths})


def calls_of(function):
    """Yield of each call in a function's text the name that it begins with, and its attribute."""
    for node in ast.walk(tree_of(function) or ast.Module([])):
        called = getattr(node, "func", None)
        if isinstance(called, ast.Name):
            yield called.id, "__call__"
        elif isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
            yield called.value.id, called.attr


def called(call):
    """Return the name behind the last dot of what a call calls."""
    return ast.unparse(call.func).split(".")[-1]


def given_to(call):
    """Return what a call gives to what it calls."""
    return [*call.args, *(word.value for word in call.keywords)]


def number_in(given):
    """Return the number that an argument is, without its sign; None if it is something else."""
    inside = given.operand if isinstance(given, ast.UnaryOp) else given
    known = isinstance(inside, ast.Constant) and type(inside.value) in (int, float)
    return inside if known else None


def cuts_in(nodes):
    """Return the calls that cut off at a number (`np.clip(x, -5, 5)`), or round to some digits."""
    calls = [n for n in nodes if isinstance(n, ast.Call) and called(n) in CUT_OFF]
    return [call for call in calls if any(map(number_in, given_to(call)))]


def cuts_of(function):
    """Return the calls of a function that cut off or round: whether it rounds, and the numbers."""
    calls = cuts_in([*ast.walk(tree_of(function) or ast.Module([]))])
    numbers = [[ast.unparse(g) for g in given_to(call) if number_in(g)] for call in calls]
    return [(called(call) in ROUND, said) for call, said in zip(calls, numbers, strict=True)]


def without_cuts(function, namespace, places):
    """Return a copy of a function without some of the calls that cut off or round.

    namespace: where the copy looks up its names
    places: of the calls, among those of `cuts_of`
    returns: None where the text is not to be had
    """
    node = tree_of(function)
    if node is None:
        return None
    calls = cuts_in([*ast.walk(node)])
    for call in [calls[place] for place in places]:
        name, last = called(call), len(call.args) - 1
        call.args = [endless(given, name, i < last) for i, given in enumerate(call.args)]
        for word in call.keywords:
            word.value = endless(word.value, name, "min" in (word.arg or ""))
    try:
        module = compile(ast.fix_missing_locations(ast.Module([node], [])), "<copy>", "exec")
    except SyntaxError:  # a `nonlocal`, of a function in another one
        return None
    code = next(c for c in module.co_consts if getattr(c, "co_name", "") == node.name)
    copy = types.FunctionType(code, namespace, node.name, getattr(function, "__defaults__", None))
    copy.__kwdefaults__ = getattr(function, "__kwdefaults__", None)
    return copy


def endless(given, name, lower):
    """Return an argument of a function that cuts off; infinite if it is a number, or all digits.

    lower: whether it is the lower limit, of a function that has two
    """
    if number_in(given) is None:
        return given
    if name in ROUND:
        return ast.Constant(15)
    return ast.Constant(-math.inf if "max" in name or lower and name == "clip" else math.inf)


def arguments_unused(function):
    """Return the arguments of a function that nothing in its text reads."""
    node = tree_of(function)
    parts = [*ast.walk(node or ast.Module([]))]
    added = [part.target for part in parts if isinstance(part, ast.AugAssign)]
    names = [part for part in parts if isinstance(part, ast.Name)]
    read = {name.id for name in names if name in added or isinstance(name.ctx, ast.Load)}
    return [name.arg for name in node.args.args if name.arg not in read] if node else []


def made_once(function):
    """Return the arguments in a `def` line with a list or a dictionary of their own, as written."""
    node = tree_of(function)
    given = node.args if node else ast.arguments([], [], None, [], [], None, [])
    named = [*given.posonlyargs, *given.args]
    pairs = [*zip(named[len(named) - len(given.defaults) :], given.defaults, strict=True)]
    pairs += zip(given.kwonlyargs, given.kw_defaults, strict=True)
    kinds = (ast.List, ast.Dict, ast.Set, ast.Call)
    return [f"{name.arg}={ast.unparse(value)}" for name, value in pairs if isinstance(value, kinds)]


def tuples_taken_apart(function):
    """Yield of each `a, b = …` in a function's text the names on the left, and the right side."""
    for node in ast.walk(tree_of(function) or ast.Module([])):
        left = node.targets[0] if isinstance(node, ast.Assign) else None
        if isinstance(left, (ast.Tuple, ast.List)):
            names = [part.id if isinstance(part, ast.Name) else "" for part in left.elts]
            yield names, node.value


def in_another_order(function, orders):
    """Return the names that stand at another's place where a tuple is taken apart, and its text.

    orders: names of what tuples hold, in their order, of each kind of tuple
    """
    for names, value in tuples_taken_apart(function):
        for order in orders:
            pairs = zip(names, order, strict=False)
            off = [name for name, own in pairs if name != own and name in order]
            if len(names) == len(order) and len(off) > 1:
                return off, ast.unparse(value)
    return [], ""


def writes_into(function):
    """Whether a function's text writes into an array; also where the text is not to be had."""
    node = tree_of(function)
    parts = [*ast.walk(node or ast.Module([]))]
    stored = [part for part in parts if isinstance(part, ast.Subscript)]
    return (
        node is None
        or any(isinstance(part, ast.AugAssign) for part in parts)
        or any(isinstance(part.ctx, ast.Store) for part in stored)
        or any(word.arg == "out" for part in parts for word in getattr(part, "keywords", ()))
    )


def taken_by_order(function):
    """Return the text of a dictionary's things that are taken apart by their order; or nothing."""
    for _, value in tuples_taken_apart(function):
        called = getattr(getattr(value, "func", None), "attr", "")  # of a method
        if called in ("values", "items", "keys"):
            return ast.unparse(value)
    return ""


def names_in(function):
    """Return the names and texts in a function's code, and in what is written inside it."""
    found, codes = set(), [getattr(function, "__code__", None)]
    while codes:
        if code := codes.pop():
            found |= {*code.co_names, *code.co_varnames, *code.co_cellvars, *code.co_freevars}
            found |= {inner for inner in code.co_consts if isinstance(inner, str)}
            codes += [inner for inner in code.co_consts if isinstance(inner, types.CodeType)]
    return found


def names_reached(code, namespace):
    """Return the names that a piece of code uses, and that the functions of these names use."""
    found, codes = set(), [code]
    while codes:
        code = codes.pop()
        codes += [inner for inner in code.co_consts if isinstance(inner, types.CodeType)]
        for name in {*code.co_names} - found:
            function = namespace.get(name)
            if getattr(function, "__globals__", None) is namespace:
                codes.append(function.__code__)
        found |= {*code.co_names}
    return found

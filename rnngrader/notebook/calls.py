"""Call a student's function: on its public example, and on inputs of other sizes.

On other sizes a function is called where the notebook's variables are not to be
seen, so that what it takes from there can be named. The variables are lent to it then: what does
not change from call to call is no mistake.
"""

import ast
import sys
import types
import warnings
from contextlib import redirect_stdout
from copy import deepcopy
from io import StringIO

from rnngrader.notebook.compare import (
    and_list,
    by_name,
    describe,
    everything,
    has_marks,
    more_keys,
    same,
    unpack,
)
from rnngrader.notebook.hints import tree_of

CUT_OFF = ("clip", "minimum", "maximum", "min", "max", "fmin", "fmax")


def run(function, arguments, entry, quiet=True):
    """Call a function on copies of arguments.

    quiet: whether to swallow what the function prints
    returns: result, the exception that it raised or None, names of the inputs that it changed
    """
    given = deepcopy(arguments)
    result = error = None
    try:
        with warnings.catch_warnings(), redirect_stdout(StringIO() if quiet else sys.stdout):
            warnings.simplefilter("ignore")
            result = function(*given)
    except Exception as caught:  # whatever a learner's function raises belongs in the report
        error = caught
    pairs = zip(entry["takes"], arguments, given, strict=False)
    return result, error, [name for name, old, new in pairs if not same(old, new)]


def with_own_given(function, arguments, begin, entry, entries):
    """Call a function on what the notebook's own forward function hands on, a cache say.

    begin: the arguments of the forward function
    returns: as `run` does; None where nothing is handed on
    """
    forward = getattr(function, "__globals__", {}).get(entry["after"])
    if not callable(forward) or not entry["handed"]:
        return None
    result, error, _ = run(forward, begin, entries[entry["after"]])
    out = everything(result, entries[entry["after"]])
    if error is not None or any(name not in out for _, name in entry["handed"]):
        return None
    own = list(arguments)
    for position, name in entry["handed"]:
        own[position] = out[name]
    return run(function, own, entry)


def on_other_sizes(function, entry, entries, place):
    """Say what goes wrong on inputs of other sizes, and a hint; empty if all is right there.

    place: of the results to be met, among those of the functions that count as right
    """
    for other in entry["others"]:
        wanted = other["outputs"][place]
        apart, lend = isolated(function)
        arguments, borrowed = unpack(other["arguments"], entry["arrays"]), []
        while True:
            result, error, changed = run(apart, arguments, entry)
            name = getattr(error, "name", None) if isinstance(error, NameError) else None
            if not name or not lend(name):
                break
            borrowed.append(name)
        said = trouble_of(entry, wanted, result, error, changed)
        if said:
            begin = unpack(other["forward"], entry["arrays"])
            own = with_own_given(apart, arguments, begin, entry, entries)
            said = said if own is None else trouble_of(entry, wanted, *own) and said
        if said:
            return f"With {sizes_of(other)}: {said}.", where_from(function, entry, borrowed)
    return ()


def sizes_of(other):
    """Say of which sizes some inputs are; settings that are no sizes have names of the author's."""
    sizes = [f"{key} = {n}" for key, n in other["settings"].items() if type(n) is int]
    return ", ".join(sizes) or "other inputs"


def trouble_of(entry, outputs, result, error, changed):
    """Say what is wrong with one call on other sizes; empty if nothing is."""
    if error is not None:
        return f"{type(error).__name__}: {error}"
    if changed:
        return f"your function changes its input {and_list(changed)}"
    got = by_name(result, entry)
    for name, kept in outputs.items():
        if name not in got:
            return f"{name} is missing"
        if not has_marks(got[name], kept):
            shape = describe(got[name])
            if kept["form"].startswith("(") and shape != kept["form"] and shape.startswith("("):
                return f"{name} has shape {shape}, wanted {kept['form']}"
            return f"{name} is wrong"
    return more_keys(result, entry)


def where_from(function, entry, borrowed):
    """Give the hint for a function that is right for the public example alone."""
    if borrowed:
        verb = "is" if len(borrowed) == 1 else "are"
        names = and_list([f"`{name}`" for name in borrowed])
        return (
            f"{names} {verb} taken from the notebook, not from the arguments of {entry['name']}. "
            "What a function needs to know has to come in through its arguments."
        )
    sizes, limits = numbers_written_in(function, entry["arrays"])
    if sizes:
        return (
            f"A size is written in: the {and_list(sizes)}? Sizes differ from call to call. Read "
            "them off the shapes of the arguments."
        )
    if limits:
        return (
            f"A limit is written in: the {and_list(limits)}? The example has nothing beyond it; "
            "other inputs have. Do the formulas ask for one?"
        )
    return (
        "Your function is right for the example alone. Is a size or a number of the example "
        "written in, or is a case left out that the example does not have?"
    )


def isolated(function):
    """Return a copy of a function that sees the notebook's functions, but none of its variables.

    returns: the copy, and a function that lends it a variable and says whether there is one
    """
    if not isinstance(function, types.FunctionType):
        return function, lambda name: False
    own = function.__globals__
    apart = {
        name: value
        for name, value in own.items()
        if name.startswith("__") or callable(value) or isinstance(value, types.ModuleType)
    }

    def again(old):
        new = types.FunctionType(
            old.__code__, apart, old.__name__, old.__defaults__, old.__closure__
        )
        new.__kwdefaults__ = old.__kwdefaults__
        return new

    for name, value in list(apart.items()):
        if isinstance(value, types.FunctionType) and value.__globals__ is own:
            apart[name] = again(value)

    def lend(name):
        if name in apart or name not in own:
            return False
        apart[name] = own[name]
        return True

    return again(function), lend


def numbers_written_in(function, arrays):
    """Return the whole numbers in a function's text that are lengths of the example's axes, or
    products of two, and the numbers at which it cuts others off (`np.clip(x, -5, 5)`).

    No lengths 1 and 2, which stand in many formulas, none of a limit, and no place in a tuple.
    """
    shapes = [stored["shape"] for stored in arrays]
    lengths = {n for shape in shapes for n in shape}
    lengths |= {n * k for shape in shapes for i, n in enumerate(shape) for k in shape[i + 1 :]}
    lengths -= {1, 2}
    limits, cut = set(), set()
    nodes = [*ast.walk(tree_of(function) or ast.Module([]))]
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in CUT_OFF:
            for given in (*node.args, *(word.value for word in node.keywords)):
                inside = given.operand if isinstance(given, ast.UnaryOp) else given
                if isinstance(inside, ast.Constant) and type(inside.value) in (int, float):
                    limits.add(ast.unparse(given))
                    cut.add(inside)
    # cells[0][3] is a place; that of a slice, x[:, :4], may be a size.
    places = {node.slice for node in nodes if isinstance(node, ast.Subscript)}
    constants = {node for node in nodes if isinstance(node, ast.Constant)} - cut - places
    sizes = {node.value for node in constants if type(node.value) is int and node.value in lengths}
    return sorted(sizes), sorted(limits, key=float)

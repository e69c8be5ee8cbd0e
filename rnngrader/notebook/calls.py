"""Call a student's function: on its public example, and on inputs of other sizes.

On other sizes a function is called where the notebook's variables are not to be
seen, so that what it takes from there can be named. The variables are lent to it then: what does
not change from call to call is no mistake.
"""

import sys
import types
import warnings
from contextlib import redirect_stdout
from copy import deepcopy
from io import StringIO
from itertools import combinations, islice, product

import numpy as np

from rnngrader.notebook.compare import and_list, changed_at, describe, everything, leaves
from rnngrader.notebook.hashes import digest
from rnngrader.notebook.reading import calls_of

MOST_TRIED = 40  # values in the place of a variable of the notebook
LARGE = 1000  # times the example: numbers whose exp is infinite


def run(function, arguments, entry, quiet=True):
    """Call a function on copies of arguments.

    quiet: whether to swallow what the function prints
    returns: result, the exception that it raised or None, paths of what it changed in its inputs
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
    return result, error, [*filter(None, (changed_at(old, new, name) for name, old, new in pairs))]


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


def run_apart(function, arguments, entry):
    """Call a function where the notebook's variables are lent to it, one by one.

    returns: the outcome of `run`, the variables' names, the copy of the function that was called
    """
    (apart, lend), borrowed = isolated(function), []
    while True:
        outcome = run(apart, arguments, entry)
        name = getattr(outcome[1], "name", None) if type(outcome[1]) is NameError else None
        if not name or not lend(name):
            return outcome, borrowed, apart
        borrowed.append(name)


def kinds_handed(function, arguments, entry):
    """Return what a function gives to the exercises' functions that it calls, in words.

    returns: {function: {place or name of an argument: [what it is, once]}}
    """
    apart, _ = isolated(function)
    space, heard = getattr(apart, "__globals__", {}), {}

    def listening(name, callee):
        def called(*given, **named):
            for place, value in {**dict(enumerate(given)), **named}.items():
                kinds = heard.setdefault(name, {}).setdefault(place, [])
                kind = describe(value).replace("list of", "tuple of")
                kinds += [kind] * (kind not in kinds)
            return callee(*given, **named)

        return called

    for name in entry["calls"]:
        if callable(space.get(name)):
            space[name] = listening(name, space[name])
    run(apart, arguments, entry)
    return heard


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


def taken_from_outside(function, arguments, entry, entries, fine, elsewhere=False):
    """Say which variables of the notebook stand for what should have come in; empty if none.

    fine: tells whether an outcome of `run` is right
    elsewhere: whether on inputs that are not the example's: there arrays count under any name,
        otherwise only under those that the exercises have
    """
    outcome, borrowed, apart = run_apart(function, arguments, entry)
    known = {name for one in entries.values() for name in one["takes"]}
    known |= {part for one in entries.values() for parts in one["parts"].values() for part in parts}
    known |= {size for other in entry["others"] for size in other["settings"]}
    lengths = {n for array in leaves([*arguments]).values() for n in np.shape(array)}

    def with_these(**new):
        space = apart.__globals__
        old = {name: space[name] for name in new}
        space.update(new)
        try:
            return run(apart, arguments, entry)
        finally:
            space.update(old)

    def matters(name):
        old = apart.__globals__[name]

        def becomes(new):
            return with_these(**{name: new})

        if type(old) is int:  # one of the sizes, or a constant
            outcomes = [becomes(n) for n in sorted(lengths - {old})]
            differs = any(digest(one[:2]) != digest(outcome[:2]) for one in outcomes)
            return name in known and differs or any(map(fine, outcomes))
        if type(old) not in (np.ndarray, dict, list, tuple):
            return False
        new = becomes(enlarged(old))
        named = elsewhere or name in known
        return named and (outcome[1] is not None or digest(new[0]) != digest(outcome[0]))

    if lost := about_lost_function(function, entry, borrowed):
        return lost
    own = {name: alike(function.__globals__[name], arguments) for name in borrowed if elsewhere}
    for names in (*combinations(own, 1), *combinations(own, 2)):
        tried = islice(product(*(own[name] for name in names)), MOST_TRIED)
        if any(fine(with_these(**dict(zip(names, one, strict=True)))) for one in tried):
            return about_borrowed(entry, names)  # with what came in there instead, all is right
    return about_borrowed(entry, [name for name in borrowed if matters(name)])


def alike(old, value):
    """Return what in a value a variable of the notebook can stand for, each once: of its kind."""
    inside = value.values() if isinstance(value, dict) else value
    inside = inside if isinstance(value, (dict, list, tuple)) else ()
    found = [one for item in inside for one in (item, *alike(old, item)) if type(one) is type(old)]
    if isinstance(old, dict):
        found = [one for one in found if one.keys() == old.keys()]
    if isinstance(old, np.ndarray):
        found = [one for one in found if one.ndim == old.ndim]
    return [*{digest(one): one for one in found}.values()]


def about_lost_function(function, entry, borrowed):
    """Say that what a function calls is something else in the notebook now; empty if it is not."""
    uses = [*calls_of(function), *((name, "__call__") for name in entry["calls"])]
    for name, what in uses:
        if name in borrowed and not hasattr(value := function.__globals__[name], what):
            lost = "cannot be called" if what == "__call__" else f"has no `{what}`"
            return (
                f"`{name}` is {describe(value)} now, and {lost}: run the cell again that makes or "
                "imports it."
            )
    return ""


def about_borrowed(entry, borrowed):
    """Say that variables are the notebook's; empty if there are none."""
    names = [f"`{name}`" for name in borrowed]
    return names and (
        f"{and_list(names)} {'is' if len(names) == 1 else 'are'} taken from the notebook, not from "
        f"the arguments of {entry['name']}. What a function needs to know has to come in through "
        "its arguments."
    )


def enlarged(value):
    """Return a value with its arrays made larger by a factor that lets exp overflow."""
    if isinstance(value, dict):
        return {key: enlarged(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return type(value)(map(enlarged, value))
    return LARGE * value if isinstance(value, np.ndarray) else value

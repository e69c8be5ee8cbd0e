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

import numpy as np

from rnngrader.notebook.compare import (
    and_list,
    by_name,
    describe,
    everything,
    is_numeric,
    leaves,
    more_keys,
    same,
    unpack,
)
from rnngrader.notebook.hashes import form_of, has_marks
from rnngrader.notebook.hints import outcome_hash, stored_hint
from rnngrader.notebook.reading import numbers_written_in


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
        arguments = unpack(other["arguments"], entry["arrays"])
        outcome, borrowed, apart = run_apart(function, arguments, entry)
        said = trouble_of(entry, wanted, *outcome)
        if said:
            begin = unpack(other["forward"], entry["arrays"])
            own = with_own_given(apart, arguments, begin, entry, entries)
            said = said if own is None else trouble_of(entry, wanted, *own) and said
        if said:
            hint = where_from(function, entry, borrowed, outcome, "nan" in said or "inf" in said)
            return f"With {what_of(other, arguments, entry)}: {said}.", hint
    return ()


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


def taken_from_outside(function, arguments, entry):
    """Say which variables of the notebook a function computes with; empty if none."""
    return about_borrowed(entry, run_apart(function, arguments, entry)[1])


def about_borrowed(entry, borrowed):
    """Say that variables are the notebook's; empty if there are none."""
    names = [f"`{name}`" for name in borrowed]
    return names and (
        f"{and_list(names)} {'is' if len(names) == 1 else 'are'} taken from the notebook, not from "
        f"the arguments of {entry['name']}. What a function needs to know has to come in through "
        "its arguments."
    )


def sizes_of(other):
    """Say of which sizes some inputs are; settings that are no sizes have names of the author's."""
    sizes = [f"{key} = {n}" for key, n in other["settings"].items() if type(n) is int]
    return ", ".join(sizes) or "other inputs"


def what_of(other, arguments, entry):
    """Say with what a function was called: sizes that its arrays have, numbers, other keys."""
    found, usual = (
        leaves([*all_]) for all_ in (arguments, unpack(entry["arguments"], entry["arrays"]))
    )
    lengths = {n for array in found.values() for n in np.shape(array)}
    seen = {key: n for key, n in other["settings"].items() if n in lengths}
    said = [sizes_of({"settings": seen})]
    for name, value in zip(entry["takes"], arguments, strict=False):
        if is_numeric(value) and np.ndim(value) == 0:
            said.append(f"{name} = {value:.3g}")
        if isinstance(value, dict) and found.keys() != usual.keys():
            said.append(f"{and_list(value)} in {name}")
    return ", ".join(said)


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
            return f"{name} is wrong" + about_infinite(got[name], kept)
    return more_keys(result, entry)


def about_infinite(value, kept):
    """Say of a wrong value whether there is nan or inf in it, or should be; or nothing."""
    numbers = form_of(value)[1]
    if np.isnan(numbers).any():
        return ": there is nan in it"
    if np.isinf(numbers).any():
        return ": there is inf in it"
    return "" if kept["step"] else ": it is finite, wanted inf"


def where_from(function, entry, borrowed, outcome, infinite):
    """Give the hint for a function that is right for the public example alone.

    outcome: of a call on other sizes, in which it is wrong
    infinite: whether there is nan or inf in what it gave, or should have been
    """
    if borrowed:
        return about_borrowed(entry, borrowed)
    known = stored_hint(entry["hints"], "listed", outcome_hash(outcome))
    if known and outcome[1] is None:  # an error may come of much else
        return known
    if infinite:
        return (
            "nan and inf come of a division by 0, of log(0), or of exp of a large number. What is "
            "0 in these inputs, and what do the formulas make of it?"
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

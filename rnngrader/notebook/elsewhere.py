"""What a function does on other inputs than the example's, and what is sure of a wrong one.

On other sizes a function is called where the notebook's variables are not to be seen, so that what
it takes from there can be named.
"""

import re

import numpy as np

from rnngrader.notebook.calls import (
    LARGE,
    enlarged,
    isolated,
    kinds_handed,
    run,
    run_apart,
    taken_from_outside,
    with_own_given,
)
from rnngrader.notebook.compare import (
    and_list,
    by_name,
    describe,
    is_numeric,
    leaves,
    more_keys,
    unpack,
)
from rnngrader.notebook.errors import describe_error, error_hint
from rnngrader.notebook.hashes import form_of, has_marks
from rnngrader.notebook.hints import mistake_hash, stored_hint
from rnngrader.notebook.reading import (
    arguments_unused,
    in_another_order,
    names_in,
    names_reached,
    numbers_written_in,
    taken_by_order,
    without_limits,
)


def on_other_sizes(function, entry, entries, place):
    """Say what goes wrong on inputs of other sizes, and a hint; empty if all is right there.

    place: of the results to be met, among those of the functions that count as right
    """
    tried = [try_other(function, other, entry, entries, place) for other in entry["others"]]
    right = sum(not said for said, *_ in tried)
    for said, other, arguments, error, apart in (one for one in tried if one[0]):

        def fine(outcome, wanted=other["outputs"][place]):
            return not trouble_of(entry, wanted, *outcome)

        cut = right_without_limits(function, arguments, entry, fine)
        hint = (
            taken_from_outside(function, arguments, entry, entries, fine, elsewhere=True)
            or about_def_line(function, entry)
            or stored_hint(entry["hints"], "listed", mistake_hash(everywhere(apart, entry)))
            or about_what_is_met(function, entry, arguments, error, said, tried)
            or about_written_in(function, entry, error, cut, right)
        )
        end = "" if said.endswith("?") else "."
        return f"With {what_of(other, arguments, entry)}: {said}{end}", hint
    return ()


def try_other(function, other, entry, entries, place):
    """Call a function on inputs of another size; with a cache of one's own where that is right.

    returns: what goes wrong or "", `other`, the inputs, the error, and the copy of `run_apart`
    """
    wanted, arguments = other["outputs"][place], unpack(other["arguments"], entry["arrays"])
    outcome, _, apart = run_apart(function, arguments, entry)
    said = trouble_of(entry, wanted, *outcome)
    if said:
        begin = unpack(other["forward"], entry["arrays"])
        own = with_own_given(apart, arguments, begin, entry, entries)
        said = said if own is None else trouble_of(entry, wanted, *own) and said
    return said, other, arguments, outcome[1], apart


def seen_in(function, arguments, entry, entries, fine, stopped):
    """Say what is sure of a wrong function, from its text and from its calls; empty if nothing.

    fine: tells whether an outcome of `run` is right
    stopped: whether with an error; if not, a number for an array may be all that is right
    """
    orders = [names for other in entries.values() for names in other["parts"].values()]
    if not stopped and (idle := arguments_unused(function)):
        return (
            f"Your function never uses {and_list(f'`{name}`' for name in idle)}: what stands where "
            "it belongs?"
        )
    off, text = in_another_order(function, orders)
    if off:
        return (
            f"Where `{text}` is taken apart, {and_list(f'`{name}`' for name in off)} stand in "
            "other places than in what it holds: compare with the order in the docstring."
        )
    if right_without_limits(function, arguments, entry, fine):
        return about_limits(function, entry)
    used, meant = names_in(function), set(entry["calls"])
    if meant and not used & meant and (called := sorted(used & entries.keys() - {entry["name"]})):
        return (
            f"Your function calls {and_list(called)}, and not {and_list(entry['calls'])}: which of "
            "your functions does the docstring name?"
        )
    for name, handed in kinds_handed(function, arguments, entry).items():
        takes = entries.get(name, {}).get("takes", ())
        for place, wanted in enumerate(entry["hands"].get(name, ())):
            for kind in handed.get(place, handed.get(takes[place], ())) if takes else ():
                if kind not in wanted and (stopped or kind != "a number"):
                    return (
                        f"{name} is given {kind} for {takes[place]}; with these inputs "
                        f"{takes[place]} is {wanted[0]}."
                    )
    return ""


def about_def_line(function, entry):
    """Say that the arguments in a `def` line stand in another order; empty if they do not."""
    code, takes = getattr(function, "__code__", None), entry["takes"]
    own = [*code.co_varnames[: code.co_argcount]] if code else []
    if own == takes or sorted(own) != sorted(takes):
        return ""
    return (
        f"Your `def` line has {and_list(own)}, in this order. Whoever calls the function hands "
        f"over {and_list(takes)}: the first that comes in gets the first name."
    )


def about_large(function, entry):
    """Say of a right function that it overflows on large inputs, where none has to; or nothing."""
    code, own = getattr(function, "__code__", None), getattr(function, "__globals__", {})
    if not entry["large"] or code is None or "exp" not in names_reached(code, own):
        return ""
    result, error, _ = run(function, enlarged(unpack(entry["arguments"], entry["arrays"])), entry)
    for name, value in by_name(result, entry).items() if error is None else ():
        if np.isnan(form_of(value)[1]).any():
            return (
                f"Right here; but with inputs {LARGE} times as large there is nan in your {name}. "
                "Large numbers under exp become infinite, and infinite by infinite is nan. Is a "
                "function given to you that has a guard against it?"
            )
    return ""


def sizes_of(other):
    """Say of which sizes some inputs are; settings that are no sizes have names of the author's."""
    sizes = [f"{key} = {n}" for key, n in other["settings"].items() if type(n) is int]
    return ", ".join(sizes) or "other inputs"


def what_of(other, arguments, entry):
    """Say with what a function was called: sizes that its arrays have, numbers, other keys."""
    lengths = {n for array in leaves([*arguments]).values() for n in np.shape(array)}
    seen = {key: n for key, n in other["settings"].items() if n in lengths}
    said = [sizes_of({"settings": seen})]
    for name, value in zip(entry["takes"], arguments, strict=False):
        if is_numeric(value) and np.ndim(value) == 0:
            said.append(f"{name} = {value:.3g}")
    return ", ".join([*said, *other_keys(arguments, entry)])


def other_keys(arguments, entry):
    """Say of dictionaries with other keys than the example's which these are."""
    usual = unpack(entry["arguments"], entry["arrays"])
    return [
        f"{and_list(value)} in {name}"
        for name, value, old in zip(entry["takes"], arguments, usual, strict=False)
        if isinstance(value, dict) and value.keys() != old.keys()
    ]


def trouble_of(entry, outputs, result, error, changed):
    """Say what is wrong with one call on other sizes; empty if nothing is."""
    if error is not None:
        return f"{type(error).__name__}: {error}"
    if changed:
        return f"your function changes its input {and_list(changed)}"
    if result is None:
        return "your function returns None: does every way through it end with a `return`?"
    got = by_name(result, entry)
    for name, kept in outputs.items():
        if name not in got:
            return f"{name} is missing"
        if not has_marks(got[name], kept):
            shape = describe(got[name])
            if kept["form"].startswith("(") and shape != kept["form"] and shape.startswith("("):
                return f"{name} has shape {shape}, wanted {kept['form']}"
            return f"{name} is wrong" + about_infinite(got[name], kept, entry)
    return more_keys(result, entry)


def about_infinite(value, kept, entry):
    """Say of a wrong value whether there is nan or inf in it, or should be; or nothing."""
    numbers = form_of(value)[1]
    if np.isnan(numbers).any():
        return ": there is nan in it"
    if np.isinf(numbers).any():
        return ": there is inf in it"
    guard = ", or what a far smaller guard against it leaves" * (len(entry["results"]) > 1)
    return "" if kept["step"] else f": it is finite, wanted inf{guard}"


def everywhere(function, entry):
    """Return the outcomes of `run` on the example and on inputs of other sizes."""
    inputs = [entry["arguments"], *(other["arguments"] for other in entry["others"])]
    return [run(function, unpack(given, entry["arrays"]), entry) for given in inputs]


def about_what_is_met(function, entry, arguments, error, said, tried):
    """Give the hint for inputs of a kind that the example has not: a 0, a text by another name.

    error: that the function raised on them, or None
    said: what went wrong
    tried: what `try_other` gave on all inputs; other names are told of if they alone make trouble
    """
    if re.search(r"\b(nan|inf)\b|math domain|ZeroDivision", said):
        return (
            "nan and inf come of a division by 0, of log(0), or of exp of a large number; some "
            "functions stop there. What is 0 in these inputs, and what do the formulas make of it?"
        )
    renamed = all(bool(one[0]) == bool(other_keys(one[2], entry)) for one in tried)
    if renamed and (keys := other_keys(arguments, entry)):
        told = describe_error(error, function)[1] if isinstance(error, KeyError) else None
        return (f"{error_hint(error, told, entry)} " if told else "") + (
            f"Here there are {and_list(keys)}, not what the example has, nor in its shapes. Does "
            "your function know names, or how many there are, or take all to have two axes?"
        )
    if text := taken_by_order(function):
        return (
            f"`{text}` comes in the order in which the dictionary was filled, and that is not "
            "always the same. Take things out by their names."
        )
    return ""


def right_without_limits(function, arguments, entry, fine):
    """Whether a wrong function is right where it cuts nothing off at a number in its text.

    fine: tells whether an outcome of `run` is right
    """
    if not any(numbers_written_in(function, entry["arrays"])[1:]):
        return False
    free = without_limits(function, getattr(isolated(function)[0], "__globals__", {}))
    return free is not None and fine(run(free, arguments, entry))


def about_limits(function, entry):
    """Say which limits are in the text of a function that is right without them."""
    _, limits, digits = numbers_written_in(function, entry["arrays"])
    if limits:
        return (
            f"A limit is written in: the {and_list(limits)}? Without it, all is right on these "
            "inputs. Do the formulas ask for one?"
        )
    return (
        f"Numbers are rounded to {and_list(digits)} digits behind the point: small ones lose all "
        "they have. Do the formulas ask for it?"
    )


def about_written_in(function, entry, error, cut, right):
    """Give the hint for a function that is right on the public example, and wrong on others.

    error: that it raised on inputs of other sizes, or None
    cut: whether it is right there without the limits in its text
    right: on how many of the other inputs it is right
    """
    sizes = numbers_written_in(function, entry["arrays"])[0]
    if sizes and not cut:
        return (
            f"A size is written in: the {and_list(sizes)}? Sizes differ from call to call. Read "
            "them off the shapes of the arguments."
        )
    if said := cut and about_limits(function, entry):
        return said
    place = error and describe_error(error, function)[1]
    if place:
        return error_hint(error, place, entry)
    return (
        f"Your function is right on the example, and on {right or 'none'} of "
        f"{len(entry['others'])} other inputs. Is a size or a number written in, or is a case left "
        "out that the example does not have?"
    )

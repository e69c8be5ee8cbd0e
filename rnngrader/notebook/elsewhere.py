"""What a function does on other inputs than the example's, and what is sure of a wrong one.

On other sizes a function is called where the notebook's variables are not to be seen, so that what
it takes from there can be named.
"""

import re

import numpy as np

from rnngrader.notebook.calls import (
    LARGE,
    enlarged,
    kinds_handed,
    run,
    run_apart,
    taken_from_outside,
    with_own_given,
)
from rnngrader.notebook.compare import (
    and_list,
    by_name,
    is_numeric,
    leaves,
    unpack,
)
from rnngrader.notebook.cuts import about_cuts, cut_too_much, trouble_of
from rnngrader.notebook.errors import describe_error, error_hint
from rnngrader.notebook.hashes import form_of
from rnngrader.notebook.hints import about_changed, mistake_hash, stored_hint
from rnngrader.notebook.reading import (
    arguments_unused,
    in_another_order,
    names_in,
    names_reached,
    numbers_written_in,
    taken_by_order,
)


def on_other_sizes(function, entry, entries, place):
    """Say what goes wrong on inputs of other sizes, and a hint; empty if all is right there.

    place: of the results to be met, among those of the functions that count as right
    """
    tried = [try_other(function, other, entry, entries, place) for other in entry["others"]]
    right = sum(not said for said, *_ in tried)
    for said, other, arguments, outcome, apart in (one for one in tried if one[0]):

        def fine(outcome, wanted=other["outputs"][place]):
            return not trouble_of(entry, wanted, *outcome)

        cut = cut_too_much(function, arguments, entry, fine)
        hint = (
            taken_from_outside(function, arguments, entry, entries, fine, elsewhere=True)
            or about_def_line(function, entry)
            or stored_hint(entry["hints"], "listed", mistake_hash(everywhere(apart, entry)))
            or about_what_is_met(function, entry, arguments, outcome[1], said, tried)
            or about_written_in(function, entry, outcome, cut, right)
        )
        end = "" if said.endswith("?") else "."
        return f"With {what_of(other, arguments, entry)}: {said}{end}", hint
    return ()


def try_other(function, other, entry, entries, place):
    """Call a function on inputs of another size; with a cache of one's own where that is right.

    returns: what goes wrong or "", `other`, the inputs, the outcome, and the copy of `run_apart`
    """
    wanted, arguments = other["outputs"][place], unpack(other["arguments"], entry["arrays"])
    outcome, _, apart = run_apart(function, arguments, entry)
    said = trouble_of(entry, wanted, *outcome)
    if said:
        begin = unpack(other["forward"], entry["arrays"])
        own = with_own_given(apart, arguments, begin, entry, entries)
        said = said if own is None else trouble_of(entry, wanted, *own) and said
    return said, other, arguments, outcome, apart


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
    if cut := cut_too_much(function, arguments, entry, fine):
        return about_cuts(cut)
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


def about_written_in(function, entry, outcome, cut, right):
    """Give the hint for a function that is right on the public example, and wrong on others.

    outcome: of `run` on inputs of other sizes
    cut: what cuts off in its text, and without which it is right there
    right: on how many of the other inputs it is right
    """
    _, error, changed = outcome
    if changed:
        return about_changed(changed)
    sizes = numbers_written_in(function, entry["arrays"])
    if sizes and not cut:
        return (
            f"A size is written in: the {and_list(sizes)}? Sizes differ from call to call. Read "
            "them off the shapes of the arguments."
        )
    if cut:
        return about_cuts(cut)
    place = error and describe_error(error, function)[1]
    if place:
        return error_hint(error, place, entry)
    return (
        f"Your function is right on the example, and on {right or 'none'} of "
        f"{len(entry['others'])} other inputs. Is a size or a number written in, or is a case left "
        "out that the example does not have?"
    )

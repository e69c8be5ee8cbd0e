"""What is wrong with one call, and what cuts off in a function that is right without just that."""

import numpy as np

from rnngrader.notebook.calls import isolated, run
from rnngrader.notebook.compare import and_list, by_name, describe, more_keys, unpack
from rnngrader.notebook.hashes import form_of, has_marks
from rnngrader.notebook.reading import cuts_of, without_cuts


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
    row = form_of(value)[1]
    if not np.isfinite(row).all():
        found = "nan" if np.isnan(row).any() else "inf"
        return "" if kept["others"] else f": there is {found} in it"
    guard = ", or what a far smaller guard against it leaves" * (len(entry["results"]) > 1)
    return f": it is finite, wanted inf{guard}" if kept["others"] else ""


def cut_too_much(function, arguments, entry, fine):
    """Return what cuts off or rounds in a wrong function that is right without just that.

    fine: tells whether an outcome of `run` is right
    returns: some of `cuts_of`, as few as do it; none that a right result needs on other inputs
    """
    apart, cuts = isolated(function)[0], cuts_of(function)

    def without(places):
        return without_cuts(function, getattr(apart, "__globals__", {}), places)

    def is_fine(places):
        return (free := without(places)) is not None and fine(run(free, arguments, entry))

    every = [*range(len(cuts))]
    rounds = [place for place in every if cuts[place][0]]
    limits = [place for place in every if not cuts[place][0]]
    for found in filter(None, (every, rounds, limits, *([place] for place in every))):
        if not is_fine(found):
            continue
        for place in found[:]:
            fewer = [other for other in found if other != place]
            found = fewer if fewer and is_fine(fewer) else found
        free = without(found)
        if not any(
            right_on(other, apart, entry) and not right_on(other, free, entry)
            for other in entry["others"]
        ):
            return [cuts[place] for place in found]
    return []


def right_on(other, function, entry):
    """Whether a function is right on inputs of other sizes."""
    outcome = run(function, unpack(other["arguments"], entry["arrays"]), entry)
    return any(not trouble_of(entry, outputs, *outcome) for outputs in other["outputs"])


def about_cuts(cuts):
    """Say at which limits, or to which digits, a function cuts off that is right without."""
    limits, digits = (
        sorted({said for rounds, numbers in cuts if rounds == kind for said in numbers}, key=float)
        for kind in (False, True)
    )
    places = digits and f"{and_list(digits)} digit{'s' * (digits != ['1'])}"
    if not limits:
        return (
            f"Numbers are rounded to {places} behind the point: small ones lose all they have. Do "
            "the formulas ask for it?"
        )
    also = f" And something is rounded to {places}?" if digits else ""
    return (
        f"A limit is written in: the {and_list(limits)}?{also} Without it, all is right on these "
        "inputs. Do the formulas ask for one?"
    )

"""What wrong numbers have to do with the right ones and with the inputs."""

from itertools import permutations

import numpy as np

from rnngrader.notebook.compare import and_list, is_close, is_near, is_numeric, several, shown
from rnngrader.notebook.factors import about_factor
from rnngrader.notebook.terms import about_functions, about_terms

LOOP = (
    "which steps does the loop go through, is room made before it, and where does `return` stand?"
)
HANDED = "what is handed from one step to the other?"
ALONE = "what is different at the others?"


def relations(got, right, wrong, given, carried=True, follows=None, written=True):
    """Say what wrong numbers have to do with the right ones and with the inputs.

    got, right, given: leaves by path, of the result, the right result and the arguments
    wrong: paths of the wrong leaves
    carried: whether what comes out at a step depends on other steps
    follows: whether a number made of the inputs is the factor on inputs of other sizes, too
    written: whether anything is written into an array: a window into one can be spoiled
    """
    present = [path for path in wrong if is_numeric(got.get(path)) and is_numeric(right[path])]
    outer = [path for path in present if path.count("[") < 3]  # not those in a list of caches
    present = outer or present
    if said := [*about_shared(got, right, present)] if written else []:
        return said
    groups = {}
    for path in present:
        one, want = np.asarray(got[path], dtype=float), np.asarray(right[path], dtype=float)
        change = ""
        if (old := before(path, want, given)) is not None and one.shape == want.shape:
            one, want, change = one - old, want - old, "the change of "
        with np.errstate(all="ignore"):
            what = about_kind(got[path], want) or about_one(
                one, want, path, right, given, carried, follows
            )
        if what:
            groups.setdefault((what, change), []).append(path)
    told = {path for paths in groups.values() for path in paths}
    left = {path.split("]")[0] for path in present if path not in told}
    for (what, change), paths in sorted(groups.items(), key=lambda pair: -len(pair[1])):
        # A part of one array, where others beside it are wrong all over, would lead astray.
        if what.startswith(("wrong in ", "right in ")) and paths[0].split("]")[0] in left:
            continue
        said.append(f"{change}{several(paths)}: {what}{'' if what.endswith('?') else '.'}")
    return said


def before(path, want, given):
    """Return the input of an output's name that the output is but a little away from, or None."""
    for other, old in given.items():
        named = path.count("['") > 1 and other.split("[")[-1] == path.split("[")[-1]
        if named and is_numeric(old) and np.shape(old) == want.shape and np.any(old != want):
            return old if np.max(np.abs(old - want)) < 0.3 * np.max(np.abs(want)) else None
    return None


def about_shared(got, right, present):
    """Say of a wrong output that it shares its memory with another, into which more was written.

    What is in a tuple may be the other output itself, in its wrong place: only a part of a right
    one is told of.
    """
    arrays = {path: got[path] for path in right if isinstance(got.get(path), np.ndarray)}
    for path in present:
        for other in arrays:
            named = other != path and other.endswith("']") and path in arrays
            if not named or not np.shares_memory(arrays[path], arrays[other]):
                continue
            if is_close(arrays[path], right[other]):  # its numbers, where others belong
                continue
            apart = not is_close(right[path], right[other]) and path.endswith("']")
            if arrays[path].shape != np.shape(right[path]):  # a mistake in a slice, rather
                continue
            whole = arrays[path].__array_interface__ == arrays[other].__array_interface__
            if apart and whole or other not in present and arrays[path].size < arrays[other].size:
                whose = "the same array as" if whole else "a window into"
                yield (
                    f"{shown(path)} is {whose} {shown(other)}, not an array of its own: what is "
                    f"written into {shown(other)} later changes it, too."
                )
                return


def about_kind(value, want):
    """Say of an array that it holds whole numbers, where others are wanted."""
    whole = np.ndim(value) and np.asarray(value).dtype.kind in "iu"
    fractions = np.any(want != np.round(want))
    return "whole numbers only: what was it made for?" if whole and fractions else ""


def about_one(one, want, path, right, given, carried, follows=None):
    """Say how one wrong array and the right one hang together; empty if that is not known."""
    if not (np.isfinite(one) | np.isin(one, want)).all():
        return (
            "there is nan or inf in it: a division by 0, log(0), or exp of a large number. What "
            "goes in there: has it the shape that you expect, and is there a 0 in it?"
        )
    if one.size and not one.any() and one.shape == want.shape:
        return "all zeros: does what belongs into it get there, and is it not overwritten then?"
    own = path.split("]")[0]
    for other, value in sorted(right.items(), key=lambda pair: pair[0].split("]")[0] != own):
        beside = other.rpartition("[")[0] == path.rpartition("[")[0]  # an output, or in one tuple
        if other == path or not (beside or one.shape == want.shape):
            continue
        if is_numeric(value) and np.ndim(value) and is_close(one, value):
            return f"these are the numbers that belong into {shown(other)}"
    for other, value in given.items():
        if is_numeric(value) and np.ndim(value) and is_close(one, value):
            return f"this is the input {shown(other)}, unchanged"
    said = about_shape(one, want) or about_rows(one, path, right)
    if said or one.shape != want.shape or not np.isfinite(want).all():  # no factor of infinity
        return said
    return (
        about_factor(one, want, path, right, given, follows or (lambda *_: True))
        or about_one_number(one, want)
        or about_cut(one, want)
        or about_precision(one, want)
        or about_order(one, want)
        or about_parts(one, want, carried)
        or about_terms(one, want, path, right, given)
        or about_functions(one, want)
    )


def about_shape(one, want):
    """Say what a wrong shape comes from, if the numbers tell."""
    if want.ndim == 2 and one.shape == want.T.shape and is_close(one, want.T):
        return "right numbers, but transposed"
    if one.shape == want.shape:
        return ""
    if one.size == want.size and is_close(one.ravel(), want.ravel()):
        return (
            f"right numbers in the shape {one.shape} instead of {want.shape}: does a sum lose its "
            "axis, or keep one that it should lose?"
        )
    if one.ndim == want.ndim == 2 and one.shape == want.T.shape:
        return "its axes are exchanged: compare the shapes of the factors, in their order"
    sums = [axis for axis in range(one.ndim) if one.ndim > 1 and want.ndim == one.ndim]
    if any(is_close(one.sum(axis=axis, keepdims=True), want) for axis in sums):
        return "one sum is missing: added up along one axis, it would be right"
    if one.ndim == want.ndim > 0 and len(one) > len(want):
        parts = (one[i : i + len(want)] for i in range(len(one) - len(want) + 1))
        if any(is_close(part, want) for part in parts):
            return "it holds the right numbers, and more: which of its rows belong here?"
    other_way = one.ndim == want.ndim == 2 and len(one) > len(want)
    if other_way and is_close(one[: len(want)], want[:, : one.shape[1]]):
        return "right numbers, more rows and fewer columns: which axis is to be sliced?"
    pairs = [*zip(one.shape, want.shape, strict=False)]
    if one.ndim == want.ndim and all(n in (1, k) for n, k in pairs):
        return "1 long where more is wanted: numpy takes that for all, but it is not the shape"
    grown = one.ndim == want.ndim == 2 and all(k in (1, n) for n, k in pairs)
    if grown and is_close(one - one[:1], (one - one[:1])[:, :1] + 0 * one):
        return (
            "it has grown: numpy makes (n, m) of a sum of (n, 1) and (1, m) or (m,), without a word"
        )
    if one.ndim == 0 and is_close(np.full(want.shape, one), want):
        return f"one number, where an array of shape {want.shape} is wanted, filled with it"
    if one.ndim == 0 and is_close(one, want.sum()):
        return "everything is added up to one number: along which axis should it be?"
    turned = permutations(range(one.ndim)) if one.ndim == want.ndim else ()
    if any(is_close(one.transpose(axes), want) for axes in turned):
        return f"right numbers, but their axes stand in another order: {want.shape} is wanted"
    if 0 < one.ndim < want.ndim > 2:
        lost = "after which line is one lost?"
        if one.ndim == 1:
            lost += " np.append, for one, makes a row of all unless it is told an axis"
        elif one.shape == want.shape[: one.ndim]:
            lost = "as large as one step of it. Is it filled, or its name given to another?"
        return f"it has {one.ndim} of {want.ndim} axes: {lost}"
    return ""


def about_rows(one, path, right):
    """Say into which other outputs the rows of a matrix belong, if all of them stand in some."""
    if one.ndim != 2 or one.shape[1] < 2 or not one.any():
        return ""
    owners = []
    for row in one:
        fits = [
            other
            for other, value in right.items()
            if np.ndim(value) == 2
            and np.shape(value)[1] == one.shape[1]
            and any(is_close(row, own) for own in value)
        ]
        if not fits:
            return ""
        owners.append(path if path in fits else fits[0])
    others = [shown(other) for other in dict.fromkeys(owners) if other != path]
    if not others:
        return ""
    which = "rows of it belong" if path in owners else "its rows belong"
    return f"{which} into {and_list(others)}: which rows are its own?"


def about_one_number(one, want):
    """Say of an array that all its numbers are the same one, where others are wanted."""
    constant = [is_close(each, 0 * each + each[:1]) for each in (one.ravel(), want.ravel())]
    if one.size < 2 or constant != [True, False]:
        return ""
    return "one and the same number at all places: which array should make them differ?"


def about_cut(one, want):
    """Say of right numbers that they are cut off at a limit."""
    low, high = np.min(one, initial=np.inf), np.max(one, initial=-np.inf)
    if one.size < 2 or not is_close(one, np.clip(want, low, high)):
        return ""
    if is_close(one, np.maximum(want, 0)) or is_close(one, np.minimum(want, 0)):
        sign = "negative" if low == 0 else "positive"
        return f"the right numbers, but 0 where they should be {sign}: what is left out there?"
    ends = ((low, want.min()), (high, want.max()))
    limits = [f"{limit:.6g}" for limit, end in ends if abs(limit - end) > 1e-6 * abs(end)]
    return f"the right numbers, cut off at {and_list(limits)}: do the formulas ask for a limit?"


def about_precision(one, want):
    """Say of nearly right numbers how right they are."""
    if not np.all(is_near(one, want, 2e-3)):
        return ""
    digits = 2 + sum(np.all(is_near(one, want, 10.0**-digits)) for digits in range(3, 16))
    return (
        f"right to about {digits} digits: is a small number added somewhere, or something computed "
        "or stored in lower precision?"
    )


def about_order(one, want):
    """Say how the right numbers stand in the wrong places."""
    if one.size < 2 or not is_close(np.sort(one, axis=None), np.sort(want, axis=None)):
        return ""
    for axis in range(one.ndim):
        if is_close(one, np.flip(want, axis=axis)):
            return f"right numbers in reverse order along axis {axis}"
        if any(is_close(one, np.roll(want, by, axis=axis)) for by in range(1, one.shape[axis])):
            place = "is each put into its own place"
            if axis < 2:
                place = "do they begin at the right place, or are two parts in the other order"
            return f"right numbers, but shifted along axis {axis}: {place}?"
    return "right numbers in other places: look at the order of axes, slices and reshapes"


def about_parts(one, want, carried):
    """Say in which part of an array the numbers are right."""
    places = [right_places(one, want, axis) for axis in range(want.ndim)]
    shares = [len(right) / max(n, 1) for right, n in zip(places, want.shape, strict=True)]
    if want.ndim == 3 and shares[2] == max(shares):  # otherwise some examples are right
        right, last = right_steps(one, want), want.shape[2] - 1
        first, end = tuple(range(len(right))), tuple(range(last + 1 - len(right), last + 1))
        if right and right in (first, end):
            steps = f"t = {right[0]}" + f" to {right[-1]}" * (len(right) > 1)
            if not np.delete(one, right, axis=2).any():
                return f"right at {steps}, zeros at the others: {LOOP}"
        empty = [t for t in range(last + 1) if want[:, :, t].any() and not one[:, :, t].any()]
        if empty:
            return f"zeros at {len(empty)} of {last + 1} steps: which ones are filled?"
        if right and right in (first, end):
            return f"right at {steps} only: {HANDED if carried else ALONE}"
        if all(is_close(one[:, :, t], one[:, :, 0]) for t in range(last + 1)):
            return (
                "the same numbers at every step: is each made of its own input, and put into its "
                "own place?"
            )
        if right:
            return f"right at t = {and_list(right)} only"
    for axis, right in sorted(enumerate(places), key=lambda pair: -shares[pair[0]]):
        n = want.shape[axis]
        off = [i for i in range(n) if i not in right]
        fewer, word = (off, "wrong") if len(off) <= len(right) else (right, "right")
        # One of many may be right by accident; several at an end, or all but one, hardly.
        at_an_end = fewer and (fewer == [*range(len(fewer))] or fewer == [*range(n)][-len(fewer) :])
        zeros = bool(right) and not np.delete(one, right, axis).any()
        if (at_an_end and (zeros or len(fewer) > (word == "right"))) or len(off) == 1 < n:
            what = "row" if axis == 0 else "column" if want.ndim == 2 else "place"
            first, *others = fewer
            which = f"{what}s {first} to {others[-1]}" if others else f"{what} {first}"
            which += f" of axis {axis}" * (what == "place")
            return f"{word} in {which} only" + ", zeros elsewhere" * (zeros and word == "right")
    return ""


def right_places(got, want, axis):
    """Return the places along an axis where all numbers are right."""
    pairs = ((got.take(i, axis), want.take(i, axis)) for i in range(want.shape[axis]))
    return [i for i, (one, other) in enumerate(pairs) if is_close(one, other)]


def right_steps(got, want):
    """Return the places along the last of three axes where all numbers are right."""
    if np.ndim(want) != 3:
        return ()
    return tuple(right_places(got, want, 2))

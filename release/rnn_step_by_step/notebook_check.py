"""Check your functions on your own machine, before you hand in. All it needs is numpy.

    check                your function against right results, with a hint
    validate             the same, but only when nbgrader's Validate button runs the notebook
    if_written           lets a notebook go on past a function that is not written yet
    gradient_check       your gradients against numeric ones
    numeric_gradient     the gradient of any function of an array, found by trying

Nothing in here knows what the functions compute: that stands in check_data.json, beside it.
"""

from collections import Counter
from contextlib import contextmanager
from contextlib import redirect_stdout
from copy import deepcopy
from difflib import get_close_matches
from functools import partial
from io import StringIO
from itertools import combinations, islice, product
from itertools import combinations, permutations, product
from itertools import permutations
from pathlib import Path
import ast
import base64
import hashlib
import inspect
import itertools
import json
import linecache
import math
import os
import re
import sys
import textwrap
import traceback
import types
import warnings

import numpy as np

__all__ = [
    "check",
    "gradient_check",
    "if_written",
    "numeric_gradient",
    "stopped_by",
    "validate",
]

# ====================================================================== orders
# What error of a number is rounding: by the largest number of its order of magnitude.
#
# What stands out, as a mask of -1e9 does, is no measure for the others.

# A right answer differs by rounding alone: in the last of the 16 digits of float64, or in the last
# of 7 where anything in it was float32, whatever the dtype of what is returned in the end. An error
# is measured by the largest entry of its order.
TOLERANCE = 1e-5  # hundred times the rounding of float32; far below what mistakes change
ABSOLUTE = 1e-9  # where all that is wanted is zero
LESS_THAN_ONE = 0.5  # where whole numbers are wanted: days, counts or labels, however large
EXACT = 1e-7  # right answers with a larger error are told so
# Entries that are so many times as large as the next ones, and as 1, are no measure for these; nor
# are masks, values that come three times or more, where they are so many times as large.
GAP, MASK_GAP = 1e5, 30.0
MANY = 6  # different numbers for each value that they are taken for
SINGLE = 1e-6  # of the largest entries: what rounding to single precision leaves them wrong by
# What any way of computing may differ by where large numbers cancel: so much of the largest entry,
# and no more than so much, as the largest one may be a mask of any size.
ROUNDING, MOST_ROUNDING = 1e-13, 1e-6


def allowed(sizes, got, away, tolerance):
    """Return the largest error that is rounding, for each number of an array.

    Where the largest ones are in single precision, and wrong by its rounding, so was computed what
    is small beside them. Others that are as near to each other may be masks.

    sizes, away: absolute values of what is wanted, and of how far `got` is from it
    tolerance: of the largest number of an order
    """
    largest = sizes.max()
    large = 2 * sizes > largest
    furthest, single = away[large].max(initial=0.0), got[large] == got.astype(np.complex64)[large]
    rounded = rounding(largest) < furthest <= SINGLE * largest and single.all()
    tops = tops_of(sizes, masks=not rounded)
    of_its_order = ABSOLUTE + tolerance * tops[np.searchsorted(tops, sizes)]
    return np.maximum(of_its_order, rounding(tops[-1]))


def rounding(largest):
    """Return what may be left where numbers as large as the largest one cancel."""
    return ABSOLUTE + min(ROUNDING * largest, MOST_ROUNDING)


def tops_of(sizes, masks=True):
    """Return the largest size below each gap of orders of magnitude, and the largest of all.

    masks: whether what looks like one is no measure for what is below it
    """
    ordered = np.sort(sizes, axis=None)
    below = np.maximum(ordered[:-1], 1.0)
    steps = np.flatnonzero(ordered[1:] > MASK_GAP * below)
    gaps = [
        step
        for step, end in itertools.pairwise((*steps, ordered.size - 1))
        if ordered[step + 1] > GAP * below[step]
        or (masks and is_mask(ordered[step + 1 : end + 1], 4 * below[step]))
    ]
    return ordered[[*gaps, -1]]


def is_mask(ordered, width):
    """Return whether numbers are values that come three times or more, but for a width of what is
    added to them.

    Those among which no three are equal have to be many to be near by no chance.
    """
    steps = np.diff(ordered)
    starts = np.flatnonzero(steps > width) + 1
    spreads = ordered[[*(starts - 1), -1]] - ordered[[0, *starts]]
    values = spreads.size
    if ordered.size < 3 * values or (spreads > width).any():  # two are any of a symmetric matrix
        return False
    same = rounding(ordered[-1])
    several = (ordered[2:] - ordered[:-2] <= same).any()
    return several or 1 + np.count_nonzero(steps > same) >= MANY * values


# ====================================================================== compare
# Values and what to say of them: comparing, describing, hashing.
#
# Nothing in here knows what any function computes. A *value* is a number, an array, or a tuple,
# list or dictionary of values. The data file writes values as trees: a number is the place of an
# array in `arrays`, a list is a tuple ("[" in front: a list), an object is a dictionary, a string
# is anything else, in JSON.

SINGLES = (np.float32, np.complex64)
TO_FEW_DIGITS = (
    "to few digits, as in single precision (float32), by np.round",
    "or with a small number added; float64 has 16 digits.",
)


def unpack(tree, arrays):
    """Return the value that a tree stands for, in arrays of its own."""
    if isinstance(tree, dict):
        return {key: unpack(item, arrays) for key, item in tree.items()}
    if isinstance(tree, list):
        if tree and tree[0] == "[":
            return [unpack(item, arrays) for item in tree[1:]]
        return tuple(unpack(item, arrays) for item in tree)
    if isinstance(tree, str):
        return json.loads(tree)
    stored = arrays[tree]
    if "whole" in stored:  # many numbers: 32 bits each, times a power of two
        whole = np.frombuffer(base64.b64decode(stored["whole"]), "<i4")
        return (whole * 2.0 ** stored["exponent"]).reshape(stored["shape"])
    if "imaginary" in stored:
        imaginary = 1j * np.array(stored["imaginary"])
        return (np.array(stored["values"]) + imaginary).reshape(stored["shape"])
    if not stored["shape"]:
        return stored["values"][0]  # Python's own number: it cannot be divided by Python's 0
    return np.array(stored["values"]).reshape(stored["shape"])


def same(one, other):
    """Whether two values are equal to the last bit."""
    if isinstance(one, dict):
        alike = isinstance(other, dict) and list(one) == list(other)
        return alike and all(same(one[key], other[key]) for key in one)
    if isinstance(one, (tuple, list)):
        alike = type(one) is type(other) and len(one) == len(other)
        return alike and all(map(same, one, other))
    if isinstance(one, np.ndarray):
        alike = isinstance(other, np.ndarray) and one.dtype == other.dtype
        return alike and np.array_equal(one, other, equal_nan=one.dtype.kind in "fc")
    return one is other or type(one) is type(other) and bool(one == other)


def changed_at(old, new, path):
    """Return the path of what differs between two values, with the kinds of a list or dictionary
    that has more or fewer things; of several things the path of what holds them; "" if none does.
    """
    if same(old, new):
        return ""
    if not isinstance(old, (dict, tuple, list)) or type(old) is not type(new):
        return path
    if len(old) != len(new):
        return f"{path} ({describe(old)}, then {describe(new)})"
    keys = list(old) if isinstance(old, dict) else range(len(old))
    if isinstance(old, dict) and old.keys() != new.keys():
        return path
    inside = [changed_at(old[key], new[key], f"{path}[{key!r}]") for key in keys]
    inside = [place for place in inside if place]
    return inside[0] if len(inside) == 1 else path


def leaves(value, ends=False, path=""):
    """Return the arrays and other plain things inside a value, each under its path.

    ends: whether of a list, such as one with an item for each step, only both ends are wanted
    """
    if isinstance(value, dict):
        pairs = [(f"{path}[{key!r}]", item) for key, item in value.items()]
    elif isinstance(value, (tuple, list)):
        pairs = [(f"{path}[{i}]", item) for i, item in enumerate(value)]
        if ends and isinstance(value, list):
            pairs = pairs[:1] + pairs[1:][-1:]
    else:
        return {path: value}
    inside = (leaves(item, ends, inner) for inner, item in pairs)
    return {place: leaf for found in inside for place, leaf in found.items()}


def by_name(result, entry):
    """Return the named outputs of a returned value; the ones that are not there are left out."""
    found = everything(result, entry)
    return {name: found[name] for name in entry["outputs"] if name in found}


def everything(result, entry):
    """Return the parts of a returned value by name, those that are not compared as well."""
    names = [*entry["outputs"], *entry["given"]]
    if entry["returns"] == "dict":
        return {n: result[n] for n in names if n in result} if isinstance(result, dict) else {}
    if entry["returns"] == "value":
        return {names[0]: result}
    if isinstance(result, (tuple, list)) and len(result) == len(names):
        return dict(zip(names, result, strict=True))
    return {}


def more_keys(result, entry):
    """Say which keys a returned dictionary has that nobody asked for; empty if there are none."""
    asked = [*entry["outputs"], *entry["given"]]
    if entry["returns"] != "dict" or len(by_name(result, entry)) < len(entry["outputs"]):
        return ""
    return about_keys(result, asked) if any(key not in asked for key in result) else ""


# -------------------------------------------------------------------- numbers


def is_numeric(value):
    """Whether a value is a real number or a plain array of them, in a type that is precise."""
    plain = type(value) in (np.ndarray, float, int) or isinstance(value, np.number)
    dtype = np.asarray(value).dtype if plain else None
    return plain and (dtype.kind in "iu" or dtype in (np.float32, np.float64))


def is_complex(value):
    """Whether a value is a plain array of complex numbers in a type that is precise, or one."""
    plain = type(value) in (np.ndarray, np.complex64, np.complex128)
    return plain and value.dtype in (np.complex64, np.complex128)


def is_truth(value):
    """Whether a value is a truth value or a plain array of them."""
    return type(value) in (np.ndarray, bool, np.bool_) and np.asarray(value).dtype == bool


def fits(got, wanted):
    """Whether a value is of a type that may hold the wanted numbers, or truth values."""
    if is_truth(wanted):
        return is_truth(got) or bool(np.ndim(wanted)) and is_numeric(got)
    return is_numeric(got) or is_complex(got) and is_complex(wanted)


def numbers(value):
    """Return the numbers of a value in double precision, complex ones if it holds such."""
    return np.asarray(value, dtype=complex if is_complex(value) else float)


def allowed_error(wanted, tolerance=TOLERANCE):
    """Return by how much an entry may differ: by rounding, in single precision even; where whole
    numbers are wanted, by less than one.
    """
    finite = np.isfinite(wanted)  # only infinity itself is near to infinity
    error = ABSOLUTE + tolerance * np.max(np.abs(wanted), initial=0.0, where=finite)
    return min(error, LESS_THAN_ONE) if np.asarray(wanted).dtype.kind in "iu" else error


def is_near(got, wanted, tolerance):
    """Return of each number whether it is the wanted one but for rounding, by the largest of its
    order; inf is near to inf.
    """
    got, wanted = numbers(got), np.asarray(wanted)
    kind = wanted.dtype.kind
    near, finite = np.array(got == wanted), np.isfinite(wanted)
    if kind != "b" and finite.any():
        sizes, away = np.abs(wanted)[finite], np.abs(got - wanted)[finite]
        limits = allowed(sizes, got[finite], away, tolerance)
        near[finite] = away <= (np.minimum(limits, LESS_THAN_ONE) if kind in "iu" else limits)
    return near


def is_close(got, wanted):
    """Whether a value is an array of the wanted shape with the wanted numbers, but for rounding."""
    if not fits(got, wanted) or np.shape(got) != np.shape(wanted):
        return False
    with np.errstate(all="ignore"):
        return bool(np.all(is_near(got, wanted, TOLERANCE)))


def is_rounded(got, wanted):
    """Whether anything in a right value is right to a few digits only, as in single precision."""
    if isinstance(wanted, (dict, tuple, list)):
        keys = wanted if isinstance(wanted, dict) else range(len(wanted))
        return any(is_rounded(got[key], wanted[key]) for key in keys)
    if not (is_numeric(wanted) or is_complex(wanted)) or not np.size(wanted):
        return False
    if np.asarray(got).dtype in SINGLES:
        return True
    with np.errstate(all="ignore"):
        return not np.all(is_near(got, wanted, EXACT))


# ---------------------------------------------------------------------- words


def describe(value):
    """Say what a value is: the shape of an array, the length of a collection."""
    if is_numeric(value):
        return str(np.shape(value) or "a number")
    if is_complex(value):
        return f"complex {np.shape(value) or 'number'}"
    if isinstance(value, (tuple, list, dict)):
        return f"{type(value).__name__} of {len(value)}"
    if isinstance(value, np.ndarray):
        return f"an array of {value.dtype}" if type(value) is np.ndarray else type(value).__name__
    name = type(value).__name__
    return "None" if value is None else f"a{'n' * (name[0] in 'AEIOaeio')} {name}"


def and_list(parts):
    """Write parts as a list in words."""
    parts = [str(part) for part in parts]
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def several(paths):
    """Write paths of outputs as a list in words, cut off where there are many."""
    return and_list([*map(shown, paths[:5]), *["more"] * (len(paths) > 5)])


def align(header, rows):
    """Return the lines of a table whose columns line up."""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    return ["  ".join(["", *map(str.ljust, row, widths)]).rstrip() for row in (header, *rows)]


def about_keys(got, wanted):
    """Say which keys of a dictionary are missing or not asked for; empty if they are right."""
    missing = [key for key in wanted if key not in got]
    extra = [key for key in got if key not in wanted]
    if not missing and not extra:
        return ""
    said = [f"lacks {and_list(map(repr, missing))}"] if missing else []
    said += [f"has {and_list(map(repr, extra))}, which nobody asked for"] if extra else []
    undone = [key for key in missing if isinstance(key, str) and key[1:] in extra]
    tail = f" (a gradient's name begins with d: {undone[0]!r})" if undone else ""
    return " and ".join(said) + tail


def first_difference(got, wanted, path, entry, parts=()):
    """Say in words where two values first differ; empty if they agree.

    got, wanted: values
    path: how to write `got` in Python, for the message
    entry: the function's entry of the data file
    parts: names of what a tuple of their number holds
    """
    if isinstance(wanted, dict):
        if not isinstance(got, dict):
            return f"{path} should be {describe(wanted)}, it is {describe(got)}"
        if about := about_keys(got, wanted):
            return f"{path} {about}"
        keys = list(wanted)
    elif isinstance(wanted, (tuple, list)):
        if not isinstance(got, (tuple, list)) or len(got) != len(wanted):
            return f"{path} should be {describe(wanted)}, it is {describe(got)}"
        keys = range(len(wanted))
    elif is_numeric(wanted) or is_complex(wanted) or is_truth(wanted):
        return first_wrong_number(got, wanted, path, entry)
    else:
        alike = type(got) is type(wanted) and bool(got == wanted)
        return "" if alike else f"{path} should be {wanted!r}, it is {describe(got)}"
    for key in keys:
        inside = first_difference(got[key], wanted[key], f"{path}[{key!r}]", entry, parts)
        if inside:
            named = isinstance(wanted, tuple) and len(parts) == len(wanted)
            return f"{inside} ({parts[key]})" if named else inside
    return ""


def first_wrong_number(got, wanted, path, entry):
    """Say in words where two arrays first differ, in the order of computation."""
    if not fits(got, wanted):
        what = "truth value" if is_truth(wanted) else "number"
        what = f"an array of {what}s" if np.ndim(wanted) else f"a {what}"
        return f"{path} should be {what}, it is {describe(got)}"
    if np.shape(got) != np.shape(wanted):
        return f"{path} has shape {np.shape(got)}, wanted {np.shape(wanted)}"
    if entry["tolerance"] <= EXACT and np.asarray(got).dtype in SINGLES:
        return f"{path} should be {numbers(got).dtype}, it is {np.asarray(got).dtype}"
    with np.errstate(all="ignore"):
        fine = is_near(got, wanted, entry["tolerance"])
    bad = np.argwhere(~np.atleast_1d(fine)) if np.ndim(wanted) else np.argwhere(~fine)
    if not len(bad):
        return ""
    step = ""
    if np.ndim(wanted) == 3:
        bad = bad[np.argsort(-bad[:, 2] if entry["downward"] else bad[:, 2], kind="stable")]
        step = f"from t = {bad[0][2]} {'down' if entry['downward'] else 'up'}: "
    i = tuple(map(int, bad[0]))
    place = f"{path}[{', '.join(map(str, i))}]" if i else path
    one, other = (numbers(each)[i].item() for each in (got, wanted))
    if is_truth(got):
        return f"{step}{place} is {bool(one)}, wanted {bool(other)}"
    digits = 6 if f"{one:.6g}" != f"{other:.6g}" else 10
    return f"{step}{place} is {one:.{digits}g}, wanted {other:.{digits}g}"


def shown(path):
    """Return a leaf's path as a student would write it: without quotes around the first name."""
    return re.sub(r"^\['(\w+)'\]", r"\1", path)


# ====================================================================== hashes
# Hashes of values: equal for results that are equal but for rounding.
#
# Of what a right function gives on other sizes, the data file holds no number, but hashes.

LETTERS = 6  # of a hash


def digest(value):
    """Hash a value; results that are equal but for rounding have equal hashes."""
    return short_hash(canonical(value))


def short_hash(content):
    """Return six letters for some bytes: 30 bits of a hash."""
    return base64.b32encode(hashlib.sha256(content).digest())[:LETTERS].decode().lower()


def canonical(value):
    """Write a value down, numbers rounded to the fifth digit of the largest of their order."""
    if isinstance(value, dict):
        keys = sorted(value, key=str)
        return b"{" + b",".join(str(k).encode() + b":" + canonical(value[k]) for k in keys) + b"}"
    if isinstance(value, (tuple, list)):
        return b"(" + b",".join(map(canonical, value)) + b")"
    if isinstance(value, Exception):
        return f"{type(value).__name__}: {value}".encode()
    if is_complex(value):
        form, row = form_of(value)
        return form.encode() + canonical(row)
    if not is_numeric(value) and not is_truth(value):
        return (value if isinstance(value, str) else type(value).__name__).encode()
    real = numbers(value)
    finite = np.isfinite(real)
    sizes = np.where(finite, np.abs(real), 0.0)
    tops = tops_of(np.append(sizes, 1e-3))
    powers = np.floor(np.log10(tops))
    with np.errstate(all="ignore"):
        rounded = np.round(real / 10.0 ** (powers[np.searchsorted(tops, sizes)] - 5))
        whole = np.where(finite, rounded, 9e9 + np.isnan(real)).astype("<i8")
    whole_array = np.ndim(value) and np.asarray(value).dtype.kind in "iu"
    power = " ".join(f"{power:.0f}" for power in powers)
    return f"{real.shape} {power} {'whole' * bool(whole_array)}".encode() + whole.tobytes()


def form_of(value):
    """Return a value's form (shapes, keys, lengths) as text, and its numbers in one row."""
    if is_numeric(value) or is_truth(value):
        return str(np.shape(value)), numbers(value).ravel()
    if is_complex(value):
        return f"complex {np.shape(value)}", numbers(value).ravel().view(float)
    if isinstance(value, dict):
        parts = [(f"{key}:", form_of(value[key])) for key in sorted(value, key=str)]
    elif isinstance(value, (tuple, list)):
        parts = [("", form_of(item)) for item in value]
    else:
        return value if isinstance(value, str) else type(value).__name__, np.zeros(0)
    form = "{" + ",".join(name + inside for name, (inside, _) in parts) + "}"
    return form, np.concatenate([np.zeros(0), *(row for _, (_, row) in parts)])


def finite_part_of(row):
    """Return numbers with zeros for what is not finite, and a hash of that; empty for none."""
    finite = np.isfinite(row)
    others = np.where(finite, 0.0, np.where(np.isnan(row), np.nan, row))
    return np.where(finite, row, 0.0), "" if finite.all() else short_hash(others.tobytes())


def marks_of(value, tolerance):
    """Return what the data file keeps of a right result: its form, and hashes of its shadows.

    A shadow is a random sum of all its numbers, cut into intervals as wide as the error that is
    let pass, one for each order of magnitude. What is kept is a hash of the interval: no number can
    be read out of it.
    """
    form, row = form_of(value)
    row, others = finite_part_of(row)
    sizes = np.abs(row) if row.size else np.zeros(1)
    large = sizes[2 * sizes > sizes.max()]  # others than whole ones may be in single precision
    tops = tops_of(sizes, masks=np.all(large == np.round(large))).tolist()
    orders = []
    for top in tops:
        limit = float(f"{MASK_GAP * max(top, 1.0):.1e}")
        step = float(f"{max(allowed_error(top, tolerance), rounding(tops[-1])):.1e}")
        orders.append([limit, step, *(shadow(row, i, limit, step, 0) for i in range(2))])
    return {"form": form, "others": others, "orders": orders}


def has_marks(value, kept):
    """Whether a value is what `marks_of` saw, but for rounding."""
    if is_numeric(value) and kept["form"].startswith("complex"):
        value = np.asarray(value, dtype=complex)  # real numbers are complex ones, too
    form, row = form_of(value)
    row, others = finite_part_of(row)
    return (form, others) == (kept["form"], kept["others"]) and all(
        mark in [shadow(row, i, limit, step, beside) for beside in (0, -1, 1)]
        for limit, step, *marks in kept["orders"]
        for i, mark in enumerate(marks)
    )


def shadow(row, seed, limit, step, beside):
    """Hash the interval into which a random sum of some numbers falls, or one beside it.

    limit: what is larger counts as this, as it is of another order
    """
    weights = np.random.RandomState(seed).standard_normal(row.size)
    width = step * max(1.0, float(np.linalg.norm(weights)))
    with np.errstate(over="ignore"):
        interval = np.floor(np.dot(weights, np.clip(row, -limit, limit)) / width) + beside
    return short_hash(f"{seed} {interval:.0f}".encode())


def follows(entry, outcomes, wrong, path, factor):
    """Whether the output of a path is right on inputs of other sizes, but for a factor.

    wrong: paths of what is wrong on the example
    factor: function of the inputs' leaves
    """
    name = path.split("'")[1]
    for other, (result, *_) in zip(entry["others"], outcomes[1:], strict=True):
        arguments = unpack(other["arguments"], entry["arrays"])
        given = leaves(dict(zip(entry["takes"], arguments, strict=False)))
        value, times = by_name(result, entry).get(name), factor(given)
        tried = [
            undone(value, f"[{name!r}]", times, old, off)
            for old in ({}, given)
            for off in ([path], wrong)
        ]
        if not any(has_marks(one, kept[name]) for one in tried for kept in other["outputs"]):
            return False
    return True


def undone(value, path, times, given, off):
    """Return a value with a factor taken out of some leaves, or of their way from the inputs."""
    if isinstance(value, dict):
        return {k: undone(v, f"{path}[{k!r}]", times, given, off) for k, v in value.items()}
    if path not in off or not is_numeric(value):
        return value
    alike = [old for other, old in given.items() if other.split("[")[-1] == path.split("[")[-1]]
    old = alike[0] if alike and np.shape(alike[0]) == np.shape(value) else 0.0
    return old + (value - old) / times


# ====================================================================== terms
# What was added to right numbers, left out of them, or done to them.

ELEMENTWISE = {  # with what undoes it, or in another place does the same
    "a tanh": (np.tanh, ""),
    "a sigmoid": (lambda v: 1 / (1 + np.exp(-v)), ""),
    "an exponential": (np.exp, "a logarithm"),
    "a square": (np.square, "a square root"),
    "an absolute value": (np.abs, ""),
    "a `1 -`": (lambda v: 1 - v, "a sign under exp"),
    "a reciprocal": (lambda v: 1 / v, "a division turned around"),
}


def about_terms(one, want, path, right, given):
    """Say what was added to the right numbers, or left out, or multiplied with them."""
    gone, ratio = one - want, one / want
    if one.size == 1 or not np.any(want):
        return ""
    if is_close(gone, np.full_like(gone, gone.flat[0])):
        return f"the right numbers plus {gone.flat[0]:.5g} everywhere"
    known = {**given, **right}
    for other, value in known.items():
        for place, part in parts_of(value, want.shape):
            name = f"{shown(other)}{place}"
            for sign, word in ((1, "added to"), (-1, "missing from")):
                if other != path and is_close(gone, sign * part) and np.any(part):
                    return f"{name} is {word} it, compared with the right numbers"
            if other != path and np.all(np.isfinite(ratio)):
                for factor in (part, 1 - part, part * (1 - part), 1 - part**2):
                    if is_close(ratio, factor):
                        return f"there is a factor too many, made of {name}"
                    if np.all(factor) and is_close(ratio, 1 / factor):
                        return f"a factor is missing or divided by, made of {name}"
    rows = [axis for axis in range(want.ndim) if want.shape[axis] > 1]
    for axis in rows:
        first = gone.take([0], axis)
        if is_close(gone, np.broadcast_to(first, gone.shape)):
            return (
                f"off by the same numbers all along axis {axis}: a term that does not depend on "
                "it, such as a bias, is missing, added twice or another one"
            )
    return ""


def parts_of(value, shape):
    """Return what of an array can be set beside one of another shape: whole, a step, a bias."""
    if not is_numeric(value) or np.ndim(value) < 2:
        return []
    value = np.asarray(value, dtype=float)
    if value.shape == shape:
        return [("", value)]
    if value.ndim == 2 and len(shape) == 2 and value.shape == (shape[0], 1):
        return [("", np.broadcast_to(value, shape))]
    if value.ndim == 3 and value.shape[:2] == shape:
        return [(f"[:, :, {t}]", value[:, :, t]) for t in range(value.shape[2])]
    return []


def about_functions(one, want):
    """Say which function of single numbers was applied too often or not at all."""
    for word, (function, other) in ELEMENTWISE.items():
        more = is_close(one, function(want)) and np.isfinite(function(want)).all()
        less = is_close(function(one), want)
        if more and less:
            return f"{word} is missing or too much, or it is {other}"
        if more:
            return f"{word} too much" + f", or {other} is missing" * bool(other)
        if less:
            return f"{word} is missing" + f", or {other} too much" * bool(other)
    total, zeros = one.sum(axis=0), np.zeros(want.shape[1:])
    if want.ndim > 2 and is_close(want.sum(axis=0), zeros) and not is_close(total, zeros):
        return "what do the numbers of each column add up to? The right ones cancel"
    if want.ndim > 1 and is_close(want.sum(axis=0), np.ones(want.shape[1:])):
        for axis in range(1, want.ndim):
            if is_close(one.sum(axis=axis), np.ones_like(one.sum(axis=axis))):
                return f"it adds up to 1 along axis {axis}; it should along axis 0"
        if not is_close(one.sum(axis=0), np.ones(want.shape[1:])):
            return "its columns do not add up to 1, as probabilities should"
    return ""


# ====================================================================== factors
# By which factor numbers are too large, and what that factor is made of.

def about_factor(one, want, path, right, given, follows):
    """Say by which constant factor an array is too large."""
    large = np.abs(want) > 1e-3 * np.max(np.abs(want), initial=0)
    if not large.any():
        return ""
    factor = float(np.median(one[large] / want[large]))
    if factor == 0 or not is_close(one, factor * want):
        return ""
    if abs(factor + 1) < 1e-6:
        return "right but for the sign"
    if one.size > 1 and abs(factor - 1) < 2e-3:  # a small number, rather
        return ""
    turned = "times -1 and " if factor < 0 else ""
    numbers = {k: v for k, v in {**given, **right}.items() if k != path and is_numeric(v)}
    singles = {shown(k): float(v) for k, v in numbers.items() if not np.ndim(v) and v > 0}
    for said, number in powers_of(singles):  # before a size that is equal
        if abs(abs(factor) - 1) > 1e-6 and abs(abs(factor) / number - 1) < 1e-5:
            return f"the right numbers {turned}{said}, or something as large"
    # An array in a cache has its sizes from elsewhere: it would be named by chance.
    arrays = [k for k in given if shown(k).isidentifier()]
    for said, size in sizes_to_powers({k: np.shape(given[k]) for k in arrays}):
        fits = abs(abs(factor) / size(given) - 1) < 1e-6
        if fits and follows(path, lambda given, size=size: np.sign(factor) * size(given)):
            return f"the right numbers {turned}{said}"
    # Of one number, any other is a multiple.
    plain = one.size > 1 or round(factor, 6) in (2, 0.5)
    return f"the right numbers times {factor:.5g}" if plain else ""


def powers_of(numbers):
    """Yield what one may multiply with by mistake, made of numbers with names: words, a number."""
    for power, whose in ((1, ""), (2, "the square of ")):
        for name, value in numbers.items():
            yield f"times {whose}{name}", value**power
            yield f"divided by {whose}{name}", value**-power
    for (name, value), (other, by) in permutations(numbers.items(), 2):
        yield f"times {name} / {other}", value / by


def sizes_to_powers(shapes):
    """Yield the same, made of the sizes of arrays: words, a function of the inputs' leaves."""
    for power, whose in ((1, ""), (2, "the square of "), (0.5, "the square root of ")):
        for (name, shape), many in product(shapes.items(), (1, 2)):
            for axes in combinations(range(len(shape)), many):
                n = np.prod([shape[axis] for axis in axes]) ** power
                where = f"{n:.5g}, {whose}the size of {shown(name)} along axis {and_list(axes)}"
                kept = {"name": name, "axes": axes}
                if n > 1:
                    yield f"divided by {where}", partial(size_of, **kept, power=-power)
                if n > 2:
                    yield f"times {where}", partial(size_of, **kept, power=power)
    for name, shape in shapes.items():
        for i, k in permutations(range(len(shape)), 2):
            if shape[i] != shape[k]:
                where = f"the sizes of {shown(name)} along axis {i} and {k}"
                kept = {"name": name, "axes": (i,), "by": (k,)}
                yield f"times {shape[i]} / {shape[k]}, {where}", partial(size_of, **kept)


def size_of(given, name, axes, power=1, by=()):
    """Return the product of an array's lengths along axes, to a power, by that along others."""
    shape = np.shape(given[name])
    large, small = (float(np.prod([shape[i] for i in some])) for some in (axes, by))
    return large**power / small


# ====================================================================== relations
# What wrong numbers have to do with the right ones and with the inputs.

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


# ====================================================================== reading
# What can be read in the text of a student's function.

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


# ====================================================================== errors
# What to say of an error: where the student can mend it, and a hint for its kind.

def describe_error(error, function):
    """Tell of an error where the student can mend it: in the student's own code.

    function: the one that was called; its module's code is the student's
    returns: lines of text, and the place: a frame and a line's number, None if there is none
    """
    mine = [p for p in places_of(error) if function is None or is_beside(p[0], function)]
    lines = [f"  {type(error).__name__}: {error}"]
    for verb, place in (("in", mine[-1:]), ("called in", callers(mine, function))):
        for frame, number in place:
            lines += describe_place(verb, frame, number)
    return lines, mine[-1] if mine else None


def places_of(error):
    """Return the frames of an error with the numbers of their lines; none of numpy's or of ours."""
    return [
        (frame, number)
        for frame, number in traceback.walk_tb(error.__traceback__)
        if frame.f_globals is not globals()
        and not frame.f_code.co_filename.endswith("contextlib.py")
        and not str(frame.f_globals.get("__name__")).startswith("numpy")
    ]


def is_beside(frame, function):
    """Whether the code of a frame stands in the notebook that a function stands in."""
    own = getattr(function, "__globals__", frame.f_globals)
    return frame.f_globals.get("__name__") == own.get("__name__")


def callers(mine, function):
    """Return the place in a function where it called the one that failed; none if it is itself."""
    code = getattr(function, "__code__", None)
    return [place for place in mine[:-1] if place[0].f_code is code][-1:]


def text_at(frame, number):
    """Return a line of the code that a frame runs."""
    return linecache.getline(frame.f_code.co_filename, number).strip()


def describe_place(verb, frame, number):
    """Return lines on a place in the code: the line, and what the names in it stand for."""
    text = text_at(frame, number)
    lines = [f"  {verb} {frame.f_code.co_name}, line {number}: {text}".rstrip(": ")]
    known = values_in(text, frame)
    shapes = [f"{k} {v.shape}" for k, v in known.items() if isinstance(v, np.ndarray)]
    holders = {k: v for k, v in known.items() if isinstance(v, (dict, list, tuple))}
    others = [f"{k} is a {describe(v)}" for k, v in holders.items()]
    lines += [f"  shapes there: {', '.join(shapes)}"] * bool(shapes)
    lines += [f"  and {', '.join(others)}"] * bool(others)
    return lines


def values_in(text, frame):
    """Return what the names in a line of code stand for."""
    words = dict.fromkeys(re.findall(r"[A-Za-z_]\w*", text))
    return {word: frame.f_locals[word] for word in words if word in frame.f_locals}


def error_hint(error, place, entry):
    """Give the hint for a kind of error.

    place: where it stands, as `describe_error` returns it
    """
    said, takes = str(error), entry["takes"]
    if place is None:
        several = "one argument" if len(takes) == 1 else f"{len(takes)} arguments"
        return f"{entry['name']} takes {several}: {and_list(takes)}. Compare with its def line."
    frame, number = place
    text = text_at(frame, number)
    names = [inner.f_code.co_name for inner, _ in places_of(error)]
    names = [name for name in names if not name.startswith("<")]  # of a comprehension, say
    again = [name for name, count in Counter(names).items() if count > 9]
    if isinstance(error, RecursionError) and again:
        # The deepest may stand in another line than the one that calls on.
        deep = [text_at(*each) for each in places_of(error) if each[0].f_code.co_name in again][-2]
        call = "calls itself" if len(again) == 1 else "call each other"
        return (
            f"{and_list(again)} {call} again and again, deeper than Python allows: `{deep}`. Is "
            "another function meant there, or a value that has its name?"
        )
    if re.search(r"'str'|<U\d|string ind", said):
        return (
            "A text, as 'W' is one, stands where something else is wanted. Where is it from? "
            "A dictionary that is unpacked, or looped over, gives its keys alone."
        )
    if entry["name"] in names[:-1]:
        inner = names[names.index(entry["name"]) + 1]
        code, here = next(
            (f.f_code, f.f_locals) for f, _ in places_of(error) if f.f_code.co_name == inner
        )
        takes = [k for k in code.co_varnames[: code.co_argcount] if k in here]
        kinds = [f"{name} is {describe(here[name])}" for name in takes]
        there = f" In there, {and_list(kinds)}." if kinds else ""
        return (
            f"The error comes up inside {inner}, which {entry['name']} calls.{there} If {inner} is "
            "right, look at what it is given."
        )
    if isinstance(error, KeyError) and error.args:
        return key_hint(error.args[0], frame, text)
    if isinstance(error, NameError):
        return name_hint(error, frame)
    if "bitwise_xor" in said or "for ^" in said:
        return "A power is written `**` in Python; `^` is something else."
    if "matmul" in said or "not aligned" in said:
        values = values_in(text, frame)
        if matrices := [f"`{k}`" for k, v in values.items() if isinstance(v, np.matrix)]:
            return (
                f"{and_list(matrices)}: made by np.matrix, where `*` is the matrix product, too. "
                "With np.array it goes entry by entry, and `@` is the matrix product."
            )
        if said := about_gradient_of(text, frame):
            return said
        return (
            "A matrix product needs the last axis of the first factor to be as long as the last "
            "but one of the second, or its only one. Write the shapes of both, and of what should "
            "come out, beside each other: is one to be transposed, are they in the wrong order, or "
            "is a product entry by entry meant?"
        )
    if re.search("could not broadcast input array|output operand|indexing result", said):
        return (
            "What is put there has another shape than its place. Was room made with the sizes that "
            "are wanted? And if what is put there came out of a call: in which order does that "
            "call return things?"
        )
    if "broadcast" in said and "remapped" not in said:  # of einsum, it is about its letters
        return (
            "The shapes do not fit entry by entry. Write the shape of each term below it: which "
            "one is not what you expect? A matrix product, a transpose, an axis or a slice?"
        )
    if "concatenation axis" in said or "array dimensions" in said:
        return "All axes but the one along which arrays are joined must be alike: which axis is it?"
    if "invalid index to scalar" in said:
        known = values_in(text, frame).items()
        numbers = [
            k for k, v in known if isinstance(v, np.number) and re.search(rf"\b{k} *\[", text)
        ]
        name = f"`{numbers[0]}`" if numbers else "What stands before a bracket"
        return (
            f"{name} is a number there, and a number has no places to take something from. If it "
            "came out of a call: in which order does that call return things?"
        )
    in_loop, on_left = takes_apart(text)
    if "unpack" in said and in_loop and not on_left:
        return (
            "More or fewer names stand after `for` than there are parts in each thing that the "
            "loop takes out. A dictionary gives its keys alone; `.items()` gives pairs."
        )
    if "unpack" in said and on_left and not in_loop:
        return (
            f"More or fewer names stand on the left than things on the right of `{text}`. How many "
            "does the right side hold, and in which order were they put in?"
        )
    if "unpack" in said:
        return "More or fewer names stand there than there are parts in what is taken apart."
    module, name = getattr(error, "obj", None), getattr(error, "name", None)
    if isinstance(error, AttributeError) and isinstance(module, types.ModuleType):
        own = name in frame.f_globals
        said = f"{module.__name__} has no `{name}`."
        return f"{said} Without it, there is one." if own else said + meant(name, dir(module))
    makes = re.search(r"\b(concatenate|\w*stack|array|zeros|ones|empty|full) *\(", text)
    if makes and ("scalar index" in said or "as a data type" in said):
        return "What is joined, or a shape, is one argument: it needs brackets of its own."
    if "scalar index" in said:
        return "An array stands where one whole number is wanted: a length, or one of its entries?"
    if "too many indices" in said:
        return (
            "An array has fewer axes than are indexed there. How many axes should it have, and "
            "with which shape was it made?"
        )
    if isinstance(error, IndexError) and re.search("valid indices|of integer", said):
        return "An array is indexed by whole numbers, slices or truth values: what stands there?"
    if isinstance(error, IndexError):
        what = "Which axis do" if "axis" in said else "What do"
        return f"{what} you index there, and how long is it? Indices start at 0."
    if isinstance(error, TypeError) and re.search(
        r"argument.*\bg(ot|iven)|(takes|got|missing) .*arg", said
    ):
        return (
            "A function is called there with other arguments than it takes: compare the call with "
            "its def line."
        )
    if re.search("0-dimensional|length-1|size-1", said):
        return (
            "An array stands where a single number is wanted. The functions of the module math, "
            "say, take single numbers; numpy has its own that take arrays."
        )
    if re.search(r"Cannot cast ufunc .* output .* to dtype\('u?int", said):
        return "An array made of whole numbers takes in no others: how was it made?"
    if isinstance(error, AttributeError) and isinstance(module, dict) and name in module:
        return f"What is in a dictionary is taken out with brackets and a text: [{name!r}]."
    known = values_in(text, frame)
    if found := re.search(r"'([\w.]+)' object is not callable", said):
        called = [k for k, v in known.items() if not callable(v) and re.search(rf"\b{k} *\(", text)]
        tail = f" `{called[0]}` is {describe(known[called[0]])} there." if called else ""
        return (
            f"What is called there is no function, but of the type {found[1]}.{tail} Are the "
            "brackets too many, is a `*` missing, or has a function's name got another value?"
        )
    if re.search(r"method'|'function' object|'type' object", said):
        return "A function stands there that is not called: are its brackets `()` missing?"
    if "tuple indices" in said and "str" in said:
        pairs = [f"`{k}` is {describe(v)}" for k, v in known.items() if isinstance(v, tuple)]
        return f"{and_list(pairs or ['There is a tuple'])}: does each of its things need a name?"
    if isinstance(error, (TypeError, AttributeError)):
        kinds = [f"{k} is {describe(v)}" for k, v in known.items()]
        tail = f" There, {and_list(kinds)}." if kinds else ""
        if isinstance(error, AttributeError) and name:
            return f"A {type(module).__name__} has no `{name}`.{meant(name, dir(module))}{tail}"
        return f"Something is not of the kind that this line needs.{tail}"
    return "Print the shapes of all that stands in this line, just before it."


def takes_apart(text):
    """Return whether a loop in a line takes things apart, and whether an assignment does."""
    for tail in ("", "\n    pass"):
        try:
            nodes = [*ast.walk(ast.parse(text + tail))]
        except SyntaxError:
            continue
        loops = [node for node in nodes if isinstance(node, (ast.For, ast.comprehension))]
        targets = [node.targets[0] for node in nodes if isinstance(node, ast.Assign)]
        apart = (ast.Tuple, ast.List)
        return (
            any(isinstance(loop.target, apart) for loop in loops),
            any(isinstance(target, apart) for target in targets),
        )
    return False, False


def about_gradient_of(text, frame):
    """Say of a line such as `dW = x.T @ dz` which shape the gradient has; or nothing.

    It is told where some order of the two factors has that shape.
    """
    found = re.fullmatch(
        r"d(\w+) *= *(\w+)(?:\.T)? *@ *(\w+)(?:\.T)?", text.partition("#")[0].strip()
    )
    values = frame.f_locals
    holders = [value for value in values.values() if isinstance(value, dict)]
    own = [holder[found[1]] for holder in (*holders, values) if found and found[1] in holder]
    factors = [values.get(name) for name in found.groups()[1:]] if own else []
    if len(factors) < 2 or any(np.ndim(array) != 2 for array in (*own, *factors)):
        return ""
    (one, two), shape = factors, np.shape(own[0])
    products = [
        (left.shape[0], right.shape[1])
        for pair in ((one, two), (two, one))
        for left in (pair[0], pair[0].T)
        for right in (pair[1], pair[1].T)
        if left.shape[1] == right.shape[0]
    ]
    if shape not in products:
        return ""
    return (
        f"d{found[1]} has the shape of {found[1]}: which order of {found[2]} and {found[3]} gives "
        "that, and is one of them transposed in it?"
    )


def key_hint(key, frame, text):
    """Say which keys there are where one was asked for that is not there."""
    lacking = [k for k, v in frame.f_locals.items() if isinstance(v, dict) and key not in v]
    asked = [name for name in lacking if re.search(rf"\b{re.escape(name)} *[\[.]", text)]
    if len(asked) > 1:
        quoted = rf" *\[ *.?{re.escape(str(key))}\b"
        asked = [name for name in asked if re.search(rf"\b{re.escape(name)}{quoted}", text)]
    if len(asked) != 1:
        return f"A dictionary there has no {key!r}."
    keys = list(map(str, frame.f_locals[asked[0]]))
    tail = meant(str(key), keys, 1).replace("`", "'")
    there = f"Its keys are {and_list(map(repr, keys))}." if keys else "It is empty."
    return f"{asked[0]} has no {key!r}. {there}{tail}"


def name_hint(error, frame):
    """Say what to do about a name that has no value."""
    quoted = re.search(r"'(\w+)'", str(error))  # Python gives an UnboundLocalError no name
    name = getattr(error, "name", None) or (quoted[1] if quoted else "")
    holders = [k for k, v in frame.f_locals.items() if isinstance(v, dict) and name in v]
    if holders:
        return f"`{name}` is in `{holders[0]}`, but has to be taken out of it before it is used."
    known = [n for n in (*frame.f_locals, *frame.f_globals) if not n.startswith("_") and n != name]
    tail = meant(name, known)
    short = [k for k, value in frame.f_globals.items() if value is np]
    if short and name in np.__all__ and not tail and type(error) is NameError:
        return f"`{name}` alone has no value. numpy has one: `{short[0]}.{name}`."
    if isinstance(error, UnboundLocalError):
        return f"`{name}` has no value there: it got none yet, or was deleted again.{tail}"
    place = frame.f_code.co_name
    return (
        f"`{name}` has no value in {place if place.isidentifier() else 'this line'}: it is "
        f"neither an argument nor computed there before.{tail}"
    )


def meant(name, known, share=0.8):
    """Ask for a known name with the same letters, or nearly so; empty if there is none."""
    alike = [other for other in known if sorted(other.lower()) == sorted(name.lower())]
    alike = alike or get_close_matches(name, known, 1, share)
    return f" Is `{alike[0]}` meant?" if alike else ""


def about_absent(error, entries):
    """Say that a function of the course, which is called, is not there; or nothing."""
    name = getattr(error, "name", None)
    if not isinstance(error, NameError) or name not in entries:
        return ""
    return f"{name} is not there: run its cell; after a restart of the kernel, all above it."


# ====================================================================== hints
# Hints for wrong results and for errors, from the data file's hashes and from what is seen.
#
# A hint says what to look at; it never says what to write.
#
# `entry["hints"]` of the data file has, each as {text: hashes, six letters each}:
#
#     listed     of all that a known mistake does, on the example and on inputs of other sizes
#     leaves     of each wrong output alone on all these inputs, hashed with its name, by a known one
#     made       of all wrong outputs together, by a generated one: the right code with one change
#     patterns   of which outputs are wrong, and how
#
# What a hint says of inputs that are not the example (a batch of one, say) is true of the known
# mistake. It is told of who does on all inputs what that one does, and of nobody else.

OF_OTHERS = re.compile(r"\b(right|only|all|every|everything|equal|two of)\b", re.IGNORECASE)

# ------------------------------------------------------------- the data file


def pattern_of(got, wanted):
    """Say of each leaf of the wanted outputs, in one letter, whether and how it is wrong.

    got, wanted: leaves by path
    """
    return "".join(letter(got.get(path), want) for path, want in wanted.items())


def letter(got, want):
    """Return one letter for how an array is wrong; a dot for a right one."""
    if is_close(got, want):
        return "."
    if not (is_numeric(want) or is_complex(want)) and type(got) is type(want):
        return "."
    if not fits(got, want) or np.shape(got) != np.shape(want):
        return "s"
    right = right_steps(got, want)
    return {(): "x", (0,): "f", (np.shape(want)[-1] - 1,): "l"}.get(right, "m") if right else "x"


def stored_hint(hints, kind, key):
    """Return the text under which a hash stands; empty if there is none."""
    for text, hashes in hints.get(kind, {}).items():
        if any(hashes.startswith(key, i) for i in range(0, len(hashes), LETTERS)):
            return text
    return ""


def outcome_hash(outcome):
    """Hash an outcome of `run`; of an error with the name of the function that it comes up in."""
    error = outcome[1]
    places = [] if error is None else places_of(error)
    names = [frame.f_code.co_name for frame, _ in places]
    inside = [name for name in names if name.isidentifier() and name != "run"]  # `run` is ours
    return digest([*outcome, *inside[-1:], *put_into(error, places)])


def mistake_hash(outcomes):
    """Hash outcomes of `run` on the example and on inputs of other sizes.

    Of what stops on the example only errors count: what comes back elsewhere, another line spoils.
    """
    if outcomes[0][1] is None:
        return digest([*map(outcome_hash, outcomes)])
    return digest([outcome_hash(outcomes[0]), *(type(error).__name__ for _, error, _ in outcomes)])


def leaf_hash(path, outcomes, entry):
    """Hash one output on the example and on inputs of other sizes."""
    return digest([path, *(leaves(by_name(result, entry)).get(path) for result, *_ in outcomes)])


def put_into(error, places):
    """Return the name of an array into which too large or too small a one was put; or nothing."""
    if not places or "could not broadcast input array" not in str(error):
        return []
    return [text_at(*places[-1]).split("[")[0]]


def find_hints(entry, outcomes, wanted, arguments, seen_in, function):
    """Return at most two sentences on a wrong outcome, the most telling first.

    entry: the function's entry of the data file
    outcomes: result, exception or None, paths of what changed in the inputs; on the example, and
        then on inputs of other sizes
    wanted, arguments: the right result and what the function was called with
    seen_in: says what is sure of the function, or nothing
    function: the learner's: no place is told that has no such name in it
    """
    hints, (result, error, changed) = entry["hints"], outcomes[0]
    known = stored_hint(hints, "listed", mistake_hash(outcomes))
    if known and (error is None or is_of_line(known, error, arguments, entry)):
        return [known]
    if sure := seen_in():
        return [sure]
    if error is not None or result is None or lacks_keys(result, entry, wanted):
        return []
    if changed:
        return [about_changed(changed)]
    named = by_name(result, entry), by_name(wanted, entry)
    kinds = other_order(result, entry, wanted) or other_kinds(*named)
    if said := kinds or about_lacking(*named, entry["parts"]):
        return [said]
    right, got = leaves(by_name(wanted, entry), ends=True), leaves(by_name(result, entry))
    wrong = [path for path, want in right.items() if letter(got.get(path), want) != "."]
    if not wrong or not got:
        return []
    every, wrong = wrong, first_wrong_ones(wrong, right)
    given = leaves(dict(zip(entry["takes"], arguments, strict=False)))
    hashes = {path: leaf_hash(path, outcomes, entry) for path in every}
    alone = {path: hashes[path] for path in wrong}
    known = known_parts(hints.get("leaves", {}), alone, every)
    many = [text for text, paths in known if len(paths) > 1]
    single = [text for text, paths in known if len(paths) == 1]
    told = {path for _, paths in known for path in paths if len(paths) > 1}
    left = [path for path in wrong if path not in told]
    more = given, entry["carried"], partial(follows, entry, outcomes, every)
    more = *more, writes_into(function)
    seen = relations(got, right, left, *more) or relations(got, right, wrong, *more)
    if known or seen:
        said = [*many, *seen[:1], *single, *seen[1:]]
        return [*{text.partition(": ")[0]: text for text in reversed(said)}.values()][:-3:-1]
    words = names_in(function) | {*entry["takes"], *entry["outputs"]}

    def place(kind, key):
        text = stored_hint(hints, kind, key)
        return text if words_of(re.findall("`(.*?)`", text)) <= words else ""

    if made := place("made", together(hashes.values())):
        return [f"A {made}"]
    told = {place("made", key): path for path, key in reversed(alone.items())}
    if made := [f"{shown(path)}: a {text}" for text, path in reversed(told.items()) if text]:
        return made[:2]
    by_pattern = place("patterns", digest(pattern_of(got, right)))
    return [by_pattern or begin_with(entry, wrong[0], every)]


def is_of_line(text, error, arguments, entry):
    """Whether the arrays that a known mistake's hint names stand in the line that stopped.

    Two mistakes may stop with the same words, in two lines.
    """
    given = leaves(dict(zip(entry["takes"], arguments, strict=False)))
    named = words_of(given) & words_of(re.findall("`(.*?)`", text))
    lines = words_of(text_at(*place) for place in places_of(error))
    return not lines or named <= lines


def words_of(texts):
    """Return all words of some texts."""
    return {word for text in texts for word in re.findall(r"\w+", text)}


def known_parts(texts, alone, every):
    """Return what is known of some wrong outputs each, at most two texts, and these outputs.

    texts: hints of known mistakes, with hashes of all outputs that each makes wrong
    alone: such hashes of wrong outputs, by path
    every: the paths of all wrong outputs
    returns: a text names the outputs that it explains, if these are not all; those of several first
    """
    left, told = dict(alone), []
    while left:
        fits = {}
        for text, hashes in texts.items():
            keys = {hashes[i : i + LETTERS] for i in range(0, len(hashes), LETTERS)}
            here = [path for path, key in left.items() if key in keys]
            whole = len(here) == len(keys)
            if whole and len(every) == len(here):
                fits.setdefault((len(here), 0), []).append((text, here))
            elif (whole or len(here) > 1) and not OF_OTHERS.search(text):
                said = f"{several(here)}: {text}"
                fits.setdefault((len(here), -len(keys)), []).append((said, here))
        if not fits:
            break
        (text, here), *others = fits[max(fits)]
        alike = [text for text, paths in others if {*paths} & {*here}]
        told += [(text, here)] * (not alike)
        left = {path: key for path, key in left.items() if path not in here}
    return told[:2]


def together(hashes):
    """Return one hash for all outputs that are wrong together; of one that is so alone, its own."""
    hashes = sorted(hashes)
    return hashes[0] if len(hashes) == 1 else digest(hashes)


def first_wrong_ones(wrong, right):
    """Return paths of single numbers, if any is wrong: arrays are made with them; or all paths."""
    return [path for path in wrong if np.ndim(right[path]) == 0] or wrong


def lacks_keys(result, entry, wanted):
    """Whether keys are missing in the result or in a dictionary in it: the table says which."""
    got, want = by_name(result, entry), by_name(wanted, entry)
    inside = (want[name].keys() - got[name] for name in got if is_dict(want[name], got[name]))
    return any(inside) or (isinstance(result, dict) and any(got) and bool(want.keys() - got))


def is_dict(*values):
    """Whether all values are dictionaries."""
    return all(isinstance(value, dict) for value in values)


def other_order(result, entry, wanted):
    """Ask for the order of what is returned, if its kinds are right and at each other's places."""
    got, want = (list(map(describe, by_name(v, entry).values())) for v in (result, wanted))
    if entry["returns"] != "tuple" or got == want or sorted(got) != sorted(want):
        return ""
    return f"These come back: {and_list(got)}. In which order does the docstring name them?"


def other_kinds(got, want):
    """Say what stands where something else is wanted, in dictionaries too; or nothing."""
    ends = {list: " np.array?", tuple: " Is a comma too many, or one thing too many?"}
    for name, value in want.items():
        found = got.get(name)
        if is_dict(value, found) and (said := other_kinds(found, value)):
            return said
        if found is None and name in got:
            return f"{name} is None: was nothing put into it, or was it made without a `return`?"
        if isinstance(value, dict) and name in got and not is_dict(found):
            return f"{name} should be a dictionary, a name for each array; it is {describe(found)}."
        if isinstance(value, tuple) and name in got and not isinstance(found, (tuple, list)):
            return f"{name} should be {describe(value)}: things in an order, without names."
        if found is not None and is_numeric(value) and not is_numeric(found):
            said = f"{name} should be numbers in float64, as numpy computes them, and not this"
            end = ends.get(type(found), "")
            if isinstance(found, list) and not np.ndim(value):
                end = " Is one number in brackets, or is it one for each of several things?"
            return f"{said}: {describe(found)}.{end}"
    return ""


def about_lacking(got, want, parts):
    """Say what a tuple lacks that has one thing too few, or nothing.

    parts: names of what the tuples hold
    """
    for name, names in parts.items():
        found, wanted = got.get(name), want.get(name)
        if isinstance(found, (tuple, list)) and len(found) == len(wanted) - 1 == len(names) - 1:
            there = [*map(digest, found)]
            lacks = [
                part
                for part, value in zip(names, wanted, strict=True)
                if digest(value) not in there
            ]
            if len(lacks) == 1:
                return f"{name} lacks {lacks[0]}: compare with the docstring, name by name."
    return ""


def about_changed(changed):
    """Say how inputs can be changed without one's noticing.

    changed: paths; the one of a list or dictionary with more or fewer things ends with a bracket
    """
    if grown := [path for path in changed if path.endswith(")")]:
        return (
            f"After a call {and_list(grown)}: `pop`, `del`, `append` and the like change the list "
            "or dictionary that came in, and whoever handed it over still needs it."
        )
    return (
        f"Print {and_list(changed)} before and after a call. `+=` and `[...] =` write into the "
        "array, list or dictionary that came in, under any new name that it is given, too; so do "
        "methods as `reverse`."
    )


def begin_with(entry, first, wrong):
    """Say where to look first if nothing else is known.

    first: the path to begin with
    wrong: the paths of all that are wrong
    """
    off = {path.split("'")[1] for path in wrong}
    fine = [name for name in entry["outputs"] if name not in off]
    wrong_ones = and_list(name for name in entry["outputs"] if name in off)
    if fine:
        inside = sum(path.startswith(first.partition("]")[0]) for path in wrong)
        one = wrong_ones if inside > 1 else shown(first)
        names = f"{and_list(fine)} {'needs' if len(fine) == 1 else 'need'}"
        names = names if len(fine) < 4 else f"the {len(fine)} right ones need"
        alone = f"{wrong_ones} need" if len(off) > 1 else f"{one} needs"
        return f"Look at the lines that only {alone}: what {names} as well is right."
    line = f"Print what you compute on the way to {shown(first)}, line by line, and compare it"
    if len(off) > 1:
        both = "both need" if len(off) == 2 else "all of them need"
        begin = f"{wrong_ones} are wrong: begin with what"
        return f"{begin} {both}, and what you hand to other functions. {line} with the formulas."
    return f"{line} with the formulas."


# ====================================================================== entries
# The data file beside the notebook: what is known of each exercise's function.
#
# Nothing in here knows what the functions compute: sizes, examples and expected numbers come from
# `check_data.json` beside this file, which is generated with the course. An entry of it holds
#
#     name, takes, outputs     of the function, its arguments, and what it returns, in their order
#     given                    what it returns after that, and is not compared
#     after, forward, handed   the function that it comes after, the arguments of that one on the
#                              public example, and which arguments it hands on: [place, name]
#     returns                  "tuple", "dict", or "value": how it returns them
#     calls, hands             the exercises' functions that it calls, and of each what each argument
#                              is on the example, in words
#     parts, downward          see `first_difference`
#     carried                  whether what comes out at a step depends on other steps
#     large                    whether large inputs give no nan
#     tolerance                of an output's largest entry
#     arrays, arguments, results   of the public example, see `unpack`; of each right function one
#     others                   inputs of other sizes; of their results only `marks_of` them
#     hints                    see `find_hints`

SCHEMA = 9  # of the data file
CHECK_DATA = Path(__file__).with_name("check_data.json")


def read_entries():
    """Return the entries of the data file by name."""
    data = json.loads(CHECK_DATA.read_text(encoding="utf-8"))
    if data["schema"] != SCHEMA:
        raise ValueError("another version")
    return data["functions"]


def read_or_nothing():
    """Return the entries of the data file; none where it is missing or damaged."""
    try:
        return read_entries()
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def name_in(function, entries):
    """Return the name under which the data file has a function: that behind `def`, if it has it.

    A function of another name stands for the one whose arguments it takes and whose calls it makes,
    if that is but one; otherwise its own name is returned.
    """
    name = getattr(function, "__name__", describe(function))
    own, code = getattr(function, "__globals__", {}), getattr(function, "__code__", None)
    if code is None:  # an object that can be called: by the name that it has in the notebook
        own = vars(sys.modules["__main__"])
        return next((n for n in entries if own.get(n) is function), name)
    if name in entries:
        return name
    takes = [*code.co_varnames[: code.co_argcount]]
    alike = [n for n, entry in entries.items() if entry["takes"] == takes]
    alike = [n for n in alike if {*entries[n]["calls"]} & {*code.co_names}] or alike
    alike = [n for n in entries if own.get(n) is function] or alike
    return alike[0] if len(alike) == 1 else name


# ====================================================================== calls
# Call a student's function: on its public example, and on inputs of other sizes.
#
# On other sizes a function is called where the notebook's variables are not to be
# seen, so that what it takes from there can be named. The variables are lent to it then: what does
# not change from call to call is no mistake.

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


# ====================================================================== cuts
# What is wrong with one call, and what cuts off in a function that is right without just that.

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


# ====================================================================== elsewhere
# What a function does on other inputs than the example's, and what is sure of a wrong one.
#
# On other sizes a function is called where the notebook's variables are not to be seen, so that what
# it takes from there can be named.

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


# ====================================================================== judgment
# What `check` says of a function: on its public example, then on other sizes.

def look(function, entry, entries, quiet=False):
    """Return the state of a function, and a report: on its example, then on other sizes.

    quiet: whether to swallow what the function prints
    """
    arguments = unpack(entry["arguments"], entry["arrays"])
    tried = partial(outcome_of, function, arguments, entry, entries)
    outcome = tried(quiet)
    title, error = f"check({entry['name']}): ", outcome[1]
    begin = about_callees(function, entry, entries)
    if isinstance(error, NotImplementedError):
        return unwritten(function, error, title, begin)
    if absent := about_absent(error, entries):
        return "unwritten", f"{title}it waits: {absent}"
    # What is known of calls and of numbers is known of functions that call right ones.
    seen = (function, arguments, entry, entries, partial(is_right, entry=entry))
    inside = str if begin else partial(seen_in, *seen, error is not None)

    def why(wanted):
        if not begin and error is None and digest(tried(True)[0]) != digest(outcome[0]):
            return [about_kept(function)]
        if borrowed := taken_from_outside(*seen):
            return [borrowed]
        if turned := about_def_line(function, entry):
            return [turned]
        if begin and error is None:
            return []
        outcomes = everywhere(function, entry)
        return find_hints(entry, outcomes, wanted, arguments, inside, function)

    if error is not None:
        told, place = describe_error(error, function)
        wanted = unpack(entry["results"][0], entry["arrays"])
        hints = why(wanted) or [error_hint(error, place, entry)]
        lines = [title + "it stopped with an error", "", *told]
        return "wrong", report_of(lines, hints, begin)
    said = [
        look_at_result(function, tried, outcome, entries, begin, why, entry, place)
        for place in range(len(entry["results"]))
    ]
    return next((one for one in said if one[0] == "right"), said[0])


def look_at_result(function, tried, outcome, entries, begin, why, entry, place):
    """Return what `look` does, of a function that returned something.

    tried: calls it on the example once more
    why: gives hints on the example's outcome, from what was wanted
    place: of the results to be met, among those of the functions that count as right
    """
    title, wanted = f"check({entry['name']}): ", unpack(entry["results"][place], entry["arrays"])
    rows, remarks = compare(outcome, wanted, entry)
    right = sum(row[0] == "✓" for row in rows)
    table = ["", *align(("", "output", "got", "wanted", ""), rows), *remarks]
    if right < len(rows):
        lines = [f"{title}{right} of {len(rows)} right on the public example", *table]
        return "wrong", report_of(lines, why(wanted), begin)
    trouble = on_other_sizes(function, entry, entries, place)
    where = "wrong on inputs of other sizes"
    if not is_right(tried(True), entry):
        where = where if trouble else "but not when it is called once more"
        trouble = trouble[:1] or ("What it gave on inputs of other sizes was right.",)
        trouble = (*trouble, about_kept(function))
    if trouble:
        lines = [f"{title}right on the public example, {where}", *table]
        hints = () if begin else trouble[1:]
        return "wrong", report_of([*lines, "", "  " + trouble[0]], hints, begin)
    sizes = f" and on {len(entry['others'])} of other sizes" if entry["others"] else ""
    lines = [f"{title}all right, on the public example{sizes}", *table]
    if note := about_large(function, entry):
        lines += ["", *textwrap.wrap(note, 84, initial_indent="  ", subsequent_indent="  ")]
    return "right", "\n".join(lines)


def about_kept(function):
    """Say of a function that gives something else each time what it keeps from call to call."""
    if made := made_once(function):
        return (
            f"`{made[0]}` in the `def` line is made once, when the cell runs, not at each call: "
            "what is put into it stays there from call to call."
        )
    said = "Your function gives something else each time, for the example as well: "
    used = getattr(getattr(function, "__code__", None), "co_names", ())
    for name in {"empty", "empty_like"}.intersection(used):
        return f"{said}what np.{name} makes holds whatever was in memory. Is all of it filled?"
    return f"{said}it keeps something from call to call, or draws random numbers."


def outcome_of(function, arguments, entry, entries, quiet):
    """Return the outcome of `run` on the example; with a cache of one's own where that is right."""
    outcome = run(function, arguments, entry, quiet)
    if is_right(outcome, entry):
        return outcome
    begin = unpack(entry["forward"], entry["arrays"])
    own = with_own_given(function, arguments, begin, entry, entries)
    return own if own is not None and is_right(own, entry) else outcome


def is_right(outcome, entry):
    """Whether an outcome of `run` is that of a function that counts as right."""
    wanted = (unpack(result, entry["arrays"]) for result in entry["results"])
    return outcome[1] is None and any(
        all(row[0] == "✓" for row in compare(outcome, one, entry)[0]) for one in wanted
    )


def report_of(lines, hints, begin):
    """Return a report of some lines, a sentence on where to begin, and hints."""
    if begin:
        lines += ["", *textwrap.wrap(begin, 84, initial_indent="  ", subsequent_indent="  ")]
    indent = {"initial_indent": "  Hint: ", "subsequent_indent": "        "}
    for hint in filter(None, hints):
        lines += ["", *textwrap.wrap(hint, 84, **indent)]
    return "\n".join(lines)


def unwritten(function, error, title, begin):
    """Return the state and report of a function that raised NotImplementedError."""
    _, place = describe_error(error, function)
    own = getattr(function, "__name__", "__call__")  # of an object that can be called
    name = place[0].f_code.co_name if place else own
    if name != own:
        said = f"it calls {name}, which is not written yet: begin there"
        return "unwritten", title + said
    if line := left_over_raise(function, place):
        said = (
            "stopped by a `raise NotImplementedError`.\n\n"
            f"  Hint: It is left in line {line}, above or among your own lines. Take it out."
        )
        return "wrong", title + said
    return "unwritten", title + "not written yet" + (f". {begin}" if begin else "")


def about_callees(function, entry, entries):
    """Say which function that this one calls is not right, and that it comes first; or nothing."""
    own = getattr(function, "__globals__", {})
    for name in entry["calls"]:
        callee = own.get(name)
        if name in entries and callable(callee):
            state = look(callee, entries[name], entries, quiet=True)[0]
            if state == "wrong":
                deeper = about_callees(callee, entries[name], entries)
                return deeper or (
                    f"{entry['name']} calls your {name}, which is not right yet: begin there, "
                    f"with check({name})."
                )
    return ""


def compare(outcome, wanted, entry):
    """Return the rows of the table of `check`, and remarks to stand below it."""
    result, _, changed = outcome
    got, right = by_name(result, entry), by_name(wanted, entry)
    names, remarks = entry["outputs"], []
    asked = [*names, *entry["given"]]
    if not got or result is None:
        remarks = about_return(result, entry)
    elif entry["returns"] == "dict" and not {*asked} <= {*result}:
        about = about_keys(result, asked)
        remarks = ["", f"  The dictionary {about}."]
    rows = []
    for key in names:
        remark = "missing"
        if key in got:
            parts = entry["parts"].get(key, ())
            remark = first_difference(got[key], right[key], key, entry, parts)
        shape = describe(got[key]) if key in got else "-"
        rows.append(("✗" if remark else "✓", key, shape, describe(right[key]), remark))
    rows += [("✗", key, "", "", "an input, and your function changed it") for key in changed]
    if about := more_keys(result, entry):
        rows.append(("✗", "keys", str(len(result)), str(len(asked)), f"the dictionary {about}"))
    fine = [row[1] for row in rows if row[0] == "✓"]
    if any(isinstance(got.get(k), list) and isinstance(right[k], tuple) for k in fine):
        remarks += ["", "  A list serves as well as a tuple."]
    single = [key for key in fine if is_rounded(got[key], right[key])]
    if single:
        first, second = TO_FEW_DIGITS
        remarks += ["", f"  {and_list(single)}: right, but {first}", f"  {second}"]
    return rows, remarks


def about_return(result, entry):
    """Return lines on a returned value in which none of the outputs is found."""
    if result is None:
        return ["", "  Your function returned None: is there a `return` at its end?"]
    asked = [*entry["outputs"], *entry["given"]]
    order = "a dictionary with the names above as keys"
    if entry["returns"] == "tuple":
        order = f"{len(asked)} things: {', '.join(asked)}"
    lines = ["", f"  Your function should return {order}. It returned {describe(result)}."]
    if isinstance(result, dict) and entry["returns"] == "dict":
        lines += [f"  The dictionary {about_keys(result, asked)}."]
    return lines


# ====================================================================== check
# `check`, and `validate` for nbgrader's button: a function beside known results.

class CheckFailed(AssertionError):
    """A check found something wrong; the message is the whole report."""

    def _render_traceback_(self):
        """Return what Jupyter shows in place of a traceback."""
        return str(self).splitlines()


# --------------------------------------------------------------- for students


def check(function):
    """Compare one of your functions with right results, on a public example and on other sizes.

    function: your function, without quotes and parentheses: check(my_function)

    Prints a table if all is right, raises CheckFailed with a table if something is wrong. Of a
    function that is not written yet it says so, and lets the notebook go on.
    """
    state, report = judged(function)
    report = about_an_older_one(getattr(function, "__name__", "")) + report
    if state == "wrong":
        raise CheckFailed(report)
    print(report)


def about_an_older_one(name):
    """Say that a function's cell ran last with a mistake in its syntax; empty if it did not."""
    cells = getattr(sys.modules["__main__"], "In", ())  # what ran in a notebook, in its order
    cells = cells if name else ()
    source = next((c for c in reversed(cells) if re.search(rf"^ *def {name}\b", c, re.M)), "")
    try:
        ast.parse(source)
    except SyntaxError as error:
        return (
            f"The cell of {name} that you ran last has a mistake ({type(error).__name__}): no "
            "function came of it.\n"
            "What follows is about the function of an earlier run.\n\n"
        )
    return ""


def validate(function):
    """Check a function if nbgrader is validating the notebook; at any other time do nothing.

    function: your function, as for `check`
    """
    if os.environ.get("NBGRADER_VALIDATING"):
        state, report = judged(function)
        if state in ("wrong", "unwritten"):
            raise CheckFailed(report)
        print(report)


@contextmanager
def if_written():
    """Run the lines below `with if_written():`, or say that a function of them is not written.

    Only NotImplementedError is caught, so that "Restart and run all" comes to the notebook's end.
    """
    try:
        yield
    except NotImplementedError as error:
        print(f"Nothing to show here yet. {stopped_by(error)}")


def stopped_by(error):
    """Say which function lines of the notebook wait for, or which name; "" for other errors."""
    place = describe_error(error, None)[1]
    if place and isinstance(error, NotImplementedError):
        name = place[0].f_code.co_name
        if line := left_over_raise(place[0].f_globals.get(name), place):
            return f"{name} stops at the `raise` left in its line {line}: take it out."
        return f"{name} is not written yet."
    if place and isinstance(error, NameError):
        if said := about_absent(error, read_or_nothing()):
            return said
        if place[0].f_code.co_name == "<module>":
            return f"{error}. Has the cell above been run, from the top of the notebook down?"
        return f"{place[0].f_code.co_name} stops in line {place[1]}: {name_hint(error, place[0])}"
    return ""


def judged(function):
    """Return the state of a function (right, wrong, unwritten, unknown) and a report."""
    name = getattr(function, "__name__", "")
    if not callable(function):
        return "wrong", about_no_function(function)
    try:
        entries = read_entries()
    except FileNotFoundError:
        return "unknown", (
            f"check cannot judge {name}: {CHECK_DATA.name} is missing. It belongs into the folder "
            "of this notebook; the zip that the notebook came in holds it."
        )
    except (ValueError, KeyError, TypeError, AttributeError):
        return "unknown", (
            f"check cannot judge {name}: {CHECK_DATA.name} is damaged, or of another version than "
            "this notebook. Take it from the zip again."
        )
    name = name_in(function, entries)
    if name not in entries:
        return "unknown", (
            f"check goes by the name behind `def`, or by what a function takes and calls, and "
            f"{name} is none that it knows: they are {and_list(entries)}."
        )
    state, report = look(function, entries[name], entries)
    own = getattr(function, "__name__", name)
    return state, report if own == name else f"{own} is taken for your {name}.\n{report}"


def about_no_function(value):
    """Say what to write where something else than a function was given to check."""
    if isinstance(value, str):
        return f"check wants the function itself, not its name: check({value}), without quotes."
    return (
        f"check wants a function, it got {describe(value)}. Write the function's name alone, "
        "without parentheses behind it: check(my_function). Or has a function's name got another "
        "value? Then run its cell again."
    )


def first_wrong(namespace, code=None):
    """Return the first function of a namespace, in the course's order, that check calls wrong.

    namespace: a dictionary of names, for instance the notebook's globals()
    code: a code object, a cell's for instance: of those functions alone that it comes to call
    returns: its name; "" if none is wrong or check has no data
    """
    entries = read_or_nothing()
    called = {*namespace} if code is None else names_reached(code, namespace)
    for name, entry in entries.items():
        function = namespace.get(name) if name in called else None
        if callable(function) and look(function, entry, entries, quiet=True)[0] == "wrong":
            return name
    return ""


# ====================================================================== numeric
# Gradients found by trying.

def numeric_gradient(f, x):
    """Return the gradient of a function of an array, found by trying: no calculus.

    f: function that takes an array like x and returns one number
    x: where to differentiate, any shape
    returns: array of the shape of x

    Tries a complex step first: f(x + ih) = f(x) + ih f'(x) for a tiny h, so the imaginary part of
    the result, divided by h, is the derivative. Nothing is subtracted, so it is exact to the last
    digit. Where `f` cannot carry complex numbers, or loses the derivative on the way (np.abs does),
    a small step to either side, and the difference of the two results divided by the way between
    them (exact to about nine digits). Where steps of two sizes disagree there is no gradient to be
    found, and all of it is nan: `f` rounds, as in single precision (float32) or by np.round.
    """
    return differentiate(f, np.asarray(x, dtype=float))[0]


def differentiate(f, x):
    """Return the numeric gradient of f at x, and the name of the method that gave it."""
    gradient = np.zeros(x.shape)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", np.exceptions.ComplexWarning)
            for i in np.ndindex(x.shape):
                z = x.astype(complex)
                z[i] += 1e-30j
                value = f(z)
                if not np.iscomplexobj(value):
                    raise TypeError("f dropped the imaginary part")
                gradient[i] = value.imag / 1e-30
        way = np.random.default_rng(0).standard_normal(x.shape)
        limit = allowed_error(np.sum(np.abs(gradient * way)), 10 * EXACT)
        if abs(slope(f, x, way, 1e-5) - np.sum(gradient * way)) <= limit:
            return gradient, "a complex step"
    except (TypeError, np.exceptions.ComplexWarning):
        pass
    wider = np.zeros(x.shape)
    for i in np.ndindex(x.shape):
        way = np.zeros(x.shape)
        way[i] = 1.0
        gradient[i], wider[i] = slope(f, x, way, 1e-5), slope(f, x, way, 2e-5)
    if not np.max(np.abs(gradient - wider), initial=0.0) <= allowed_error(gradient, 10 * EXACT):
        gradient[...] = np.nan
    return gradient, "small steps to either side"


def slope(f, x, way, h):
    """Return the slope of f at x along a way, between a step of h forward and one back."""
    return (f(x + h * way) - f(x - h * way)) / (2 * h)


# ====================================================================== gradients
# Gradients found by trying: `numeric_gradient`, and `gradient_check` for a pair of functions.
#
# Which gradient belongs to what is told by the names alone. A backward function takes what the
# forward function returned (by its name) and the gradients of that (its name with a d in front);
# it returns gradients of the forward function's arguments, or of what is in a dictionary of them.

STEPS = "small steps to either side"

LONG = 25  # steps: what is lost only after many shows
FROM_ABOVE = ", gradients from above around 10000"


def gradient_check(forward, backward):
    """Compare every gradient of a backward function with a numeric one, and print a table.

    forward, backward: your two functions, the forward one first

    The loss is the sum of (gradient from above) * (what the forward function returns), so what
    arrives from above is known, and all the rest can be found by trying.
    """
    entries = read_or_nothing()
    if not entries:
        file = CHECK_DATA.name
        print(f"gradient_check needs {file}, which is missing or damaged. The zip holds it.")
        return
    names = [name_in(f, entries) for f in (forward, backward)]
    pair = [entries.get(name) for name in names]
    belong = names[0] != names[1] and names[1].replace("backward", "forward") == names[0]
    if not belong or not all(pair) or not callable(forward) or not callable(backward):
        raise CheckFailed(
            "gradient_check wants a forward function and its backward function, without quotes "
            "and\nparentheses, for instance gradient_check(my_forward, my_backward); it got "
            f"{', '.join(names)}"
        )
    try:
        with redirect_stdout(StringIO()):  # hundreds of calls
            lines = gradient_report(forward, backward, pair, entries)
    except Exception as error:  # the learner's own function; `check` tells more about it
        if isinstance(error, NotImplementedError) or about_absent(error, entries):
            print(f"gradient_check({names[1]}): it waits: {stopped_by(error)}")
            return
        lines = where_to_begin(forward, backward, pair, entries)[1:]
        if lines:
            print("\n".join([f"gradient_check({names[1]}): nothing to compare yet.", *lines]))
            return
        told, _ = describe_error(error, backward)
        lines = [f"gradient_check({names[1]}): stopped with {type(error).__name__}: {error}"]
        lines += [*told[1:], f"  check({names[1]}) tells more."]  # what it calls is right
    print("\n".join(lines).rstrip())


def gradient_report(forward, backward, pair, entries):
    """Return the lines that `gradient_check` prints: of the first inputs on which not all is right.

    pair: the entries of the two functions in the data file
    """
    # The second time gradients from above are large: what is cut off at a limit shows.
    # Of a long sequence no digits are counted: small steps lose some of them on the way.
    lines, marks = [], []
    for other, scale in zip(some_inputs(pair[0]), (1.0, 1e4, None), strict=False):
        said = compare_on(other, scale or 1.0, forward, backward, pair)
        if scale or "✗" in said[1]:
            lines, marks = said
        if {"✗", "?"} & {*marks}:
            break
    return lines + where_to_begin(forward, backward, pair, entries, marks)


def compare_on(other, scale, forward, backward, pair):
    """Compare the gradients on inputs of some sizes; return lines, and the marks of the rows.

    scale: of the gradients from above
    """
    arguments = unpack(other["arguments"], pair[0]["arrays"])
    inputs = dict(zip(pair[0]["takes"], arguments, strict=True))

    def states(changed):
        return by_name(forward(*deepcopy(list({**inputs, **changed}.values()))), pair[0])

    handed, upstream = upstream_of(pair[1]["takes"], first := states({}), scale)
    again = digest(states({})) != digest(first)
    result, error, changed = run(backward, handed, pair[1])
    if error is not None:
        raise error
    gradients = by_name(result, pair[1])
    rows, methods = [], {}
    for key in pair[1]["outputs"]:
        value, put_back = place_of(key[1:], inputs)
        if put_back is None:
            continue

        def loss(tried, put_back=put_back):
            found = states(put_back(tried))
            return sum(np.sum(d * found[name]) for name, d in upstream.items())

        numeric, method = differentiate(loss, value)
        rows.append(judge_gradient(key, gradients, numeric, pair[1]["tolerance"]))
        methods.setdefault(method, []).append(key)
    rows += [("✗", name, "", "", "an input, and your function changed it") for name in changed]
    if about := more_keys(result, pair[1]):
        rows.append(("✗", "keys", "", "", f"the dictionary {about}"))
    marks = [row[0] for row in rows]
    counts = {word: marks.count(mark) for mark, word in (("✓", "right"), ("?", "not judged"))}
    said = [f"{n} of {len(rows)} {word}" for word, n in counts.items() if n]
    lines = [
        f"gradient_check({pair[1]['name']}): {', '.join(said) or f'0 of {len(rows)} right'}",
        f"tried on random numbers with {sizes_of(other)}" + FROM_ABOVE * (scale > 1),
        f"numeric gradients from {and_list(sorted(methods))}: help(numeric_gradient) says how",
        *(
            f"{and_list(keys)} from small steps, the others from a complex step."
            for method, keys in methods.items()
            if method == STEPS and len(methods) > 1
        ),
        "",
        *align(("", "gradient", "shape", "error", "verdict"), rows),
    ]
    if not gradients:
        lines += about_return(result, pair[1])
    if "?" in marks and again:
        lines += [
            "",
            f"  ? Your {pair[0]['name']} gives something else each time it is called: it draws",
            "  random numbers, as dropout does, or keeps something from call to call. So it has no",
            "  numeric gradient.",
        ]
    elif "?" in marks:
        lines += [
            "",
            f"  ? Your {pair[0]['name']} rounds, as in single precision (float32) or by np.round:",
            f"  it has no numeric gradient. check({pair[1]['name']}) needs none.",
        ]
    if any(row[0] == "✓" and row[4] != "right" for row in rows):
        lines += [
            "",
            f"  In one of your two functions, numbers are right, but {TO_FEW_DIGITS[0]}",
            f"  {TO_FEW_DIGITS[1]}",
        ]
    return lines, marks


def some_inputs(entry):
    """Return inputs of two kinds of sizes: as few as can be are 1, or those of the example; and a
    long sequence, if there is one.

    With a size of 1 a sum has one term; a size of the example may be written into the function.
    """
    example = shapes_of(entry["arguments"], entry["arrays"])

    def alike(other):
        own = shapes_of(other["arguments"], entry["arrays"])
        return (
            1 in other["settings"].values(),
            sum(axis in example for axis in own),
            sum(n for *_, n in own),
        )

    first = sorted(entry["others"], key=alike)

    def longest(other):
        return max(n for *_, n in shapes_of(other["arguments"], entry["arrays"]))

    return first[:2] + [other for other in first[2:] if longest(other) >= LONG][:1]


def shapes_of(arguments, arrays):
    """Return the lengths of all axes of some arguments, each with the place of the axis."""
    found = leaves(unpack(arguments, arrays))
    return [(path, i, n) for path, array in found.items() for i, n in enumerate(np.shape(array))]


def where_to_begin(forward, backward, pair, entries, marks=""):
    """Return lines on what a comparison of the two passes cannot see.

    marks: of the rows of the table, in which they are compared
    """
    name = pair[1]["name"]
    if fed := wrongly_handed(forward, pair, entries):
        are, one = ("are", "") if fed.endswith("s") else ("is", "a ")
        return [
            "",
            f"  Of what {pair[0]['name']} returns, only the {fed} {are} wrong, and the numeric",
            f"  gradients are right. But your {name} was given {one}wrong {fed}.",
            f"  See check({pair[0]['name']}).",
        ]
    if look(forward, pair[0], entries, quiet=True)[0] == "wrong":
        begin = about_callees(forward, pair[0], entries)
        first = f"  {begin}" if begin else f"  See check({pair[0]['name']})."
        return [
            "",
            f"  The forward pass, {pair[0]['name']}, is wrong: begin there. Numeric gradients are",
            "  found with your own forward pass. While it computes something else than it should,",
            "  they are the gradients of that, and cannot say whether your backward pass is right.",
            first,
        ]
    if begin := about_callees(backward, pair[1], entries):
        return ["", f"  {begin}"]
    right = look(backward, pair[1], entries, quiet=True)[0] != "wrong"
    if not right and marks and "✗" not in marks:
        return ["", f"  check({name}) tries more, and finds something wrong: ask it, too."]
    if right and "✗" in marks:
        return [
            "",
            f"  check({name}) calls it right. What is wrong here, {pair[0]['name']} may have",
            "  brought: numbers right to few digits change by amounts right to fewer.",
        ]
    return []


def wrongly_handed(forward, pair, entries):
    """Return the one output that is wrong, if it is what is handed on, such as a cache; or ""."""
    arguments = unpack(pair[0]["arguments"], pair[0]["arrays"])
    outcome = run(forward, arguments, pair[0])
    if outcome[1] is not None or about_callees(forward, pair[0], entries):
        return ""
    wanted = unpack(pair[0]["results"][0], pair[0]["arrays"])
    wrong = [row[1] for row in compare(outcome, wanted, pair[0])[0] if row[0] == "✗"]
    return wrong[0] if len(wrong) == 1 and wrong[0] in pair[1]["takes"] else ""


def upstream_of(takes, returned, scale):
    """Return what a backward function is called with, and the gradients from above by output."""
    random, handed, upstream = np.random.default_rng(0), [], {}
    for name in takes:
        if name in returned:
            handed.append(deepcopy(returned[name]))
        else:
            output = name[1:]
            upstream[output] = scale * random.standard_normal(np.shape(returned[output]))
            handed.append(upstream[output].copy())
    return handed, upstream


def place_of(name, inputs):
    """Return an input's value, and a function from a new one to what it replaces; None if none."""
    if is_numeric(inputs.get(name)):
        return inputs[name], lambda tried: {name: tried}
    for key, value in inputs.items():
        if isinstance(value, dict) and name in value:
            return value[name], lambda tried, key=key, old=value: {key: {**old, name: tried}}
    return None, None


def judge_gradient(key, gradients, numeric, tolerance=TOLERANCE):
    """Return one row of a table of gradients; what is right is so by `check`'s tolerance.

    The mark is "?" where the numeric gradient is nan: there is none to compare with.
    """
    if not isinstance(gradients, dict):
        return ("✗", key, "-", "-", f"should be in a dictionary, not in {describe(gradients)}")
    if key not in gradients:
        return ("✗", key, "-", "-", "missing from the returned dictionary")
    got = gradients[key]
    if not is_numeric(got):
        return ("✗", key, "-", "-", f"should be an array of numbers, it is {describe(got)}")
    if np.shape(got) != numeric.shape:
        return ("✗", key, str(np.shape(got)), "-", f"wrong shape, wanted {numeric.shape}")
    if not np.isfinite(numeric).all():
        return (
            "?",
            key,
            str(numeric.shape),
            "-",
            "not judged: the results jump, as rounded or random ones do",
        )
    # As for check, what differs by 1e-9 is equal, however small it is.
    largest = max(np.max(np.abs(got)), np.max(np.abs(numeric)), 1e-9 / tolerance)
    error = np.max(np.abs(got - numeric)) / largest
    mark, verdict = ("✓", "right") if error <= tolerance else ("✗", "wrong")
    if mark == "✓" and (error > EXACT or np.asarray(got).dtype == np.float32):
        verdict = f"right to {int(-np.log10(max(error, EXACT)))} digits"
    return (mark, key, str(numeric.shape), f"{error:.0e}", verdict)

"""Hashes of values: equal for results that are equal but for rounding.

Of what a right function gives on other sizes, the data file holds no number, but hashes.
"""

import base64
import hashlib

import numpy as np

from rnngrader.notebook.compare import (
    allowed_error,
    by_name,
    is_complex,
    is_numeric,
    is_truth,
    leaves,
    numbers,
    unpack,
)
from rnngrader.notebook.orders import MASK_GAP, rounding, tops_of

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

"""What was added to right numbers, left out of them, or done to them."""

import numpy as np

from rnngrader.notebook.compare import is_close, is_numeric, shown

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

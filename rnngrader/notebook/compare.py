"""Values and what to say of them: comparing, describing, hashing.

Nothing in here knows what any function computes. A *value* is a number, an array, or a tuple,
list or dictionary of values. The data file writes values as trees: a number is the place of an
array in `arrays`, a list is a tuple ("[" in front: a list), an object is a dictionary, a string
is anything else, in JSON.
"""

import base64
import json
import re

import numpy as np

from rnngrader.notebook.orders import ABSOLUTE, EXACT, LESS_THAN_ONE, TOLERANCE, allowed

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

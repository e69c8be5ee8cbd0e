"""Compare a function with known results: what `check` of rnn_utils.py does.

Nothing in here knows what the functions compute. An entry of the data file holds

    name        name of the function
    arrays      the numbers, each array once: {"shape": [...], "values": [...]}
    arguments   what to call the function with
    outputs     names of what it returns, in their order
    result      what it should return
    hints       from fingerprints of wrong results to hints

Arguments and results are written as trees: a list is a tuple, an object is a dictionary, a number
is the place of an array in `arrays`.
"""

import hashlib
import inspect
import linecache
import re
import textwrap
import traceback
import warnings

import numpy as np

from rnn_utils import align


class CheckFailed(AssertionError):  # noqa: N818 - the name is what Jupyter prints
    """A check found something wrong; the message is the whole report."""

    def _render_traceback_(self):
        """What Jupyter shows in place of a traceback."""
        return str(self).splitlines()


def examine(function, entry):
    """Try a function on its public example.

    returns: whether everything is right, and a report of several lines
    """
    title = f"check({entry['name']}) on the public example: "
    result, error, changed = run(function, entry)
    if isinstance(error, NotImplementedError):
        return False, title + "not written yet"
    if error is not None:
        lines = [title + "it stopped with an error", "", *describe_error(error)]
    else:
        rows, remarks = compare(result, unpack(entry["result"], entry["arrays"]), entry)
        rows += [("✗", key, "", "", "an input, and your function changed it") for key in changed]
        right = sum(row[0] == "✓" for row in rows)
        all_right = right == len(rows)
        lines = [title + ("all right" if all_right else f"{right} of {len(rows)} right"), ""]
        lines += [*align(("", "output", "got", "wanted", ""), rows), *remarks]
        if all_right:
            return True, "\n".join(lines)
    hint = entry["hints"].get(digest((result, error, changed)))
    if hint:
        indent = {"initial_indent": "  Hint: ", "subsequent_indent": "        "}
        lines += ["", *textwrap.wrap(hint, 84, **indent)]
    return False, "\n".join(lines)


def run(function, entry):
    """Call a function on its public example.

    returns: result, the exception that it raised or None, names of the inputs that it changed
    """
    arguments = unpack(entry["arguments"], entry["arrays"])
    before = [digest(value) for value in arguments]
    result = error = None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            result = function(*arguments)
    except Exception as caught:  # whatever a learner's function raises belongs in the report
        error = caught
    names = inspect.signature(function).parameters
    pairs = zip(names, arguments, before, strict=False)
    return result, error, [name for name, value, old in pairs if digest(value) != old]


def compare(result, wanted, entry):
    """The rows of the table of `check`, and remarks to stand below it."""
    names = entry["outputs"]
    downward = entry["name"].endswith("backward")
    if isinstance(wanted, dict):
        if not isinstance(result, dict):
            got, order = {}, "a dictionary with the names above as keys"
        else:
            got, order = result, ""
    elif not isinstance(wanted, tuple):
        got, order, wanted = {names[0]: result}, "", {names[0]: wanted}
    elif isinstance(result, (tuple, list)) and len(result) == len(names):
        got, order = dict(zip(names, result, strict=True)), ""
    else:
        got, order = {}, f"{len(names)} things: {', '.join(names)}"
    wanted = dict(zip(names, wanted, strict=True)) if isinstance(wanted, tuple) else wanted
    remarks = []
    if order:
        returned = "nothing: is there a return?" if result is None else describe(result) + "."
        remarks = ["", f"  Your function should return {order}. It returned {returned}"]
    elif got.keys() - wanted.keys():
        remarks = ["", f"  Nobody asked for: {', '.join(map(str, got.keys() - wanted.keys()))}"]
    rows = []
    for key in names:
        remark = "missing"
        if key in got:
            remark = first_difference(got[key], wanted[key], key, downward)
        mark = "✗" if remark else "✓"
        rows.append((mark, key, describe(got.get(key)), describe(wanted[key]), remark))
    return rows, remarks


def first_difference(got, wanted, path, downward=False):
    """Say in words where two results first differ; empty if they agree.

    got, wanted: arrays, or tuples, lists and dictionaries of them
    path: how to write `got` in Python, for the message
    downward: whether the time steps are computed from the last to the first
    """
    if isinstance(wanted, dict):
        alike = isinstance(got, dict) and not wanted.keys() - got.keys()
        keys = list(wanted)
    elif isinstance(wanted, tuple):
        alike = isinstance(got, (tuple, list)) and len(got) == len(wanted)
        keys = range(len(wanted))
    else:
        return first_wrong_number(got, wanted, path, downward)
    if not alike:
        return f"{path} should be {describe(wanted)}, it is {describe(got)}"
    inside = (first_difference(got[k], wanted[k], f"{path}[{k!r}]") for k in keys)
    return next(filter(None, inside), "")


def first_wrong_number(got, wanted, path, downward):
    """Say in words where two arrays first differ, in the order of computation."""
    if not is_numeric(got):
        return f"{path} should be an array of numbers, it is {describe(got)}"
    if np.shape(got) != wanted.shape:
        return f"{path} has shape {np.shape(got)}, wanted {wanted.shape}"
    bad = np.argwhere(~np.isclose(got, wanted, rtol=1e-6, atol=1e-8))
    if not len(bad):
        return ""
    step = ""
    if wanted.ndim == 3:
        bad = bad[np.argsort(-bad[:, 2] if downward else bad[:, 2], kind="stable")]
        step = f"from t = {bad[0][2]} {'down' if downward else 'up'}: "
    i = tuple(map(int, bad[0]))
    place = f"{path}[{', '.join(map(str, i))}]" if i else path
    return f"{step}{place} is {np.asarray(got)[i]:.6g}, wanted {wanted[i]:.6g}"


def is_numeric(value):
    """Whether a value is a real number or an array of them."""
    return isinstance(value, (np.ndarray, np.number, float, int)) and (
        np.asarray(value).dtype.kind in "fiub"
    )


def describe(value):
    """What a value is, in a few words: the shape of an array, the length of a collection."""
    if is_numeric(value):
        return str(np.shape(value) or "a number")
    if isinstance(value, (tuple, list, dict)):
        return f"{type(value).__name__} of {len(value)}"
    return "-" if value is None else f"a {type(value).__name__}"


def describe_error(error):
    """Lines that tell of an error: what, on which line of the learner's, and the shapes there."""
    own = [
        (frame, number)
        for frame, number in traceback.walk_tb(error.__traceback__)
        if frame.f_code.co_filename != __file__
        and not frame.f_globals["__name__"].startswith("numpy")
    ]
    lines = [f"  {type(error).__name__}: {error}"]
    if own:
        frame, number = own[-1]
        text = linecache.getline(frame.f_code.co_filename, number).strip()
        lines.append(f"  in {frame.f_code.co_name}, line {number}: {text}")
        words = dict.fromkeys(re.findall(r"[A-Za-z_]\w*", text))
        known = {word: frame.f_locals[word] for word in words if word in frame.f_locals}
        shapes = [f"{k} {v.shape}" for k, v in known.items() if isinstance(v, np.ndarray)]
        lines += [f"  shapes there: {', '.join(shapes)}"] * bool(shapes)
    return lines


# ------------------------------------------------------------- the data file


def make_entry(function, arguments, names):
    """The entry of a right function: its arguments, its result, no hints yet.

    function: the right function
    arguments: tuple of what to call it with
    names: names of what it returns, in their order, if that is not a dictionary
    """
    arrays = []
    entry = {"name": function.__name__, "arrays": arrays, "arguments": pack(arguments, arrays)}
    result = function(*unpack(entry["arguments"], arrays))
    outputs = list(result) if isinstance(result, dict) else names
    return entry | {"outputs": outputs, "result": pack(result, arrays), "hints": {}}


def pack(value, arrays):
    """Write a value as a tree of places in `arrays`, which grows by what is new."""
    if isinstance(value, dict):
        return {key: pack(item, arrays) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [pack(item, arrays) for item in value]
    plain = {
        "shape": list(value.shape),
        "values": [float(f"{number:.9g}") for number in value.ravel()],
    }
    if plain not in arrays:
        arrays.append(plain)
    return arrays.index(plain)


def unpack(tree, arrays):
    """The value that `pack` wrote down, in arrays of its own."""
    if isinstance(tree, dict):
        return {key: unpack(item, arrays) for key, item in tree.items()}
    if isinstance(tree, list):
        return tuple(unpack(item, arrays) for item in tree)
    return np.array(arrays[tree]["values"]).reshape(arrays[tree]["shape"])


def fingerprint(function, entry):
    """A hash of all that a function does on its public example."""
    return digest(run(function, entry))


def digest(value):
    """Hash a value; results that are equal but for rounding have equal hashes."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:16]


def canonical(value):
    """Write a value down, numbers rounded to the sixth digit of their array's largest."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{k}:{canonical(value[k])}" for k in sorted(value, key=str)) + "}"
    if isinstance(value, (tuple, list)):
        return "(" + ",".join(map(canonical, value)) + ")"
    if isinstance(value, Exception):
        return f"{type(value).__name__}: {value}"
    if not is_numeric(value):
        return value if isinstance(value, str) else type(value).__name__
    numbers = np.asarray(value, dtype=float)
    largest = np.max(np.abs(numbers), initial=1e-3, where=np.isfinite(numbers))
    rounded = np.round(numbers / 10.0 ** (np.floor(np.log10(largest)) - 6))
    return f"{numbers.shape}" + " ".join(f"{n:.0f}" for n in rounded.ravel() + 0.0)

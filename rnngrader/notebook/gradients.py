"""Gradients found by trying: `numeric_gradient`, and `gradient_check` for a pair of functions.

Which gradient belongs to what is told by the names alone. A backward function takes what the
forward function returned (by its name) and the gradients of that (its name with a d in front);
it returns gradients of the forward function's arguments, or of what is in a dictionary of them.
"""

from contextlib import redirect_stdout
from copy import deepcopy
from io import StringIO

import numpy as np

from rnngrader.notebook.calls import run
from rnngrader.notebook.check import CheckFailed, stopped_by
from rnngrader.notebook.compare import (
    TO_FEW_DIGITS,
    align,
    and_list,
    by_name,
    describe,
    is_numeric,
    leaves,
    more_keys,
    unpack,
)
from rnngrader.notebook.elsewhere import sizes_of
from rnngrader.notebook.entries import CHECK_DATA, name_in, read_or_nothing
from rnngrader.notebook.errors import about_absent, describe_error
from rnngrader.notebook.hashes import digest
from rnngrader.notebook.judgment import about_callees, about_return, compare, look
from rnngrader.notebook.numeric import differentiate
from rnngrader.notebook.orders import EXACT, TOLERANCE

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

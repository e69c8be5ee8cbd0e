"""Compare a function with known results: `check`, and `validate` for nbgrader's button.

Nothing in here knows what the functions compute: sizes, examples and expected numbers come from
`check_data.json` beside this file, which is generated with the course. An entry of it holds

    name, takes, outputs     of the function, its arguments, and what it returns, in their order
    given                    what it returns after that, and is not compared
    after, forward, handed   the function that it comes after, the arguments of that one on the
                             public example, and which arguments it hands on: [place, name]
    returns                  "tuple", "dict", or "value": how it returns them
    calls                    the exercises' functions that it calls
    parts, downward          see `first_difference`
    carried                  whether what comes out at a step depends on other steps
    tolerance                of an output's largest entry
    arrays, arguments, results   of the public example, see `unpack`; of each right function one
    others                   inputs of other sizes; of their results only `marks_of` them
    hints                    see `find_hints`
"""

import ast
import json
import os
import re
import sys
import textwrap
import types
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from rnngrader.notebook.calls import on_other_sizes, run, taken_from_outside, with_own_given
from rnngrader.notebook.compare import (
    TO_FEW_DIGITS,
    about_keys,
    align,
    and_list,
    by_name,
    describe,
    digest,
    first_difference,
    is_rounded,
    more_keys,
    unpack,
)
from rnngrader.notebook.hints import (
    describe_error,
    error_hint,
    find_hints,
    left_over_raise,
    name_hint,
)

SCHEMA = 5  # of the data file
KEEPS = (
    "Your function gives something else each time, for the example as well: it keeps something "
    "from call to call, as a list in a `def` line does, or draws random numbers."
)
CHECK_DATA = Path(__file__).with_name("check_data.json")


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
    source = next((c for c in reversed(cells) if re.search(rf"^ *def {name}\b", c, re.M)), "")
    try:
        ast.parse(source)
    except SyntaxError:
        return (
            f"The cell of {name} that you ran last has a SyntaxError: no function came of it.\n"
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


def about_absent(error, entries):
    """Say that a function of the course, which is called, is not there; or nothing."""
    name = getattr(error, "name", None)
    if not isinstance(error, NameError) or name not in entries:
        return ""
    return f"{name} is not there: run its cell; after a restart of the kernel, all above it."


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
            f"check goes by the name behind `def`, and {name} is none that it knows: they are "
            f"{and_list(entries)}.\nA copy is checked by the name that you give it: "
            f"{name}.__name__ = '{[*entries][0]}', say."
        )
    return look(function, entries[name], entries)


def read_entries():
    """Return the entries of the data file by name."""
    data = json.loads(CHECK_DATA.read_text(encoding="utf-8"))
    if data["schema"] != SCHEMA:
        raise ValueError("another version")
    return data["functions"]


def name_in(function, entries):
    """Return a function's name: that behind `def`, or of the data file's one that stands for it."""
    own = getattr(function, "__globals__", {})
    name = getattr(function, "__name__", describe(function))
    return next((n for n in entries if name not in entries and own.get(n) is function), name)


def read_or_nothing():
    """Return the entries of the data file; none where it is missing or damaged."""
    try:
        return read_entries()
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def about_no_function(value):
    """Say what to write where something else than a function was given to check."""
    if isinstance(value, str):
        return f"check wants the function itself, not its name: check({value}), without quotes."
    return (
        f"check wants a function, it got {describe(value)}. Write the function's name alone, "
        "without parentheses behind it: check(my_function)."
    )


# ------------------------------------------------------------------ judgment


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
    outside = partial(taken_from_outside, function, arguments, entry)
    if error is not None:
        told, place = describe_error(error, function)
        wanted = unpack(entry["results"][0], entry["arrays"])
        hints = find_hints(entry, outcome, wanted, arguments)
        hints = hints or [error_hint(error, place, entry)]
        if not begin and (borrowed := outside()):
            hints = [borrowed]
        lines = [title + "it stopped with an error", "", *told]
        return "wrong", report_of(lines, hints, begin)
    places = range(len(entry["results"]))
    elsewhere = partial(on_other_sizes, function, entry, entries)
    told = partial(look_at_result, tried, elsewhere, entry, outcome, arguments, begin, outside)
    said = [told(place) for place in places]
    return next((one for one in said if one[0] == "right"), said[0])


def look_at_result(tried, elsewhere, entry, outcome, arguments, begin, outside, place):
    """Return what `look` does, of a function that returned something.

    tried: calls it on the example once more
    elsewhere: what is wrong on inputs of other sizes, from a place
    outside: says which variables of the notebook it computes with
    place: of the results to be met, among those of the functions that count as right
    """
    title, wanted = f"check({entry['name']}): ", unpack(entry["results"][place], entry["arrays"])
    rows, remarks = compare(outcome, wanted, entry)
    right = sum(row[0] == "✓" for row in rows)
    table = ["", *align(("", "output", "got", "wanted", ""), rows), *remarks]
    if right < len(rows):
        lines = [f"{title}{right} of {len(rows)} right on the public example", *table]
        # What is known of wrong numbers is known of functions that call right ones.
        hints = [] if begin else find_hints(entry, outcome, wanted, arguments)
        if not begin and digest(tried(True)[0]) != digest(outcome[0]):
            hints = [KEEPS]
        elif not begin and (borrowed := outside()):
            hints = [borrowed]
        return "wrong", report_of(lines, hints, begin)
    trouble, where = elsewhere(place), "wrong on inputs of other sizes"
    if not is_right(tried(True), entry):
        where = where if trouble else "but not when it is called once more"
        trouble = trouble[:1] or ("What it gave on inputs of other sizes was right.",)
        trouble = (*trouble, KEEPS)
    if trouble:
        lines = [f"{title}right on the public example, {where}", *table]
        hints = () if begin else trouble[1:]
        return "wrong", report_of([*lines, "", "  " + trouble[0]], hints, begin)
    sizes = f" and on {len(entry['others'])} of other sizes" if entry["others"] else ""
    return "right", "\n".join([f"{title}all right, on the public example{sizes}", *table])


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
    name = place[0].f_code.co_name if place else function.__name__
    if name != function.__name__:
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


# --------------------------------------------------------------- the example


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

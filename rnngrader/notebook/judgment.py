"""What `check` says of a function: on its public example, then on other sizes."""

import textwrap
from functools import partial

from rnngrader.notebook.calls import run, taken_from_outside, with_own_given
from rnngrader.notebook.compare import (
    TO_FEW_DIGITS,
    about_keys,
    align,
    and_list,
    by_name,
    describe,
    first_difference,
    is_rounded,
    more_keys,
    unpack,
)
from rnngrader.notebook.elsewhere import (
    about_def_line,
    about_large,
    everywhere,
    on_other_sizes,
    seen_in,
)
from rnngrader.notebook.errors import about_absent, describe_error, error_hint
from rnngrader.notebook.hashes import digest
from rnngrader.notebook.hints import find_hints
from rnngrader.notebook.reading import left_over_raise, made_once


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

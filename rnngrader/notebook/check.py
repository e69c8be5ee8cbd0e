"""`check`, and `validate` for nbgrader's button: a function beside known results."""

import ast
import os
import re
import sys
from contextlib import contextmanager

from rnngrader.notebook.compare import and_list, describe
from rnngrader.notebook.entries import CHECK_DATA, name_in, read_entries, read_or_nothing
from rnngrader.notebook.errors import about_absent, describe_error, name_hint
from rnngrader.notebook.judgment import look
from rnngrader.notebook.reading import left_over_raise, names_reached


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

"""The data file beside the notebook: what is known of each exercise's function.

Nothing in here knows what the functions compute: sizes, examples and expected numbers come from
`check_data.json` beside this file, which is generated with the course. An entry of it holds

    name, takes, outputs     of the function, its arguments, and what it returns, in their order
    given                    what it returns after that, and is not compared
    after, forward, handed   the function that it comes after, the arguments of that one on the
                             public example, and which arguments it hands on: [place, name]
    returns                  "tuple", "dict", or "value": how it returns them
    calls, hands             the exercises' functions that it calls, and of each what each argument
                             is on the example, in words
    parts, downward          see `first_difference`
    carried                  whether what comes out at a step depends on other steps
    large                    whether large inputs give no nan
    tolerance                of an output's largest entry
    arrays, arguments, results   of the public example, see `unpack`; of each right function one
    others                   inputs of other sizes; of their results only `marks_of` them
    hints                    see `find_hints`
"""

import json
import sys
from pathlib import Path

from rnngrader.notebook.compare import describe

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

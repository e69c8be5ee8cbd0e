"""What to say of an error: where the student can mend it, and a hint for its kind."""

import ast
import linecache
import re
import traceback
import types
from collections import Counter
from difflib import get_close_matches

import numpy as np

from rnngrader.notebook.compare import and_list, describe


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

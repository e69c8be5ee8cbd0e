"""What the course hands to its students: two activations, examples, and three ways to check.

    softmax, sigmoid     the activations of the exercises
    example              the inputs of an exercise's public example
    check                your function against right results, with a hint
    validate             the same, but only when nbgrader's Validate button runs the notebook
    if_written           lets a notebook go on past a function that is not written yet
    numeric_gradient     the gradient of any function of an array, found by trying
    gradient_check       your gradients against numeric ones
    trying               a `with` for example cells: an unfinished function gives a sentence
    beside               some of your numbers beside the right ones, with a mark
    show                 a picture drawn from your own functions

notebook_check.py has the instruments, from `check` to `gradient_check`; the rest is here.
"""

import contextlib
import linecache
import re
import sys

import numpy as np

try:
    from notebook_check import (
        check,
        first_wrong,
        gradient_check,
        if_written,
        numeric_gradient,
        stopped_by,
        validate,
    )
except ImportError as missing:
    MISSING = missing.name

    def check(*_):
        """Say which file is missing."""
        print(
            f"This needs {MISSING}.py, which is missing. It belongs into the folder of this "
            "notebook; the zip that the notebook came in holds it. Then restart the kernel."
        )

    gradient_check = numeric_gradient = check

    def validate(*_):
        """Do nothing: there is nothing to compare with."""

    def first_wrong(*_):
        """Accuse nobody."""
        return ""

    def stopped_by(error):
        """Say of an unwritten function that there is one."""
        return "A function is not written yet." * isinstance(error, NotImplementedError)

    if_written = contextlib.nullcontext

__all__ = [
    "beside",
    "check",
    "example",
    "gradient_check",
    "if_written",
    "numeric_gradient",
    "show",
    "sigmoid",
    "softmax",
    "trying",
    "validate",
]


def softmax(x):
    """Turn each column of scores into probabilities.

    x: scores, shape (n, ...); the softmax runs over axis 0
    returns: positive numbers that sum to 1 over axis 0, same shape as x

    Large scores do not overflow: every column is shifted so that its largest score is 0.
    Complex scores are accepted too, which is how `numeric_gradient` differentiates.
    """
    x = np.asarray(x)
    e = np.exp(x - x.real.max(axis=0, keepdims=True))
    return e / e.sum(axis=0, keepdims=True)


def sigmoid(x):
    """Squash each number into the interval from 0 to 1.

    x: numbers, any shape
    returns: 1 / (1 + exp(-x)), same shape as x

    Written so that exp never sees a positive number, on either side: it cannot overflow.
    Complex numbers are accepted too, which is how `numeric_gradient` differentiates.
    """
    x = np.asarray(x)
    positive = x.real >= 0
    e = np.exp(np.where(positive, -x, x))
    return np.where(positive, 1, e) / (1 + e)


# ------------------------------------------------------------------- examples

SIZES = {"n_x": 3, "m": 10, "n_a": 5, "n_y": 2}
LSTM_PARAMETERS = "Wf bf Wi bi Wo bo Wc bc Wy by"

# parameters in drawing order, number of time steps (None: a single cell)
EXAMPLES = {
    "rnn_cell_forward": ("Waa Wax Wya ba by", None),
    "rnn_forward": ("Waa Wax Wya ba by", 4),
    "lstm_cell_forward": (LSTM_PARAMETERS, None),
    "lstm_forward": (LSTM_PARAMETERS, 7),
    "rnn_cell_backward": ("Wax Waa Wya ba by", None),
    "rnn_backward": ("Wax Waa Wya ba by", 4),
    "lstm_cell_backward": (LSTM_PARAMETERS, None),
    "lstm_backward": (LSTM_PARAMETERS, 4),
}


def example(name):
    """Return the inputs of the public example of one exercise, the same on every machine.

    name: name of the exercise, for instance "rnn_cell_forward"
    returns: a tuple of what the forward function takes, in its order; for a backward exercise
        the gradients from above follow

    Sizes: n_x = 3, m = 10, n_a = 5, n_y = 2; T_x = 7 for lstm_forward and 4 elsewhere.
    """
    if name not in EXAMPLES:
        known = ", ".join(EXAMPLES)
        raise ValueError(f"there is no example for {name!r}; there is one for {known}")
    parameter_names, T_x = EXAMPLES[name]
    n_x, m, n_a, n_y = SIZES.values()
    # RandomState(1) gives the numbers of np.random.seed(1)
    draw = np.random.RandomState(1).standard_normal
    time = () if T_x is None else (T_x,)
    states = 2 if name.startswith("lstm_cell") else 1
    arrays = [draw((n_x, m, *time))] + [draw((n_a, m)) for _ in range(states)]
    columns = {"Wax": n_x, "Waa": n_a, "Wya": n_a, "Wy": n_a}
    parameters = {}
    for key in parameter_names.split():
        rows = n_y if "y" in key else n_a
        parameters[key] = draw((rows, 1 if key.startswith("b") else columns.get(key, n_a + n_x)))
    upstream = states if name.endswith("backward") else 0
    return (*arrays, parameters, *(draw((n_a, m, *time)) for _ in range(upstream)))


@contextlib.contextmanager
def trying(name):
    """Run an example, and end in a sentence where the function is unwritten or stops.

    name: the function that the example calls

    The inputs of a backward function come from the learner's forward one: a last line says where
    that is not right.
    """
    try:
        yield
        forward = name.replace("backward", "forward")
        if forward != name and first_wrong({forward: vars(sys.modules["__main__"]).get(forward)}):
            print(
                f"\n{forward} made the cache for these numbers, and is not right yet: begin there,"
            )
            print(f"with check({forward}). The check in the next cell brings a cache of its own.")
    except Exception as error:  # the learner's own; `check` shows the line
        if said := stopped_by(error):
            print(said)
            if isinstance(error, NotImplementedError):
                print("The numbers of this example appear here then.")
            return
        print(f"The example of {name} stopped with {type(error).__name__}: {error}")
        print("The check in the next cell shows more." + in_the_example(error, name))


def in_the_example(error, name):
    """Say of an error in the lines of an example itself what they did not find; or ask."""
    place = error.__traceback__
    while place.tb_next:
        place = place.tb_next
    code = place.tb_frame.f_code
    text = linecache.getline(code.co_filename, place.tb_lineno)
    if code.co_name == "<module>" and (f"{name}(" in text or "gradients[" in text):
        if isinstance(error, KeyError):
            return f" What {name} returned has no {error}."
        return f" What {name} returned is not what the example takes apart."
    return " Is a function that it needs wrong?"


def beside(place, expected, yours):
    """Print some numbers beside the right ones, ✓ before them if they agree, else ✗.

    place: what is shown, for instance "dba[4]"
    expected: a text: "expected", and the right number, or several of one axis in brackets
    yours: the learner's, anything; numbers of the same shape agree to about five digits
    """
    right = np.array(re.findall(r"-?\d+\.?\d*", expected), dtype=float)
    right, note = right if "[" in expected else right[0], ""
    try:
        got = np.asarray(yours)
        agree = got.size == right.size and np.allclose(got.ravel(), right.ravel(), atol=1e-7)
        if agree and (got.shape != right.shape or isinstance(yours, (list, tuple))):
            agree, note = False, f"  {type(yours).__name__} of shape {got.shape}"
    except (TypeError, ValueError):  # no numbers, or rows of several lengths
        agree, got = False, repr(yours)
    print(f"{'✓' if agree else '✗'} {place}{note}")
    for word, row in (("expected", right), ("yours", got)):
        if not isinstance(row, str):
            row = np.array2string(row, max_line_width=39, prefix="  expected ")
        print(f"  {word:<8} {row}")


# -------------------------------------------------------------------- pictures


@contextlib.contextmanager
def hushed(*functions):
    """Leave out what learners' functions print: a picture calls them thousands of times."""
    left_out = []
    spaces = {id(s): s for s in (getattr(f, "__globals__", {}) for f in functions)}.values()
    olds = [space.get("print", print) for space in spaces]
    for space in spaces:
        space["print"] = lambda *_, **__: left_out.append(1)
    try:
        yield
    finally:
        for space, old in zip(spaces, olds, strict=True):
            space["print"] = old
        if left_out:
            prints = "prints are" if len(left_out) > 1 else "print is"
            print(f"Your functions print at each call: {len(left_out)} {prints} left out here.")


def show(picture, *functions):
    """Draw a picture from your own functions, or say in a sentence why not.

    picture: name of the picture, for instance "hidden_states"
    functions: your functions that the picture needs
    """
    try:
        import rnn_view

        if picture not in rnn_view.PICTURES:
            print(f"There is no picture {picture!r}. There are: {', '.join(rnn_view.PICTURES)}.")
            return
        with hushed(*functions):
            rnn_view.PICTURES[picture](*functions)
    except ImportError as error:
        print(f"No picture here: {error.name} is missing. Nothing else needs it.")
    except NotImplementedError as error:
        print(f"Your own functions draw this picture. It appears later. {error}")
    except Exception as error:  # a picture never stops the notebook
        print(f"No picture yet, because of this {type(error).__name__}: {error}")

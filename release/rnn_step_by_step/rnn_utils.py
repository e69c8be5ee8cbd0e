"""What the course hands to its students: two activations, examples, and three ways to check.

    softmax, sigmoid     the activations of the exercises
    example              the inputs of an exercise's public example
    check                your function against the public example, with a hint for known mistakes
    validate             the same, but only when nbgrader's Validate button runs the notebook
    numeric_gradient     the gradient of any function of an array, found by trying
    gradient_check       your gradients against numeric ones
    show                 a picture drawn from your own functions

`check` looks things up in `check_data.json`, beside this file. Whoever writes that file needs to
know nothing of the exercises but their names (EXAMPLES):

    {"schema": 1, "functions": {NAME: ENTRY, ...}}

    entry = check_entry(NAME, functions)      # functions: the right ones, by name
    entry["hints"][fingerprint(wrong, entry)] = "a hint of a sentence or two"

`wrong` is a wrong version of the function NAME that calls the right other functions. A fingerprint
is a hash of all that a function does on the public example (its result rounded, the error that it
raises, the inputs that it changes), so nothing can be read out of it. It has to be taken with the
entry that goes into the file. Two mistakes of equal fingerprint cannot be told apart here: they
need one hint that is true for both. One whose fingerprint is that of the right function
cannot be seen here at all. rnn_check.py says what an entry holds.
"""

import json
import os
import re
import warnings
from pathlib import Path

import numpy as np

__all__ = [
    "check",
    "example",
    "gradient_check",
    "numeric_gradient",
    "show",
    "sigmoid",
    "softmax",
    "validate",
]

CHECK_DATA = Path(__file__).with_name("check_data.json")


def softmax(x):
    """Turn each column of scores into probabilities.

    x: scores, shape (n, ...); the softmax runs over axis 0
    returns: positive numbers that sum to 1 over axis 0, same shape as x

    Large scores do not overflow: every column is shifted so that its largest score is 0.
    Complex scores are accepted too, which is how `numeric_gradient` differentiates.
    """
    x = np.asarray(x)
    e = np.exp(x - np.max(x.real, axis=0, keepdims=True))
    return e / np.sum(e, axis=0, keepdims=True)


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

EXAMPLE_SIZES = {"n_x": 3, "m": 10, "n_a": 5, "n_y": 2}
LSTM_PARAMETERS = "Wf bf Wi bi Wo bo Wc bc Wy by"

# parameters in drawing order, number of time steps (None: a single cell), what is returned
EXAMPLES = {
    "rnn_cell_forward": ("Waa Wax Wya ba by", None, "a_next yt_pred cache"),
    "rnn_forward": ("Waa Wax Wya ba by", 4, "a y_pred caches"),
    "lstm_cell_forward": (LSTM_PARAMETERS, None, "a_next c_next yt_pred cache"),
    "lstm_forward": (LSTM_PARAMETERS, 7, "a y c caches"),
    "rnn_cell_backward": ("Wax Waa Wya ba by", None, "a dictionary"),
    "rnn_backward": ("Wax Waa Wya ba by", 4, "a dictionary"),
    "lstm_cell_backward": (LSTM_PARAMETERS, None, "a dictionary"),
    "lstm_backward": (LSTM_PARAMETERS, 4, "a dictionary"),
}


def example(name):
    """The inputs of the public example of one exercise, the same on every machine.

    name: name of the exercise, for instance "rnn_cell_forward"
    returns: a tuple of what the forward function takes, in its order; for a backward exercise
        the gradients from above follow

    Sizes: n_x = 3, m = 10, n_a = 5, n_y = 2; T_x = 7 for lstm_forward and 4 elsewhere.
    """
    if name not in EXAMPLES:
        known = ", ".join(EXAMPLES)
        raise ValueError(f"there is no example for {name!r}; there is one for {known}")
    parameter_names, T_x, _ = EXAMPLES[name]
    # RandomState(1) gives the numbers of np.random.seed(1)
    draw = np.random.RandomState(1).standard_normal
    return draw_inputs(name, draw, EXAMPLE_SIZES, parameter_names, T_x)


def draw_inputs(name, draw, sizes, parameter_names, T_x):
    """Draw the inputs of an exercise, as `example` returns them.

    draw: function that takes a shape and returns random numbers
    sizes: dictionary with n_x, m, n_a and n_y
    parameter_names: the parameters in drawing order, as one string
    T_x: number of time steps, None for a single cell
    """
    n_x, m, n_a, n_y = sizes["n_x"], sizes["m"], sizes["n_a"], sizes["n_y"]
    time = () if T_x is None else (T_x,)
    states = len(state_names(name))
    arrays = [draw((n_x, m, *time))] + [draw((n_a, m)) for _ in range(states)]
    columns = {"Wax": n_x, "Waa": n_a, "Wya": n_a, "Wy": n_a}
    parameters = {}
    for key in parameter_names.split():
        rows = n_y if "y" in key else n_a
        parameters[key] = draw((rows, 1 if key.startswith("b") else columns.get(key, n_a + n_x)))
    upstream = states if name.endswith("backward") else 0
    return (*arrays, parameters, *(draw((n_a, m, *time)) for _ in range(upstream)))


def state_names(name):
    """Names of the states that the forward function of an exercise takes as inputs."""
    if "cell" not in name:
        return ["a0"]
    return ["a_prev", "c_prev"] if "lstm" in name else ["a_prev"]


# ---------------------------------------------------------------------- check


def check(function):
    """Compare one of your functions with the right results on its public example.

    function: your function, for instance `rnn_forward`

    Prints a table if all is right, raises CheckFailed with a table if something is wrong.
    """
    name = function.__name__
    try:
        import rnn_check

        entries = json.loads(CHECK_DATA.read_text(encoding="utf-8"))["functions"]
        entry = entries[name]
    except (ImportError, FileNotFoundError) as error:
        missing = getattr(error, "name", None) or CHECK_DATA.name
        print(
            f"check cannot judge {name}: {missing} is missing. It belongs into the folder of this "
            "notebook; the zip that the notebook came in holds it."
        )
    except KeyError:
        print(f"check cannot judge {name}: {CHECK_DATA.name} has no entry for it.")
    except ValueError:
        print(
            f"check cannot judge {name}: {CHECK_DATA.name} is damaged. Take it from the zip again."
        )
    else:
        right, report = rnn_check.examine(function, entry)
        cell_name = re.sub("_(forward|backward)$", r"_cell_\1", name)
        cell = function.__globals__.get(cell_name)
        known = cell_name in entries and cell_name != name and cell is not None
        if not right and known and not rnn_check.examine(cell, entries[cell_name])[0]:
            report += f"\n\n  {name} calls your {cell_name}, which is not right yet: begin there."
        if not right:
            raise rnn_check.CheckFailed(report)
        print(report)


def validate(function):
    """Check a function if nbgrader is validating the notebook; at any other time do nothing.

    function: your function, for instance `rnn_forward`
    """
    if os.environ.get("NBGRADER_VALIDATING"):
        check(function)


def check_entry(name, functions):
    """The entry of check_data.json for one exercise, without hints (see the top of this file).

    name: name of the exercise
    functions: the right functions by name, at least `name` and those of its forward pass
    """
    import rnn_check

    arguments = example(name)
    if name.endswith("backward"):
        i = 1 + next(i for i, value in enumerate(arguments) if isinstance(value, dict))
        cache = functions[name.replace("backward", "forward")](*arguments[:i])[-1]
        arguments = (*arguments[i:], cache)
    return rnn_check.make_entry(functions[name], arguments, EXAMPLES[name][2].split())


def fingerprint(function, entry):
    """The hash under which `check` looks up a hint (see the top of this file)."""
    import rnn_check

    return rnn_check.fingerprint(function, entry)


# ----------------------------------------------------------- numeric gradients


def numeric_gradient(f, x):
    """The gradient of a function of an array, found by trying: no calculus.

    f: function that takes an array like x and returns one number
    x: where to differentiate, any shape
    returns: array of the shape of x

    Tries a tiny step along the imaginary axis (exact to the last digit). Where `f` cannot carry
    complex numbers, a small step to either side (exact to about nine digits).
    """
    return differentiate(f, np.asarray(x, dtype=float))[0]


def differentiate(f, x):
    """Numeric gradient of f at x, and the name of the method that gave it."""
    gradient = np.zeros(x.shape)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", np.exceptions.ComplexWarning)
            for i in np.ndindex(x.shape):
                z = x.astype(complex)
                z[i] += 1e-30j
                value = f(z)
                if not np.iscomplexobj(value):
                    raise TypeError("f dropped the imaginary part")
                gradient[i] = value.imag / 1e-30
        return gradient, "a complex step"
    except (TypeError, np.exceptions.ComplexWarning):
        for i in np.ndindex(x.shape):
            up, down = x.copy(), x.copy()
            up[i] += 1e-5
            down[i] -= 1e-5
            gradient[i] = (f(up) - f(down)) / (up[i] - down[i])
        return gradient, "small steps to either side"


def gradient_check(forward, backward):
    """Compare every gradient of a backward function with a numeric one, and print a table.

    forward, backward: your two functions, for instance `rnn_forward, rnn_backward`

    The loss is the sum of (gradient from above) * (hidden state), so what arrives from above is
    known, and all the rest can be found by trying.
    """
    name = backward.__name__
    if not name.endswith("backward") or name.replace("backward", "forward") != forward.__name__:
        raise ValueError(
            "gradient_check wants a forward function and its backward function, for instance "
            f"rnn_forward, rnn_backward; it got {forward.__name__}, {name}"
        )
    try:
        lines = gradient_report(forward, backward)
    except NotImplementedError:
        lines = [f"gradient_check({name}): waits until {forward.__name__} and {name} are written."]
    except Exception as error:  # the learner's own function; `check` tells more about it
        lines = [f"gradient_check({name}): stopped with {type(error).__name__}: {error}"]
    print("\n".join(lines))


def gradient_report(forward, backward):
    """The lines that `gradient_check` prints."""
    name = backward.__name__
    parameter_names, T_x, _ = EXAMPLES[name]
    T_x = T_x and 3
    sizes = {"n_x": 3, "n_a": 4, "m": 2, "n_y": 2}
    values = draw_inputs(
        name, np.random.default_rng(0).standard_normal, sizes, parameter_names, T_x
    )
    keys = ["x" if T_x else "xt", *state_names(name)]
    parameters, upstream = values[len(keys)], values[len(keys) + 1 :]
    inputs = dict(zip(keys, values, strict=False)) | parameters

    def run(tried):
        return forward(*(tried[k] for k in keys), {k: tried[k] for k in parameters})

    def loss_along(key):
        return lambda value: sum(
            np.sum(d * state)
            for d, state in zip(upstream, run({**inputs, key: value}), strict=False)
        )

    gradients = backward(*upstream, run(inputs)[-1])
    unused = ("Wya", "Wy", "by")  # the output layer is not part of the backward functions
    rows, methods = [], set()
    for key in inputs:
        if key not in unused:
            numeric, method = differentiate(loss_along(key), inputs[key])
            rows.append(judge_gradient("d" + key, gradients, numeric))
            methods.add(method)
    right = sum(row[0] == "✓" for row in rows)
    tried_on = "n_x = 3, n_a = 4, m = 2" + (f", T_x = {T_x}" if T_x else "")
    return [
        f"gradient_check({name}): {right} of {len(rows)} right",
        f"tried on random numbers with {tried_on}",
        f"numeric gradients from {' and '.join(sorted(methods))}",
        "",
        *align(("", "gradient", "shape", "relative error", "verdict"), rows),
    ]


def judge_gradient(key, gradients, numeric):
    """One row of the table of `gradient_check`."""
    got = gradients.get(key) if isinstance(gradients, dict) else None
    if got is None:
        return ("✗", key, "-", "-", "missing from the returned dictionary")
    if np.shape(got) != numeric.shape:
        return ("✗", key, str(np.shape(got)), "-", f"wrong shape, wanted {numeric.shape}")
    error = np.max(np.abs(got - numeric)) / max(np.max(np.abs([got, numeric])), 1e-300)
    if error < 1e-7:
        mark, verdict = "✓", "right"
    elif error < 1e-4:
        mark, verdict = "✗", "close, but not right"
    else:
        mark, verdict = "✗", "wrong"
    return (mark, key, str(numeric.shape), f"{error:.0e}", verdict)


def align(header, rows):
    """The lines of a table whose columns line up."""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    return ["  ".join(["", *map(str.ljust, row, widths)]).rstrip() for row in (header, *rows)]


# -------------------------------------------------------------------- pictures


def show(picture, *functions):
    """Draw a picture of rnn_view.py from your own functions, or say in a sentence why not.

    picture: name of the picture, for instance "hidden_states"
    functions: your functions that the picture needs
    """
    try:
        import rnn_view

        rnn_view.PICTURES[picture](*functions)
    except ImportError as error:
        print(f"No picture here: {error.name} is missing. Nothing else needs it.")
    except NotImplementedError:
        print("Your own functions draw this picture. It appears once they are written.")
    except Exception as error:  # a picture never stops the notebook
        print(f"No picture yet, because of this {type(error).__name__}: {error}")

"""What the second notebook hands to its students, beside rnn_utils.py:

one_hot              numbers to columns with a single 1
example              the arguments of an exercise's public example
trying               lets a cell wait for what is not written yet
careful              says which of your functions is not right yet
compare_gradients    a table: your gradients against numeric ones
mean_of_last         the mean of the last losses, in words
broken               settings of a training in which one thing is broken
write_name           lets a network write a name
try_writer           does your own write_name do that, too?

train_view.py has the pictures.
"""

import ast
import linecache
import sys
import traceback
from contextlib import contextmanager

import numpy as np

from notebook_check import align, first_wrong, judge_gradient
from rnn_reference import rnn_cell_forward, rnn_forward
from rnn_utils import softmax

__all__ = [
    "broken",
    "careful",
    "compare_gradients",
    "example",
    "mean_of_last",
    "one_hot",
    "try_writer",
    "trying",
    "write_name",
]

EXAMPLES = (
    "cross_entropy",
    "output_gradient",
    "output_backward",
    "loss_and_gradients",
    "clip_gradients",
    "train_step",
)


def one_hot(indices, n):
    """Columns with a single 1.

    indices: which place of its column is the 1, numbers below n, shape (m, T_x)
    returns: array of zeros and ones, shape (n, m, T_x)
    """
    return np.eye(n)[indices].transpose(2, 0, 1)


def example(name):
    """The arguments of the public example of one exercise, the same on every machine.

    name: name of the exercise, for instance "cross_entropy"
    returns: a tuple of what the function takes, in its order

    Sizes: n_x = 2, n_y = 3, n_a = 4, m = 5, T_x = 7
    """
    if name not in EXAMPLES:
        known = ", ".join(EXAMPLES)
        raise ValueError(f"there is no example for {name!r}; there is one for {known}")
    random = np.random.RandomState(1)
    x, a0 = random.standard_normal((2, 5, 7)), random.standard_normal((4, 5))
    shapes = {"Wax": (4, 2), "Waa": (4, 4), "Wya": (3, 4), "ba": (4, 1), "by": (3, 1)}
    parameters = {key: random.standard_normal(shape) for key, shape in shapes.items()}
    labels = one_hot(random.randint(3, size=(5, 7)), 3)
    dzy = random.standard_normal(labels.shape)
    learning_rate, max_norm = np.float64(0.37), np.float64(0.23)
    a, y_pred, _ = rnn_forward(x, a0, parameters)
    y_pred[:, 0, 0] = labels[:, 0, 0]  # one prediction is sure, and right
    return {
        "cross_entropy": (y_pred, labels),
        "output_gradient": (y_pred, labels),
        "output_backward": (dzy, a, parameters),
        "loss_and_gradients": (x, a0, labels, parameters),
        "clip_gradients": ({"d" + key: value for key, value in parameters.items()}, max_norm),
        "train_step": (x, labels, parameters, learning_rate, max_norm),
    }[name]


# ------------------------------------------------- cells that wait, and gradients


@contextmanager
def trying():
    """Say in a sentence why a cell cannot go on, in place of a traceback.

    Use it as `with trying():` around lines that call your functions.
    """
    try:
        yield
    except Exception as error:  # whatever a learner's function raises
        print("\n".join(explain(error)))


def explain(error):
    """Lines that say why a cell stopped, and where in the notebook."""
    frames = [
        (frame, number)
        for frame, number in traceback.walk_tb(error.__traceback__)
        if frame.f_globals.get("__name__") == "__main__"
    ]
    name, number, line = "this cell", 0, ""
    if frames:
        frame, number = frames[-1]
        names = [one.f_code.co_name for one, _ in frames]  # <genexpr> and the like have none
        name = next((one for one in reversed(names) if one.isidentifier()), name)
        line = linecache.getline(frame.f_code.co_filename, number).strip()
    if isinstance(error, NotImplementedError):
        return [f"This cell waits for {name}: it still has a `raise NotImplementedError`."]
    if isinstance(error, NameError) and name not in (*EXAMPLES, "write_name"):
        return [f"This cell waits for `{error.name}`, which the cells above will bring."]
    lines = [f"This cell stopped with {type(error).__name__}: {error}"]
    if line:
        place = f"{name}, line {number}" if name.isidentifier() else name
        lines.append(f"  in {place}: {line}")
    if isinstance(error, TypeError) and (texts := frames and about_texts(frames[-1][0], line)):
        lines[0] = f"This cell stopped: {texts}, where a number is wanted."
    if "NoneType" in str(error):
        lines.append("  One of your functions returned nothing: does it end with a return?")
    if wrong := wrong_in(frames[0][0].f_code if frames else None):
        lines.append(f"  `check({wrong})` tells more.")
    return lines


def about_texts(frame, line):
    """Say which names stand for a text where a line of code computes or compares."""
    values, found = {**frame.f_globals, **frame.f_locals}, []

    def is_text(node):
        value = values.get(node.id) if isinstance(node, ast.Name) else getattr(node, "value", 0)
        return isinstance(value, str)

    try:
        nodes = [*ast.walk(ast.parse(line + " pass" * line.endswith(":")))]
    except SyntaxError:  # a part of a longer one
        return ""
    for node in nodes:
        sides = [node.left, node.right] if isinstance(node, ast.BinOp) else []
        sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else sides
        texts = [side for side in sides if is_text(side)]
        found += [t.id for t in texts if len(texts) < len(sides) and isinstance(t, ast.Name)]
    return " and ".join(f"`{name}` is the text {values[name]!r}" for name in found)


def wrong_in(code):
    """The first of your functions that is not right, among those that a cell's code comes to."""
    return first_wrong(vars(sys.modules["__main__"]), code)


def careful():
    """Say which function is not right yet, before something is trained with it."""
    if wrong := wrong_in(sys._getframe(1).f_code):
        print(f"Careful: your {wrong} is not right yet: check({wrong}) tells what is wrong. What")
        print("follows, if anything does, is what comes of it.")


def compare_gradients(gradients, numeric, *believed):
    """Print a table of the relative errors of gradients, and where to begin if some are wrong.

    gradients: dictionary of your gradients
    numeric: dictionary of what they should be, found by trying, under the same names
    believed: those of your functions that the numeric gradients were found with
    """
    rows = [judge_gradient(name, gradients, wanted) for name, wanted in numeric.items()]
    print("\n".join(align(("", "gradient", "shape", "error", "verdict"), rows)))
    if wrong := first_wrong({function.__name__: function for function in believed}):
        print(f"\n  This table believes your {wrong}, which is not right yet: begin there, with")
        print(f"  check({wrong}).")
    elif wrong := wrong_in(sys._getframe(1).f_code):
        if any(row[0] == "✗" for row in rows):
            print(f"\n  {wrong} is not right yet: begin there, with check({wrong}).")
        else:
            print(f"\n  check({wrong}) tries more, and finds something wrong: ask it, too.")
    elif any(row[0] == "✗" for row in rows):
        print("\n  check finds nothing wrong with your functions. Then it is likely precision:")
        print("  a small number inside a logarithm, or float32, blunts this table.")


# -------------------------------------------------------------------- training


def mean_of_last(losses, digits=2, n=50):
    """The mean of the last n losses in words, or that there are none."""
    return f"{np.mean(losses[-n:]):.{digits}f}" if len(losses) else "none, as no step was finished"


def broken(number, parameters):
    """Settings for `train` in which one thing is not as it should be.

    number: 1 to 5, which thing; what it is, the notebook tells afterwards
    parameters: dictionary of the network's first parameters

    returns: dictionary of parameters, learning_rate and max_norm
    """
    right = {"parameters": parameters, "learning_rate": 3.0, "max_norm": 0.5}
    changes = [
        {"learning_rate": 0.01},
        {"parameters": {name: 30 * w for name, w in parameters.items()}},
        {"learning_rate": -3.0},
        {"parameters": {name: 0 * w for name, w in parameters.items()}},
        {"max_norm": 1e9},
    ]
    if number not in range(1, len(changes) + 1):
        raise ValueError(
            f"there is no number {number!r}: take a whole one from 1 to {len(changes)}"
        )
    return {**right, **changes[number - 1]}


# --------------------------------------------------------------------- writing


def write_name(parameters, symbols, random, temperature=1.0):
    """Let a network write a name: what it draws is what it reads next.

    parameters: dictionary of the network's parameters
    symbols: string of all symbols, the dot first
    random: numpy's random generator
    temperature: below 1 the likely letters get likelier, above 1 all get more alike

    returns: the name, without dots: at most 14 letters, perhaps none
    """
    a, name = np.zeros((parameters["Waa"].shape[0], 1)), "."
    while name == "." or (name[-1] != "." and len(name) <= 14):
        x = one_hot(np.array([[symbols.index(name[-1])]]), len(symbols))
        a, y_pred, _ = rnn_cell_forward(x[:, :, 0], a, parameters)
        with np.errstate(divide="ignore"):  # a probability of 0 stays one
            p = softmax(np.log(y_pred[:, 0]) / temperature)
        name += symbols[random.choice(len(symbols), p=p)]
    return name.strip(".")


MAX_LINES = 20_000  # that run for one name; a usual way of writing takes some hundreds


class Endless(Exception):
    """A name that does not end."""


def bounded(write):
    """A write_name that raises Endless where it would go on for ever."""

    def count(frame, *_):
        nonlocal left
        left -= 1
        if left < 0:
            raise Endless
        return count if frame.f_globals is write.__globals__ else None

    def counted(*arguments):
        nonlocal left
        before, left = sys.gettrace(), MAX_LINES
        sys.settrace(count)
        try:
            return write(*arguments)
        finally:
            sys.settrace(before)

    left = 0
    return counted


def try_writer(write):
    """Try your write_name on networks whose weights are set by hand.

    write: your function
    returns: your function if it does what it should, else the one of train_utils.py
    """
    if write is write_name:
        print("The one of train_utils.py writes. To try yours, run its cell again, then this one.")
        return write
    try:
        wrong = writers_mistake(bounded(write))
    except NotImplementedError:
        print("Yours is not written yet. From here on the one of train_utils.py writes.")
        return write_name
    except Endless:
        wrong = "one name has no end. It stops after its second dot, or after 14 letters."
    except Exception as error:  # whatever a learner's function raises
        wrong = "; ".join(line.strip() for line in explain(error)[:2])
    if wrong:
        print(f"Not yet: {wrong}")
        print("From here on the one of train_utils.py writes.")
        return write_name
    print("Right. From here on your own function writes.")
    return write


def writers_mistake(write):
    """What is wrong with a function that lets networks write; empty if nothing is."""
    symbols, random = ".abeilmnouh", np.random.default_rng(0)
    shapes = {"Wax": (11, 11), "Waa": (11, 11), "Wya": (11, 11), "ba": (11, 1), "by": (11, 1)}
    zero = {name: np.zeros(shape) for name, shape in shapes.items()}

    reads = {**zero, "Wax": 50 * np.eye(11), "Wya": np.zeros((11, 11))}
    for now, later in zip(".helium", "helium.", strict=True):
        reads["Wya"][symbols.index(later), symbols.index(now)] = 100
    before = {name: w.copy() for name, w in reads.items()}
    got = write(reads, symbols, random)
    if any(not np.array_equal(before[name], w) for name, w in reads.items()):
        return "it changes the parameters, and writing is no training."
    if got != "helium":
        return f"a network that knows only which letter follows which wrote {got!r}, not 'helium'."

    counts = {**zero, "Wax": np.zeros((11, 11)), "Waa": 50 * np.eye(11, k=-1)}
    counts["Wax"][0, 0] = 50
    counts["Wya"] = np.zeros((11, 11))
    for place, letter in enumerate("neon."):
        counts["Wya"][symbols.index(letter), place] = 100
    got = write(counts, symbols, random)
    if got != "neon":
        return f"a network that counts in its hidden state wrote {got!r}, not 'neon'."

    draws = {**zero, "by": np.full((11, 1), -100.0)}
    draws["by"][:2, 0] = np.log([0.02, 0.98])
    longest = max(len(write(draws, symbols, random)) for _ in range(200))
    if longest != 14:
        return (
            f"where dots are rare, the longest of 200 names should have 14 letters, not {longest}."
        )

    chances = np.array([0.3, 0.6, 0.1])
    draws["by"][:3, 0] = np.log(chances)
    once, again = (
        [write(draws, symbols, generator) for _ in range(30)]
        for generator in (np.random.default_rng(4), np.random.default_rng(4))
    )
    if once != again:
        return "it draws with something else than `random`, the generator that it is given."
    for temperature in (1.0, 0.5, 0.25, 2.0, 4.0):
        names = [write(draws, symbols, random, temperature) for _ in range(2000)]
        share = sum(name.startswith("a") for name in names) / 2000
        powers = chances ** (1 / temperature)
        wanted = powers[1] / powers.sum()
        if abs(share - wanted) > 0.04:
            return (
                f"at temperature {temperature:g}, 'a' should come first in {wanted:.0%} of the "
                f"names; with yours it is {share:.0%}."
            )
    return ""

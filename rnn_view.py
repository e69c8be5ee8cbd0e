"""Pictures for the first notebook, drawn from the student's own functions. `show` calls them.

    hidden_states       what a small RNN keeps of one pulse
    gates               an LSTM of one unit at work

rnn_draw.py draws, rnn_steps.py and rnn_carry.py have what is seen in Part 3, rnn_train.py that of
Part 4, rnn_words.py what reads your own words.
"""

import contextlib
import io
import re

import numpy as np

from rnn_draw import BLUE, GRAY, GREEN, ORANGE, PURPLE, curve, panel, show_picture, slider

# ------------------------------------------------------- functions in all stages of work


# What check says of a function that cannot run yet: its name, and why.
WAITS = re.compile(r"^check\((\w+)\): ((?:not written|it calls|it waits|stopped by).*)", re.M)

BEGIN = re.compile(r"begin\s+there,\s+with\s+check\((\w+)\)")  # in what it says of a wrong one


def not_right(*functions):
    """Return the names of those of some functions that `check` finds wrong, and of which it is that
    each has to begin with: itself, or one that it calls.

    Raises NotImplementedError, with a sentence, if one is not written or waits for one that is not.
    """
    from rnn_utils import check

    wrong = {}
    for function in functions:
        said, failed = io.StringIO(), ""
        try:
            with contextlib.redirect_stdout(said):
                check(function)
        except Exception as error:  # a report that check raises, or whatever else goes wrong there
            failed = str(error) or type(error).__name__
        if waits := WAITS.search(said.getvalue() + failed):
            raise NotImplementedError(f"{waits[1]}: {waits[2]}")
        if failed:
            name = function.__name__
            wrong[name] = found[1] if (found := BEGIN.search(failed)) else name
    return wrong


DRAWN = "The picture shows what your code does, not what it should do."


@contextlib.contextmanager
def careful(*functions, then=DRAWN):
    """Say which functions are not right; behind the lines below it, what became of them.

    then: a sentence that is true only if these lines come to their end
    """
    if wrong := not_right(*functions):
        names, first = map(in_words, (wrong, dict.fromkeys(wrong.values())))
        of = f" of {first}" if first != names else ""
        print(f"Careful: {names} cannot be trusted yet: see what check says{of}.")
    yield
    if wrong:
        print(then)


def in_words(names):
    """Write names as a list in words."""
    *others, last = names
    return " and ".join(filter(None, [", ".join(others), last]))


# ------------------------------------------------------------------------ the pictures

SIZES = ("0.5", "0.7", "0.88", "1.0", "1.1", "1.3")
PULSES = ("0.01", "1", "10")
LENGTHS = ("30", "100")


def hidden_states(rnn_forward):
    """Show the hidden states of a small RNN that hears one pulse and then silence."""
    with careful(rnn_forward):
        units, norms = [], []
        for size in SIZES:
            for pulse in PULSES:
                for length in LENGTHS:
                    when = {"size": size, "pulse": pulse, "length": length}
                    a = pulse_states(rnn_forward, float(size), float(pulse), int(length))
                    steps = np.arange(len(a[0]))
                    for i, color in enumerate((BLUE, ORANGE, GREEN, PURPLE)):
                        units.append(curve(f"a[{i}]", color, steps, a[i], when=when))
                    norms.append(curve("‖a‖", BLUE, steps, np.linalg.norm(a, axis=0), when=when))
        ticks = "length", {"30": [0, 5, 10, 15, 20, 25, 29], "100": [0, 20, 40, 60, 80, 99]}
        show_picture(
            [
                panel("Four hidden units", units, ticks, [-1, -0.5, 0, 0.5, 1]),
                panel(
                    "Their norm ‖a‖, on a scale of powers of ten", norms, ticks,
                    [1e-6, 1e-4, 1e-2, 1, 10], "step t; the pulse is at 0",
                    height=130, log=True,
                ),
            ],
            "The hidden states of four units after one pulse, and their norm, which fades.",
            [
                slider("size", "size of Waa", SIZES, "0.88"),
                slider("pulse", "height of the pulse", PULSES, "1"),
                slider("length", "T_x", LENGTHS, "30"),
            ],
        )  # fmt: skip


def pulse_states(rnn_forward, size, pulse, T_x):
    """Return the hidden states, shape (4, T_x), of an RNN that hears a pulse at step 0."""
    n_a = 4
    parameters = {
        "Wax": np.array([[1.0], [-0.5], [0.8], [0.2]]),
        "Waa": size * rotation(n_a, 3),
        "Wya": np.ones((1, n_a)),
        "ba": np.zeros((n_a, 1)),
        "by": np.zeros((1, 1)),
    }
    x = np.zeros((1, 1, T_x))
    x[:, :, 0] = pulse
    return rnn_forward(x, np.zeros((n_a, 1)), parameters)[0][:, 0]


def rotation(n, seed):
    """Return a matrix (n, n) that changes no vector's length."""
    return np.linalg.qr(np.random.default_rng(seed).standard_normal((n, n)))[0]


VALUES = np.array([0.3, -0.7, 0.9, 0.1, -0.4, 0.6, -0.9, 0.2, -0.6, 0.8, 0.5, -0.3, 0.7, 0.1])
WRITE_AT, SHOW_AT = [2, 8], [5, 6, 11, 12]
FORGET_BIASES = ("0", "1", "3", "5")


def gates(lstm_forward):
    """Show the gates of an LSTM of one unit whose weights are set by hand."""
    with careful(lstm_forward):
        x = np.zeros((3, 1, len(VALUES)))
        x[0, 0], x[1, 0, WRITE_AT], x[2, 0, SHOW_AT] = VALUES, 1, 1
        runs = {
            bias: one_unit_run(lstm_forward, hand_set(float(bias)), x) for bias in FORGET_BIASES
        }
        show_picture(
            gate_panels(x, runs, "bias"),
            "Three panels: what comes in, the gates, and what the memory keeps and shows.",
            [slider("bias", "bias bf of the forget gate", FORGET_BIASES, "5")],
        )


def hand_set(forget_bias):
    """Return the weights of section 2.4. The stacked input is [a_prev, value, write, show]."""
    return {
        "Wf": np.array([[0.0, 0, -10, 0]]), "bf": np.array([[forget_bias]]),
        "Wi": np.array([[0.0, 0, 10, 0]]), "bi": np.array([[-5.0]]),
        "Wc": np.array([[0.0, 2, 0, 0]]), "bc": np.array([[0.0]]),
        "Wo": np.array([[0.0, 0, 0, 10]]), "bo": np.array([[-5.0]]),
        "Wy": np.ones((1, 1)), "by": np.zeros((1, 1)),
    }  # fmt: skip


def one_unit_run(lstm_forward, parameters, x):
    """Return gates, memory and hidden state of an LSTM of one unit over time, five rows."""
    a, _, c, (caches, _) = lstm_forward(x, np.zeros((1, 1)), parameters)
    f, i, o = ([cache[k].item() for cache in caches] for k in (4, 5, 7))
    return np.array([f, i, o, c[0, 0], a[0, 0]])


def gate_panels(x, runs, name=""):
    """Return three panels: what comes in, the gates, the memory; runs by a slider's setting."""
    value, write, ask = x[:, 0]
    steps = np.arange(len(value))
    ticks = [*range(0, len(value) - 1, 1 + len(value) // 15), len(value) - 1]
    at = [curve("value", GRAY, steps, value, "points")]
    at += [curve("write!", GREEN, steps, write, "bars")]
    at += [curve("show!", PURPLE, steps, ask, "bars")]
    doors, kept = [], []
    for setting, (f, i, o, c, a) in runs.items():
        when = {name: setting} if name else {}
        doors += [
            curve("forget gate (1: keep)", BLUE, steps, f, "step", when),
            curve("update gate", GREEN, steps, i - 1.6, "step", when),
            curve("output gate", PURPLE, steps, o - 3.2, "step", when),
        ]
        kept += [
            curve("memory c", ORANGE, steps, c, "step", when),
            curve("hidden state a", GRAY, steps, a, "stair", when),
        ]
    largest = max(1.0, *(np.ceil(np.max(np.abs(run[3]))) for run in runs.values()))
    return [
        panel("What comes in", at, ticks, [-1, 0, 1], height=80),
        panel("The gates, each from 0 to 1", doors, ticks, [-3.2, -2.2, -1.6, -0.6, 0, 1],
              height=190, y_names=[0, 1, 0, 1, 0, 1]),
        panel("What is kept, and what is shown", kept, ticks, [-largest, 0, largest],
              "time step t", height=100),
    ]  # fmt: skip


def on_demand(module, name):
    """A picture of another module, which is loaded when somebody asks for it."""

    def draw(*functions):
        import importlib

        return getattr(importlib.import_module(module), name)(*functions)

    return draw


PICTURES = {
    "hidden_states": hidden_states,
    "gates": gates,
    "backward_steps": on_demand("rnn_steps", "backward_steps"),
    "clinic": on_demand("rnn_steps", "clinic"),
    "keeps": on_demand("rnn_carry", "keeps"),
    "carried_gradient": on_demand("rnn_carry", "carried_gradient"),
    "recall": on_demand("rnn_train", "recall"),
    "trained_gates": on_demand("rnn_train", "trained_gates"),
    "writes": on_demand("rnn_train", "writes"),
    "words": on_demand("rnn_words", "words"),
    "learns": on_demand("rnn_words", "learns"),
    "reads": on_demand("rnn_words", "reads"),
}

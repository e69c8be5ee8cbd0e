"""Gradients at work: a cell that learns to keep (section 3.7), and what becomes of them (3.9)."""

import itertools

import numpy as np

from rnn_draw import BLUE, GRAY, ORANGE, curve, panel, show_picture, slider
from rnn_train import ALL_THE_SAME, start
from rnn_view import careful, not_right, rotation

CARRY_SIZES = ("0.5", "0.7", "0.9", "1.0", "1.3", "2.0")
CARRY_BIASES = ("0", "1", "3", "6")
INPUTS = ("0.001", "0.1", "1", "3")
CARRY_TICKS = {"10": [0, 3, 6, 9], "25": [0, 6, 12, 18, 24], "50": [0, 10, 20, 30, 40, 49]}
CARRY_LENGTHS = tuple(CARRY_TICKS)


def carried_gradient(rnn_forward, rnn_backward, lstm_forward, lstm_backward):
    """Show how much of a gradient at the last step is left, the farther it travels back."""
    functions = [rnn_forward, rnn_backward]
    not_right(*functions)  # no LSTM is promised for a picture that has to wait
    try:
        not_right(lstm_forward, lstm_backward)
        functions += [lstm_forward, lstm_backward]
    except NotImplementedError as error:
        print(f"The LSTM's curves are added later. {error}")
    with careful(*functions):
        draw_carried(*functions)


def draw_carried(rnn_forward, rnn_backward, lstm_forward=None, lstm_backward=None):
    """Draw what `carried_gradient` shows, with an LSTM or without."""
    curves = []
    for scale, length in itertools.product(INPUTS, CARRY_LENGTHS):
        x, when = carry_inputs(float(scale), int(length)), {"input": scale, "length": length}
        back = np.arange(len(x.T))
        for size in CARRY_SIZES:
            norms, _ = carried(rnn_forward, rnn_backward, rnn_parameters(float(size)), x)
            curves.append(curve("RNN", ORANGE, back, norms, when={**when, "size": size}))
        for bias in CARRY_BIASES if lstm_forward else ():
            norms, road = carried(lstm_forward, lstm_backward, lstm_parameters(float(bias)), x)
            setting = {**when, "bias": bias}
            curves += [
                curve("LSTM, all that is carried", BLUE, back, norms, when=setting),
                curve("LSTM, forget gates alone", BLUE, back, road, "dashed", setting),
            ]
    powers = [1e-8, 1e-6, 1e-4, 1e-2, 1, 1e2, 1e4]
    show_picture(
        [panel("What is left of a gradient", curves, ("length", CARRY_TICKS), powers,
               "steps that it has traveled back from the last one", 260, log=True)],
        "The norm of what is carried back, by the number of steps traveled.",
        [
            slider("size", "RNN: size of Waa", CARRY_SIZES, "0.9"),
            slider("bias", "LSTM: bias bf", CARRY_BIASES, "3"),
            slider("input", "size of the inputs", INPUTS, "1"),
            slider("length", "T_x", CARRY_LENGTHS, "25"),
        ],
    )  # fmt: skip


def carry_inputs(scale, T_x):
    """Return random inputs, shape (3, 1, T_x), of a size."""
    return scale * np.random.default_rng(0).standard_normal((3, 1, 50))[:, :, :T_x]


def carried(forward, backward, parameters, x):
    """Return what is left of a gradient after each number of steps, the first being 1.

    Only the last hidden state gets a gradient from above. While the student's backward function
    runs, a listener in place of its cell function writes down what goes from step to step.

    returns: norms, road, both as shares of all that the last step hands back
        norms: of all that each step hands back
        road: of the memory's part, if nothing but the forget gates had touched it; for an RNN None

    Raises ValueError if nothing is carried.
    """
    n_a, T_x = 6, x.shape[2]
    da = np.zeros((n_a, 1, T_x))
    da[:, :, -1] = np.random.default_rng(2).standard_normal((n_a, 1))
    cell_name = "lstm_cell_backward" if "Wf" in parameters else "rnn_cell_backward"
    scope = backward.__globals__
    cell_backward, handed_back = scope[cell_name], []

    def listen(*arguments):
        gradients = cell_backward(*arguments)
        handed_back.append([gradients[key] for key in ("da_prev", "dc_prev") if key in gradients])
        return gradients

    caches = forward(x, np.zeros((n_a, 1)), parameters)[-1]
    scope[cell_name] = listen
    try:
        backward(da, caches)
    finally:
        scope[cell_name] = cell_backward
    if len(handed_back) != T_x and cell_name == "rnn_cell_backward":
        # The loop goes its own way. Its da0 over the last k steps is what k steps leave.
        ends = [backward(da[:, :, -k:], (caches[0][-k:], x[:, :, -k:])) for k in range(1, T_x + 1)]
        handed_back = [[end["da0"]] for end in ends]
    elif len(handed_back) != T_x:  # an LSTM hands back two things: its cell function tells both
        handed_back = []
        now = {"da_prev": da[:, :, -1], "dc_prev": np.zeros((n_a, 1))}
        for cache in reversed(caches[0]):
            now = cell_backward(now["da_prev"], now["dc_prev"], cache)
            handed_back.append([now["da_prev"], now["dc_prev"]])
    norms = np.array([np.linalg.norm(carry) for carry in handed_back])
    if not norms.all():
        far = int(np.argmin(norms != 0))
        steps = "from step to step" if far < 2 else f"farther back than {far} steps"
        name = cell_name.replace("_cell", "")
        raise ValueError(f"{name} carries nothing {steps}")
    if len(handed_back[0]) == 1:
        return norms / norms[0], None
    direct, road = handed_back[0][1], []
    for cache in reversed(caches[0][:-1]):
        road.append(np.linalg.norm(direct))
        direct = direct * cache[4]
    return norms / norms[0], np.array([*road, np.linalg.norm(direct)]) / norms[0]


def rnn_parameters(size):
    """Return parameters of an RNN whose Waa changes each vector's length by the factor `size`."""
    return {
        "Wax": 0.5 * np.random.default_rng(1).standard_normal((6, 3)),
        "Waa": size * rotation(6, 1),
        "Wya": np.ones((1, 6)),
        "ba": np.zeros((6, 1)),
        "by": np.zeros((1, 1)),
    }


def lstm_parameters(forget_bias):
    """Return parameters of an LSTM of six units."""
    random = np.random.default_rng(1)
    parameters = {"W" + gate: 0.5 * random.standard_normal((6, 9)) for gate in "fico"}
    parameters |= {"b" + gate: np.zeros((6, 1)) for gate in "ico"}
    return parameters | {
        "bf": np.full((6, 1), forget_bias),
        "Wy": np.ones((1, 6)),
        "by": np.zeros((1, 1)),
    }


TAUGHT = ("0", "10", "20", "40", "80", "160", "320", "640", "1280")


def keeps(lstm_cell_forward, lstm_cell_backward):
    """Teach one LSTM cell of one unit what to keep and what to write, and show how it learns."""
    with careful(lstm_cell_forward, lstm_cell_backward, then=ALL_THE_SAME):
        random = np.random.default_rng(2)
        c_prev, value = random.uniform(-1, 1, (2, 1, 40))
        write = np.arange(40)[None] % 2  # every second one is to be written down
        xt, a_prev = np.concatenate([value, write]), np.zeros((1, 40))
        wanted = np.where(write, value, c_prev)
        parameters, done, doors, dots, loss = start("lstm", 2, 1, 1, 3), 0, [], [], 0
        for taught in TAUGHT:
            for _ in range(int(taught) - done):
                _, c, _, cache = lstm_cell_forward(xt, a_prev, c_prev, parameters)
                found = lstm_cell_backward(0 * a_prev, (c - wanted) / 40, cache)
                for key in ("Wf", "bf", "Wi", "bi", "Wc", "bc"):
                    parameters[key] = parameters[key] - 4 * found["d" + key]
            done, when = int(taught), {"steps": taught}
            _, c, _, cache = lstm_cell_forward(xt, a_prev, c_prev, parameters)
            loss = loss or np.mean((c - wanted) ** 2)
            for name, color, at, to_write in (
                ("nothing to write", ORANGE, 0, write[0] == 0),
                ("a value to write", BLUE, 0.3, write[0] == 1),
            ):
                gates = [np.mean(cache[k][0, to_write]) for k in (4, 5)]
                doors.append(curve(name, color, [at, at + 1], gates, "bars", when))
                dots.append(curve(name, color, wanted[0, to_write], c[0, to_write], "points", when))
        ends = [-1, -0.5, 0, 0.5, 1]
        line = curve("as it should be", GRAY, ends, ends, "dashed")
        show_picture(
            [
                panel("The two gates, on average", doors, [0.15, 1.15], [0, 0.5, 1], height=90,
                      x_names=["forget gate (1: keep)", "update gate (1: write)"]),
                panel("The new memory, over what it should be", [line, *dots], ends, ends,
                      "wanted", 260),
            ],
            "Two gates of a cell, with and without something to write, and 40 memories as dots.",
            [slider("steps", "steps of training", TAUGHT, TAUGHT[0])],
            play="steps",
        )  # fmt: skip
        print(f"Mean squared error before the first step: {loss:.2f}.")

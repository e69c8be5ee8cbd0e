"""What the functions of the second assignment are tried on, and what of them is compared.

Sizes as in the first: n_x inputs, n_a hidden units, n_y outputs, m examples, T_x time steps. The
first probes have sizes that all differ, so that a wrong shape shows; the "equal" ones have sizes
that are all the same, so that a missing transpose gives numbers, by which it can be named. In the
last ones all is 1 at once: max(m * T_x, 2) shows there. Only n_y is 2: who has one symbol to choose
from is never surprised, and all gradients are 0.
"""

import numpy as np

from rnngrader import Exercise

# The second assignment begins with functions of the first one: this module is made of them when it
# is released, and never before.
REFERENCES = {
    "rnn_reference.py": (
        "rnn_step_by_step",
        ("rnn_cell_forward", "rnn_forward", "rnn_cell_backward", "rnn_backward"),
    )
}
CHECK = True

SEQUENCE = (
    {"n_x": 3, "n_a": 5, "n_y": 2, "m": 4, "T_x": 6},
    {"n_x": 6, "n_a": 2, "n_y": 5, "m": 3, "T_x": 4},
    {"n_x": 4, "n_a": 4, "n_y": 4, "m": 4, "T_x": 4},
    {"n_x": 2, "n_a": 4, "n_y": 3, "m": 1, "T_x": 11},
    {"n_x": 3, "n_a": 5, "n_y": 4, "m": 6, "T_x": 1},
    {"n_x": 4, "n_a": 3, "n_y": 2, "m": 5, "T_x": 2},
    {"n_x": 1, "n_a": 1, "n_y": 2, "m": 1, "T_x": 1},
)
OUTPUT = tuple({**sizes, "certain": False} for sizes in SEQUENCE)
OUTPUT += ({**SEQUENCE[0], "certain": True}, {**SEQUENCE[2], "certain": True})
OUTPUT = tuple({**settings, "impossible": False} for settings in OUTPUT)
OUTPUT += ({**SEQUENCE[4], "certain": False, "impossible": True},)
# So many predictions that the product of all chances is 0 in float64, and more symbols than the
# others have; and so many steps that the product of each sequence's is.
MANY = {"n_x": 5, "n_a": 9, "n_y": 6, "m": 20, "T_x": 21, "certain": True, "impossible": False}
LONG = {**MANY, "m": 2, "T_x": 450}
# Gradients of a length, and a limit: 1 % apart, below 1 and above, on either side, so that
# whatever else is compared with whatever else is wrong somewhere. At the limit itself nothing is
# tried: there rounding decides. The names and shapes of the gradients are none of this function's
# business: where "renamed", they are other ones. Nothing can be divided by a length of 0; a tiny
# one is none the less one.
CLIP = (
    {**SEQUENCE[0], "length": 0.6363, "limit": 0.63, "renamed": False},
    {**SEQUENCE[-1], "length": 300.0, "limit": 303.0, "renamed": False},
    {**SEQUENCE[1], "length": 300.0, "limit": 297.0, "renamed": True},
    {**SEQUENCE[3], "length": 3e-4, "limit": 1.5, "renamed": True},
    {**SEQUENCE[4], "length": 0.0, "limit": 1.5, "renamed": False},
    {**SEQUENCE[0], "length": 0.6, "limit": 0.606, "renamed": True},
    {**SEQUENCE[0], "length": 0.7, "limit": 0.37, "renamed": False},
    {**SEQUENCE[0], "length": 0.7, "limit": 0.07, "renamed": False},
)
# Where inputs are "large", so are gradients: who cuts each of them at a limit is seen.
NETWORK = tuple({**sizes, "large": False} for sizes in SEQUENCE)
NETWORK += ({**SEQUENCE[3], "large": True},)
TRAIN = tuple({**sizes, "share": s, "rate": 0.01} for sizes in NETWORK[:3] for s in (0.4, 1.6))
# Gradients of a network of one unit can be so short that max_norm / (norm + 1e-6) would be seen:
# they are not shortened.
TRAIN += tuple(
    {**sizes, "share": 0.7 if sizes["n_a"] > 1 else 1.6, "rate": 1.7} for sizes in NETWORK[3:]
)
# Each submission's own probes: sizes that no public probe has.
FRESH = {
    "n_x": range(7, 11), "n_a": range(6, 10), "n_y": range(6, 10), "m": range(12, 16),
    "T_x": range(7, 10),
}  # fmt: skip


def rnn_parameters(draw):
    """Parameters; those of the output are small, so that no prediction comes near 0."""
    return {
        "Wax": draw("n_a", "n_x", scale=0.5),
        "Waa": draw("n_a", "n_a", scale=0.5),
        "Wya": draw("n_y", "n_a", scale=0.3),
        "ba": draw("n_a", 1, scale=0.5),
        "by": draw("n_y", 1, scale=0.3),
    }


def one_hot_labels(draw):
    """Labels (n_y, m, T_x): each column has one 1."""
    right = draw.rng.integers(draw["n_y"], size=(draw["m"], draw["T_x"]))
    return np.ascontiguousarray(np.eye(draw["n_y"])[right].transpose(2, 0, 1))


def predictions_and_labels(draw):
    """Predictions and labels (n_y, m, T_x); where "certain", the first step's are 0 and 1.

    Where "impossible", one right answer was given 0, and the loss is infinite, or as large as
    `guarded_losses` have it. No other prediction is near 0: log(p + 1e-8) is right there.
    """
    scores, labels = draw("n_y", "m", "T_x", scale=0.5), one_hot_labels(draw)
    y_pred = draw.reference["softmax"](scores)
    if draw["certain"]:
        y_pred[:, :, 0] = labels[:, :, 0]
    if draw["impossible"]:
        y_pred[:, 0, 0] = (1 - labels[:, 0, 0]) / (draw["n_y"] - 1)
    return y_pred, labels


def guarded_losses():
    """Losses with a small number against log(0), as large as one sees them; all are right.

    Whether it is added or what is smaller is raised to it makes no difference where 0 is met.
    """
    small = [10.0**-k for k in (*range(7, 21), 30, 50, 100, 200, 300)]
    small += [digit * 10.0**-k for digit in (2, 5) for k in range(8, 13)]
    small += [float(number) for t in (np.float32, np.float64) for number in
              (np.finfo(t).eps, np.finfo(t).tiny, np.finfo(t).smallest_subnormal)]  # fmt: skip
    lowest = [np.log(number) for number in small] + [-float(np.finfo(float).max)]

    def loss_with(least):
        def cross_entropy(y_pred, labels):
            with np.errstate(divide="ignore"):
                logarithms = np.log(np.sum(labels * y_pred, axis=0))
            return -np.sum(np.maximum(logarithms, least) / logarithms.size)

        return cross_entropy

    return tuple(map(loss_with, lowest))


def output_backward_inputs(draw):
    return draw("n_y", "m", "T_x"), draw("n_a", "m", "T_x"), rnn_parameters(draw)


def network_inputs(draw):
    x, a0 = draw("n_x", "m", "T_x"), draw("n_a", "m")
    labels, parameters = one_hot_labels(draw), rnn_parameters(draw)
    if draw["large"]:
        x, parameters["Wax"] = 100 * x, parameters["Wax"] / 100
    return x, a0, labels, parameters


def norm_of(gradients):
    return float(np.sqrt(sum(np.sum(gradient**2) for gradient in gradients.values())))


def clip_inputs(draw):
    """Gradients of a length, and a largest norm.

    What has to be shortened is so long that max_norm / (norm + 1e-6), as many write it, is right.
    """
    gradients = {"d" + name: value for name, value in rnn_parameters(draw).items()}
    if draw["renamed"]:
        shapes = {"dU": ("n_a", "n_x", "m"), "dV": ("n_a",), "W": ("n_y", "n_a"), "b": ("n_y",)}
        gradients = {name: draw(*shape) for name, shape in shapes.items()}
    scale = draw["length"] / norm_of(gradients)
    return {name: scale * value for name, value in gradients.items()}, draw["limit"]


def guarded_clipping():
    """Norms with a small number added, as large as one sees them, or with one under the root, added
    or as the least that stands there; all are right.

    What is smaller than these is lost in the rounding that every answer may have.
    """

    def clipping_with(guarded):
        def clip_gradients(gradients, max_norm):
            norm = guarded(sum(np.vdot(each, each) for each in gradients.values()))
            factor = min(1.0, max_norm / norm)
            return {name: factor * gradient for name, gradient in gradients.items()}, norm

        return clip_gradients

    eps = [float(np.finfo(t).eps) for t in (np.float32, np.float64)]
    added = [*(10.0**-k for k in range(6, 10)), eps[0]]
    under = [*(10.0**-k for k in range(6, 19)), *eps]
    norms = [lambda total, e=e: np.sqrt(total) + e for e in added]
    norms += [lambda total, e=e: np.sqrt(total + e) for e in under]
    least = [*(e for e in under if e > 5e-12), *(e**2 for e in added)]
    norms += [lambda total, e=e: np.sqrt(max(total, e)) for e in least]
    return tuple(map(clipping_with, norms))


def train_step_inputs(draw):
    """A batch, parameters, a learning rate, and a largest norm.

    A clip_gradients that divides by norm + 1e-6 leaves no trace in a step.
    """
    x, a0, labels, parameters = network_inputs(draw)
    _, gradients = draw.reference["loss_and_gradients"](x, 0 * a0, labels, parameters)
    return x, labels, parameters, draw["rate"], draw["share"] * norm_of(gradients)


def public_example(name):
    """Gives the arguments of an exercise's public example, in the order of its function."""
    return lambda reference: reference["example"](name)


EXERCISES = (
    Exercise(
        name="cross_entropy",
        arguments=("y_pred", "labels"),
        inputs=predictions_and_labels,
        returns="value",
        outputs={"loss": 1},
        probes=(*OUTPUT, LONG, MANY),
        also_right=guarded_losses(),
        fresh=({**FRESH, "certain": False, "impossible": False},),
        example=public_example("cross_entropy"),
        spots=("loss",),
    ),
    Exercise(
        name="output_gradient",
        arguments=("y_pred", "labels"),
        inputs=predictions_and_labels,
        returns="value",
        outputs={"dzy": 1},
        probes=OUTPUT,
        fresh=({**FRESH, "certain": False, "impossible": False},),
        time_outputs=("dzy",),
        example=public_example("output_gradient"),
        spots=("dzy[1][2]",),
    ),
    Exercise(
        name="output_backward",
        arguments=("dzy", "a", "parameters"),
        inputs=output_backward_inputs,
        returns="dict",
        outputs={"da": 1, "dWya": 1, "dby": 1},
        probes=SEQUENCE,
        fresh=(FRESH,),
        time_outputs=("da",),
        example=public_example("output_backward"),
        spots=("da[1][2]", "dWya[2][1]", "dby[1]"),
    ),
    Exercise(
        name="loss_and_gradients",
        arguments=("x", "a0", "labels", "parameters"),
        inputs=network_inputs,
        returns="tuple",
        outputs={"loss": 1, "gradients": 3},
        probes=NETWORK,
        fresh=({**FRESH, "large": False},),
        calls=("cross_entropy", "output_gradient", "output_backward"),
        example=public_example("loss_and_gradients"),
        spots=("loss",),
    ),
    Exercise(
        name="clip_gradients",
        arguments=("gradients", "max_norm"),
        inputs=clip_inputs,
        returns="tuple",
        outputs={"clipped": 3, "norm": 1},
        probes=CLIP,
        fresh=tuple(
            {**FRESH, "length": length, "limit": share * length, "renamed": False}
            for length in (0.7, 40.0)
            for share in (0.99, 1.01)
        ),
        also_right=guarded_clipping(),
        example=public_example("clip_gradients"),
        spots=("norm",),
    ),
    Exercise(
        name="train_step",
        arguments=("x", "labels", "parameters", "learning_rate", "max_norm"),
        inputs=train_step_inputs,
        returns="tuple",
        outputs={"updated": 2, "loss": 1, "norm": 1},
        probes=TRAIN,
        fresh=({**FRESH, "share": 0.6, "rate": 0.5, "large": False},),
        calls=("loss_and_gradients", "clip_gradients"),
        example=public_example("train_step"),
        spots=("loss", "norm"),
    ),
)

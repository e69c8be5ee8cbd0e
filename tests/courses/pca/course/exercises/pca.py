"""What the functions of the assignment `pca` are tried on."""

import importlib.util
from pathlib import Path

import numpy as np

from rnngrader import Exercise, after

CHECK = True

_spec = importlib.util.spec_from_file_location(
    "pca_utils", Path(__file__).resolve().parent.parent / "source" / "pca" / "pca_utils.py"
)
_utils = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_utils)
EXAMPLES = _utils.EXAMPLES


def drawn(name):
    """The public example of a function, from pca_utils."""
    return lambda reference: EXAMPLES[name]


def data(draw):
    """Examples whose features differ in mean and in spread."""
    spread = 0.5 + np.abs(draw(1, "d"))
    return draw("n", "d") * spread + 1.0 + draw(1, "d")


def positive(draw, *shape):
    return np.abs(draw(*shape)) + 0.1


def small(draw):
    return 0.05 + 0.2 * abs(float(draw()))


def symmetric(draw):
    A = draw("d", "d")
    return A.T @ A / draw["d"] + 0.2 * np.eye(draw["d"])


def power_inputs(draw):
    """Drawn anew until the largest entry and the first one have the signs of the probe."""
    while True:
        C, v = symmetric(draw), draw("d")
        end = np.linalg.matrix_power(C, draw["steps"]) @ v
        largest = end[np.argmax(np.abs(end))]
        if (largest < 0) == (draw["largest"] == "negative") and (end[0] < 0) == (draw["first"] == "negative"):
            return C, v, draw["steps"]


def orthonormal(draw):
    return np.linalg.qr(draw("d", "k"))[0]


DATA = (
    {"n": 5, "d": 3},
    {"n": 4, "d": 4},
    {"n": 3, "d": 5},
    {"n": 2, "d": 1},
)
DATA_FRESH = ({"n": range(6, 10), "d": range(6, 10)},)

POWER = (
    {"d": 3, "steps": 2, "largest": "negative", "first": "positive"},
    {"d": 4, "steps": 1, "largest": "positive", "first": "negative"},
    {"d": 3, "steps": 3, "largest": "negative", "first": "negative"},
    {"d": 5, "steps": 2, "largest": "positive", "first": "positive"},
    {"d": 2, "steps": 1, "largest": "negative", "first": "positive"},
)
POWER_FRESH = (
    {"d": range(6, 10), "steps": range(4, 6), "largest": "negative", "first": "positive"},
    {"d": range(6, 10), "steps": range(4, 6), "largest": "positive", "first": "negative"},
)

FACTORS = (
    {"n": 5, "d": 4, "k": 2},
    {"n": 4, "d": 3, "k": 2},
    {"n": 3, "d": 3, "k": 3},
    {"n": 2, "d": 4, "k": 1},
    {"n": 1, "d": 3, "k": 2},
)
FACTORS_FRESH = ({"n": range(6, 10), "d": range(7, 11), "k": range(4, 7)},)

PARTS = (
    {"n": 6, "d": 4, "k": 2},
    {"n": 5, "d": 4, "k": 3},
    {"n": 4, "d": 4, "k": 3},
    {"n": 7, "d": 3, "k": 3},
    {"n": 5, "d": 3, "k": 1},
)
PARTS_FRESH = ({"n": range(9, 13), "d": range(6, 9), "k": range(4, 6)},)

# Fewer components than features: with all of them, nothing would be left for the error.
KEPT = (
    {"n": 6, "d": 4, "k": 2},
    {"n": 5, "d": 4, "k": 3},
    {"n": 4, "d": 4, "k": 2},
    {"n": 3, "d": 3, "k": 2},
    {"n": 1, "d": 3, "k": 1},
)

EXERCISES = (
    Exercise(
        name="standardize",
        arguments=("X", "eps"),
        inputs=lambda draw: (data(draw), small(draw)),
        returns="tuple",
        outputs={"Z": 2, "mean": 1, "std": 1},
        probes=DATA,
        fresh=DATA_FRESH,
        example=drawn("standardize"),
        spots=("Z[0]", "mean[0]", "std[0]"),
    ),
    Exercise(
        name="covariance",
        arguments=("X",),
        inputs=lambda draw: (data(draw),),
        returns="value",
        outputs={"C": 1},
        probes=DATA,
        fresh=DATA_FRESH,
        example=drawn("covariance"),
        spots=("C[0]", "C[1][2]"),
    ),
    Exercise(
        name="power_iteration",
        arguments=("C", "v", "steps"),
        inputs=power_inputs,
        returns="tuple",
        outputs={"v": 2, "eigenvalue": 1},
        probes=POWER,
        fresh=POWER_FRESH,
        example=drawn("power_iteration"),
        spots=("v[0]", "v[2]", "eigenvalue"),
    ),
    Exercise(
        name="components",
        arguments=("X", "k"),
        inputs=lambda draw: (data(draw), draw["k"]),
        returns="dict",
        outputs={"W": 2, "ratio": 1, "cumulative": 1},
        probes=PARTS,
        fresh=PARTS_FRESH,
        calls=("covariance",),
        example=drawn("components"),
        spots=("W[0]", "ratio[1]", "cumulative[1]"),
    ),
    Exercise(
        name="reconstruct",
        arguments=("X", "mean", "W"),
        inputs=lambda draw: (data(draw), draw(1, "d"), orthonormal(draw)),
        returns="tuple",
        outputs={"T": 1, "X_hat": 1, "error": 1},
        probes=KEPT,
        fresh=PARTS_FRESH,
        example=drawn("reconstruct"),
        spots=("T[0]", "X_hat[1]", "error"),
    ),
    Exercise(
        name="autoencoder_forward",
        arguments=("X", "W", "b", "V", "c", "decay"),
        inputs=lambda draw: (
            draw("n", "d"),
            draw("d", "k", scale=0.5),
            draw(1, "k"),
            draw("k", "d", scale=0.5),
            draw(1, "d"),
            0.2 + abs(float(draw())),
        ),
        returns="tuple",
        outputs={"X_hat": 1, "loss": 1},
        given=("cache",),
        probes=FACTORS,
        fresh=FACTORS_FRESH,
        example=drawn("autoencoder_forward"),
        spots=("X_hat[0]", "loss"),
    ),
    Exercise(
        name="autoencoder_backward",
        arguments=("dloss", "cache"),
        inputs=after("autoencoder_forward", lambda draw, out: (1.0 + abs(float(draw())), out["cache"])),
        returns="dict",
        outputs={"dX": 2, "dW": 2, "db": 1, "dV": 2, "dc": 1},
        probes=FACTORS,
        fresh=FACTORS_FRESH,
        example=after(
            "autoencoder_forward",
            lambda reference, out: (*drawn("autoencoder_backward")(reference), out["cache"]),
        ),
        spots=("dX[0]", "dW[1]", "db[0]", "dV[0][1]", "dc[0]"),
    ),
    Exercise(
        name="nmf_update",
        arguments=("X", "W", "H", "eps"),
        inputs=lambda draw: (
            positive(draw, "n", "d"),
            positive(draw, "n", "k"),
            positive(draw, "k", "d"),
            small(draw),
        ),
        returns="tuple",
        outputs={"W": 1, "H": 1, "error": 1},
        probes=FACTORS,
        fresh=FACTORS_FRESH,
        example=drawn("nmf_update"),
        spots=("W[0]", "H[1]", "error"),
    ),
)

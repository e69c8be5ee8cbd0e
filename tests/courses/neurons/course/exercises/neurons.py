"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def potentials(draw):
    V = -65 + draw("n", scale=25)
    if draw["singular"]:
        V[:2] = -40.0, -55.0
    return V, float(draw.rng.uniform(8, 25))


def patches(draw):
    n = draw["n"]
    return (
        draw.rng.uniform(0, 40, (n, draw["T"])),
        -62 + draw("n", scale=12),
        draw.rng.uniform(0.7, 1.3, 3) * np.array([120.0, 36.0, 0.3]),
        draw.rng.uniform(0.9, 1.1, 3) * np.array([50.0, -77.0, -54.4]),
        float(draw.rng.uniform(0.7, 1.5)),
        float(draw.rng.uniform(8, 16)),
        float(draw.rng.uniform(0.03, 0.08)),
    )


def population(draw):
    n = draw["n"]
    return (
        draw.rng.uniform(0.5, 8, (n, draw["T"])),
        draw.rng.uniform(-68, -52, n),
        draw.rng.uniform(6, 20, n),
        draw.rng.uniform(8, 14, n),
        float(draw.rng.uniform(-72, -68)),
        float(draw.rng.uniform(-52, -48)),
        float(draw.rng.uniform(-63, -57)),
        draw["n_ref"],
        float(draw.rng.uniform(0.8, 1.5)),
    )


def train(draw, size, p):
    return (draw.rng.random((draw[size], draw["T"])) < p).astype(float)


def synapses(draw):
    n = draw["n"]
    return (
        train(draw, "n", 0.35),
        draw.rng.uniform(0.15, 0.6, n),
        draw.rng.uniform(5, 40, n),
        draw.rng.uniform(8, 60, n),
        float(draw.rng.uniform(2, 6)),
        draw("m", "n"),
        float(draw.rng.uniform(0.7, 1.6)),
    )


def plastic(draw):
    w_max = float(draw.rng.uniform(1.1, 1.4))
    shape = (draw["m"], draw["n"])
    w0 = draw.rng.uniform(0.2, 1.05, shape) * (draw.rng.random(shape) < 0.8)
    if w0.size > 1:
        w0[-1, -1] = 0.0
    w0[0, 0] = draw.rng.uniform(0.5, 1.0)
    return (
        train(draw, "n", 0.4),
        train(draw, "m", 0.4),
        w0,
        float(draw.rng.uniform(0.1, 0.2)),
        float(draw.rng.uniform(0.04, 0.1)),
        float(draw.rng.uniform(3, 8)),
        float(draw.rng.uniform(9, 16)),
        w_max,
        float(draw.rng.uniform(0.7, 1.6)),
    )


def trains(draw):
    n, T = draw["n"], draw["window"] * draw["k"] + draw["rest"]
    spikes = (draw.rng.random((n, T)) < draw.rng.uniform(0.2, 0.5, (n, 1))).astype(float)
    spikes[0, [0, 2, 3, 7, 9, 13]] = 1.0
    if draw["sparse"]:  # two spikes, one of them in the rest; none; three
        spikes[1:4] = 0.0
        spikes[1, [1, -1]] = 1.0
        spikes[3, [2, 4, 9]] = 1.0
    return spikes, float(draw.rng.uniform(0.5, 3)), draw["window"]


EXERCISES = (
    Exercise(
        name="gate_rates",
        inputs=potentials,
        returns="dict",
        outputs={"inf": 1, "tau": 1},
        probes=(
            {"n": 5, "singular": False},
            {"n": 3, "singular": True},
            {"n": 1, "singular": False},
        ),
        fresh=({"n": range(6, 11), "singular": False}, {"n": range(4, 9), "singular": True}),
        example=lambda reference: reference["example"]("gate_rates"),
        spots=("inf[0]", "tau[2]"),
    ),
    Exercise(
        name="hodgkin_huxley",
        inputs=patches,
        returns="tuple",
        outputs={"V": 2, "gates": 1, "Q_Na": 1},
        calls=("gate_rates",),
        time_outputs=("V",),
        probes=({"n": 2, "T": 12}, {"n": 3, "T": 3}, {"n": 4, "T": 7}, {"n": 1, "T": 1}),
        fresh=({"n": range(5, 8), "T": range(8, 16)},),
        example=lambda reference: reference["example"]("hodgkin_huxley"),
        spots=("V[0]", "gates[0]", "Q_Na"),
    ),
    Exercise(
        name="lif_population",
        inputs=population,
        returns="tuple",
        outputs={"V": 1, "spikes": 1},
        time_outputs=("V", "spikes"),
        probes=(
            {"n": 4, "T": 20, "n_ref": 3},
            {"n": 12, "T": 12, "n_ref": 1},
            {"n": 3, "T": 15, "n_ref": 0},
            {"n": 1, "T": 1, "n_ref": 2},
        ),
        fresh=({"n": range(5, 9), "T": range(21, 30), "n_ref": range(2, 6)},),
        example=lambda reference: reference["example"]("lif_population"),
        spots=("V[0]", "spikes[0]"),
    ),
    Exercise(
        name="dynamic_synapse",
        inputs=synapses,
        returns="dict",
        outputs={"u": 1, "x": 1, "I": 1},
        time_outputs=("u", "x", "I"),
        probes=(
            {"n": 3, "m": 2, "T": 10},
            {"n": 4, "m": 4, "T": 4},
            {"n": 2, "m": 3, "T": 14},
            {"n": 1, "m": 1, "T": 6},
        ),
        fresh=({"n": range(5, 9), "m": range(5, 9), "T": range(11, 18)},),
        example=lambda reference: reference["example"]("dynamic_synapse"),
        spots=("u[0]", "x[0]", "I[0]"),
    ),
    Exercise(
        name="stdp",
        inputs=plastic,
        returns="tuple",
        outputs={"w": 1, "total": 1},
        time_outputs=("total",),
        probes=(
            {"n": 3, "m": 2, "T": 12},
            {"n": 5, "m": 5, "T": 5},
            {"n": 2, "m": 4, "T": 15},
            {"n": 1, "m": 1, "T": 9},
        ),
        fresh=({"n": range(6, 10), "m": range(6, 10), "T": range(10, 20)},),
        example=lambda reference: reference["example"]("stdp"),
        spots=("w[0]", "total[1]"),
    ),
    Exercise(
        name="spike_statistics",
        inputs=trains,
        returns="dict",
        outputs={"rate": 1, "cv": 1, "cv2": 1, "fano": 1},
        probes=(
            {"n": 4, "window": 5, "k": 4, "rest": 3, "sparse": True},
            {"n": 3, "window": 4, "k": 6, "rest": 0, "sparse": False},
            {"n": 1, "window": 7, "k": 2, "rest": 2, "sparse": False},
        ),
        fresh=(
            {"n": range(5, 9), "window": range(8, 11), "k": range(3, 9), "rest": range(1, 7), "sparse": True},
            {"n": range(5, 9), "window": range(8, 11), "k": range(3, 9), "rest": range(1, 7), "sparse": False},
        ),
        example=lambda reference: reference["example"]("spike_statistics"),
        spots=("rate", "cv", "cv2", "fano"),
    ),
)

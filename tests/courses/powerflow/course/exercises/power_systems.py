"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def lines(draw):
    """A connected network of n buses: a tree, and further lines, the first of them a parallel one."""
    pairs = []
    for bus in range(1, draw["n"]):
        other = int(draw.rng.integers(bus))
        pairs.append((bus, other) if draw.rng.random() < 0.5 else (other, bus))
    for number in range(draw["extra"]):
        if number == 0:
            pairs.append(pairs[-1])
        else:
            pairs.append(tuple(draw.rng.choice(draw["n"], size=2, replace=False)))
    pairs = np.array(pairs)[draw.rng.permutation(len(pairs))]
    return pairs[:, 0].copy(), pairs[:, 1].copy()


def ybus_inputs(draw):
    line_from, line_to = lines(draw)
    m = len(line_from)
    z = draw.rng.uniform(0.1, 0.4, m) + 1j * draw.rng.uniform(0.3, 0.9, m)
    b = draw.rng.uniform(0.2, 0.8, m)
    tap = draw.rng.uniform(0.8, 1.2, m)
    return line_from, line_to, z, b, tap, draw.rng.uniform(0.3, 1.0, draw["n"])


def state(draw):
    n = draw["n"]
    Y = draw(n, n) + 1j * draw(n, n)
    return Y, draw.rng.uniform(0.8, 1.2, n), draw.rng.uniform(-40, 40, n)


def mismatch_inputs(draw):
    n, pv = draw["n"], draw["pv"]
    Y, Vm, Va = state(draw)
    kind = draw.rng.permutation([0] + [1] * pv + [2] * (n - pv - 1))
    load = draw.rng.uniform(0.5, 2, (2, n))
    gen = draw.rng.uniform(0.5, 2, (2, n))
    if draw["near"]:
        P, Q, _ = draw.reference["bus_powers"](Y, Vm, Va)
        off = draw.rng.uniform(0.005, 0.02, (2, n)) * draw.rng.choice([-1, 1], (2, n))
        used = np.array([kind != 0, kind == 2])
        gen = load + np.array([P, Q]) + np.where(used, off, 1.0)
    return Y, Vm, Va, gen, load, kind, 0.05


def dc_inputs(draw):
    line_from, line_to = lines(draw)
    m = len(line_from)
    return draw("n"), line_from, line_to, draw.rng.uniform(0.2, 0.9, m), draw.rng.uniform(0.2, 1.2, m)


def fault_inputs(draw):
    n = draw["n"]
    z = draw.rng.uniform(0.05, 0.3, (3, n)) + 1j * draw.rng.uniform(0.3, 0.9, (3, n))
    E = draw.rng.uniform(0.9, 1.1, n) * np.exp(1j * draw.rng.uniform(-0.6, 0.6, n))
    return draw["kind"], z, E, float(draw.rng.uniform(0.1, 0.3))


def swing_inputs(draw):
    n = draw["n"]
    H = draw.rng.uniform(1.5, 6, n)
    D = draw.rng.uniform(5, 20, n)
    Pm = draw.rng.uniform(0.5, 1.0, n)
    limits = np.array(
        [draw.rng.uniform(1.5, 2.2, n), draw.rng.uniform(0.05, 0.4, n), draw.rng.uniform(1.1, 1.4, n)]
    )
    off = draw["on"] + draw["hold"]
    f = (50, 60)[draw.rng.integers(2)]
    return H, D, Pm, limits, f, draw["on"], off, off + draw["rest"], float(draw.rng.uniform(0.03, 0.05))


EXERCISES = (
    Exercise(
        name="build_ybus",
        inputs=ybus_inputs,
        returns="value",
        outputs={"Y": 1},
        probes=({"n": 4, "extra": 2}, {"n": 3, "extra": 1}, {"n": 2, "extra": 0}, {"n": 3, "extra": 0}),
        fresh=({"n": range(5, 9), "extra": range(3, 7)},),
        example=lambda reference: reference["example"]("build_ybus"),
        spots=("Y[0]", "Y[1][2]"),
    ),
    Exercise(
        name="bus_powers",
        inputs=state,
        returns="tuple",
        outputs={"P": 2, "Q": 2, "loss": 1},
        probes=({"n": 4}, {"n": 3}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(5, 10)},),
        example=lambda reference: reference["example"]("bus_powers"),
        spots=("P", "Q[1]", "loss"),
    ),
    Exercise(
        name="power_mismatch",
        inputs=mismatch_inputs,
        returns="tuple",
        outputs={"dP": 2, "dQ": 2, "worst": 1, "converged": 1},
        probes=(
            {"n": 6, "pv": 2, "near": False},
            {"n": 4, "pv": 1, "near": True},
            {"n": 5, "pv": 3, "near": False},
            {"n": 6, "pv": 3, "near": True},
            {"n": 3, "pv": 0, "near": False},
        ),
        fresh=(
            {"n": range(7, 11), "pv": range(4, 6), "near": False},
            {"n": range(7, 11), "pv": range(4, 6), "near": True},
        ),
        calls=("bus_powers",),
        example=lambda reference: reference["example"]("power_mismatch"),
        spots=("dP", "dQ[1]", "worst"),
    ),
    Exercise(
        name="dc_flow",
        inputs=dc_inputs,
        returns="dict",
        outputs={"theta": 2, "flow": 2, "overloaded": 1, "slack": 1, "margin": 1},
        probes=({"n": 5, "extra": 2}, {"n": 4, "extra": 1}, {"n": 3, "extra": 2}, {"n": 2, "extra": 0}),
        fresh=({"n": range(6, 10), "extra": range(3, 7)},),
        example=lambda reference: reference["example"]("dc_flow"),
        spots=("theta[2]", "flow", "slack"),
    ),
    Exercise(
        name="fault_study",
        inputs=fault_inputs,
        returns="dict",
        outputs={"I": 2, "V": 2, "ground": 1},
        probes=(
            {"n": 4, "kind": "three-phase"},
            {"n": 2, "kind": "line-ground"},
            {"n": 3, "kind": "line-line"},
            {"n": 3, "kind": "double-ground"},
            {"n": 1, "kind": "double-ground"},
        ),
        fresh=(
            {"n": range(5, 10), "kind": "three-phase"},
            {"n": range(5, 10), "kind": "line-ground"},
            {"n": range(5, 10), "kind": "line-line"},
            {"n": range(5, 10), "kind": "double-ground"},
        ),
        example=lambda reference: reference["example"]("fault_study"),
        spots=("I[1]", "V[0]", "ground"),
    ),
    Exercise(
        name="swing_curve",
        inputs=swing_inputs,
        returns="tuple",
        outputs={"delta": 2, "omega": 2, "stable": 1},
        probes=(
            {"n": 4, "on": 2, "hold": 4, "rest": 5},
            {"n": 3, "on": 1, "hold": 8, "rest": 6},
            {"n": 2, "on": 0, "hold": 2, "rest": 3},
            {"n": 1, "on": 3, "hold": 1, "rest": 0},
        ),
        fresh=({"n": range(5, 9), "on": range(4, 7), "hold": range(7, 10), "rest": range(7, 11)},),
        time_outputs=("delta", "omega"),
        example=lambda reference: reference["example"]("swing_curve"),
        spots=("delta[0][2]", "omega[1]", "stable"),
    ),
)

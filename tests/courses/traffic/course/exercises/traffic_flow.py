"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def road(draw):
    n = draw["n"]
    q_max = draw.rng.uniform(1600, 2400, n)
    return {
        "v": float(draw.rng.uniform(80, 120)),
        "w": float(draw.rng.uniform(16, 24)),
        "k_jam": draw.rng.uniform(130, 180, n),
        "q_max": q_max,
    }


def cells(draw):
    """Some cells flow freely, some are congested."""
    k = draw.rng.uniform(4, 120, draw["n"])
    demand, outlet = draw.rng.uniform(800, 2600, 2)
    return k, float(demand), float(outlet), road(draw)


def simulation(draw):
    n, T = draw["n"], draw["T"]
    k0 = draw.rng.uniform(5, 110, n)
    demand = draw.rng.uniform(900, 3200, T)
    outlet = draw.rng.uniform(500, 2600, T)
    dx = float(draw.rng.uniform(0.5, 0.8))
    dt = float(draw.rng.uniform(0.0025, 0.004))
    return k0, demand, outlet, road(draw), dx, dt


def platoon(draw):
    """The leader brakes, or drives away: some cars come close, some fall back."""
    n, T, rng = draw["n"], draw["T"], draw.rng
    dt = float(rng.uniform(0.4, 0.9))
    low, high = draw.settings.get("leader", (4.0, 16.0))
    near, far = draw.settings.get("gaps", (12.0, 40.0))
    v_lead = rng.uniform(low, high, T)
    x_lead = 200 + np.append(0, np.cumsum(dt * (v_lead[:-1] + v_lead[1:]) / 2))
    driver = {
        "v_wish": float(rng.uniform(22, 34)),
        "T": float(rng.uniform(1.1, 1.9)),
        "s0": float(rng.uniform(1.5, 3)),
        "a": float(rng.uniform(0.8, 1.8)),
        "b": float(rng.uniform(1.6, 2.8)),
        "length": float(rng.uniform(4, 6)),
    }
    x0 = x_lead[0] - np.cumsum(driver["length"] + rng.uniform(near, far, n))
    return x_lead, v_lead, x0, rng.uniform(5, 16, n), driver, dt


def zones(draw):
    n, rng = draw["n"], draw.rng
    O, D = rng.uniform(200, 1500, n), rng.uniform(200, 1500, n)
    return O, D, rng.uniform(2, 30, (n, n)), float(rng.uniform(0.05, 0.15)), draw["rounds"]


def sample(draw):
    """Everybody has mode 0, and every mode has somebody."""
    N, J, K, rng = draw["N"], draw["J"], draw["K"], draw.rng
    X = rng.uniform(0.5, 4, (N, J, K))
    beta = -rng.uniform(0.2, 0.9, K)
    available = rng.random((N, J)) < 0.6
    available[:, 0] = True
    available[rng.integers(N, size=J), np.arange(J)] = True
    return X, draw("J", scale=0.7), beta, available, rng.uniform(20, 90, N)


def network(draw):
    """Every pair has routes, every route two or three links."""
    W, R, L, rng = draw["W"], draw["R"], draw["L"], draw.rng
    pair = rng.permutation(np.arange(R) % W)
    rank = np.argsort(np.argsort(rng.random((R, L)), axis=1), axis=1)
    uses = (rank < rng.integers(2, 4, (R, 1))).astype(float)
    free, capacity = rng.uniform(0.05, 0.3, L), rng.uniform(200, 400, L) * (1 + W)
    return rng.uniform(800, 1600, W), pair, uses, free, capacity, draw["rounds"]


EXERCISES = (
    Exercise(
        name="cell_flows",
        inputs=cells,
        returns="tuple",
        outputs={"S": 1, "R": 1, "q": 2, "held": 1},
        probes=({"n": 5}, {"n": 8}, {"n": 3}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(4, 10)}, {"n": range(6, 14)}),
        example=lambda reference: reference["example"]("cell_flows"),
        spots=("S[0]", "R[2]", "q[0]", "q[3]", "held[1]"),
    ),
    Exercise(
        name="ctm_simulate",
        inputs=simulation,
        returns="dict",
        outputs={"density": 2, "queue": 2, "hours": 1, "delay": 1},
        probes=({"n": 4, "T": 6}, {"n": 3, "T": 9}, {"n": 5, "T": 4}, {"n": 4, "T": 3}, {"n": 1, "T": 1}),
        fresh=({"n": range(4, 9), "T": range(5, 9)}, {"n": range(3, 7), "T": range(8, 12)}),
        calls=("cell_flows",),
        time_outputs=("density", "queue"),
        example=lambda reference: reference["example"]("ctm_simulate"),
        spots=("density[0]", "density[2][3]", "queue", "hours", "delay"),
    ),
    Exercise(
        name="idm_platoon",
        inputs=platoon,
        returns="tuple",
        outputs={"x": 1, "v": 1, "closest": 1},
        probes=(
            {"n": 3, "T": 5},
            {"n": 4, "T": 8},
            {"n": 4, "T": 4},
            {"n": 2, "T": 7, "leader": (20.0, 28.0)},
            {"n": 3, "T": 9, "leader": (0.0, 3.0), "gaps": (5.0, 12.0)},
            {"n": 1, "T": 2},
        ),
        fresh=(
            {"n": range(4, 8), "T": range(5, 10)},
            {"n": range(3, 6), "T": range(6, 11), "leader": (0.0, 28.0), "gaps": (6.0, 30.0)},
        ),
        time_outputs=("x", "v"),
        example=lambda reference: reference["example"]("idm_platoon"),
        spots=("x[0]", "v[1]", "v[2][3]", "closest"),
    ),
    Exercise(
        name="gravity_model",
        inputs=zones,
        returns="dict",
        outputs={"trips": 2, "mean_cost": 1, "row_error": 1},
        probes=(
            {"n": 4, "rounds": 2},
            {"n": 5, "rounds": 1},
            {"n": 3, "rounds": 3},
            {"n": 6, "rounds": 2},
        ),
        fresh=({"n": range(4, 9), "rounds": 2}, {"n": range(5, 9), "rounds": 3}),
        example=lambda reference: reference["example"]("gravity_model"),
        spots=("trips[0]", "trips[2][1]", "mean_cost", "row_error"),
    ),
    Exercise(
        name="mode_choice",
        inputs=sample,
        returns="dict",
        outputs={"P": 2, "benefit": 1, "share": 1, "elasticity": 1},
        probes=(
            {"N": 6, "J": 4, "K": 2},
            {"N": 5, "J": 3, "K": 4},
            {"N": 3, "J": 3, "K": 3},
            {"N": 1, "J": 2, "K": 1},
        ),
        fresh=({"N": range(6, 12), "J": range(3, 7), "K": range(2, 6)},) * 2,
        example=lambda reference: reference["example"]("mode_choice"),
        spots=("P[0]", "P[2][1]", "benefit[1]", "share[0]", "elasticity[2]"),
    ),
    Exercise(
        name="msa_assignment",
        inputs=network,
        returns="dict",
        outputs={"flow": 1, "time": 1, "total": 1, "gap": 1},
        probes=(
            {"W": 2, "R": 7, "L": 8, "rounds": 4},
            {"W": 3, "R": 9, "L": 6, "rounds": 5},
            {"W": 1, "R": 4, "L": 5, "rounds": 3},
            {"W": 3, "R": 8, "L": 5, "rounds": 1},
            {"W": 4, "R": 9, "L": 4, "rounds": 2},
        ),
        fresh=(
            {"W": range(5, 7), "R": range(10, 15), "L": range(7, 11), "rounds": 4},
            {"W": range(5, 7), "R": range(11, 16), "L": range(7, 11), "rounds": 6},
        ),
        example=lambda reference: reference["example"]("msa_assignment"),
        spots=("flow[0]", "flow[2]", "time[1]", "total", "gap"),
    ),
)

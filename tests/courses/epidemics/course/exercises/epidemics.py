"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def model(draw):
    """State, contacts and rates."""
    n = draw["n"]
    state = draw.rng.uniform([[50], [5], [8], [10]], [[90], [20], [30], [40]], (4, n))
    contacts = draw.rng.uniform(0.5, 4, (n, n))
    u = draw.rng.uniform
    return state, contacts, float(u(0.1, 0.3)), float(u(0.2, 0.5)), float(u(0.1, 0.4)), float(u(0.4, 0.9))


def season(draw):
    state, contacts, beta, sigma, gamma, dt = model(draw)
    return state, contacts, beta, sigma, gamma, 10 * dt, draw["steps"], float(draw.rng.uniform(0.2, 0.5))


def generation(draw):
    n = draw["n"]
    u = draw.rng.uniform
    return (u(0.5, 4, (n, n)), u(50, 150, n), u(0.1, 0.6, n), u(0.4, 1.6, n), float(u(0.1, 0.3)),
            float(u(0.2, 0.6)), draw["rounds"])


def campaign(draw):
    n = draw["n"]
    u = draw.rng.uniform
    N = u(50, 150, n)
    vaccinated = N * u(0.1, 0.4, n)
    uptake = u(0.5, 0.9, n)
    if draw.settings.get("refused", False):
        uptake[n // 2] = 0.05
    wanted = np.maximum(uptake * N - vaccinated, 0).sum()
    return N, vaccinated, draw("n"), uptake, float(wanted * draw["part"]), float(u(0.6, 0.95))


def reports(draw):
    u = draw.rng.uniform
    return (u(5, 40, (draw["n"], draw["T"])), u(0.2, 1.5, draw["D"]), u(0.2, 0.9, draw["n"]),
            u(0.4, 1.6, 7), draw["first"])


def renewal(draw):
    w = draw.rng.uniform(0.2, 1, draw["D"])
    u = draw.rng.uniform
    T = draw["window"] + draw["more"]
    return draw.rng.integers(3, 40, T), w / w.sum(), draw["window"], float(u(1, 4)), float(u(0.4, 3))


def fit(draw):
    counts = draw.rng.integers(1, 30, (draw["n"], draw["T"])).astype(float)
    counts[draw.rng.random(counts.shape) < 0.25] = np.nan
    counts[:, 0] = draw.rng.integers(1, 30, draw["n"])
    return (counts, *reports(draw), float(draw.rng.uniform(2, 6)))


REPORTS = (
    {"n": 2, "T": 9, "D": 4, "first": 3},
    {"n": 4, "T": 4, "D": 4, "first": 5},
    {"n": 3, "T": 3, "D": 6, "first": 0},
    {"n": 1, "T": 12, "D": 1, "first": 6},
)
FRESH_REPORTS = ({"n": range(5, 8), "T": range(13, 20), "D": range(7, 10), "first": range(1, 7)},)

EXERCISES = (
    Exercise(
        name="seir_step",
        inputs=model,
        returns="tuple",
        outputs={"following": 3, "infections": 1},
        probes=({"n": 3}, {"n": 4}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(5, 9)},),
        example=lambda reference: reference["example"]("seir_step"),
        spots=("following[1]", "infections[0]"),
    ),
    Exercise(
        name="simulate",
        inputs=season,
        returns="tuple",
        outputs={"incidence": 2, "final": 1, "attack": 1},
        probes=({"n": 3, "steps": 5}, {"n": 4, "steps": 4}, {"n": 2, "steps": 7}, {"n": 1, "steps": 1}),
        fresh=({"n": range(5, 9), "steps": range(8, 12)},),
        example=lambda reference: reference["example"]("simulate"),
        spots=("incidence[0]", "final[2]", "attack[1]"),
        calls=("seir_step",),
        time_outputs=("incidence",),
    ),
    Exercise(
        name="next_generation",
        inputs=generation,
        returns="tuple",
        outputs={"K": 2, "r_eff": 1, "shares": 1},
        probes=({"n": 3, "rounds": 1}, {"n": 4, "rounds": 2}, {"n": 2, "rounds": 3}, {"n": 1, "rounds": 2}),
        fresh=({"n": range(5, 9), "rounds": 2},),
        example=lambda reference: reference["example"]("next_generation"),
        spots=("K[0]", "r_eff", "shares[1]"),
    ),
    Exercise(
        name="allocate_doses",
        inputs=campaign,
        returns="dict",
        outputs={"given": 2, "left": 1, "susceptible": 1},
        probes=({"n": 4, "part": 0.6}, {"n": 5, "part": 1.3}, {"n": 3, "part": 0.7, "refused": True},
                {"n": 1, "part": 0.4}),
        fresh=({"n": range(6, 10), "part": 0.5, "refused": True},),
        example=lambda reference: reference["example"]("allocate_doses"),
        spots=("given[1]", "left", "susceptible[0]"),
    ),
    Exercise(
        name="report_delay",
        inputs=reports,
        returns="value",
        outputs={"reports": 1},
        probes=REPORTS,
        fresh=FRESH_REPORTS,
        example=lambda reference: reference["example"]("report_delay"),
        spots=("reports[0]", "reports[1][2]"),
        time_outputs=("reports",),
    ),
    Exercise(
        name="estimate_rt",
        inputs=renewal,
        returns="tuple",
        outputs={"mean": 1, "sd": 1},
        probes=({"window": 3, "more": 7, "D": 4}, {"window": 2, "more": 3, "D": 5}, {"window": 4, "more": 4, "D": 4},
                {"window": 1, "more": 2, "D": 1}),
        fresh=({"window": range(5, 8), "more": range(8, 14), "D": range(6, 9)},),
        example=lambda reference: reference["example"]("estimate_rt"),
        spots=("mean[0]", "sd[1]"),
        time_outputs=("mean", "sd"),
    ),
    Exercise(
        name="count_loglik",
        inputs=fit,
        returns="tuple",
        outputs={"total": 1, "by_group": 1, "residuals": 1},
        probes=REPORTS,
        fresh=FRESH_REPORTS,
        example=lambda reference: reference["example"]("count_loglik"),
        spots=("total", "by_group[0]", "residuals[1]"),
        calls=("report_delay",),
    ),
)

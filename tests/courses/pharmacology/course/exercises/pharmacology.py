"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def patients(draw):
    """Rate constants, clearances, volumes and lag times; some with flip-flop kinetics."""
    n = draw["n"]
    cl, v = draw.rng.uniform(1.0, 3.0, n), draw.rng.uniform(8.0, 15.0, n)
    factor = draw.rng.uniform(1.6, 6.0, n)
    flip = draw.rng.random(n) < 0.3
    ka = cl / v * np.where(flip, 1 / factor, factor)
    return ka, cl, v, draw.rng.uniform(0.3, 1.2, n)


def oral(draw):
    t = np.cumsum(draw.rng.uniform(0.3, 2.0, draw["m"])) - 1.0 + draw.settings.get("later", 0.0)
    dose, f = draw.rng.uniform(80.0, 150.0), draw.rng.uniform(0.5, 0.9)
    return (t, float(dose), float(f), *patients(draw))


def several(draw):
    d, m = draw["d"], draw["m"]
    dose_times = np.cumsum(draw.rng.uniform(4.0, 9.0, d)) - 3.0
    before = draw.rng.uniform(0.0, dose_times[-1], m)
    after = dose_times[-1] + draw.rng.uniform(0.5, 8.0, m + 2)
    t = np.sort(np.concatenate([before, dose_times, after]))
    doses, f = draw.rng.uniform(60.0, 150.0, d), draw.rng.uniform(0.5, 0.9)
    return (t, dose_times, doses, float(f), *patients(draw), float(draw.rng.uniform(3.0, 6.0)))


def profile(draw):
    m, below = draw["m"], draw["below"]
    t = np.concatenate([[0.0], np.cumsum(draw.rng.uniform(0.4, 1.6, m - 1))])
    slow, fast = draw.rng.uniform(0.2, 0.4), draw.rng.uniform(1.0, 2.0)
    conc = 12 * (np.exp(-slow * t) - np.exp(-fast * t)) * np.exp(0.08 * draw("m"))
    if draw.settings.get("plateau"):
        conc[3] = conc[2]
    loq = 0.9 * conc[: m - below].min(initial=np.inf, where=t[: m - below] > 0)
    conc[m - below :] = loq * draw.rng.uniform(0.2, 0.9, below)
    dose, duration = draw.rng.uniform(80.0, 150.0), draw.rng.uniform(0.3, 1.5)
    return t, conc, float(dose), float(duration), float(loq), draw["last"]


def infusion(draw):
    u = draw.rng.uniform
    rate, weight = u(20.0, 80.0, draw["s"]), u(40.0, 110.0, draw["n"])
    loading, v1, dt = u(0.8, 1.6), u(10.0, 20.0), u(0.1, 0.3)
    c_stop = 70 * loading / v1 * u(0.85, 1.02)  # near where everybody begins
    parameters = (u(20.0, 40.0), u(2.0, 6.0), u(5.0, 12.0), v1, u(20.0, 40.0))
    return (rate, weight, *(float(x) for x in (loading, *parameters, c_stop, dt)))


def receptor(draw):
    u = draw.rng.uniform
    ec50, kb = u(0.5, 2.0), u(0.5, 2.0)
    agonist = ec50 * np.exp(u(-2.0, 3.0, draw["m"]))
    antagonist = kb * np.exp(u(-1.5, 1.5, draw["k"]))
    if draw.settings.get("without"):
        antagonist[0] = 0.0
    numbers = (u(0.5, 2.0), u(4.0, 9.0), ec50, u(0.7, 2.2), kb)
    return (agonist, antagonist, *(float(x) for x in numbers), draw["kind"], float(u(0.3, 0.7)))


def measured(draw):
    u = draw.rng.uniform
    ec50, kb, emax, e0, hill = u(0.5, 2.0), u(0.2, 0.8), u(4.0, 9.0), u(0.5, 2.0), u(0.7, 1.8)
    agonist = np.sort(ec50 * np.exp(u(-2.0, 3.0, draw["m"])))
    antagonist = np.sort(kb * np.exp(u(-1.0, 2.0, draw["k"])))
    antagonist[0] = 0.0
    true = draw.reference["emax_response"](agonist, antagonist, e0, emax, ec50, hill, kb)[0]
    y = true + draw("k", "m", scale=0.2)
    theta = np.array([emax, np.log(ec50), np.log(kb)]) + u(0.2, 0.6, 3) * draw.rng.choice([-1, 1], 3)
    return agonist, antagonist, y, float(e0), float(hill), theta, float(u(0.1, 0.6)), draw["rounds"]


EXERCISES = (
    Exercise(
        name="oral_profile",
        inputs=oral,
        returns="tuple",
        outputs={"conc": 2, "t_max": 1, "c_max": 1},
        probes=({"n": 3, "m": 6}, {"n": 4, "m": 2}, {"n": 4, "m": 4}, {"n": 1, "m": 1, "later": 3.0}),
        fresh=({"n": range(5, 9), "m": range(7, 11), "later": 0.0},),
        example=lambda reference: reference["example"]("oral_profile"),
        spots=("conc[0]", "conc[1][2]", "t_max", "c_max"),
    ),
    Exercise(
        name="superpose_doses",
        inputs=several,
        returns="dict",
        outputs={"conc": 2, "c_avg": 1, "swing": 1, "above": 1},
        calls=("oral_profile",),
        probes=(
            {"n": 3, "m": 4, "d": 2},
            {"n": 2, "m": 3, "d": 4},
            {"n": 3, "m": 3, "d": 3},
            {"n": 1, "m": 1, "d": 1},
        ),
        fresh=({"n": range(4, 8), "m": range(5, 9), "d": range(5, 8)},),
        example=lambda reference: reference["example"]("superpose_doses"),
        spots=("conc[0]", "c_avg", "swing", "above"),
    ),
    Exercise(
        name="nca",
        inputs=profile,
        returns="dict",
        outputs={"lambda_z": 1, "auc": 2, "mrt": 1, "cl": 1, "v_ss": 1, "tail": 1},
        probes=(
            {"m": 9, "below": 2, "last": 3},
            {"m": 7, "below": 0, "last": 3},
            {"m": 11, "below": 1, "last": 4, "plateau": True},
            {"m": 8, "below": 3, "last": 2},
        ),
        fresh=({"m": range(12, 16), "below": 1, "last": 4, "plateau": False},),
        example=lambda reference: reference["example"]("nca"),
        spots=("lambda_z", "auc", "mrt", "cl", "v_ss", "tail"),
    ),
    Exercise(
        name="two_compartment",
        inputs=infusion,
        returns="tuple",
        outputs={"central": 2, "peripheral": 2, "infused": 1},
        time_outputs=("central", "peripheral"),
        probes=({"n": 3, "s": 8}, {"n": 5, "s": 3}, {"n": 4, "s": 4}, {"n": 1, "s": 1}),
        fresh=({"n": range(6, 9), "s": range(9, 14)},),
        example=lambda reference: reference["example"]("two_compartment"),
        spots=("central[0]", "peripheral[0]", "infused"),
    ),
    Exercise(
        name="emax_response",
        inputs=receptor,
        returns="tuple",
        outputs={"response": 2, "needed": 1},
        probes=(
            {"k": 3, "m": 5, "kind": "competitive", "without": True},
            {"k": 5, "m": 3, "kind": "insurmountable", "without": True},
            {"k": 4, "m": 4, "kind": "competitive", "without": False},
            {"k": 4, "m": 4, "kind": "insurmountable", "without": False},
            {"k": 1, "m": 1, "kind": "competitive", "without": False},
        ),
        fresh=(
            {"k": range(6, 10), "m": range(6, 10), "kind": "competitive", "without": False},
            {"k": range(6, 10), "m": range(6, 10), "kind": "insurmountable", "without": True},
        ),
        example=lambda reference: reference["example"]("emax_response"),
        spots=("response[0]", "response[1]", "needed"),
    ),
    Exercise(
        name="fit_schild",
        inputs=measured,
        returns="dict",
        outputs={"theta": 3, "rss": 1, "pa2": 1},
        time_outputs=("rss",),
        calls=("emax_response",),
        probes=(
            {"k": 3, "m": 5, "rounds": 2},
            {"k": 4, "m": 4, "rounds": 3},
            {"k": 4, "m": 6, "rounds": 1},
            {"k": 2, "m": 4, "rounds": 4},
        ),
        fresh=({"k": range(5, 8), "m": range(7, 11), "rounds": 3},),
        example=lambda reference: reference["example"]("fit_schild"),
        spots=("theta", "rss", "pa2"),
    ),
)

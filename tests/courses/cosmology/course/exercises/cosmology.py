"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def universe(draw):
    """Density parameters, equations of state and h0: something like matter first, then others."""
    k, total = draw["k"], draw.settings["total"]
    share = draw.rng.uniform(0.5, 1.0, k)
    share[0] += 0.5 * k
    omega = total * share / share.sum()
    w = draw.rng.uniform(-1.1, 0.3, k)
    w[0] = draw.rng.uniform(0.02, 0.1)
    return omega, w, float(draw.rng.uniform(60, 80))


def expansion(draw):
    return (draw.rng.uniform(0.1, 2.5, draw["n"]), *universe(draw))


def path(draw):
    return (np.cumsum(draw.rng.uniform(0.1, 0.4, draw["n"])), *universe(draw))


def growth(draw):
    lna = -2.2 + np.cumsum(draw.rng.uniform(0.15, 0.35, draw["T"]))
    delta0 = draw.rng.uniform(0.5, 1.5, draw["n"]) * draw.rng.choice([-1, 1], draw["n"])
    ratio = draw.rng.uniform(0.1, 1.2, draw["n"])
    return lna, delta0, ratio, float(draw.rng.uniform(0.25, 0.45)), float(draw.rng.uniform(0.3, 0.7))


def particles(draw):
    box = float(draw.rng.uniform(3, 6))
    x = draw.rng.uniform(-0.4, 1.4, draw["p"]) * box
    return x, draw.rng.uniform(0.5, 2, draw["p"]), draw["g"], box


def galaxy_map(draw):
    n, b = draw["n"], draw["b"]
    box = float(draw.rng.uniform(3, 6))
    edges = np.arange(b + 1) * draw["width"] + draw.rng.uniform(0.05, 0.2, b + 1)
    if draw["from_zero"]:
        edges[0] = 0
    rho = np.exp(draw("n", "n", scale=0.5))
    return rho, box, 2 * np.pi / box * edges, int(draw.rng.integers(20, 60))


def supernovae(draw):
    m, n = draw["m"], draw["n"]
    sigma = draw.rng.uniform(0.3, 0.8, n)
    while True:
        curve = np.sort(draw.rng.uniform(33, 43, n))
        models = curve + draw("m", "n", scale=0.3) + draw("m", 1, scale=0.3)
        observed = curve + 0.6 + sigma * draw("n")
        residual = observed - models
        offset = residual @ sigma**-2 / np.sum(sigma**-2)
        pull = (residual - offset[:, None]) / sigma
        best = np.argmin((pull**2).sum(axis=1))
        kept = np.sum(np.abs(pull[best]) <= 1.3)
        if n < 3 or 1 < kept < n:
            return observed, sigma, models, 1.3


EXERCISES = (
    Exercise(
        name="hubble_rate",
        inputs=expansion,
        returns="dict",
        outputs={"H": 2, "fractions": 1, "q": 2},
        probes=(
            {"n": 5, "k": 3, "total": 0.8},
            {"n": 3, "k": 3, "total": 1.2},
            {"n": 2, "k": 4, "total": 0.9},
            {"n": 1, "k": 1, "total": 0.7},
        ),
        fresh=({"n": range(6, 10), "k": range(5, 8), "total": 0.85},),
        example=lambda reference: reference["example"]("hubble_rate"),
        spots=("H[0]", "fractions[1][2]", "q[1]"),
    ),
    Exercise(
        name="distances",
        inputs=path,
        returns="tuple",
        outputs={"chi": 2, "d_l": 1, "d_a": 1},
        calls=("hubble_rate",),
        probes=(
            {"n": 5, "k": 3, "total": 0.7},
            {"n": 4, "k": 2, "total": 1.35},
            {"n": 3, "k": 3, "total": 1.0},
            {"n": 1, "k": 1, "total": 0.6},
        ),
        fresh=(
            {"n": range(6, 10), "k": range(4, 8), "total": 0.75},
            {"n": range(6, 10), "k": range(4, 8), "total": 1.3},
        ),
        example=lambda reference: reference["example"]("distances"),
        spots=("chi[2]", "d_l[1]", "d_a[2]"),
    ),
    Exercise(
        name="linear_growth",
        inputs=growth,
        returns="tuple",
        outputs={"delta": 4, "f": 3},
        time_outputs=("delta", "f"),
        probes=({"n": 3, "T": 6}, {"n": 4, "T": 4}, {"n": 2, "T": 3}, {"n": 1, "T": 1}),
        fresh=({"n": range(5, 8), "T": range(7, 10)},),
        example=lambda reference: reference["example"]("linear_growth"),
        spots=("delta[0]", "delta[1][2]", "f[0][3]"),
    ),
    Exercise(
        name="cic_density",
        inputs=particles,
        returns="tuple",
        outputs={"rho": 3, "delta": 1, "at_particles": 2},
        probes=({"p": 7, "g": 4}, {"p": 5, "g": 5}, {"p": 3, "g": 6}, {"p": 1, "g": 2}),
        fresh=({"p": range(8, 14), "g": range(7, 11)},),
        example=lambda reference: reference["example"]("cic_density"),
        spots=("rho", "delta[1]", "at_particles[0]"),
    ),
    Exercise(
        name="power_spectrum",
        inputs=galaxy_map,
        returns="dict",
        outputs={"k": 2, "power": 4, "modes": 1},
        probes=(
            {"n": 6, "b": 3, "width": 1.0, "from_zero": True},
            {"n": 5, "b": 4, "width": 1.6, "from_zero": False},
            {"n": 4, "b": 4, "width": 0.8, "from_zero": True},
            {"n": 2, "b": 1, "width": 2.0, "from_zero": True},
        ),
        fresh=({"n": range(7, 11), "b": range(5, 8), "width": 0.8, "from_zero": True},),
        example=lambda reference: reference["example"]("power_spectrum"),
        spots=("k[0]", "power[1]", "modes"),
    ),
    Exercise(
        name="supernova_fit",
        inputs=supernovae,
        returns="dict",
        outputs={"keep": 1, "offset": 2, "chi2": 2, "posterior": 2},
        probes=({"n": 6, "m": 3}, {"n": 5, "m": 5}, {"n": 8, "m": 2}, {"n": 1, "m": 1}),
        fresh=({"n": range(9, 14), "m": range(6, 9)},),
        example=lambda reference: reference["example"]("supernova_fit"),
        spots=("keep", "offset[0]", "chi2[1]", "posterior[1]"),
    ),
)

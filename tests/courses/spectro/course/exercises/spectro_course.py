"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def bands(draw):
    """A grid of wavenumbers, and bands on it: some end within the grid."""
    rng = draw.rng
    nu = np.sort(rng.uniform(0, 10, draw["p"]))
    return (
        nu,
        rng.uniform(2, 8, draw["b"]),
        rng.uniform(0.8, 2.5, draw["b"]),
        rng.uniform(0.5, 3, draw["b"]),
        rng.uniform(0.2, 0.8, draw["b"]),
        float(rng.uniform(1.2, 1.8)),
    )


def mixture(draw):
    """Absorbances with noise: some saturated, and fits of which some fall below zero."""
    rng = draw.rng
    w, s, m = draw["w"], draw["s"], draw["m"]
    limit = draw["limit"]
    while True:
        epsilon = rng.uniform(0.2, 2, (w, s))
        path = rng.uniform(0.5, 2, m)
        conc = rng.uniform(0.3, 1.5, (s, m)) * (rng.random((s, m)) < 0.6)
        absorbance = epsilon @ conc * path + rng.normal(0, 0.05, (w, m))
        usable = absorbance < limit
        if (usable.sum(axis=0) < s + 2).any() or usable.all():
            continue
        fits = [
            np.linalg.lstsq(path[j] * epsilon[usable[:, j]], absorbance[usable[:, j], j], rcond=None)[0]
            for j in range(m)
        ]
        if s == 1 or np.min(fits) < -0.02:
            return epsilon, absorbance, path, limit


def mechanism(draw):
    """A mechanism of reactions of first and second order, some of them reversible."""
    rng = draw.rng
    s, r = draw["s"], draw["r"]
    reactants = np.zeros((s, r), dtype=int)
    products = np.zeros((s, r), dtype=int)
    reactants[0, 0] = 1
    products[1, 0] = 1
    for j in range(1, r):
        first, second, third = rng.permutation(max(s, 3))[:3] % s
        reactants[first, j] += 1
        if j == 1 or rng.random() < 0.5:
            reactants[first if j == 1 or rng.random() < 0.3 else second, j] += 1
        fourth = third if rng.random() < 0.5 else rng.integers(s)
        products[third, j] += 1
        if rng.random() < 0.5:
            products[fourth, j] += 1
    if r == 1:
        reversible = np.array([True])
    else:
        reversible = rng.permutation(np.arange(r) % 2 == 0)
    Ea = rng.uniform(15, 30, r)
    return {
        "A": rng.uniform(0.3, 0.9, r) * np.exp(Ea / 2.5),
        "Ea": Ea,
        "dG": rng.uniform(-4, 2, r),
        "reversible": reversible,
        "reactants": reactants,
        "products": products,
    }


def rates(draw):
    """Concentrations, the first slightly negative where the probe says so."""
    c = draw.rng.uniform(0.4, 1.6, draw["s"])
    if draw.settings.get("negative"):
        c[0] = -0.1
    return c, float(draw.rng.uniform(290, 330)), mechanism(draw)


def course(draw):
    """A run in which species 0 comes to its half, or, as the probe says, does not."""
    rng = draw.rng
    while True:
        c0 = rng.uniform(0.4, 1.6, draw["s"])
        buffered = rng.random(draw["s"]) < 0.3
        buffered[0] = False
        if draw["s"] > 1 and not buffered.any():
            continue
        T0, h = float(rng.uniform(290, 310)), float(rng.uniform(0.25, 0.4))
        heating = float(rng.uniform(15, 25)) / (h * draw["steps"])
        system = mechanism(draw)
        c = c0.copy()
        lowest = 1.0
        for n in range(draw["steps"]):
            slope, total = np.zeros(c0.size), np.zeros(c0.size)
            for at, weight in ((0, 1), (0.5, 2), (0.5, 2), (1, 1)):
                T = T0 + heating * h * (n + at)
                slope = draw.reference["rate_derivatives"](c + at * h * slope, T, system)[0]
                slope = np.where(buffered, 0, slope)
                total += weight * slope
            c = c + h / 6 * total
            lowest = min(lowest, c[0] / c0[0])
            if not (c.min() > 0 and c.max() < 3):  # too fast for steps of this length
                break
        else:
            if (lowest < 0.45) if draw["falls"] else (lowest > 0.55):
                return c0, T0, heating, system, h, draw["steps"], buffered


def titration(draw):
    """Volumes from zero to beyond the last equivalence point."""
    rng = draw.rng
    q = draw["q"]
    c_acid = draw["dilution"] * float(rng.uniform(0.05, 0.15))
    c_base = draw["dilution"] * float(rng.uniform(0.08, 0.2))
    v_acid = float(rng.uniform(15, 30))
    last = q * c_acid * v_acid / c_base
    volumes = last * np.sort(rng.uniform(0.05, 1.4, draw["v"]))
    if draw["v"] > 1:
        volumes[0], volumes[-1] = 0.0, 1.3 * last
    pKa = rng.uniform(2, 3.5) + 3 * np.arange(q) + rng.uniform(-0.8, 0.8, q)
    return volumes, c_base, v_acid, c_acid, pKa


EXERCISES = (
    Exercise(
        name="absorption_spectrum",
        inputs=bands,
        returns="value",
        outputs={"spectrum": 1},
        probes=({"p": 12, "b": 3}, {"p": 5, "b": 5}, {"p": 7, "b": 2}, {"p": 6, "b": 1}),
        fresh=({"p": range(8, 16), "b": range(4, 8)},),
        example=lambda reference: reference["example"]("absorption_spectrum"),
        spots=("spectrum[0]", "spectrum[2]", "spectrum[4]"),
    ),
    Exercise(
        name="multicomponent_fit",
        inputs=mixture,
        returns="tuple",
        outputs={"conc": 3, "sigma": 2},
        probes=(
            {"w": 9, "s": 3, "m": 5, "limit": 2.5},
            {"w": 8, "s": 2, "m": 8, "limit": 2.0},
            {"w": 7, "s": 2, "m": 2, "limit": 1.8},
            {"w": 5, "s": 1, "m": 1, "limit": 1.2},
        ),
        fresh=({"w": range(11, 15), "s": range(4, 6), "m": range(6, 10), "limit": 3.0},),
        example=lambda reference: reference["example"]("multicomponent_fit"),
        spots=("conc[0]", "conc[1][2]", "sigma"),
    ),
    Exercise(
        name="rate_derivatives",
        inputs=rates,
        returns="tuple",
        outputs={"dcdt": 1, "net": 1},
        probes=(
            {"s": 5, "r": 3},
            {"s": 3, "r": 3},
            {"s": 4, "r": 2, "negative": True},
            {"s": 2, "r": 1},
        ),
        fresh=(
            {"s": range(6, 8), "r": range(4, 7)},
            {"s": range(6, 8), "r": range(4, 7), "negative": True},
        ),
        example=lambda reference: reference["example"]("rate_derivatives"),
        spots=("dcdt[0]", "dcdt[2]", "net"),
    ),
    Exercise(
        name="integrate_kinetics",
        inputs=course,
        returns="dict",
        outputs={"c": 2, "t_half": 1},
        calls=("rate_derivatives",),
        time_outputs=("c",),
        probes=(
            {"s": 4, "r": 3, "steps": 6, "falls": True},
            {"s": 3, "r": 3, "steps": 5, "falls": False},
            {"s": 3, "r": 2, "steps": 7, "falls": True},
            {"s": 2, "r": 1, "steps": 1, "falls": False},
        ),
        fresh=(
            {"s": range(5, 7), "r": range(4, 6), "steps": range(8, 11), "falls": True},
            {"s": range(5, 7), "r": range(4, 6), "steps": range(2, 5), "falls": False},
        ),
        example=lambda reference: reference["example"]("integrate_kinetics"),
        spots=("c[0]", "c[2][4]", "t_half"),
    ),
    Exercise(
        name="titration_curve",
        inputs=titration,
        returns="value",
        outputs={"pH": 1},
        probes=(
            {"v": 8, "q": 2, "dilution": 1.0},
            {"v": 3, "q": 3, "dilution": 0.1},
            {"v": 6, "q": 1, "dilution": 1e-4},
            {"v": 1, "q": 2, "dilution": 1.0},
        ),
        fresh=(
            {"v": range(9, 14), "q": 3, "dilution": 0.3},
            {"v": range(9, 14), "q": 1, "dilution": 1e-4},
        ),
        example=lambda reference: reference["example"]("titration_curve"),
        spots=("pH[0]", "pH[1]", "pH[3]"),
    ),
)

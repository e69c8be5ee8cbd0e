"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def wrapped(angle):
    return (angle + np.pi) % (2 * np.pi) - np.pi


def particles(draw):
    """Particles that are massive enough for single precision."""
    n = draw["n"]
    return draw.rng.uniform(5, 40, n), draw("n"), draw.rng.uniform(-3, 3, n), draw.rng.uniform(2, 12, n)


def crowd(draw):
    """Particles around phi = pi, with neighbors across it, soft and hard ones."""
    n = draw["n"]
    while True:
        pt = draw.rng.uniform(2, 40, n)
        eta = draw("n", scale=0.4)
        raw = draw("n", scale=0.5)
        phi = wrapped(np.pi + raw)
        cone, pt_min = float(draw.rng.uniform(0.5, 0.8)), float(draw.rng.uniform(8, 14))
        limit = float(draw.rng.uniform(0.6, 1.2))
        if n == 1:
            break
        distance = np.hypot(eta[:, None] - eta, raw[:, None] - raw)
        apart = (raw[:, None] < 0) & (raw[None, :] > 0)
        near = (distance < cone) & ~np.eye(n, dtype=bool)
        counted = near & (pt[None, :] >= pt_min)
        relative = counted @ pt / pt
        isolated = relative < limit
        if (
            (counted & apart).any()
            and (near != counted).any()
            and isolated.any()
            and not isolated.all()
            and (relative[isolated] > 0).any()
        ):
            break
    return pt, eta, phi, cone, pt_min, limit


def tracks(draw):
    t, l = draw["t"], draw["l"]
    z = np.cumsum(draw.rng.uniform(0.6, 1.4, l)) + 1
    sigma = draw.rng.uniform(0.1, 0.4, l)
    z0 = float(draw.rng.uniform(0.3, 1.0))
    hit = draw.rng.random((t, l)) < 0.7
    while (hit.sum(axis=1) < 3).any() or (l > 3 and hit.all()):
        hit = draw.rng.random((t, l)) < 0.7
    x = draw("t", 1) + draw("t", 1) * z + draw("t", "l") * sigma
    return np.where(hit, x, draw("t", "l", scale=3.0)), hit, z, sigma, z0


def histogram(draw):
    b = draw["b"]
    signal, background = draw.rng.uniform(4, 12, b), draw.rng.uniform(15, 30, b)
    mean = 0.5 * background if draw["deficit"] else 1.4 * signal + background
    counts = draw.rng.poisson(mean) + 1
    return counts, signal, background, float(draw.rng.uniform(0.5, 0.9)), draw["steps"]


def events(draw):
    """Events of which the first has no pair, and one or more bins hold several."""
    e, n, b = draw["e"], draw["n"], draw["b"]
    while True:
        pt = draw.rng.uniform(25, 60, (e, n))
        eta = draw("e", "n", scale=0.7)
        phi = draw.rng.uniform(-3, 3, (e, n))
        mass = draw.rng.uniform(1, 6, (e, n))
        charge = draw.rng.choice([-1, 1], (e, n))
        if e > 1:
            charge[0] = 1
        weight = draw.rng.uniform(0.5, 2, e)
        edges = 55 + np.cumsum(draw.rng.uniform(8, 25, b + 1))
        pair_masses = draw.reference["pair_masses"]
        best = []
        for i in range(e):
            opposite = charge[i][:, None] * charge[i] < 0
            some = pair_masses(pt[i], eta[i], phi[i], mass[i])[1][opposite]
            best.append(some[np.argmin(np.abs(some - 91.1876))] if some.size else 0.0)
        filled = np.histogram(best, edges)[0]
        below = sum(0 < value < edges[0] for value in best)
        outside = below and max(best) > edges[-1]
        if filled.max() >= min(e, 2) and (filled > 0).sum() >= min(b, 2) and (outside or not 4 < e < 9):
            return pt, eta, phi, mass, charge, weight, edges


EXERCISES = (
    Exercise(
        name="pair_masses",
        inputs=particles,
        returns="tuple",
        outputs={"energy": 2, "masses": 3},
        probes=({"n": 4}, {"n": 3}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(5, 9)},),
        example=lambda reference: reference["example"]("pair_masses"),
        spots=("energy[0]", "masses[0][1]", "masses[1][2]"),
    ),
    Exercise(
        name="isolation",
        inputs=crowd,
        returns="dict",
        outputs={"neighbors": 1, "relative": 3, "isolated": 1},
        probes=({"n": 6}, {"n": 8}, {"n": 5}, {"n": 1}),
        fresh=({"n": range(7, 12)},),
        example=lambda reference: reference["example"]("isolation"),
        spots=("neighbors", "relative[0]", "isolated[1]"),
    ),
    Exercise(
        name="fit_tracks",
        inputs=tracks,
        returns="dict",
        outputs={"slope": 2, "offset": 2, "offset_error": 1, "chi2": 1},
        probes=({"t": 3, "l": 5}, {"t": 5, "l": 4}, {"t": 4, "l": 4}, {"t": 1, "l": 6}),
        fresh=({"t": range(6, 9), "l": range(7, 11)},),
        example=lambda reference: reference["example"]("fit_tracks"),
        spots=("slope[0]", "offset[1]", "offset_error[0]", "chi2[1]"),
    ),
    Exercise(
        name="fit_strength",
        inputs=histogram,
        returns="tuple",
        outputs={"path": 3, "error": 1, "q0": 2},
        probes=(
            {"b": 5, "steps": 3, "deficit": False},
            {"b": 3, "steps": 3, "deficit": False},
            {"b": 4, "steps": 2, "deficit": True},
            {"b": 1, "steps": 1, "deficit": False},
        ),
        fresh=(
            {"b": range(6, 10), "steps": 2, "deficit": False},
            {"b": range(6, 10), "steps": 3, "deficit": True},
        ),
        time_outputs=("path",),
        example=lambda reference: reference["example"]("fit_strength"),
        spots=("path[0]", "error", "q0"),
    ),
    Exercise(
        name="resonance_spectrum",
        inputs=events,
        returns="dict",
        outputs={"best": 4, "density": 2, "error": 2},
        probes=(
            {"e": 7, "n": 4, "b": 3},
            {"e": 4, "n": 4, "b": 4},
            {"e": 8, "n": 2, "b": 3},
            {"e": 1, "n": 3, "b": 1},
        ),
        fresh=({"e": range(9, 13), "n": range(5, 8), "b": range(5, 8)},),
        calls=("pair_masses",),
        example=lambda reference: reference["example"]("resonance_spectrum"),
        spots=("best[0]", "best[1]", "density[0]", "error[0]"),
    ),
)

"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def signs(draw, k):
    return np.where(draw.rng.random(k) < 0.5, -1.0, 1.0)


def system(draw):
    """Radii, indices and gaps of k surfaces, between air and glass by turns."""
    k = draw["k"]
    radii = signs(draw, k) * draw.rng.uniform(2.0, 5.0, k)
    if draw.settings.get("plane", False):
        radii[-1] = np.inf
    indices = draw.rng.uniform(1.02, 1.3, k + 1) + 0.5 * (np.arange(k + 1) % 2)
    return radii, indices, draw.rng.uniform(0.3, 1.5, k - 1)


def objects(draw):
    """A system that is not afocal; images of both kinds, and none at infinity."""
    m = draw["m"]
    while True:
        lens = system(draw)
        (A, B), (C, D) = draw.reference["system_matrix"](*lens)
        s = draw.rng.uniform(1.0, 12.0, m)
        real = (A * s + B) / (C * s + D) < 0
        mixed = m < 3 or 0 < np.sum(real) < m
        if mixed and abs(C) > 0.08 and np.all(np.abs(C * s + D) > 0.15):
            return (*lens, s, draw("m"))


def stack(draw):
    k = draw["k"]
    layers = draw.rng.uniform(1.4, 2.4, k) - 1j * draw.rng.uniform(0.02, 0.2, k)
    return (
        float(draw.rng.uniform(1.0, 1.3)),
        layers,
        draw.rng.uniform(0.05, 0.25, k),
        float(draw.rng.uniform(1.45, 1.8)),
        draw.rng.uniform(0.4, 0.8, draw["w"]),
        float(draw.rng.uniform(0.4, 1.0)),
        draw["polarization"],
    )


def train(draw):
    """Partly polarized beams; elements of both kinds by turns, `first` first."""
    k, m = draw["k"], draw["m"]
    S = draw(4, "m")
    S[0] = np.sqrt(np.sum(S[1:] ** 2, axis=0)) * draw.rng.uniform(1.1, 2.0, m)
    elements = []
    for j in range(k):
        axis = float(draw.rng.uniform(-1.5, 1.5))
        if (j % 2 == 0) == (draw["first"] == "polarizer"):
            elements.append(("polarizer", axis, float(draw.rng.uniform(0.05, 0.4))))
        else:
            elements.append(("retarder", axis, float(draw.rng.uniform(0.4, 2.7))))
    return S, elements


def screen(draw):
    """Points of a wide screen; the first is x = 0, straight behind the grating."""
    x = draw.rng.uniform(-900.0, 900.0, draw["p"])
    x[0] = 0.0
    alpha = 0.0 if draw["straight"] else float(draw.rng.uniform(0.1, 0.6))
    return (
        x,
        float(draw.rng.uniform(700.0, 1200.0)),
        draw.rng.uniform(0.4, 0.7, draw["w"]),
        draw.rng.uniform(0.5, 2.0, draw["w"]),
        float(draw.rng.uniform(0.3, 0.7)),
        float(draw.rng.uniform(1.5, 3.0)),
        draw["slits"],
        alpha,
    )


def two_rays(draw):
    """A system and its two rays; no surface that the marginal ray meets at right angles."""
    while True:
        k = draw["k"]
        radii = signs(draw, k) * draw.rng.uniform(1.5, 4.0, k)
        indices = draw.rng.uniform(1.02, 1.3, k + 1) + 0.5 * (np.arange(k + 1) % 2)
        gaps = draw.rng.uniform(0.2, 0.8, k - 1)
        marginal = np.array([draw.rng.uniform(0.8, 1.2), draw.rng.uniform(-0.1, 0.1)])
        chief = np.array([draw.rng.uniform(-0.6, -0.3), draw.rng.uniform(0.2, 0.5)])
        angles, (y, u) = [], marginal
        for j in range(k):
            angles.append(u + y / radii[j])
            u = (indices[j] * u - y / radii[j] * (indices[j + 1] - indices[j])) / indices[j + 1]
            y = y + gaps[j] * u if j < k - 1 else y
        if min(np.abs(angles)) > 0.15:
            return radii, indices, gaps, marginal, chief


EXERCISES = (
    Exercise(
        name="system_matrix",
        inputs=system,
        returns="value",
        outputs={"M": 1},
        probes=({"k": 3}, {"k": 2}, {"k": 4, "plane": True}, {"k": 1}),
        fresh=({"k": range(5, 8)},),
        example=lambda reference: reference["example"]("system_matrix"),
        spots=("M[0]", "M[1]"),
    ),
    Exercise(
        name="lens_image",
        inputs=objects,
        returns="dict",
        outputs={"focal": 1, "back": 1, "position": 1, "height": 1, "real": 1},
        calls=("system_matrix",),
        probes=({"k": 2, "m": 5}, {"k": 3, "m": 3}, {"k": 2, "m": 4, "plane": True}, {"k": 1, "m": 1}),
        fresh=({"k": range(4, 7), "m": range(6, 10)},),
        example=lambda reference: reference["example"]("lens_image"),
        spots=("focal", "back", "position", "height", "real"),
    ),
    Exercise(
        name="multilayer",
        inputs=stack,
        returns="dict",
        outputs={"r": 1, "R": 1, "T": 1, "absorbed": 1},
        probes=(
            {"k": 3, "w": 5, "polarization": "s"},
            {"k": 2, "w": 4, "polarization": "p"},
            {"k": 3, "w": 3, "polarization": "p"},
            {"k": 1, "w": 1, "polarization": "s"},
        ),
        fresh=({"k": range(4, 7), "w": range(6, 10), "polarization": "p"},),
        example=lambda reference: reference["example"]("multilayer"),
        spots=("r[0]", "R", "T", "absorbed"),
    ),
    Exercise(
        name="mueller_train",
        inputs=train,
        returns="tuple",
        outputs={"S_out": 1, "intensity": 1, "degree": 1, "psi": 1, "chi": 1},
        time_outputs=("intensity",),
        probes=(
            {"k": 3, "m": 5, "first": "polarizer"},
            {"k": 4, "m": 4, "first": "retarder"},
            {"k": 2, "m": 3, "first": "retarder"},
            {"k": 1, "m": 1, "first": "polarizer"},
            {"k": 1, "m": 2, "first": "retarder"},
        ),
        fresh=({"k": range(5, 8), "m": range(6, 10), "first": "polarizer"},),
        example=lambda reference: reference["example"]("mueller_train"),
        spots=("S_out[0]", "S_out[3]", "intensity[0]", "degree", "psi", "chi"),
    ),
    Exercise(
        name="grating_pattern",
        inputs=screen,
        returns="dict",
        outputs={"pattern": 1, "total": 1, "orders": 1},
        probes=(
            {"w": 2, "p": 6, "slits": 4, "straight": False},
            {"w": 3, "p": 5, "slits": 3, "straight": True},
            {"w": 4, "p": 4, "slits": 5, "straight": False},
            {"w": 1, "p": 3, "slits": 2, "straight": False},
        ),
        fresh=({"w": range(5, 8), "p": range(7, 12), "slits": range(6, 9), "straight": False},),
        example=lambda reference: reference["example"]("grating_pattern"),
        spots=("pattern[0]", "pattern[1]", "total", "orders"),
    ),
    Exercise(
        name="seidel_sums",
        inputs=two_rays,
        returns="dict",
        outputs={"invariant": 1, "surfaces": 2, "sums": 1},
        time_outputs=("surfaces",),
        probes=({"k": 3}, {"k": 2}, {"k": 4}, {"k": 1}),
        fresh=({"k": range(5, 8)},),
        example=lambda reference: reference["example"]("seidel_sums"),
        spots=("invariant", "surfaces[0]", "surfaces[4]", "sums"),
    ),
)

"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook

CENTRINGS = {
    "P": [[0, 0, 0]],
    "I": [[0, 0, 0], [0.5, 0.5, 0.5]],
    "R": [[0, 0, 0], [2 / 3, 1 / 3, 1 / 3], [1 / 3, 2 / 3, 2 / 3]],
    "F": [[0, 0, 0], [0.5, 0.5, 0], [0.5, 0, 0.5], [0, 0.5, 0.5]],
}
SLIP = (
    ([1, 1, 1], [0, 1, -1]),
    ([1, 1, 1], [1, 0, -1]),
    ([-1, 1, 1], [1, 1, 0]),
    ([1, -1, 1], [1, 1, 0]),
    ([1, 1, -1], [1, 0, 1]),
    ([1, 1, 0], [1, -1, 1]),
    ([0, 1, 1], [1, 1, -1]),
    ([1, 1, 2], [1, 1, -1]),
    ([1, -1, 2], [1, -1, -1]),
    ([2, 1, 1], [-1, 1, 1]),
    ([1, 2, 3], [1, 1, -1]),
    ([3, -2, 1], [1, 1, -1]),
)


def draw_cell(draw):
    """Lengths and angles of a triclinic cell."""
    return draw.rng.uniform(3, 7, 3), draw.rng.uniform(72, 108, 3)


def draw_hkl(draw, most=3):
    """Miller indices, none of them (0, 0, 0)."""
    hkl = draw.rng.integers(-most, most + 1, (draw["m"], 3))
    while not hkl.any(axis=1).all():
        hkl = draw.rng.integers(-most, most + 1, (draw["m"], 3))
    return hkl


def structure(draw):
    """A crystal whose centring, if any, makes some reflections absent, but not all."""
    translations = np.array(CENTRINGS[draw["lattice"]], dtype=float)
    hkl = draw_hkl(draw)
    while draw["lattice"] != "P":
        weight = np.abs(np.exp(2j * np.pi * translations @ hkl.T).sum(axis=0))
        if weight.min() < 1e-6 and (weight > 1e-6).sum() > draw["m"] // 3:
            break
        hkl = draw_hkl(draw)
    n, g = draw["n"], draw["g"]
    return (
        hkl,
        draw.rng.uniform(0.8, 3, draw["m"]),
        draw.rng.uniform(0, 1, (n, 3)),
        draw.rng.uniform(1, 5, (n, g)),
        draw.rng.uniform(0.5, 6, (n, g)),
        draw.rng.uniform(0.3, 2, n),
        draw.rng.uniform(0.4, 2, n),
        translations,
    )


def powder(draw):
    """A powder, some of whose reflections cannot be reached where there are several."""
    reflections = draw["m"]
    wavelength = float(draw.rng.uniform(1.4, 1.9))
    while True:
        lengths, angles = draw_cell(draw)
        hkl = draw_hkl(draw, 4)
        s = wavelength / (2 * draw.reference["reciprocal_lattice"](lengths, angles, hkl)["d"])
        clear = (np.abs(s - 1) > 0.04).all() and (s > 0.12).all()
        if clear and (s < 1).sum() >= (reflections + 1) // 2:
            if reflections == 1 or (s[0] > 1) == draw["gap_first"] and (s > 1).any():
                break
    return (
        np.sort(draw.rng.uniform(10, 150, draw["n"])),
        lengths,
        angles,
        hkl,
        draw.rng.choice([2, 4, 6, 8, 12, 24, 48], reflections),
        draw.rng.uniform(5, 50, reflections),
        wavelength,
        np.array([draw.rng.uniform(2, 5), draw.rng.uniform(-4, -2), draw.rng.uniform(6, 12)]),
        float(draw.rng.uniform(0.3, 0.7)),
    )


def loaded_crystal(draw):
    """A strained crystal, turned, with slip systems of which some slip."""
    strain = 1e-3 * draw(3, 3)
    strain = (strain + strain.T) / 2
    C = 1e4 * draw(6, 6)
    C = (C + C.T) / 2 + np.diag([2.2e5, 2.4e5, 1.9e5, 1.1e5, 0.7e5, 0.9e5])
    C[:3, :3] += 1.2e5 * (1 - np.eye(3))
    R, upper = np.linalg.qr(draw(3, 3))
    R = R * np.sign(np.diag(upper))
    R = R * np.linalg.det(R)
    systems = [SLIP[i] for i in draw.rng.permutation(len(SLIP))[: draw["k"]]]
    normals = np.array([n for n, _ in systems], dtype=float)
    directions = np.array([b for _, b in systems], dtype=float)
    return strain, C, R, normals, directions, float(draw.rng.uniform(30, 80))


def furnace(draw):
    """A plate in a furnace; a pause has a gas that holds less carbon than the case."""
    n, steps = draw["n"], draw["steps"]
    c_surface = draw.rng.uniform(0.9, 1.3, steps)
    if draw["pause"] is not None:
        c_surface[draw["pause"]] = 0.3
    return (
        draw.rng.uniform(0.1, 0.25, n),
        c_surface,
        draw.rng.uniform(1190, 1250, steps),
        float(draw.rng.uniform(20, 26)),
        float(draw.rng.uniform(146e3, 150e3)),
        float(draw.rng.uniform(0.09, 0.11)),
        float(draw.rng.uniform(120, 180)),
        float(draw.rng.uniform(0.38, 0.45)),
    )


def alloy(draw):
    """An alloy at temperatures of all kinds, as far as there is room for them."""
    c0, k = float(draw.rng.uniform(1.5, 4)), float(draw.rng.uniform(0.2, 0.6))
    slope, T_melt = float(draw.rng.uniform(-9, -4)), float(draw.rng.uniform(900, 1300))
    wide = draw.rng.uniform(1.3, 1.6) if draw["dilute"] else draw.rng.uniform(0.6, 0.9)
    c_eut = max(c0 / k * wide, 1.15 * c0)
    T_eut = T_melt + slope * c_eut
    T_liquidus, T_solidus = T_melt + slope * c0, max(T_melt + slope * c0 / k, T_eut)
    spans = [
        (0.95 * T_solidus + 0.05 * T_liquidus, 0.05 * T_solidus + 0.95 * T_liquidus),
        (T_liquidus + 1, T_melt - 1),
        (T_eut - 40, T_eut - 5),
        (T_melt + 5, T_melt + 40),
    ]
    if draw["dilute"]:
        spans.insert(1, (T_eut + 0.1 * (T_solidus - T_eut), T_solidus - 0.1 * (T_solidus - T_eut)))
    spans += [spans[0]] * draw["n"]
    T = np.array([draw.rng.uniform(*span) for span in spans[: draw["n"]]])
    return draw.rng.permutation(T), c0, k, slope, T_melt, T_eut


EXERCISES = (
    Exercise(
        name="reciprocal_lattice",
        inputs=lambda draw: (*draw_cell(draw), draw_hkl(draw)),
        returns="dict",
        outputs={"A": 1, "V": 1, "B": 1, "d": 1},
        probes=({"m": 5}, {"m": 3}, {"m": 4}, {"m": 1}),
        fresh=({"m": range(6, 12)},),
        example=lambda reference: reference["example"]("reciprocal_lattice"),
        spots=("A[2]", "V", "B[0]", "d"),
    ),
    Exercise(
        name="structure_factors",
        inputs=structure,
        returns="tuple",
        outputs={"F": 2, "I": 1, "absent": 1},
        probes=(
            {"m": 7, "n": 5, "g": 4, "lattice": "I"},
            {"m": 4, "n": 2, "g": 3, "lattice": "P"},
            {"m": 3, "n": 3, "g": 3, "lattice": "R"},
            {"m": 6, "n": 1, "g": 2, "lattice": "F"},
            {"m": 1, "n": 4, "g": 1, "lattice": "P"},
        ),
        fresh=(
            {"m": range(8, 12), "n": range(6, 9), "g": range(5, 8), "lattice": "F"},
            {"m": range(8, 12), "n": range(6, 9), "g": range(5, 8), "lattice": "I"},
        ),
        example=lambda reference: reference["example"]("structure_factors"),
        spots=("F", "I", "absent"),
    ),
    Exercise(
        name="powder_pattern",
        inputs=powder,
        returns="tuple",
        outputs={"peaks": 1, "pattern": 3},
        probes=(
            {"n": 40, "m": 5, "gap_first": False},
            {"n": 30, "m": 4, "gap_first": True},
            {"n": 3, "m": 3, "gap_first": True},
            {"n": 20, "m": 1, "gap_first": False},
        ),
        fresh=({"n": range(41, 60), "m": range(6, 9), "gap_first": True},),
        calls=("reciprocal_lattice",),
        example=lambda reference: reference["example"]("powder_pattern"),
        spots=("peaks", "pattern[0]", "pattern[3]"),
    ),
    Exercise(
        name="crystal_stress",
        inputs=loaded_crystal,
        returns="dict",
        outputs={"stress": 2, "energy": 1, "tau": 2, "slips": 1},
        probes=({"k": 5}, {"k": 3}, {"k": 6}, {"k": 1}),
        fresh=({"k": range(7, 12)},),
        example=lambda reference: reference["example"]("crystal_stress"),
        spots=("stress[0]", "stress[1]", "energy", "tau", "slips"),
    ),
    Exercise(
        name="carburize",
        inputs=furnace,
        returns="tuple",
        outputs={"profile": 2, "uptake": 1, "depth": 1},
        probes=(
            {"n": 7, "steps": 4, "pause": None},
            {"n": 6, "steps": 5, "pause": 2},
            {"n": 5, "steps": 5, "pause": 0},
            {"n": 4, "steps": 1, "pause": None},
        ),
        fresh=({"n": range(9, 12), "steps": range(6, 9), "pause": 3},),
        time_outputs=("profile", "uptake", "depth"),
        example=lambda reference: reference["example"]("carburize"),
        spots=("profile[0]", "profile[1]", "profile[4]", "uptake", "depth"),
    ),
    Exercise(
        name="solidify",
        inputs=alloy,
        returns="dict",
        outputs={"liquid": 1, "lever": 1, "scheil": 1, "solid": 1, "eutectic": 1},
        probes=(
            {"n": 7, "dilute": True},
            {"n": 6, "dilute": False},
            {"n": 5, "dilute": True},
            {"n": 1, "dilute": False},
        ),
        fresh=({"n": range(8, 12), "dilute": True}, {"n": range(8, 12), "dilute": False}),
        example=lambda reference: reference["example"]("solidify"),
        spots=("liquid", "lever", "scheil", "solid", "eutectic"),
    ),
)

"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def ellipsoid(draw):
    """A rather flat ellipsoid, so that what the flattening does can be seen."""
    return float(draw.rng.uniform(6000, 7000)), float(draw.rng.uniform(0.03, 0.1))


def places(draw, n, low=-75, high=75):
    lat = draw.rng.uniform(low, high, n)
    lon = draw.rng.uniform(-175, 175, n)
    h = draw.rng.uniform(200, 3000, n)
    return np.stack([lat, lon, h], axis=1)


def geodetic(draw):
    a, f = ellipsoid(draw)
    return places(draw, draw["n"]), a, f


def cartesian(draw):
    a, f = ellipsoid(draw)
    xyz, _ = draw.reference["geodetic_to_ecef"](places(draw, draw["n"]), a, f)
    return xyz, a, f, draw["rounds"]


def sky(draw):
    """A station and satellites around it; some are below the mask, some above."""
    a, f = ellipsoid(draw)
    station = places(draw, 1)[0]
    up = np.radians(station[:2])
    up = np.array([np.cos(up[0]) * np.cos(up[1]), np.cos(up[0]) * np.sin(up[1]), np.sin(up[0])])
    mask = float(draw.rng.uniform(10, 20))
    n = draw["n"]
    while True:
        side = draw.rng.normal(size=(n, 3))
        sats = 9000 * up + 9000 * side + 6000 * draw.rng.uniform(-0.5, 1, (n, 1)) * up
        height = (sats - 6500 * up) @ up
        steep = np.degrees(np.arcsin(height / np.linalg.norm(sats - 6500 * up, axis=1)))
        low, between, high = steep < -5, (steep > 4) & (steep < 8), steep > 28
        if n < 3 and high.all() or n >= 3 and low.any() and between.any() and high.any():
            return sats, station, a, f, mask


def legs(draw):
    n = draw["n"]
    start = 500 + 200 * draw(2)
    backsight = float(draw.rng.uniform(0, 360))
    angles = draw.rng.uniform(60, 300, n)
    distances = draw.rng.uniform(50, 300, n)
    azimuths = backsight + np.cumsum(angles) + 180 * np.arange(n)
    t = np.radians(azimuths)
    end = start + distances @ np.stack([np.sin(t), np.cos(t)], axis=1) + 5 * draw(2)
    return start, backsight, angles, distances, end


def ranges(draw):
    m, T = draw["m"], draw["T"]
    distance = 30 + np.cumsum(draw.rng.uniform(-3, 3, (m, T)), axis=1)
    code = distance + draw("m", "T")
    share = draw.settings.get("slips", 0.2)
    slip = draw.rng.random((m, T)) < share
    while share and T > 1 and not slip[:, T // 2 :].any():
        slip = draw.rng.random((m, T)) < share
    jumps = np.cumsum(slip * draw.rng.uniform(5, 20, (m, T)), axis=1)
    phase = distance + draw("m", 1, scale=5) + jumps + draw("m", "T", scale=0.05)
    return code, phase, slip, draw["window"]


def network(draw):
    n, extra = draw["n"], draw["extra"]
    tree = [(int(draw.rng.integers(i)), i) for i in range(1, n)]
    loops = [tuple(draw.rng.choice(n, 2, replace=False)) for _ in range(extra)]
    lines = np.array(tree + loops)
    turn = draw.rng.random(len(lines)) < 0.5
    lines[turn] = lines[turn][:, ::-1]
    lines = lines[draw.rng.permutation(len(lines))]
    heights = draw.rng.uniform(5, 30, n)
    dh = heights[lines[:, 1]] - heights[lines[:, 0]] + 0.3 * draw.rng.normal(size=len(lines))
    lengths = draw.rng.uniform(0.5, 4, len(lines))
    return lines, dh, lengths, n, float(heights[0])


EXERCISES = (
    Exercise(
        name="geodetic_to_ecef",
        inputs=geodetic,
        returns="tuple",
        outputs={"xyz": 2, "N": 1},
        probes=({"n": 5}, {"n": 3}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(6, 12)},),
        example=lambda reference: reference["example"]("geodetic_to_ecef"),
        spots=("xyz[0]", "xyz[1][2]", "N"),
    ),
    Exercise(
        name="ecef_to_geodetic",
        inputs=cartesian,
        returns="tuple",
        outputs={"lat": 2, "lon": 1, "h": 1},
        probes=(
            {"n": 5, "rounds": 2},
            {"n": 3, "rounds": 3},
            {"n": 2, "rounds": 1},
            {"n": 1, "rounds": 2},
        ),
        fresh=({"n": range(6, 12), "rounds": range(1, 6)},),
        example=lambda reference: reference["example"]("ecef_to_geodetic"),
        spots=("lat", "lon[0]", "h[1]"),
    ),
    Exercise(
        name="look_angles",
        inputs=sky,
        returns="dict",
        outputs={"enu": 2, "azimuth": 1, "elevation": 1, "weight": 1},
        calls=("geodetic_to_ecef",),
        probes=({"n": 7}, {"n": 3}, {"n": 5}, {"n": 1}),
        fresh=({"n": range(8, 14)},),
        example=lambda reference: reference["example"]("look_angles"),
        spots=("enu[0]", "azimuth", "elevation[1]", "weight"),
    ),
    Exercise(
        name="traverse",
        inputs=legs,
        returns="tuple",
        outputs={"azimuths": 1, "misclosure": 1, "points": 2},
        probes=({"n": 5}, {"n": 2}, {"n": 4}, {"n": 1}),
        fresh=({"n": range(6, 12)},),
        example=lambda reference: reference["example"]("traverse"),
        spots=("azimuths", "misclosure", "points[1]"),
    ),
    Exercise(
        name="hatch_filter",
        inputs=ranges,
        returns="tuple",
        outputs={"smooth": 3, "counts": 1, "rms": 1},
        time_outputs=("smooth", "counts"),
        probes=(
            {"m": 3, "T": 9, "window": 4},
            {"m": 4, "T": 4, "window": 4, "slips": 0.3},
            {"m": 2, "T": 8, "window": 20, "slips": 0.0},
            {"m": 5, "T": 1, "window": 3},
        ),
        fresh=({"m": range(6, 10), "T": range(10, 16), "window": range(5, 9)},),
        example=lambda reference: reference["example"]("hatch_filter"),
        spots=("smooth[0]", "counts[1]", "rms"),
    ),
    Exercise(
        name="adjust_levelling",
        inputs=network,
        returns="dict",
        outputs={"heights": 2, "residuals": 1, "sigma0": 1, "std": 1},
        probes=(
            {"n": 4, "extra": 3},
            {"n": 3, "extra": 1},
            {"n": 5, "extra": 5},
            {"n": 2, "extra": 2},
        ),
        fresh=({"n": range(6, 9), "extra": range(6, 10)},),
        example=lambda reference: reference["example"]("adjust_levelling"),
        spots=("heights", "residuals[0]", "sigma0", "std"),
    ),
)

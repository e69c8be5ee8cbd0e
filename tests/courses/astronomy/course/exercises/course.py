"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def numbers(draw):
    """Values of which every seventh is far off."""
    x = draw("n", scale=2.0) + 50.0
    x[::7] += 40 * draw.rng.uniform(1, 2, x[::7].shape)
    return x, draw.settings.get("kappa", 2.0), draw.settings.get("rounds", 2)


def star(draw, sky=20.0, peak=400.0):
    """An elongated star off the middle, on a noisy sky."""
    n, m = draw["n"], draw["m"]
    y, x = np.indices((n, m))
    xc = m / 2 - 0.5 + draw.rng.uniform(-0.9, 0.9)
    yc = n / 2 - 0.5 + draw.rng.uniform(-0.9, 0.9)
    a, b, c = draw.rng.uniform(0.15, 0.3), draw.rng.uniform(0.08, 0.14), draw.rng.uniform(-0.06, 0.06)
    form = np.exp(-a * (x - xc) ** 2 - b * (y - yc) ** 2 - 2 * c * (x - xc) * (y - yc))
    return sky + peak * form + draw("n", "m", scale=3.0), xc, yc, sky


def one_star(draw):
    image, _, _, sky = star(draw)
    return image, sky


def photometry(draw):
    image, xc, yc, _ = star(draw)
    radius = draw.rng.uniform(1.6, 2.4)
    inner = radius + draw.rng.uniform(0.8, 1.2)
    arguments = (image, xc, yc, radius, inner, inner + draw.rng.uniform(1.5, 2.0))
    if draw.settings.get("gain"):
        return *arguments, draw["gain"], draw["zeropoint"]
    return arguments


def rings(draw):
    image, _, _, sky = star(draw)
    return image, sky, draw["bins"], draw.settings.get("width", 1.1)


def light_curve(draw):
    t = np.sort(draw.rng.uniform(0, 20, draw["n"])) + 3.0
    frequency = np.sort(draw.rng.uniform(0.1, 1.5, draw["m"]))
    dy = draw.rng.uniform(0.1, 0.3, draw["n"])
    y = 12 + 0.8 * np.sin(2 * np.pi * frequency[0] * t + 1.0) + dy * draw("n")
    return t, y, dy, frequency


def stars(draw):
    lon = draw.rng.uniform(0, 360, draw["n"])
    lat = draw.rng.uniform(-80, 80, draw["n"])
    return lon, lat, draw.rng.uniform(100, 250), draw.rng.uniform(20, 70), draw.rng.uniform(20, 140)


IMAGES = ({"n": 9, "m": 12}, {"n": 13, "m": 10}, {"n": 11, "m": 11})
FRESH = ({"n": range(14, 18), "m": range(14, 18)},)

EXERCISES = (
    Exercise(
        name="clipped_stats",
        inputs=numbers,
        returns="tuple",
        outputs={"mean": 1, "std": 1, "fraction": 1},
        probes=(
            {"n": 23},
            {"n": 30, "kappa": 1.5, "rounds": 3},
            {"n": 16, "kappa": 1.2, "rounds": 1},
            {"n": 9, "rounds": 0},
        ),
        fresh=({"n": range(31, 50)},),
        example=lambda reference: reference["example"]("clipped_stats"),
        spots=("mean", "std", "fraction"),
    ),
    Exercise(
        name="image_moments",
        inputs=one_star,
        returns="dict",
        outputs={"flux": 1, "centroid": 2, "moments": 2, "angle": 1},
        probes=IMAGES,
        fresh=FRESH,
        example=lambda reference: reference["example"]("image_moments"),
        spots=("flux", "centroid[0]", "centroid[1]", "moments[2]", "angle"),
    ),
    Exercise(
        name="aperture_magnitude",
        inputs=photometry,
        returns="tuple",
        outputs={"magnitude": 3, "error": 3, "sky": 2},
        calls=("clipped_stats",),
        probes=(*IMAGES, {"n": 12, "m": 13, "gain": 1.4, "zeropoint": 22.3}),
        fresh=FRESH,
        example=lambda reference: reference["example"]("aperture_magnitude"),
        spots=("magnitude", "error", "sky"),
    ),
    Exercise(
        name="radial_profile",
        inputs=rings,
        returns="dict",
        outputs={"profile": 1, "growth": 1},
        calls=("image_moments",),
        probes=(
            {"n": 9, "m": 12, "bins": 4},
            {"n": 13, "m": 10, "bins": 5, "width": 0.8},
            {"n": 11, "m": 11, "bins": 3, "width": 1.7},
            {"n": 10, "m": 9, "bins": 12, "width": 0.15},
        ),
        fresh=({"n": range(14, 18), "m": range(14, 18), "bins": range(6, 9)},),
        example=lambda reference: reference["example"]("radial_profile"),
        spots=("profile[0]", "profile[2]", "growth[1]"),
    ),
    Exercise(
        name="lomb_scargle",
        inputs=light_curve,
        returns="tuple",
        outputs={"power": 3, "period": 1},
        probes=({"n": 20, "m": 7}, {"n": 14, "m": 5}, {"n": 12, "m": 12}, {"n": 10, "m": 1}),
        fresh=({"n": range(21, 30), "m": range(13, 18)},),
        example=lambda reference: reference["example"]("lomb_scargle"),
        spots=("power[0]", "power[1]", "period"),
    ),
    Exercise(
        name="rotate_sky",
        inputs=stars,
        returns="tuple",
        outputs={"matrix": 1, "new_lon": 1, "new_lat": 1},
        probes=({"n": 5}, {"n": 8}, {"n": 3}, {"n": 1}),
        fresh=({"n": range(9, 14)},),
        example=lambda reference: reference["example"]("rotate_sky"),
        spots=("matrix[0][2]", "new_lon[0]", "new_lat[1]"),
    ),
)

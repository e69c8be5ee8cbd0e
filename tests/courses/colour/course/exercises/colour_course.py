"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def spectra(draw):
    """Reflectances, a light, colour matching functions, and uneven wavelengths."""
    n, bands = draw["n"], draw["l"]
    reflectance = draw.rng.uniform(0.05, 0.95, (n, bands))
    if draw.settings.get("black", False):
        reflectance[n // 2] = 0.0
    illuminant = draw.rng.uniform(0.5, 2.0, bands)
    cmf = draw.rng.uniform(0.1, 1.8, (bands, 3))
    wavelengths = 380 + np.cumsum(draw.rng.uniform(4, 30, bands))
    return reflectance, illuminant, cmf, wavelengths


def white(draw):
    return draw.rng.uniform((80, 85, 60), (115, 105, 130))


def adaptation(draw):
    xyz = draw.rng.uniform(5, 90, (draw["n"], 3))
    luminance = float(draw.rng.uniform(10, 200))
    return xyz, white(draw), white(draw), luminance, draw["surround"], draw["discount"]


def colours(draw):
    """Colours of which some are dark: below the cube root's part."""
    ground = white(draw)
    ratios = draw.rng.uniform(0.015, 1.1, (draw["n"], 3))
    dark = draw.rng.random((draw["n"], 3)) < 0.3
    if draw.settings.get("dark", False):
        dark[0] = True
    ratios[dark] = draw.rng.uniform(0.0005, 0.008, int(dark.sum()))
    return ratios * ground, ground


def lab(draw, size):
    return draw.rng.uniform((20, -60, -60), (90, 60, 60), (draw[size], 3))


def image(draw):
    """An image's colours, and some of them, moved a little, as a palette."""
    pixels = lab(draw, "n")
    counts = draw.rng.integers(1, 60, draw["n"])
    palette = pixels[: draw["k"]] + draw("k", 3, scale=4.0)
    if draw.settings.get("unused", False):
        palette[1] = (400.0, 3.0, -5.0)
    return pixels, counts, palette, draw["rounds"]


EXERCISES = (
    Exercise(
        name="spectra_to_xyz",
        inputs=spectra,
        returns="dict",
        outputs={"xyz": 2, "white": 1, "xy": 1},
        probes=(
            {"n": 4, "l": 7},
            {"n": 3, "l": 3},
            {"n": 1, "l": 5},
            {"n": 5, "l": 6, "black": True},
            {"n": 2, "l": 2},
        ),
        fresh=(
            {"n": range(6, 10), "l": range(8, 16)},
            {"n": range(6, 10), "l": range(8, 16), "black": True},
        ),
        example=lambda reference: reference["example"]("spectra_to_xyz"),
        spots=("xyz[0]", "white", "xy[1][0]"),
    ),
    Exercise(
        name="adapt_white",
        inputs=adaptation,
        returns="tuple",
        outputs={"adapted": 3, "degree": 1},
        probes=(
            {"n": 5, "surround": "dim", "discount": False},
            {"n": 3, "surround": "average", "discount": False},
            {"n": 1, "surround": "dark", "discount": False},
            {"n": 4, "surround": "dark", "discount": True},
        ),
        fresh=(
            {"n": range(6, 12), "surround": "dim", "discount": False},
            {"n": range(6, 12), "surround": "dark", "discount": False},
            {"n": range(6, 12), "surround": "average", "discount": True},
        ),
        example=lambda reference: reference["example"]("adapt_white"),
        spots=("adapted[0]", "adapted[1][2]", "degree"),
    ),
    Exercise(
        name="xyz_to_lab",
        inputs=colours,
        returns="dict",
        outputs={"lab": 2, "chroma": 1, "hue": 1},
        probes=({"n": 7}, {"n": 3, "dark": True}, {"n": 1}, {"n": 1, "dark": True}, {"n": 10}),
        fresh=({"n": range(8, 16), "dark": True},),
        example=lambda reference: reference["example"]("xyz_to_lab"),
        spots=("lab[0]", "lab[1][1]", "chroma[1]", "hue"),
    ),
    Exercise(
        name="delta_e_94",
        inputs=lambda draw: (lab(draw, "n"), lab(draw, "m"), draw["application"]),
        returns="value",
        outputs={"differences": 1},
        probes=(
            {"n": 4, "m": 6, "application": "graphic"},
            {"n": 3, "m": 3, "application": "textiles"},
            {"n": 1, "m": 5, "application": "graphic"},
            {"n": 5, "m": 1, "application": "textiles"},
        ),
        fresh=(
            {"n": range(6, 10), "m": range(7, 12), "application": "graphic"},
            {"n": range(6, 10), "m": range(7, 12), "application": "textiles"},
        ),
        example=lambda reference: reference["example"]("delta_e_94"),
        spots=("differences[0]", "differences[1][1]"),
    ),
    Exercise(
        name="quantize_colours",
        inputs=image,
        returns="tuple",
        outputs={"new_palette": 2, "labels": 1, "errors": 1},
        calls=("delta_e_94",),
        time_outputs=("errors",),
        probes=(
            {"n": 14, "k": 4, "rounds": 2},
            {"n": 12, "k": 3, "rounds": 3},
            {"n": 9, "k": 5, "rounds": 1, "unused": True},
            {"n": 3, "k": 3, "rounds": 3},
            {"n": 6, "k": 1, "rounds": 2},
        ),
        fresh=(
            {"n": range(20, 30), "k": range(6, 9), "rounds": range(4, 7)},
            {"n": range(20, 30), "k": range(6, 9), "rounds": range(4, 7), "unused": True},
        ),
        example=lambda reference: reference["example"]("quantize_colours"),
        spots=("new_palette[0]", "labels", "errors"),
    ),
)

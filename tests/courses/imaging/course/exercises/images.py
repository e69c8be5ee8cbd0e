"""What the functions of image processing are tried on."""

import numpy as np

from rnngrader import Exercise, after

MODES = (
    {"h": 5, "w": 7, "a": 3, "b": 5, "mode": "zero"},
    {"h": 6, "w": 6, "a": 3, "b": 3, "mode": "edge"},
    {"h": 7, "w": 5, "a": 5, "b": 3, "mode": "reflect"},
    {"h": 4, "w": 4, "a": 1, "b": 3, "mode": "reflect"},
)
SIZES = ({"h": 5, "w": 7}, {"h": 6, "w": 6}, {"h": 8, "w": 4}, {"h": 1, "w": 3})
FRESH = ({"h": range(9, 12), "w": range(9, 13)},)


def thin_image(draw):
    values = np.abs(draw("h", "w"))
    keep = draw.rng.random((draw["h"], draw["w"])) < 0.7
    return np.where(keep, values, 0.0), draw["low"], draw["high"]


def gray(draw):
    h, w, levels = draw["h"], draw["w"], draw["levels"]
    if draw["kind"] == "constant":
        return np.full((h, w), levels // 3), levels
    spread = draw.rng.random((h, w)) ** 2
    return 2 + np.floor(spread * (levels - 4)).astype(int), levels


def element(draw):
    a, b = draw["a"], draw["b"]
    shape = draw.rng.random((a, b)) < 0.5
    shape[a // 2, b // 2] = True
    shape[0, 0] = True
    shape[a - 1, b - 1] = False if a * b > 1 else True
    return shape


EXERCISES = (
    Exercise(
        name="convolve2d",
        inputs=lambda draw: (draw("h", "w") + 1.0, draw("a", "b"), draw["mode"]),
        returns="value",
        outputs={"result": 1},
        probes=MODES,
        fresh=(
            {"h": range(8, 11), "w": range(8, 12), "a": 3, "b": 5, "mode": "edge"},
            {"h": range(8, 11), "w": range(8, 12), "a": 5, "b": 3, "mode": "zero"},
        ),
        example=lambda reference: reference["example"]("convolve2d"),
        spots=("result[0]", "result[2][1]"),
    ),
    Exercise(
        name="gaussian_blur",
        inputs=lambda draw: (draw("h", "w") + 1.0, draw["sigma"]),
        returns="value",
        outputs={"blurred": 1},
        probes=(
            {"h": 5, "w": 7, "sigma": 0.6},
            {"h": 6, "w": 6, "sigma": 1.2},
            {"h": 8, "w": 3, "sigma": 0.9},
        ),
        fresh=({"h": range(9, 12), "w": range(9, 13), "sigma": 1.4},),
        calls=("convolve2d",),
        example=lambda reference: reference["example"]("gaussian_blur"),
        spots=("blurred[0]", "blurred[2][1]"),
    ),
    Exercise(
        name="sobel",
        inputs=lambda draw: (draw("h", "w") + 1.0,),
        returns="dict",
        outputs={"gx": 1, "gy": 1, "magnitude": 1, "angle": 2},
        probes=SIZES[:3],
        fresh=FRESH,
        calls=("convolve2d",),
        example=lambda reference: reference["example"]("sobel"),
        spots=("gx[1]", "gy[1]", "magnitude[0][1]", "angle[2]"),
    ),
    Exercise(
        name="suppress",
        inputs=after("sobel", lambda draw, out: (out["magnitude"], out["angle"])),
        returns="value",
        outputs={"thin": 1},
        probes=SIZES[:3],
        fresh=FRESH,
        example=lambda reference: reference["example"]("suppress"),
        spots=("thin[0]", "thin[2]"),
    ),
    Exercise(
        name="hysteresis",
        inputs=thin_image,
        returns="dict",
        outputs={"edges": 3, "rescued": 1},
        probes=(
            {"h": 7, "w": 9, "low": 0.25, "high": 0.8},
            {"h": 8, "w": 8, "low": 0.35, "high": 0.9},
            {"h": 9, "w": 6, "low": 0.3, "high": 0.6},
        ),
        fresh=({"h": range(10, 13), "w": range(10, 13), "low": 0.3, "high": 0.75},),
        example=lambda reference: reference["example"]("hysteresis"),
        spots=("edges[1]", "rescued"),
    ),
    Exercise(
        name="equalize",
        inputs=gray,
        returns="dict",
        outputs={"histogram": 1, "table": 2, "equalized": 1},
        probes=(
            {"h": 5, "w": 7, "levels": 16, "kind": "mixed"},
            {"h": 6, "w": 6, "levels": 12, "kind": "mixed"},
            {"h": 3, "w": 4, "levels": 9, "kind": "constant"},
        ),
        fresh=({"h": range(8, 12), "w": range(8, 12), "levels": range(20, 33), "kind": "mixed"},),
        example=lambda reference: reference["example"]("equalize"),
        spots=("histogram", "table", "equalized[1]"),
    ),
    Exercise(
        name="rotate",
        inputs=lambda draw: (draw("h", "w") + 2.0, draw["degrees"], draw["fill"]),
        returns="value",
        outputs={"turned": 1},
        probes=(
            {"h": 5, "w": 8, "degrees": 17.0, "fill": -1.5},
            {"h": 6, "w": 6, "degrees": -38.0, "fill": 0.7},
            {"h": 7, "w": 4, "degrees": 110.0, "fill": 0.4},
        ),
        fresh=({"h": range(9, 12), "w": range(9, 13), "degrees": 64.0, "fill": 0.3},),
        example=lambda reference: reference["example"]("rotate"),
        spots=("turned[0]", "turned[2][1]"),
    ),
    Exercise(
        name="opening",
        inputs=lambda draw: (draw("h", "w") + 3.0, element(draw)),
        returns="dict",
        outputs={"eroded": 1, "opened": 2, "tophat": 1},
        probes=(
            {"h": 6, "w": 9, "a": 3, "b": 5},
            {"h": 7, "w": 7, "a": 3, "b": 3},
            {"h": 8, "w": 5, "a": 5, "b": 3},
        ),
        fresh=({"h": range(10, 13), "w": range(10, 13), "a": 3, "b": 3},),
        example=lambda reference: reference["example"]("opening"),
        spots=("eroded[1]", "opened[1]", "tophat[2]"),
    ),
)

CHECK = True

"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def inventory(draw):
    """Plots of k strata; the last one has a single plot where `single` says so."""
    k, n = draw["k"], draw["n"]
    stratum = np.concatenate([np.repeat(np.arange(k), 2), draw.rng.integers(k, size=n)])
    if draw.settings.get("single", False):
        stratum = np.concatenate([[k - 1], stratum[stratum < k - 1]])
    stratum = draw.rng.permutation(stratum)
    volume = draw.rng.uniform(8, 30, len(stratum)) + 5 * stratum
    area = draw.rng.uniform(1.5, 5, k)
    return volume, stratum, area, float(draw.rng.uniform(0.03, 0.08))


def measured_heights(draw):
    """Trees around a Petterson curve; some tops are broken, and those trees too low."""
    n, broken = draw["n"], draw["broken"]
    dbh = draw.rng.uniform(8, 50, n)
    height = 1.3 + (dbh / (1.6 + 0.17 * dbh)) ** 2 * draw.rng.uniform(0.88, 1.12, n)
    gone = draw.rng.permutation(np.arange(n) < broken)
    height = np.where(gone, 0.6 * height, height)
    return dbh, height, gone, draw.rng.uniform(8, 50, draw["m"])


def stems(draw):
    """Stems that taper; `swollen` makes the next but last point thin, so that one above is thicker."""
    n, p = draw["n"], draw["p"]
    taper = np.linspace(1, draw["end"], p)[None, :]
    d = draw.rng.uniform(30, 50, n)[:, None] * taper * draw.rng.uniform(0.94, 1.06, (n, p))
    if draw.settings.get("swollen", False):
        d[:, -2] = draw.rng.uniform(8, 12, n)
        d[:, -1] = draw.rng.uniform(24, 28, n)
    return (
        d,
        float(draw.rng.uniform(1.5, 3)),
        draw.rng.uniform(3, 7, n),
        float(draw.rng.uniform(0.04, 0.1)),
        float(draw.rng.uniform(18, 22)),
    )


def plot(draw):
    """Trees on a plot; two of them, where there are two, are neighbors around the edge."""
    n = draw["n"]
    side = float(draw.rng.uniform(15, 25))
    radius = side * float(draw.rng.uniform(0.3, 0.45))
    xy = draw.rng.uniform(0, side, (n, 2))
    if n > 1:
        xy[0] = draw.rng.uniform(0.02, 0.08, 2) * side
        xy[1] = draw.rng.uniform(0.92, 0.98, 2) * side
    return xy, draw.rng.uniform(10, 48, n), side, radius


def stand(draw):
    """A plot, and a model in which the thickest tree has stopped growing where `old` says so."""
    xy, dbh, side, radius = plot(draw)
    index = draw.reference["competition"](xy, dbh, side, radius)
    if draw.settings.get("old", False):
        dbh[0] = 1.1 * max(dbh)
    model = {
        "rate": float(draw.rng.uniform(0.06, 0.1)),
        "dmax": float(0.95 * dbh[0] if draw.settings.get("old", False) else draw.rng.uniform(60, 80)),
        "shade": float(draw.rng.uniform(0.02, 0.05)),
        "death": float(draw.rng.uniform(0.02, 0.06)),
        "crowded": float(0.9 * np.mean(index["hegyi"]) + 0.02),
    }
    return xy, dbh, side, radius, model, draw["years"]


EXERCISES = (
    Exercise(
        name="stratified_volume",
        inputs=inventory,
        returns="dict",
        outputs={"means": 1, "mean": 1, "se": 2},
        probes=(
            {"k": 3, "n": 5},
            {"k": 4, "n": 4},
            {"k": 3, "n": 7, "single": True},
            {"k": 1, "n": 2},
            {"k": 2, "n": 0},
        ),
        fresh=(
            {"k": range(5, 8), "n": range(8, 14)},
            {"k": range(5, 8), "n": range(8, 14), "single": True},
        ),
        example=lambda reference: reference["example"]("stratified_volume"),
        spots=("means[0]", "mean", "se"),
    ),
    Exercise(
        name="height_curve",
        inputs=measured_heights,
        returns="tuple",
        outputs={"coefs": 2, "heights": 1, "sd": 1},
        probes=(
            {"n": 9, "m": 5, "broken": 2},
            {"n": 6, "m": 6, "broken": 1},
            {"n": 3, "m": 1, "broken": 0},
            {"n": 12, "m": 4, "broken": 3},
        ),
        fresh=(
            {"n": range(13, 20), "m": range(7, 12), "broken": range(4, 7)},
            {"n": range(13, 20), "m": range(7, 12), "broken": 0},
        ),
        example=lambda reference: reference["example"]("height_curve"),
        spots=("coefs[0]", "coefs[1]", "heights[2]", "sd"),
    ),
    Exercise(
        name="stem_volume",
        inputs=stems,
        returns="tuple",
        outputs={"total": 1, "merchantable": 2, "form": 1},
        probes=(
            {"n": 3, "p": 6, "end": 0.2},
            {"n": 4, "p": 4, "end": 0.3},
            {"n": 2, "p": 7, "end": 0.5, "swollen": True},
            {"n": 1, "p": 2, "end": 0.8},
            {"n": 5, "p": 9, "end": 0.25},
        ),
        fresh=(
            {"n": range(6, 10), "p": range(10, 14), "end": 0.2},
            {"n": range(6, 10), "p": range(10, 14), "end": 0.5, "swollen": True},
        ),
        example=lambda reference: reference["example"]("stem_volume"),
        spots=("total[0]", "merchantable[1]", "form[1]"),
    ),
    Exercise(
        name="competition",
        inputs=plot,
        returns="dict",
        outputs={"bal": 1, "hegyi": 1},
        probes=({"n": 7}, {"n": 2}, {"n": 12}, {"n": 1}, {"n": 5}),
        fresh=({"n": range(8, 18)}, {"n": range(20, 30)}),
        example=lambda reference: reference["example"]("competition"),
        spots=("bal[0]", "bal[2]", "hegyi[1]"),
    ),
    Exercise(
        name="project_stand",
        inputs=stand,
        returns="tuple",
        outputs={"final": 1, "stems": 1, "basal_area": 1},
        probes=(
            {"n": 7, "years": 4},
            {"n": 5, "years": 5},
            {"n": 9, "years": 3, "old": True},
            {"n": 1, "years": 2},
            {"n": 6, "years": 1},
        ),
        fresh=(
            {"n": range(10, 16), "years": range(6, 9)},
            {"n": range(10, 16), "years": range(6, 9), "old": True},
        ),
        example=lambda reference: reference["example"]("project_stand"),
        spots=("final[0]", "stems[2]", "basal_area[3]"),
        calls=("competition",),
        time_outputs=("basal_area",),
    ),
)

"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise
from rnngrader import after

CHECK = True  # students get check() and its data beside their notebook


def patients(draw):
    """Times with ties, and who died; the last one of all dies or leaves."""
    n = draw["n"]
    time = draw.rng.integers(2, 2 * draw["span"], size=n) / 2
    event = draw.rng.random(n) < 0.6
    time[-1] = draw["span"] + 0.5
    event[-1] = draw.settings.get("last", "leaves") == "dies"
    time[0] = 1.0
    event[0] = True
    mixed = draw.rng.permutation(n)
    return time[mixed], event[mixed]


def two_arms(draw):
    time, event = patients(draw)
    treated = np.arange(draw["n"]) % 2 == 0
    return time, event, draw.rng.permutation(treated)


def regression(draw):
    time, event = patients(draw)
    return draw("n", "p"), time, event, draw("p", scale=0.7)


def scored(draw):
    time, event = patients(draw)
    return np.round(draw("n") * 1.5) / 2, time, event


STUDIES = (
    {"n": 12, "span": 6, "last": "leaves"},
    {"n": 9, "span": 5, "last": "dies"},
    {"n": 15, "span": 4, "last": "leaves"},
    {"n": 2, "span": 3, "last": "dies"},
    {"n": 1, "span": 2, "last": "dies"},
)
FRESH_STUDIES = (
    {"n": range(16, 24), "span": range(7, 10), "last": "leaves"},
    {"n": range(16, 24), "span": range(7, 10), "last": "dies"},
)
FITS = (
    {"n": 8, "p": 3, "q": 2, "g": 9, "span": 5, "penalty": 0.3},
    {"n": 4, "p": 4, "q": 4, "g": 4, "span": 3, "penalty": 0.8, "last": "dies"},
    {"n": 11, "p": 2, "q": 3, "g": 6, "span": 4, "penalty": 0.0},
    {"n": 5, "p": 1, "q": 1, "g": 1, "span": 4, "penalty": 1.5},
)
FRESH_FITS = (
    {
        "n": range(12, 18),
        "p": range(5, 8),
        "q": range(5, 8),
        "g": range(10, 13),
        "span": range(6, 9),
        "penalty": 0.4,
    },
)

EXERCISES = (
    Exercise(
        name="risk_table",
        inputs=lambda draw: patients(draw),
        returns="tuple",
        outputs={"times": 1, "deaths": 1, "at_risk": 1},
        probes=STUDIES,
        fresh=FRESH_STUDIES,
        example=lambda reference: reference["example"]("risk_table"),
        spots=("times", "deaths", "at_risk"),
    ),
    Exercise(
        name="kaplan_meier",
        inputs=lambda draw: (*patients(draw), draw["z"]),
        returns="dict",
        outputs={"times": 1, "survival": 2, "error": 1, "lower": 1, "upper": 1},
        probes=tuple({**row, "z": z} for row, z in zip(STUDIES, (1.96, 1.5, 1.0, 2.5, 1.2))),
        fresh=tuple({**row, "z": z} for row, z in zip(FRESH_STUDIES, (1.8, 1.4))),
        calls=("risk_table",),
        time_outputs=("survival", "error", "lower", "upper"),
        example=lambda reference: reference["example"]("kaplan_meier"),
        spots=("survival", "error[0]", "lower[1]", "upper[1]"),
    ),
    Exercise(
        name="restricted_mean",
        inputs=lambda draw: (*patients(draw), draw["tau"] + 0.25),
        returns="value",
        outputs={"area": 1},
        probes=(
            {"n": 12, "span": 6, "tau": 4},
            {"n": 9, "span": 5, "tau": 9, "last": "dies"},
            {"n": 8, "span": 4, "tau": 6},
            {"n": 5, "span": 4, "tau": 0},
        ),
        fresh=({"n": range(16, 24), "span": range(8, 10), "tau": range(7, 8)},),
        calls=("kaplan_meier",),
        example=lambda reference: reference["example"]("restricted_mean"),
        spots=("area",),
    ),
    Exercise(
        name="log_rank",
        inputs=lambda draw: (*two_arms(draw), draw["rho"]),
        returns="tuple",
        outputs={"observed": 1, "expected": 1, "variance": 1, "statistic": 1},
        probes=(
            {"n": 12, "span": 6, "rho": 0.0},
            {"n": 14, "span": 5, "rho": 1.0},
            {"n": 9, "span": 4, "rho": 0.5, "last": "dies"},
            {"n": 3, "span": 3, "rho": 1.0, "last": "dies"},
        ),
        fresh=(
            {"n": range(16, 24), "span": range(7, 10), "rho": 0.7},
            {"n": range(16, 24), "span": range(7, 10), "rho": 0.0},
        ),
        calls=("risk_table", "kaplan_meier"),
        example=lambda reference: reference["example"]("log_rank"),
        spots=("observed", "expected", "variance", "statistic"),
    ),
    Exercise(
        name="cox_forward",
        inputs=lambda draw: (*regression(draw), draw["penalty"]),
        returns="tuple",
        outputs={"loss": 1},
        given=("cache",),
        probes=FITS,
        fresh=FRESH_FITS,
        example=lambda reference: reference["example"]("cox_forward"),
        spots=("loss",),
    ),
    Exercise(
        name="cox_backward",
        inputs=after("cox_forward", lambda draw, out: (out["cache"],)),
        returns="dict",
        outputs={"gradient": 1, "information": 1},
        probes=FITS,
        fresh=FRESH_FITS,
        example=after("cox_forward", lambda reference, out: (out["cache"],)),
        spots=("gradient", "information[0]", "information[1][1]"),
    ),
    Exercise(
        name="breslow_survival",
        inputs=lambda draw: (
            *regression(draw),
            draw("q", "p"),
            np.arange(draw["g"]) / 2 + 1.0 if draw["g"] > 1 else np.array([2.0]),
        ),
        returns="dict",
        outputs={"hazard": 1, "survival": 1},
        probes=FITS,
        fresh=FRESH_FITS,
        time_outputs=("hazard", "survival"),
        example=lambda reference: reference["example"]("breslow_survival"),
        spots=("hazard", "survival[0]", "survival[1][1]"),
    ),
    Exercise(
        name="concordance",
        inputs=lambda draw: scored(draw),
        returns="tuple",
        outputs={"index": 3, "pairs": 1},
        probes=(
            {"n": 12, "span": 5},
            {"n": 10, "span": 3, "last": "dies"},
            {"n": 14, "span": 4},
            {"n": 2, "span": 3},
        ),
        fresh=({"n": range(16, 24), "span": range(6, 9)},),
        example=lambda reference: reference["example"]("concordance"),
        spots=("index", "pairs"),
    ),
)

"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise, after

CHECK = True  # students get check() and its data beside their notebook


def table(draw, rows, *, centre=0.0, scale=1.5):
    """Points, one a row; a column's own centre and spread."""
    return centre + draw(rows, "d", scale=scale)


def positive(draw, low, high, *size):
    numbers = draw.rng.uniform(low, high, size=size)
    return numbers if size else float(numbers)


def for_standardize(draw):
    offsets = 2.0 * draw("d") + 1.0
    widths = positive(draw, 0.5, 3.0, draw["d"])
    X = offsets + draw("n", "d") * widths
    if draw["constant"]:
        X[:, -1] = 2.5
    return X, offsets + draw("s", "d") * widths


def for_rbf(draw):
    return (
        table(draw, "n"),
        table(draw, "s"),
        positive(draw, 0.7, 2.0, draw["d"]),
        positive(draw, 1.5, 3.0),
    )


def for_matern(draw):
    return (*for_rbf(draw), draw["nu"])


def for_fit(draw):
    return (
        table(draw, "n"),
        1.5 + draw("n"),
        positive(draw, 0.5, 1.3),
        positive(draw, 0.7, 2.0, draw["d"]),
        positive(draw, 1.3, 2.5),
        positive(draw, 0.3, 0.7),
    )


def for_bayes(draw):
    return (
        draw("n", "p"),
        draw("n", scale=1.5),
        draw("s", "p"),
        positive(draw, 0.4, 0.8),
        positive(draw, 1.5, 3.0),
    )


def for_sparse(draw):
    # inducing inputs that are not too near to each other
    m = draw["m"]
    Z = draw("m", "d", scale=0.2)
    Z[:, 0] += 1.3 * (np.arange(m) - (m - 1) / 2)
    return (
        Z,
        table(draw, "n"),
        draw("n", scale=1.5),
        table(draw, "s"),
        positive(draw, 0.7, 1.5, draw["d"]),
        positive(draw, 1.3, 2.5),
        positive(draw, 0.3, 0.7),
    )


SIZES = (
    {"n": 6, "d": 2, "s": 4},
    {"n": 3, "d": 3, "s": 3},
    {"n": 5, "d": 4, "s": 2},
    {"n": 1, "d": 1, "s": 1},
)
RANGES = {"n": range(7, 10), "d": range(5, 7), "s": range(5, 9)}


def rows(key, values, fresh):
    """The sizes with an option beside them."""
    return tuple({**size, key: value} for size, value in zip(SIZES, values)), tuple(
        {**RANGES, key: value} for value in fresh
    )


CONSTANT, CONSTANT_FRESH = rows("constant", (False, False, True, True), (False, True))
NOISY, NOISY_FRESH = rows("noisy", (False, True, True, False), (True, False))
NU, NU_FRESH = rows("nu", (0.5, 1.5, 2.5, 1.5), (0.5, 1.5, 2.5))
NU += ({"n": 4, "d": 2, "s": 3, "nu": 2.5},)

EXERCISES = (
    Exercise(
        name="standardize",
        inputs=for_standardize,
        returns="tuple",
        outputs={"U": 1, "U_star": 1},
        probes=CONSTANT,
        fresh=CONSTANT_FRESH,
        example=lambda reference: reference["example"]("standardize"),
        spots=("U[0]", "U_star[1]"),
    ),
    Exercise(
        name="rbf_kernel",
        inputs=for_rbf,
        returns="value",
        outputs={"K": 1},
        probes=SIZES,
        fresh=(RANGES,),
        example=lambda reference: reference["example"]("rbf_kernel"),
        spots=("K[0]", "K[2][1]"),
    ),
    Exercise(
        name="matern_kernel",
        inputs=for_matern,
        returns="value",
        outputs={"K": 1},
        probes=NU,
        fresh=NU_FRESH,
        example=lambda reference: reference["example"]("matern_kernel"),
        spots=("K[0]", "K[2][1]"),
    ),
    Exercise(
        name="gp_fit",
        inputs=for_fit,
        returns="tuple",
        outputs={"alpha": 1, "lml": 1},
        given=("cache",),
        calls=("rbf_kernel",),
        probes=SIZES,
        fresh=(RANGES,),
        example=lambda reference: reference["example"]("gp_fit"),
        spots=("alpha", "lml"),
    ),
    Exercise(
        name="gp_predict",
        inputs=after(
            "gp_fit", lambda draw, out: (table(draw, "s"), out["cache"], draw["noisy"])
        ),
        returns="tuple",
        outputs={"mu": 1, "var": 1},
        calls=("rbf_kernel",),
        probes=NOISY,
        fresh=NOISY_FRESH,
        example=after(
            "gp_fit",
            lambda reference, out: (
                reference["example"]("gp_predict")[0],
                out["cache"],
                reference["example"]("gp_predict")[1],
            ),
        ),
        spots=("mu", "var"),
    ),
    Exercise(
        name="lml_gradient",
        inputs=after("gp_fit", lambda draw, out: (out["cache"],)),
        returns="dict",
        outputs={"dmean": 1, "dlengths": 2, "dvariance": 1, "dnoise": 1},
        probes=SIZES,
        fresh=(RANGES,),
        example=after("gp_fit", lambda reference, out: (out["cache"],)),
        spots=("dmean", "dlengths", "dvariance", "dnoise"),
    ),
    Exercise(
        name="bayes_linear",
        inputs=for_bayes,
        returns="dict",
        outputs={"m": 1, "S": 1, "var": 1, "evidence": 2},
        probes=(
            {"n": 6, "p": 3, "s": 4},
            {"n": 3, "p": 3, "s": 3},
            {"n": 2, "p": 5, "s": 1},
            {"n": 1, "p": 1, "s": 1},
        ),
        fresh=({"n": range(7, 10), "p": range(6, 8), "s": range(5, 8)},),
        example=lambda reference: reference["example"]("bayes_linear"),
        spots=("m", "S[0]", "var", "evidence"),
    ),
    Exercise(
        name="sparse_predict",
        inputs=for_sparse,
        returns="tuple",
        outputs={"mu": 1, "var": 1},
        calls=("rbf_kernel",),
        probes=(
            {"m": 3, "n": 6, "d": 2, "s": 4},
            {"m": 3, "n": 3, "d": 3, "s": 3},
            {"m": 2, "n": 5, "d": 1, "s": 3},
            {"m": 1, "n": 1, "d": 1, "s": 1},
        ),
        fresh=(
            {"m": range(4, 6), "n": range(7, 10), "d": range(4, 6), "s": range(5, 8)},
        ),
        example=lambda reference: reference["example"]("sparse_predict"),
        spots=("mu", "var"),
    ),
)

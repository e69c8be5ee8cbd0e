"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def mortality(draw):
    """Death probabilities that grow with age, none of them small."""
    return np.sort(draw.rng.uniform(0.05, 0.4, draw["n"]))


def rate(draw):
    return float(draw.rng.uniform(0.03, 0.12))


def table(draw):
    """The living at each age, from a radix that is not 1."""
    return 50.0 * np.concatenate([[1.0], np.cumprod(1 - mortality(draw))])[:-1]


def contract(draw):
    return mortality(draw), rate(draw), float(draw.rng.uniform(5, 20)), draw["m"]


def expenses(draw):
    return tuple(float(draw.rng.uniform(low, 2 * low)) for low in (0.03, 0.06, 0.02))


def triangle(draw):
    """Payments that fade with the development year, of accident years of different size."""
    n = draw["n"]
    size = draw.rng.uniform(5, 20, (n, 1))
    pattern = 0.6 ** np.arange(n)
    payments = size * pattern * draw.rng.uniform(0.5, 1.5, (n, n))
    row, column = np.indices((n, n))
    return np.where(row + column < n, payments, 0.0)


def company(draw):
    """Claims with a path that is ruined and would recover, and one that pays dividends."""
    paths, t = draw["paths"], draw["t"]
    claims = draw.rng.exponential(1.0, (paths, t))
    middle = (t - 1) // 2
    claims[0, middle] += 6.0
    claims[0, middle + 1 :] *= 0.1
    claims[1] *= 0.2
    return (
        float(draw.rng.uniform(0.5, 1.0)),
        float(draw.rng.uniform(1.1, 1.4)),
        claims,
        rate(draw),
        float(draw.rng.uniform(1.2, 1.8)),
    )


CONTRACTS = ({"n": 5, "m": 3}, {"n": 4, "m": 4}, {"n": 6, "m": 1}, {"n": 7, "m": 2}, {"n": 1, "m": 1})
FRESH_CONTRACTS = ({"n": range(8, 12), "m": range(5, 8)},)

EXERCISES = (
    Exercise(
        name="life_table",
        inputs=lambda draw: (mortality(draw), float(draw.rng.uniform(50, 200))),
        returns="dict",
        outputs={"l": 1, "d": 1, "e": 2},
        probes=({"n": 5}, {"n": 3}, {"n": 7}, {"n": 1}),
        fresh=({"n": range(8, 13)},),
        example=lambda reference: reference["example"]("life_table"),
        spots=("l[2]", "d[1]", "e[0]", "e[3]"),
    ),
    Exercise(
        name="temporary_annuities",
        inputs=lambda draw: (table(draw), rate(draw), draw["term"], draw["m"]),
        returns="tuple",
        outputs={"a": 2, "E": 1, "a_m": 1},
        probes=(
            {"n": 6, "term": 3, "m": 4},
            {"n": 5, "term": 5, "m": 12},
            {"n": 7, "term": 1, "m": 2},
            {"n": 4, "term": 6, "m": 3},
            {"n": 1, "term": 2, "m": 1},
        ),
        fresh=({"n": range(8, 13), "term": range(4, 8), "m": range(5, 10)},),
        example=lambda reference: reference["example"]("temporary_annuities"),
        spots=("a[0]", "a[3]", "E[1]", "a_m[0]"),
    ),
    Exercise(
        name="endowment_premiums",
        inputs=lambda draw: (*contract(draw), *expenses(draw)),
        returns="dict",
        outputs={"A": 2, "net": 1, "gross": 2},
        probes=CONTRACTS,
        fresh=FRESH_CONTRACTS,
        example=lambda reference: reference["example"]("endowment_premiums"),
        spots=("A", "net", "gross"),
    ),
    Exercise(
        name="net_reserves",
        inputs=contract,
        returns="dict",
        outputs={"V": 2, "savings": 1, "risk": 1},
        calls=("endowment_premiums",),
        time_outputs=("V", "savings", "risk"),
        backward_in_time=True,
        probes=CONTRACTS,
        fresh=FRESH_CONTRACTS,
        example=lambda reference: reference["example"]("net_reserves"),
        spots=("V[1]", "V[3]", "savings[0]", "risk[2]"),
    ),
    Exercise(
        name="chain_ladder",
        inputs=lambda draw: (triangle(draw), float(draw.rng.uniform(1.03, 1.2))),
        returns="dict",
        outputs={"f": 2, "full": 2, "reserve": 2},
        probes=({"n": 5}, {"n": 3}, {"n": 6}, {"n": 2}),
        fresh=({"n": range(7, 11)},),
        example=lambda reference: reference["example"]("chain_ladder"),
        spots=("f[0]", "f[2]", "full[2][3]", "reserve[1]"),
    ),
    Exercise(
        name="ruin_paths",
        inputs=company,
        returns="tuple",
        outputs={"psi": 2, "deficit": 1, "dividends": 2},
        time_outputs=("psi",),
        probes=(
            {"paths": 8, "t": 5},
            {"paths": 6, "t": 6},
            {"paths": 12, "t": 3},
            {"paths": 5, "t": 1},
        ),
        fresh=({"paths": range(13, 20), "t": range(7, 11)},),
        example=lambda reference: reference["example"]("ruin_paths"),
        spots=("psi[0]", "psi[3]", "deficit[0]", "dividends[1]"),
    ),
)

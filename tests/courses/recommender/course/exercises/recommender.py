"""What the functions are tried on, and what of them is compared."""

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def ratings(draw):
    """Ratings about 3, and which of them are known: at least three a user, if there are so many."""
    n, m = draw["n"], draw["m"]
    R = 3 + draw("n", "m")
    mask = draw.rng.random((n, m)) < 0.5
    for u in range(n):
        mask[u, draw.rng.permutation(m)[:3]] = True
    if draw.settings.get("empty", False):
        mask[0] = False
    return R, mask


def positive(draw):
    return 0.3 + float(draw.rng.random())


def ranking(draw):
    gain = draw.rng.integers(4, size=(draw["n"], draw["m"]))
    gain[draw.rng.random(gain.shape) < 0.3] = 0
    if draw.settings.get("empty", False):
        gain[0] = 0
    return draw("n", "m"), gain, draw["k"]


STEPS = (
    {"n": 4, "m": 6, "d": 2, "steps": 2},
    {"n": 7, "m": 5, "d": 3, "steps": 3},
    {"n": 5, "m": 5, "d": 5, "steps": 1},
    {"n": 1, "m": 4, "d": 1, "steps": 2},
    {"n": 6, "m": 4, "d": 2, "steps": 1, "empty": True},
)
FRESH_STEPS = ({"n": range(5, 11), "m": range(7, 11), "d": range(2, 5), "steps": 2},)
NEAR = (
    {"n": 6, "m": 7, "k": 2},
    {"n": 8, "m": 5, "k": 3},
    {"n": 6, "m": 6, "k": 6},
    {"n": 1, "m": 4, "k": 1},
)
FRESH_NEAR = ({"n": range(6, 11), "m": range(7, 11), "k": range(2, 6)},)

EXERCISES = (
    Exercise(
        name="fit_biases",
        inputs=lambda draw: (*ratings(draw), positive(draw), draw["steps"]),
        returns="tuple",
        outputs={"mu": 1, "bu": 1, "bi": 1},
        probes=STEPS,
        fresh=FRESH_STEPS,
        example=lambda reference: reference["example"]("fit_biases"),
        spots=("mu", "bu[1]", "bi[2]"),
    ),
    Exercise(
        name="user_similarity",
        inputs=lambda draw: (*ratings(draw), positive(draw)),
        returns="value",
        outputs={"S": 1},
        probes=(*NEAR, {"n": 5, "m": 6, "empty": True}),
        fresh=FRESH_NEAR,
        example=lambda reference: reference["example"]("user_similarity"),
        spots=("S[0]", "S[1][2]"),
    ),
    Exercise(
        name="predict_neighbours",
        inputs=lambda draw: (*ratings(draw), positive(draw), draw["k"]),
        returns="value",
        outputs={"P": 1},
        calls=("user_similarity",),
        probes=NEAR,
        fresh=FRESH_NEAR,
        example=lambda reference: reference["example"]("predict_neighbours"),
        spots=("P[0]", "P[1][2]"),
    ),
    Exercise(
        name="als_users",
        inputs=lambda draw: (*ratings(draw), draw("m", "d"), positive(draw)),
        returns="value",
        outputs={"U": 1},
        probes=STEPS,
        fresh=FRESH_STEPS,
        example=lambda reference: reference["example"]("als_users"),
        spots=("U[0]", "U[1][1]"),
    ),
    Exercise(
        name="als_fit",
        inputs=lambda draw: (*ratings(draw), draw("m", "d"), positive(draw), draw["steps"]),
        returns="dict",
        outputs={"users": 1, "items": 1, "losses": 1},
        calls=("als_users",),
        time_outputs=("losses",),
        probes=STEPS,
        fresh=FRESH_STEPS,
        example=lambda reference: reference["example"]("als_fit"),
        spots=("users[0]", "items[1][1]", "losses"),
    ),
    Exercise(
        name="ranking_measures",
        inputs=ranking,
        returns="tuple",
        outputs={"precision": 1, "ap": 1, "ndcg": 1},
        probes=(
            {"n": 4, "m": 7, "k": 3},
            {"n": 3, "m": 5, "k": 5},
            {"n": 6, "m": 6, "k": 2},
            {"n": 1, "m": 4, "k": 1},
            {"n": 5, "m": 8, "k": 4, "empty": True},
        ),
        fresh=({"n": range(5, 10), "m": range(9, 13), "k": range(3, 9)},),
        example=lambda reference: reference["example"]("ranking_measures"),
        spots=("precision", "ap[0]", "ndcg[1]"),
    ),
)

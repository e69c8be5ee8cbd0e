"""What the functions of the assignment are tried on, and what of them is compared.

Sizes: n points, d features, k clusters. The first two probes have sizes that differ, so that a
wrong shape shows; then come equal sizes, a single point, a single feature, a single cluster.
"""

from rnngrader.records import Exercise

SIZES = (
    {"n": 7, "d": 3, "k": 2},
    {"n": 6, "d": 2, "k": 4},
    {"n": 4, "d": 4, "k": 4},
    {"n": 1, "d": 3, "k": 2},
    {"n": 5, "d": 1, "k": 3},
    {"n": 6, "d": 2, "k": 1},
)
FRESH_SIZES = ({"n": range(8, 12), "d": range(5, 8), "k": range(5, 8)},)

# The empty cluster, of the branch in kmeans_update: "empty" of the clusters have no point.
UPDATE_SIZES = (
    {"n": 7, "d": 3, "k": 2, "empty": 0},
    {"n": 9, "d": 2, "k": 4, "empty": 0},
    {"n": 4, "d": 4, "k": 4, "empty": 0},
    {"n": 7, "d": 2, "k": 4, "empty": 2},
    {"n": 1, "d": 3, "k": 2, "empty": 1},
    {"n": 5, "d": 1, "k": 3, "empty": 0},
)
FRESH_UPDATE_SIZES = ({"n": range(10, 14), "d": range(5, 8), "k": range(5, 8), "empty": 1},)

# Points as far away as "far" says, so that a plain exponential underflows.
FAR_SIZES = (*({**sizes, "far": 1} for sizes in SIZES), {"n": 5, "d": 2, "k": 3, "far": 80})
FRESH_FAR_SIZES = ({"n": range(8, 12), "d": range(5, 8), "k": range(5, 8), "far": 1},)

KMEANS_SIZES = (
    {"n": 12, "d": 3, "k": 4, "steps": 2},
    {"n": 15, "d": 2, "k": 4, "steps": 3},
    {"n": 5, "d": 5, "k": 5, "steps": 5},
    {"n": 8, "d": 2, "k": 3, "steps": 1},
    {"n": 1, "d": 3, "k": 2, "steps": 2},
    {"n": 9, "d": 1, "k": 3, "steps": 2},
)
FRESH_KMEANS_SIZES = (
    {"n": range(16, 20), "d": range(6, 9), "k": range(6, 9), "steps": range(4, 8)},
)

EM_SIZES = (
    {"n": 7, "d": 3, "k": 2, "steps": 4},
    {"n": 8, "d": 2, "k": 4, "steps": 3},
    {"n": 4, "d": 4, "k": 4, "steps": 4},
    {"n": 6, "d": 2, "k": 3, "steps": 1},
    {"n": 1, "d": 3, "k": 2, "steps": 2},
    {"n": 6, "d": 1, "k": 2, "steps": 2},
)
FRESH_EM_SIZES = ({"n": range(9, 13), "d": range(5, 8), "k": range(5, 8), "steps": range(5, 8)},)


def some_labels(draw):
    """labels (n,): every cluster has points, but for as many as shall be empty."""
    used = draw.rng.permutation(draw["k"])[draw["empty"] :]
    return draw.rng.permutation([used[i % len(used)] for i in range(draw["n"])])


def shares(draw, *shape):
    """Positive numbers, none small, that add up to 1 along the last axis."""
    numbers = draw.rng.uniform(0.2, 1.0, shape)
    return numbers / numbers.sum(axis=-1, keepdims=True)


def variances(draw):
    """var (k, d), away from 0."""
    return draw.rng.uniform(0.5, 2.5, (draw["k"], draw["d"]))


def mixture(draw):
    """pi (k,), mu (k, d), var (k, d)."""
    return shares(draw, draw["k"]), draw("k", "d"), variances(draw)


def epsilon(draw):
    return float(draw.rng.uniform(0.2, 0.4))


def public_example(name):
    return lambda reference: reference["example"](name)


EXERCISES = (
    Exercise(
        name="squared_distances",
        arguments=("X", "C"),
        inputs=lambda draw: (draw("n", "d"), draw("k", "d")),
        returns="value",
        outputs={"D": 1},
        probes=SIZES,
        fresh=FRESH_SIZES,
        example=public_example("squared_distances"),
        spots=("D[0]", "D[1]"),
    ),
    Exercise(
        name="kmeans_assign",
        arguments=("X", "C"),
        inputs=lambda draw: (draw("n", "d"), draw("k", "d")),
        returns="tuple",
        outputs={"labels": 2, "cost": 1},
        probes=SIZES,
        fresh=FRESH_SIZES,
        calls=("squared_distances",),
        example=public_example("kmeans_assign"),
        spots=("labels", "cost"),
    ),
    Exercise(
        name="kmeans_update",
        arguments=("X", "labels", "C"),
        inputs=lambda draw: (draw("n", "d"), some_labels(draw), draw("k", "d")),
        returns="value",
        outputs={"C": 1},
        probes=UPDATE_SIZES,
        fresh=FRESH_UPDATE_SIZES,
        example=public_example("kmeans_update"),
        spots=("C[0]", "C[1]", "C[2]"),
    ),
    Exercise(
        name="kmeans",
        arguments=("X", "C", "steps"),
        inputs=lambda draw: (draw("n", "d"), draw("k", "d"), draw["steps"]),
        returns="tuple",
        outputs={"C": 1, "costs": 1},
        probes=KMEANS_SIZES,
        fresh=FRESH_KMEANS_SIZES,
        calls=("kmeans_assign", "kmeans_update"),
        example=public_example("kmeans"),
        spots=("C[0]", "C[1]", "C[2]", "costs"),
    ),
    Exercise(
        name="log_densities",
        arguments=("X", "mu", "var"),
        inputs=lambda draw: (draw("n", "d"), draw("k", "d"), variances(draw)),
        returns="value",
        outputs={"L": 1},
        probes=SIZES,
        fresh=FRESH_SIZES,
        example=public_example("log_densities"),
        spots=("L[0]", "L[1]"),
    ),
    Exercise(
        name="e_step",
        arguments=("X", "pi", "mu", "var"),
        inputs=lambda draw: (draw["far"] * draw("n", "d"), *mixture(draw)),
        returns="dict",
        outputs={"r": 2, "loglik": 1},
        probes=FAR_SIZES,
        fresh=FRESH_FAR_SIZES,
        calls=("log_densities",),
        example=public_example("e_step"),
        spots=("r[0]", "r[1]", "loglik"),
    ),
    Exercise(
        name="m_step",
        arguments=("X", "r", "eps"),
        inputs=lambda draw: (draw("n", "d"), shares(draw, draw["n"], draw["k"]), epsilon(draw)),
        returns="dict",
        outputs={"pi": 1, "mu": 2, "var": 2},
        probes=SIZES,
        fresh=FRESH_SIZES,
        example=public_example("m_step"),
        spots=("pi", "mu[0]", "mu[1]", "mu[2]", "var[0]", "var[1]", "var[2]"),
    ),
    Exercise(
        name="em",
        arguments=("X", "pi", "mu", "var", "eps", "steps"),
        inputs=lambda draw: (draw("n", "d"), *mixture(draw), epsilon(draw), draw["steps"]),
        returns="tuple",
        outputs={"pi": 1, "mu": 1, "var": 1, "logliks": 1},
        probes=EM_SIZES,
        fresh=FRESH_EM_SIZES,
        calls=("e_step", "m_step"),
        example=public_example("em"),
        spots=("pi", "mu[0]", "var[0]", "logliks"),
    ),
)

# What the demo class shows first, one mistake a student.
SHOWCASE = (
    "kmeans_update.empty_at_origin",
    "log_densities.variance_squared",
    "e_step.weights_forgotten",
    "m_step.divided_by_all_points",
)

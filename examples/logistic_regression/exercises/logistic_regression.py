"""What the functions of the assignment are tried on, and what of them is compared.

Sizes: n features, m examples. The first two probes have sizes that differ, so that a wrong shape
shows; then come equal sizes, a single example, and a single feature.
"""

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook

SIZES = ({"n": 3, "m": 5}, {"n": 4, "m": 2}, {"n": 4, "m": 4}, {"n": 2, "m": 1}, {"n": 1, "m": 6})
# Each submission's own probes: sizes that no public probe has.
FRESH = ({"n": range(5, 9), "m": range(7, 12)},)


def weights(draw):
    """w (n, 1) and the bias, a number."""
    return draw("n", 1), 0.3 + float(draw())


def labels(draw):
    """y (1, m): as many 0 as 1, or one more, in any order."""
    return draw.rng.permutation([float(i % 2) for i in range(draw["m"])]).reshape(1, -1)


def probabilities(draw):
    """p (1, m), away from 0 and 1, where the logarithm ends."""
    return draw.rng.uniform(0.05, 0.95, (1, draw["m"]))


def public_example(name):
    return lambda reference: reference["example"](name)


EXERCISES = (
    Exercise(
        name="predict",
        arguments=("X", "w", "b"),
        inputs=lambda draw: (draw("n", "m"), *weights(draw)),
        returns="value",
        outputs={"p": 1},
        probes=SIZES,
        fresh=FRESH,
        example=public_example("predict"),
        spots=("p[0]",),
    ),
    Exercise(
        name="loss",
        arguments=("p", "y"),
        inputs=lambda draw: (probabilities(draw), labels(draw)),
        returns="value",
        outputs={"J": 1},
        probes=SIZES,
        fresh=FRESH,
        example=public_example("loss"),
        spots=("J",),
    ),
    Exercise(
        name="gradient",
        arguments=("X", "p", "y"),
        inputs=lambda draw: (draw("n", "m"), probabilities(draw), labels(draw)),
        returns="dict",
        outputs={"dw": 2, "db": 1},
        probes=SIZES,
        fresh=FRESH,
        example=public_example("gradient"),
        spots=("dw[0]", "dw[1]", "dw[2]", "db"),
    ),
    Exercise(
        name="descent_step",
        arguments=("X", "y", "w", "b", "learning_rate"),
        inputs=lambda draw: (draw("n", "m"), labels(draw), *weights(draw), 0.7),
        returns="tuple",
        outputs={"w": 1, "b": 1, "J": 1},
        probes=SIZES,
        fresh=FRESH,
        calls=("predict", "loss", "gradient"),
        example=public_example("descent_step"),
        spots=("w[0]", "w[1]", "w[2]", "b", "J"),
    ),
)

# What the demo class shows first, one mistake a student.
SHOWCASE = (
    "gradient.mean_forgotten",
    "predict.bias_forgotten",
    "loss.zeros_not_counted",
    "descent_step.changes_w",
)

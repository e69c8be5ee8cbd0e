"""What the notebook of the course "signals" imports: the inputs of the public examples."""

import numpy as np

EXAMPLES = {}


def example(name):
    """The arguments of the public example of a function, copied."""
    return tuple(np.copy(a) if isinstance(a, np.ndarray) else a for a in EXAMPLES[name])


EXAMPLES["autocovariance"] = (np.array([2.0, 3.5, 3.0, 1.0, 0.5, 2.5, 4.0, 2.2]), 3)
EXAMPLES["yule_walker"] = (np.array([1.0, 1.8, 2.9, 2.1, 0.7, -0.4, 0.3, 1.6, 2.4, 2.0]), 2)
EXAMPLES["prediction_error"] = (
    np.array([1.0, 1.8, 2.9, 2.1, 0.7, -0.4, 0.3, 1.6]),
    np.array([0.8, -0.3]),
)
EXAMPLES["dft"] = (np.array([[1.0, 2.0, -1.0, 0.5, 3.0], [0.3, -0.7, 1.2, 2.5, -1.4]]),)
EXAMPLES["welch"] = (
    np.array([0.5, 1.7, 1.1, -0.6, -1.4, 0.2, 1.9, 1.3, -0.8, -1.1, 0.4, 2.2, 0.9]),
    6,
    3,
    10.0,
)
EXAMPLES["fir_filter"] = (
    np.array([[1.0, 2.0, 4.0, 3.0, -1.0], [0.5, -1.5, 2.5, 1.0, 3.0]]),
    np.array([0.6, 0.3, -0.2]),
)
EXAMPLES["downsample"] = (
    np.array(
        [
            [0.2, 1.1, 1.9, 1.2, 0.1, -0.8, -1.7, -0.9, 0.3],
            [1.0, -1.2, 1.4, -0.7, 0.9, -1.1, 1.3, -0.8, 0.6],
        ]
    ),
    2,
    2,
)
EXAMPLES["holt_winters"] = (
    np.array([10.0, 14.0, 8.0, 12.5, 16.0, 11.0, 14.0, 19.5, 12.5, 17.0]),
    3,
    0.4,
    0.3,
    0.2,
    4,
)

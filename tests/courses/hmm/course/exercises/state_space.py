"""What the functions of the assignment are tried on, and what of them is compared.

Sizes: n numbers of state, k numbers measured, T steps; s hidden states. The first two probes have sizes
that differ, so that a wrong shape shows; then come equal sizes, one step, one number of state or measured.
"""

import numpy as np

from rnngrader.records import Exercise

STATE = ({"n": 3}, {"n": 2}, {"n": 4}, {"n": 1})
FRESH_STATE = ({"n": range(5, 9)},)
# Never more measured than there is state: without R, S would be singular, and its inverse chance.
MEASURED = ({"n": 3, "k": 2}, {"n": 4, "k": 3}, {"n": 3, "k": 3}, {"n": 2, "k": 1}, {"n": 1, "k": 1})
FRESH_MEASURED = ({"n": range(6, 9), "k": range(4, 6)},)
TRACK = (
    {"n": 3, "k": 2, "T": 5},
    {"n": 2, "k": 3, "T": 4},
    {"n": 3, "k": 3, "T": 3},
    {"n": 2, "k": 1, "T": 1},
    {"n": 1, "k": 3, "T": 2},
)
FRESH_TRACK = ({"n": range(6, 9), "k": range(4, 6), "T": range(6, 10)},)
SMOOTHED = ({"n": 3, "T": 5}, {"n": 2, "T": 4}, {"n": 3, "T": 3}, {"n": 2, "T": 1}, {"n": 1, "T": 2})
FRESH_SMOOTHED = ({"n": range(5, 8), "T": range(6, 10)},)
HIDDEN = ({"s": 3}, {"s": 2}, {"s": 5})
FRESH_HIDDEN = ({"s": range(6, 10)},)
CHAIN = ({"s": 3, "T": 5}, {"s": 2, "T": 4}, {"s": 3, "T": 3}, {"s": 4, "T": 1}, {"s": 4, "T": 2})
FRESH_CHAIN = ({"s": range(5, 9), "T": range(6, 10)},)


def covariance(draw, size):
    """A covariance: symmetric, positive definite, no zeros."""
    root = draw.rng.normal(size=(draw[size], draw[size]))
    return root @ root.T / draw[size] + 0.4 * np.eye(draw[size])


def motion(draw):
    """A (n, n), not symmetric, and Q (n, n)."""
    return 0.8 * draw.rng.normal(size=(draw["n"], draw["n"])), covariance(draw, "n")


def sensor(draw):
    """H (k, n) and R (k, k)."""
    return draw.rng.normal(size=(draw["k"], draw["n"])), covariance(draw, "k")


def belief(draw):
    """m (n,) and P (n, n)."""
    return draw.rng.normal(size=draw["n"]), covariance(draw, "n")


def beliefs(draw):
    """ms (T, n) and Ps (T, n, n)."""
    ms = draw.rng.normal(size=(draw["T"], draw["n"]))
    return ms, np.stack([covariance(draw, "n") for _ in range(draw["T"])])


def probabilities(draw, *sizes):
    """Positive, and the last axis adds up to 1."""
    p = draw.rng.uniform(0.1, 1.0, [draw[size] for size in sizes])
    return p / p.sum(axis=-1, keepdims=True)


def likelihoods(draw, *sizes):
    """Positive, with any sum."""
    return draw.rng.uniform(0.1, 1.5, [draw[size] for size in sizes])


def chain(draw):
    """pi (s,), A (s, s) and E (T, s)."""
    return probabilities(draw, "s"), probabilities(draw, "s", "s"), likelihoods(draw, "T", "s")


def chain_and_scales(draw):
    """A, E, and the scales that belong to them."""
    pi, A, E = chain(draw)
    return A, E, draw.reference["hmm_forward"](pi, A, E)["c"]


def public_example(name):
    return lambda reference: reference["example"](name)


EXERCISES = (
    Exercise(
        name="kf_predict",
        arguments=("m", "P", "A", "Q"),
        inputs=lambda draw: (*belief(draw), *motion(draw)),
        returns="tuple",
        outputs={"m_pred": 1, "P_pred": 2},
        probes=STATE,
        fresh=FRESH_STATE,
        example=public_example("kf_predict"),
        spots=("m_pred[0]", "m_pred[1]", "P_pred[0]", "P_pred[1]"),
    ),
    Exercise(
        name="kf_update",
        arguments=("m", "P", "y", "H", "R"),
        inputs=lambda draw: (*belief(draw), draw.rng.normal(size=draw["k"]), *sensor(draw)),
        returns="dict",
        outputs={"m": 2, "P": 2, "K": 1, "ll": 1},
        probes=MEASURED,
        fresh=FRESH_MEASURED,
        example=public_example("kf_update"),
        spots=("m[0]", "m[1]", "P[0]", "P[1]", "K[0]", "K[1]", "ll"),
    ),
    Exercise(
        name="kf_filter",
        arguments=("Y", "m0", "P0", "A", "Q", "H", "R"),
        inputs=lambda draw: (
            draw.rng.normal(size=(draw["T"], draw["k"])),
            *belief(draw),
            *motion(draw),
            *sensor(draw),
        ),
        returns="dict",
        outputs={"ms": 2, "Ps": 2, "ll": 1},
        probes=TRACK,
        fresh=FRESH_TRACK,
        calls=("kf_predict", "kf_update"),
        example=public_example("kf_filter"),
        spots=("ms[0]", "ms[1]", "ms[2]", "ll"),
    ),
    Exercise(
        name="rts_step",
        arguments=("m", "P", "m_next", "P_next", "A", "Q"),
        inputs=lambda draw: (*belief(draw), *belief(draw), *motion(draw)),
        returns="tuple",
        outputs={"m_s": 1, "P_s": 1},
        probes=STATE,
        fresh=FRESH_STATE,
        calls=("kf_predict",),
        example=public_example("rts_step"),
        spots=("m_s[0]", "m_s[1]", "P_s[0]", "P_s[1]"),
    ),
    Exercise(
        name="rts_smoother",
        arguments=("ms", "Ps", "A", "Q"),
        inputs=lambda draw: (*beliefs(draw), *motion(draw)),
        returns="dict",
        outputs={"ms": 1, "Ps": 1},
        probes=SMOOTHED,
        fresh=FRESH_SMOOTHED,
        calls=("rts_step",),
        example=public_example("rts_smoother"),
        spots=("ms[0]", "ms[1]", "ms[2]"),
    ),
    Exercise(
        name="forward_step",
        arguments=("alpha", "A", "e"),
        inputs=lambda draw: (
            probabilities(draw, "s"),
            probabilities(draw, "s", "s"),
            likelihoods(draw, "s"),
        ),
        returns="tuple",
        outputs={"alpha": 1, "c": 1},
        probes=HIDDEN,
        fresh=FRESH_HIDDEN,
        example=public_example("forward_step"),
        spots=("alpha[0]", "alpha[1]", "c"),
    ),
    Exercise(
        name="hmm_forward",
        arguments=("pi", "A", "E"),
        inputs=chain,
        returns="dict",
        outputs={"alpha": 2, "c": 1, "ll": 1},
        probes=CHAIN,
        fresh=FRESH_CHAIN,
        calls=("forward_step",),
        example=public_example("hmm_forward"),
        spots=("alpha[0]", "alpha[1]", "alpha[2]", "c[0]", "c[1]", "c[2]", "ll"),
    ),
    Exercise(
        name="hmm_backward",
        arguments=("A", "E", "c"),
        inputs=chain_and_scales,
        returns="value",
        outputs={"beta": 1},
        probes=CHAIN,
        fresh=FRESH_CHAIN,
        example=public_example("hmm_backward"),
        spots=("beta[0]", "beta[1]", "beta[2]"),
    ),
    Exercise(
        name="hmm_posteriors",
        arguments=("pi", "A", "E"),
        inputs=chain,
        returns="dict",
        outputs={"gamma": 1, "N": 2},
        probes=CHAIN,
        fresh=FRESH_CHAIN,
        calls=("hmm_forward", "hmm_backward"),
        example=public_example("hmm_posteriors"),
        spots=("gamma[0]", "gamma[1]", "gamma[2]", "N[0]", "N[1]"),
    ),
)

# What the demo class shows first, one mistake a student.
SHOWCASE = (
    "kf_update.measurement_noise_forgotten",
    "kf_filter.predicted_kept",
    "rts_smoother.filtered_neighbour",
    "hmm_backward.transposed",
)

"""What the functions are tried on, and what of them is compared."""

import itertools

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def table(draw, *axes, zeros=0.25):
    """Counts from 1 to 20, of which some are 0; no row and no column is empty."""
    shape = tuple(draw[axis] for axis in axes)
    counts = draw.rng.integers(1, 21, shape).astype(float)
    keep = draw.rng.random(shape) >= zeros
    keep[..., 0] = True
    if len(shape) == 2:
        keep[0, :] = True
    return counts * keep


def distribution(draw, *shape):
    """Positive numbers whose last axis adds up to 1."""
    p = draw.rng.uniform(0.2, 1.5, shape)
    return p / p.sum(axis=-1, keepdims=True)


def over_a_noisy_channel(draw):
    """Words received, a codebook, the channel's error probability and a prior."""
    m, k, n = draw["m"], draw["k"], draw["n"]
    codebook = draw.rng.integers(0, 2, (k, n))
    sent = codebook[draw.rng.integers(k, size=m)]
    received = (sent + (draw.rng.random((m, n)) < 0.2)) % 2
    return received, codebook, float(draw.rng.uniform(0.1, 0.3)), distribution(draw, k)


def words_with_errors(draw):
    """The parity part of a code, and words with no, one or two errors."""
    k, r, m = draw["k"], draw["r"], draw["m"]
    heavy = [row for row in itertools.product((0, 1), repeat=r) if sum(row) >= 2]
    A = np.array([heavy[i] for i in draw.rng.permutation(len(heavy))[:k]])
    messages = draw.rng.integers(0, 2, (m, k))
    words = np.concatenate([messages, messages @ A % 2], axis=1)
    for j in range(m):
        for place in draw.rng.permutation(k + r)[: (j + 1) % 3]:
            words[j, place] = 1 - words[j, place]
    return A, words


def trellis(draw):
    """Logarithms of a start, of steps and of what was seen."""
    s, T = draw["s"], draw["T"]
    return (
        np.log(distribution(draw, s)),
        np.log(distribution(draw, s, s)),
        np.log(draw.rng.uniform(0.05, 0.95, (s, T))),
    )


def public_example(name):
    return lambda reference: reference["example"](name)


EXERCISES = (
    Exercise(
        name="entropy",
        inputs=lambda draw: (table(draw, "k", "n"), draw["base"]),
        returns="value",
        outputs={"H": 1},
        probes=(
            {"k": 3, "n": 5, "base": 2.0},
            {"k": 4, "n": 3, "base": 3.0},
            {"k": 4, "n": 4, "base": 2.0},
            {"k": 1, "n": 6, "base": 10.0},
        ),
        fresh=({"k": range(5, 9), "n": range(7, 11), "base": 4.0},),
        example=public_example("entropy"),
        spots=("H[0]", "H[1]"),
    ),
    Exercise(
        name="mutual_information",
        inputs=lambda draw: (table(draw, "n", "m"),),
        returns="dict",
        outputs={"shared": 1, "left": 1, "pointwise": 1},
        probes=({"n": 3, "m": 5}, {"n": 4, "m": 2}, {"n": 4, "m": 4}, {"n": 1, "m": 3}),
        fresh=({"n": range(5, 9), "m": range(6, 10)},),
        calls=("entropy",),
        example=public_example("mutual_information"),
        spots=("shared", "left", "pointwise[0]", "pointwise[1]"),
    ),
    Exercise(
        name="word_posteriors",
        inputs=over_a_noisy_channel,
        returns="tuple",
        outputs={"loglik": 1, "posterior": 1, "best": 1},
        probes=(
            {"m": 4, "k": 3, "n": 6},
            {"m": 2, "k": 5, "n": 4},
            {"m": 4, "k": 4, "n": 4},
            {"m": 1, "k": 2, "n": 5},
        ),
        fresh=({"m": range(5, 9), "k": range(6, 9), "n": range(7, 11)},),
        example=public_example("word_posteriors"),
        spots=("loglik[0]", "posterior[0]", "posterior[1]", "best"),
    ),
    Exercise(
        name="syndrome_decode",
        inputs=words_with_errors,
        returns="dict",
        outputs={"syndrome": 1, "position": 1, "message": 1},
        probes=(
            {"k": 4, "r": 3, "m": 9},
            {"k": 5, "r": 4, "m": 12},
            {"k": 4, "r": 4, "m": 4},
            {"k": 1, "r": 2, "m": 3},
        ),
        fresh=({"k": range(6, 9), "r": range(5, 7), "m": range(13, 17)},),
        example=public_example("syndrome_decode"),
        spots=("syndrome[0]", "syndrome[1]", "position", "message[0]", "message[1]"),
    ),
    Exercise(
        name="viterbi",
        inputs=trellis,
        returns="tuple",
        outputs={"value": 2, "path": 1, "best": 1},
        probes=({"s": 3, "T": 5}, {"s": 4, "T": 7}, {"s": 4, "T": 4}, {"s": 2, "T": 1}),
        fresh=({"s": range(5, 8), "T": range(8, 12)},),
        time_outputs=("value", "path"),
        example=public_example("viterbi"),
        spots=("value[0]", "value[1]", "path", "best"),
    ),
    Exercise(
        name="blahut_arimoto",
        inputs=lambda draw: (distribution(draw, draw["n"], draw["m"]), draw["rounds"]),
        returns="dict",
        outputs={"p": 1, "lower": 1, "upper": 1},
        probes=(
            {"n": 3, "m": 5, "rounds": 2},
            {"n": 4, "m": 2, "rounds": 3},
            {"n": 4, "m": 4, "rounds": 2},
            {"n": 2, "m": 3, "rounds": 1},
        ),
        fresh=({"n": range(5, 9), "m": range(6, 10), "rounds": 3},),
        time_outputs=("lower", "upper"),
        example=public_example("blahut_arimoto"),
        spots=("p", "lower", "upper"),
    ),
)

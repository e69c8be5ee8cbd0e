"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def text(draw, n):
    return draw.rng.integers(draw["v"], size=n)


def documents(draw, d, m):
    """Documents of different lengths, at least one word each."""
    docs = draw.rng.integers(draw["v"], size=(d, m))
    lengths = draw.rng.integers(1, m + 1, size=d)
    docs[np.arange(m)[None, :] >= lengths[:, None]] = -1
    return docs


def bigram_inputs(draw):
    return text(draw, draw["n"]), draw["v"], draw.rng.uniform(0.2, 0.8), draw.rng.uniform(0.3, 0.9)


def perplexity_inputs(draw):
    tokens, size, alpha, lam = bigram_inputs(draw)
    return tokens, text(draw, draw["m"]), size, alpha, lam


def nb_inputs(draw):
    return (
        documents(draw, draw["d"], draw["m"]),
        draw.rng.integers(draw["c"], size=draw["d"]),
        draw["v"],
        draw["c"],
        draw.rng.uniform(0.2, 0.8),
    )


def posterior_inputs(draw):
    docs, labels, size, classes, alpha = nb_inputs(draw)
    new = documents(draw, draw["k"], draw["l"])
    return docs, labels, new, size, classes, alpha, draw.rng.uniform(0.45, 0.65)


def viterbi_inputs(draw):
    k, v, t = draw["k"], draw["v"], draw["t"]
    start = draw.rng.dirichlet(np.ones(k))
    trans = draw.rng.dirichlet(np.ones(k), size=k)
    emit = draw.rng.dirichlet(np.ones(v), size=k)
    obs = draw.rng.integers(v, size=t)
    if t > 2:
        obs[draw.rng.integers(1, t)] = -1
    return obs, start, trans, emit


NB_SIZES = (
    {"d": 7, "m": 9, "v": 5, "c": 3, "k": 4, "l": 6},
    {"d": 6, "m": 4, "v": 8, "c": 2, "k": 9, "l": 3},
    {"d": 4, "m": 4, "v": 4, "c": 4, "k": 4, "l": 4},
    {"d": 1, "m": 3, "v": 2, "c": 2, "k": 1, "l": 1},
)
NB_FRESH = (
    {
        "d": range(8, 14),
        "m": range(10, 15),
        "v": range(9, 14),
        "c": range(5, 8),
        "k": range(5, 9),
        "l": range(7, 12),
    },
)

EXERCISES = (
    Exercise(
        name="bigram_model",
        inputs=bigram_inputs,
        returns="tuple",
        outputs={"p": 1, "P": 3},
        probes=({"n": 12, "v": 5}, {"n": 30, "v": 4}, {"n": 6, "v": 6}, {"n": 1, "v": 3}),
        fresh=({"n": range(31, 60), "v": range(7, 12)},),
        example=lambda reference: reference["example"]("bigram_model"),
        spots=("p[0]", "P[1][2]"),
    ),
    Exercise(
        name="perplexity",
        inputs=perplexity_inputs,
        returns="tuple",
        outputs={"bits": 3, "value": 1},
        calls=("bigram_model",),
        probes=(
            {"n": 14, "m": 9, "v": 5},
            {"n": 30, "m": 12, "v": 4},
            {"n": 6, "m": 6, "v": 6},
            {"n": 8, "m": 1, "v": 3},
        ),
        fresh=({"n": range(31, 60), "m": range(15, 25), "v": range(7, 12)},),
        example=lambda reference: reference["example"]("perplexity"),
        spots=("bits[1]", "value"),
    ),
    Exercise(
        name="tfidf",
        inputs=lambda draw: (documents(draw, draw["d"], draw["m"]), draw["v"]),
        returns="dict",
        outputs={"idf": 2, "weights": 3},
        probes=(
            {"d": 4, "m": 9, "v": 6},
            {"d": 7, "m": 12, "v": 5},
            {"d": 4, "m": 4, "v": 4},
            {"d": 1, "m": 3, "v": 2},
        ),
        fresh=({"d": range(8, 12), "m": range(13, 20), "v": range(7, 12)},),
        example=lambda reference: reference["example"]("tfidf"),
        spots=("idf[0]", "weights[1][2]"),
    ),
    Exercise(
        name="ppmi",
        inputs=lambda draw: (
            text(draw, draw["n"]),
            draw["v"],
            draw["w"],
            draw.rng.uniform(0.6, 0.9),
            draw.rng.uniform(1.1, 1.4),
        ),
        returns="tuple",
        outputs={"C": 2, "M": 3},
        probes=(
            {"n": 14, "v": 6, "w": 3},
            {"n": 25, "v": 5, "w": 2},
            {"n": 8, "v": 8, "w": 4},
            {"n": 4, "v": 4, "w": 6},
            {"n": 12, "v": 3, "w": 1},
        ),
        fresh=({"n": range(26, 40), "v": range(9, 13), "w": range(2, 6)},),
        example=lambda reference: reference["example"]("ppmi"),
        spots=("C[0][1]", "M[1][2]"),
    ),
    Exercise(
        name="nb_fit",
        inputs=nb_inputs,
        returns="tuple",
        outputs={"log_prior": 2, "log_words": 3},
        probes=NB_SIZES,
        fresh=NB_FRESH,
        example=lambda reference: reference["example"]("nb_fit"),
        spots=("log_prior[0]", "log_words[1][2]"),
    ),
    Exercise(
        name="nb_posterior",
        inputs=posterior_inputs,
        returns="tuple",
        outputs={"posterior": 4, "label": 1},
        calls=("nb_fit",),
        # long documents: their probabilities are too small for a number
        probes=(*NB_SIZES, {"d": 5, "m": 8, "v": 7, "c": 3, "k": 3, "l": 1500}),
        fresh=NB_FRESH,
        example=lambda reference: reference["example"]("nb_posterior"),
        spots=("posterior[0][1]", "label[1]"),
    ),
    Exercise(
        name="viterbi",
        inputs=viterbi_inputs,
        returns="dict",
        outputs={"delta": 3, "path": 2},
        probes=(
            {"k": 3, "v": 5, "t": 7},
            {"k": 4, "v": 3, "t": 9},
            {"k": 4, "v": 4, "t": 4},
            {"k": 2, "v": 3, "t": 1},
        ),
        fresh=({"k": range(5, 8), "v": range(6, 10), "t": range(10, 15)},),
        time_outputs=("delta",),
        example=lambda reference: reference["example"]("viterbi"),
        spots=("delta[0][1]", "path[0]"),
    ),
)

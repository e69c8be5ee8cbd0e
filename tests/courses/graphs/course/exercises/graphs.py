"""What the functions of the notebook graphs are tried on."""

import numpy as np

from rnngrader import Exercise, after


def adjacency(draw):
    """Weights of a directed graph: about half of the edges are there, loops among them."""
    n = draw["n"]
    return draw.rng.uniform(0.3, 2.0, size=(n, n)) * (draw.rng.random((n, n)) < 0.6)


def convolution(draw):
    return draw("n", "f"), adjacency(draw), draw("f", "h"), draw("h", scale=0.5)


def messages(draw):
    """Edges, two of them with the same ends; with "deaf", one node hears nothing."""
    n, m = draw["n"], draw["m"]
    senders = draw.rng.integers(n, size=m)
    if draw["deaf"]:
        deaf = draw.rng.integers(n)
        receivers = (deaf + 1 + draw.rng.integers(n - 1, size=m)) % n
    else:
        receivers = draw.rng.integers(n, size=m)
    edges = np.stack([senders, receivers], axis=1)
    edges[-1] = edges[0]
    return draw("n", "f"), edges, draw.rng.uniform(0.1, 0.7, size=m)


def web(draw):
    n = draw["n"]
    links = draw.rng.uniform(0.3, 2.0, size=(n, n)) * (draw.rng.random((n, n)) < 0.7)
    links[:, 0] += 0.5
    if draw["dangling"]:
        links[draw.rng.integers(n)] = 0
    teleport = draw.rng.uniform(0.2, 1.0, size=n)
    return links, teleport / teleport.sum(), float(draw.rng.uniform(0.5, 0.9)), draw["steps"]


def ratings(draw):
    users, items = draw["users"], draw["items"]
    observed = draw.rng.random((users, items)) < 0.6
    observed[0, 0] = True
    params = {
        "P": draw("users", "k"),
        "Q": draw("items", "k"),
        "bu": draw("users", scale=0.5),
        "bi": draw("items", scale=0.5),
    }
    return 3 + draw("users", "items"), observed, params, float(draw.rng.uniform(0.05, 0.3))


def fit(draw):
    return (
        *ratings(draw),
        float(draw.rng.uniform(0.2, 0.4)),
        float(draw.rng.uniform(0.1, 0.5)),
        float(draw.rng.uniform(0.5, 0.9)),
        draw["steps"],
    )


def ranking(draw):
    """With "idle", nothing is relevant to the first user."""
    users, items = draw["users"], draw["items"]
    relevance = draw.rng.integers(4, size=(users, items))
    relevance[:, 0] = 2
    seen = draw.rng.random((users, items)) < 0.3
    seen[:, 0] = False
    if draw["idle"]:
        relevance[0] = 0
    return draw("users", "items"), relevance, seen, draw["k"]


NODES = ({"n": 4}, {"n": 6}, {"n": 3}, {"n": 1})
LAYERS = (
    {"n": 4, "f": 3, "h": 5},
    {"n": 5, "f": 2, "h": 3},
    {"n": 3, "f": 3, "h": 3},
    {"n": 1, "f": 2, "h": 5},
)
FRESH_LAYERS = ({"n": range(6, 10), "f": range(4, 8), "h": range(6, 10)},)
RATINGS = (
    {"users": 5, "items": 4, "k": 2},
    {"users": 3, "items": 6, "k": 4},
    {"users": 3, "items": 3, "k": 3},
    {"users": 1, "items": 5, "k": 2},
)

EXERCISES = (
    Exercise(
        name="normalized_adjacency",
        arguments=("A",),
        inputs=lambda draw: (adjacency(draw),),
        returns="value",
        outputs={"S": 1},
        probes=NODES,
        fresh=({"n": range(7, 12)},),
        example=lambda reference: reference["example"]("normalized_adjacency"),
        spots=("S[0]", "S[2][1]"),
    ),
    Exercise(
        name="graph_convolution_forward",
        arguments=("X", "A", "W", "b"),
        inputs=convolution,
        returns="tuple",
        outputs={"H": 1},
        given=("cache",),
        calls=("normalized_adjacency",),
        probes=LAYERS,
        fresh=FRESH_LAYERS,
        example=lambda reference: reference["example"]("graph_convolution_forward"),
        spots=("H[0]", "H[2][1]"),
    ),
    Exercise(
        name="graph_convolution_backward",
        arguments=("dH", "cache"),
        inputs=after("graph_convolution_forward", lambda draw, out: (draw("n", "h"), out["cache"])),
        returns="dict",
        outputs={"dX": 1, "dW": 1, "db": 1},
        probes=LAYERS,
        fresh=FRESH_LAYERS,
        example=after(
            "graph_convolution_forward",
            lambda reference, out: (*reference["example"]("graph_convolution_backward"), out["cache"]),
        ),
        spots=("dX[0]", "dW[1][0]", "db[1]"),
    ),
    Exercise(
        name="mean_messages",
        arguments=("X", "edges", "weights"),
        inputs=messages,
        returns="value",
        outputs={"M": 1},
        probes=(
            {"n": 5, "f": 3, "m": 8, "deaf": True},
            {"n": 4, "f": 2, "m": 9, "deaf": False},
            {"n": 4, "f": 4, "m": 4, "deaf": True},
            {"n": 1, "f": 3, "m": 2, "deaf": False},
        ),
        fresh=({"n": range(6, 9), "f": range(5, 9), "m": range(10, 15), "deaf": True},),
        example=lambda reference: reference["example"]("mean_messages"),
        spots=("M[1]", "M[2][0]"),
    ),
    Exercise(
        name="pagerank",
        arguments=("links", "teleport", "damping", "steps"),
        inputs=web,
        returns="tuple",
        outputs={"ranks": 2, "changes": 1},
        time_outputs=("ranks", "changes"),
        probes=(
            {"n": 5, "steps": 3, "dangling": True},
            {"n": 4, "steps": 6, "dangling": False},
            {"n": 3, "steps": 2, "dangling": True},
            {"n": 6, "steps": 1, "dangling": True},
        ),
        fresh=({"n": range(7, 11), "steps": range(4, 9), "dangling": True},),
        example=lambda reference: reference["example"]("pagerank"),
        spots=("ranks[0]", "ranks[2][3]", "changes[1]"),
    ),
    Exercise(
        name="factorization_gradients",
        arguments=("R", "M", "params", "lam"),
        inputs=ratings,
        returns="dict",
        outputs={"loss": 1, "dP": 1, "dQ": 1, "dbu": 1, "dbi": 1},
        probes=RATINGS,
        fresh=({"users": range(6, 10), "items": range(7, 11), "k": range(5, 8)},),
        example=lambda reference: reference["example"]("factorization_gradients"),
        spots=("loss", "dP[1]", "dQ[0][1]", "dbu[2]", "dbi[1]"),
    ),
    Exercise(
        name="factorization_fit",
        arguments=("R", "M", "params", "lam", "lr", "decay", "momentum", "steps"),
        inputs=fit,
        returns="dict",
        outputs={"P": 1, "Q": 1, "bu": 1, "bi": 1, "losses": 1},
        calls=("factorization_gradients",),
        time_outputs=("losses",),
        probes=(
            {"users": 5, "items": 4, "k": 2, "steps": 3},
            {"users": 3, "items": 6, "k": 4, "steps": 5},
            {"users": 3, "items": 3, "k": 3, "steps": 3},
            {"users": 4, "items": 5, "k": 2, "steps": 1},
        ),
        fresh=({"users": range(6, 10), "items": range(7, 11), "k": range(5, 8), "steps": range(6, 10)},),
        example=lambda reference: reference["example"]("factorization_fit"),
        spots=("P[1]", "Q[0][1]", "bu[2]", "losses[3]"),
    ),
    Exercise(
        name="ndcg",
        arguments=("scores", "relevance", "seen", "k"),
        inputs=ranking,
        returns="tuple",
        outputs={"mean": 1, "per_user": 2},
        probes=(
            {"users": 4, "items": 7, "k": 3, "idle": False},
            {"users": 5, "items": 6, "k": 4, "idle": True},
            {"users": 5, "items": 5, "k": 5, "idle": False},
            {"users": 3, "items": 4, "k": 8, "idle": False},
            {"users": 1, "items": 5, "k": 2, "idle": True},
        ),
        fresh=({"users": range(6, 10), "items": range(12, 16), "k": 6, "idle": True},),
        example=lambda reference: reference["example"]("ndcg"),
        spots=("mean", "per_user[1]"),
    ),
)

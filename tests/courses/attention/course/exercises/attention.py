"""What the functions are tried on, and what of them is compared."""

from rnngrader import Exercise
from rnngrader import after

CHECK = True  # students get check() and its data beside their notebook


def a_mask(draw):
    """Who may look at whom: at least two keys for each query, if there are two."""
    n, m = draw["n"], draw["m"]
    if draw["mask"] == "all":
        return draw.rng.random((n, m)) < 2
    mask = draw.rng.random((n, m)) < 0.6
    mask[:, :2] = True
    mask[-1, -1] = m <= 2
    return mask


def projections(draw, d):
    return {
        "Wq": draw(d, d, scale=0.6),
        "Wk": draw(d, d, scale=0.6),
        "Wv": draw(d, d, scale=0.6),
        "Wo": draw(d, d, scale=0.6),
        "bo": draw(d),
    }


def heads_inputs(draw):
    d = draw["heads"] * draw["size"]
    return draw("T", d), projections(draw, d), draw["heads"]


def block_inputs(draw):
    d = draw["heads"] * draw["size"]
    params = projections(draw, d)
    params |= {
        "gamma1": 1 + draw(d, scale=0.3),
        "beta1": draw(d, scale=0.5),
        "gamma2": 1 + draw(d, scale=0.3),
        "beta2": draw(d, scale=0.5),
        "W1": draw(d, "f", scale=0.6),
        "b1": draw("f"),
        "W2": draw("f", d, scale=0.6),
        "b2": draw(d),
    }
    return draw("T", d), params, draw["heads"]


ROWS = (
    {"n": 3, "m": 5, "scale": 1.0},
    {"n": 4, "m": 4, "scale": 1.0},
    {"n": 1, "m": 3, "scale": 1.0},
    {"n": 4, "m": 1, "scale": 1.0},
    {"n": 3, "m": 4, "scale": 800.0},
)
POSITIONS = (
    {"T": 5, "pairs": 3, "base": 10000.0},
    {"T": 4, "pairs": 2, "base": 100.0},
    {"T": 1, "pairs": 4, "base": 10000.0},
    {"T": 7, "pairs": 1, "base": 50.0},
)
NORMS = (
    {"T": 3, "d": 5, "eps": 0.05},
    {"T": 5, "d": 3, "eps": 0.01},
    {"T": 4, "d": 4, "eps": 0.2},
    {"T": 1, "d": 6, "eps": 0.1},
    {"T": 3, "d": 1, "eps": 0.1},
)
LOOKS = (
    {"n": 3, "m": 5, "d": 4, "v": 2, "mask": "some"},
    {"n": 2, "m": 3, "d": 5, "v": 4, "mask": "all"},
    {"n": 4, "m": 4, "d": 4, "v": 4, "mask": "some"},
    {"n": 3, "m": 3, "d": 3, "v": 3, "mask": "all"},
    {"n": 1, "m": 4, "d": 3, "v": 2, "mask": "some"},
    {"n": 3, "m": 1, "d": 2, "v": 3, "mask": "all"},
)
FRESH_LOOKS = (
    {"n": range(6, 9), "m": range(6, 10), "d": range(6, 9), "v": range(5, 9), "mask": "some"},
    {"n": range(5, 8), "m": range(6, 10), "d": range(6, 9), "v": range(5, 9), "mask": "all"},
)
HEADS = (
    {"T": 5, "heads": 2, "size": 3},
    {"T": 3, "heads": 3, "size": 2},
    {"T": 4, "heads": 2, "size": 2},
    {"T": 4, "heads": 1, "size": 4},
    {"T": 1, "heads": 2, "size": 2},
)
BLOCKS = (
    {"T": 5, "heads": 2, "size": 3, "f": 7},
    {"T": 3, "heads": 3, "size": 2, "f": 4},
    {"T": 4, "heads": 2, "size": 2, "f": 4},
    {"T": 1, "heads": 1, "size": 3, "f": 2},
)

EXERCISES = (
    Exercise(
        name="softmax",
        arguments=("scores",),
        inputs=lambda draw: (draw("n", "m", scale=draw["scale"]),),
        returns="value",
        outputs={"A": 1},
        probes=ROWS,
        fresh=({"n": range(5, 9), "m": range(6, 10), "scale": 2.0},),
        example=lambda reference: reference["example"]("softmax"),
        spots=("A[0]", "A[1][2]"),
    ),
    Exercise(
        name="positional_encoding",
        arguments=("T", "d", "base"),
        inputs=lambda draw: (draw["T"], 2 * draw["pairs"], draw["base"]),
        returns="value",
        outputs={"P": 1},
        probes=POSITIONS,
        fresh=({"T": range(8, 14), "pairs": range(5, 9), "base": 1000.0},),
        example=lambda reference: reference["example"]("positional_encoding"),
        spots=("P[1]", "P[2][3]"),
    ),
    Exercise(
        name="layer_norm_forward",
        arguments=("x", "gamma", "beta", "eps"),
        inputs=lambda draw: (
            draw("T", "d", scale=1.5) + 0.7,
            1 + draw("d", scale=0.5),
            draw("d"),
            draw["eps"],
        ),
        returns="tuple",
        outputs={"y": 1},
        given=("cache",),
        probes=NORMS,
        fresh=({"T": range(6, 9), "d": range(7, 10), "eps": 0.02},),
        example=lambda reference: reference["example"]("layer_norm_forward"),
        spots=("y[0]", "y[1][2]"),
    ),
    Exercise(
        name="layer_norm_backward",
        arguments=("dy", "cache"),
        inputs=after("layer_norm_forward", lambda draw, out: (draw("T", "d"), out["cache"])),
        returns="dict",
        outputs={"dx": 3, "dgamma": 1, "dbeta": 1},
        probes=NORMS,
        fresh=({"T": range(6, 9), "d": range(7, 10), "eps": 0.02},),
        example=after(
            "layer_norm_forward",
            lambda reference, out: (*reference["example"]("layer_norm_backward"), out["cache"]),
        ),
        spots=("dx[0]", "dx[1][2]", "dgamma[1]", "dbeta[0]"),
    ),
    Exercise(
        name="attention_forward",
        arguments=("Q", "K", "V", "mask"),
        inputs=lambda draw: (draw("n", "d"), draw("m", "d"), draw("m", "v"), a_mask(draw)),
        returns="tuple",
        outputs={"Y": 2, "A": 2},
        given=("cache",),
        calls=("softmax",),
        probes=LOOKS,
        fresh=FRESH_LOOKS,
        example=lambda reference: reference["example"]("attention_forward"),
        spots=("Y[0]", "A[1]"),
    ),
    Exercise(
        name="attention_backward",
        arguments=("dY", "cache"),
        inputs=after("attention_forward", lambda draw, out: (draw("n", "v"), out["cache"])),
        returns="dict",
        outputs={"dQ": 1, "dK": 1, "dV": 1},
        probes=LOOKS,
        fresh=FRESH_LOOKS,
        example=after(
            "attention_forward",
            lambda reference, out: (*reference["example"]("attention_backward"), out["cache"]),
        ),
        spots=("dQ[0]", "dK[1]", "dV[2]"),
    ),
    Exercise(
        name="multi_head_attention",
        arguments=("X", "params", "heads"),
        inputs=heads_inputs,
        returns="tuple",
        outputs={"Y": 2, "A": 1},
        calls=("attention_forward",),
        probes=HEADS,
        fresh=({"T": range(6, 9), "heads": range(4, 6), "size": range(4, 6)},),
        example=lambda reference: reference["example"]("multi_head_attention"),
        spots=("Y[1]", "A[0][2]"),
    ),
    Exercise(
        name="transformer_block",
        arguments=("X", "params", "heads"),
        inputs=block_inputs,
        returns="dict",
        outputs={"H": 1, "Y": 2},
        calls=("layer_norm_forward", "multi_head_attention"),
        probes=BLOCKS,
        fresh=({"T": range(6, 9), "heads": range(4, 6), "size": range(4, 6), "f": range(8, 12)},),
        example=lambda reference: reference["example"]("transformer_block"),
        spots=("H[1]", "Y[0]", "Y[2][1]"),
    ),
)

"""What the functions of the assignment are tried on, and what of them is compared.

Sizes: m examples, c channels, n positions, f filters of width k, t windows. The first probes have
sizes that differ; then come equal sizes, no padding, a stride above the width, and sizes of 1.
"""

from rnngrader.records import Exercise

CONV = (
    {"m": 2, "c": 3, "n": 11, "f": 6, "k": 4, "stride": 2, "pad": 1, "t": 5},
    {"m": 4, "c": 2, "n": 8, "f": 3, "k": 5, "stride": 1, "pad": 1, "t": 6},
    {"m": 3, "c": 3, "n": 3, "f": 3, "k": 3, "stride": 1, "pad": 1, "t": 3},
    {"m": 3, "c": 1, "n": 7, "f": 2, "k": 5, "stride": 2, "pad": 2, "t": 4},
    {"m": 2, "c": 4, "n": 7, "f": 5, "k": 2, "stride": 3, "pad": 0, "t": 2},
    {"m": 1, "c": 2, "n": 4, "f": 1, "k": 1, "stride": 1, "pad": 0, "t": 4},
)
FRESH_CONV = (
    {"m": range(5, 9), "c": range(5, 9), "n": 14, "f": range(7, 12), "k": 6, "stride": 4, "pad": 3, "t": 4},
)
POOL = (
    {"m": 2, "c": 3, "n": 12, "size": 4, "stride": 2, "t": 5},
    {"m": 4, "c": 2, "n": 9, "size": 3, "stride": 1, "t": 7},
    {"m": 3, "c": 3, "n": 5, "size": 3, "stride": 1, "t": 3},
    {"m": 3, "c": 2, "n": 11, "size": 3, "stride": 3, "t": 3},
    {"m": 2, "c": 1, "n": 9, "size": 2, "stride": 3, "t": 3},
    {"m": 1, "c": 2, "n": 5, "size": 5, "stride": 4, "t": 1},
)
FRESH_POOL = ({"m": range(5, 9), "c": range(4, 8), "n": 22, "size": 6, "stride": 5, "t": 4},)
NORM = (
    {"m": 4, "c": 3, "n": 5},
    {"m": 2, "c": 5, "n": 3},
    {"m": 3, "c": 3, "n": 3},
    {"m": 1, "c": 2, "n": 4},
    {"m": 3, "c": 1, "n": 1},
)
FRESH_NORM = ({"m": range(5, 9), "c": range(6, 10), "n": range(6, 10)},)
BLOCK = (
    {"m": 2, "c": 6, "n": 11, "f": 5, "k": 4, "pad": 1, "size": 3, "t": 3},
    {"m": 4, "c": 2, "n": 9, "f": 3, "k": 4, "pad": 2, "size": 2, "t": 5},
    {"m": 3, "c": 3, "n": 9, "f": 3, "k": 3, "pad": 1, "size": 3, "t": 3},
    {"m": 1, "c": 1, "n": 6, "f": 2, "k": 1, "pad": 0, "size": 1, "t": 6},
)
FRESH_BLOCK = (
    {"m": range(5, 9), "c": range(7, 10), "n": 17, "f": range(6, 9), "k": 5, "pad": 3, "size": 4, "t": 4},
)
EPS = 0.2


def filters(draw):
    """W (f, c, k) and b (f,)."""
    return draw("f", "c", "k"), draw("f") + 0.5


def scales(draw, channels):
    """gamma and beta, a number a channel."""
    return draw(channels) + 1.3, draw(channels) - 0.4


def signal(draw):
    """x (m, c, n), with a mean and a spread that are not 0 and 1."""
    return 1.7 * draw("m", "c", "n") - 0.6


def wheres(draw):
    return draw.reference["max_pool_forward"](signal(draw), draw["size"], draw["stride"])[1]


def normalized(draw):
    """dout, x_hat, gamma, var, eps, as batchnorm_forward leaves them."""
    gamma, beta = scales(draw, "c")
    forward = draw.reference["batchnorm_forward"](signal(draw), gamma, beta, EPS)
    return draw("m", "c", "n"), forward["x_hat"], gamma, forward["var"], EPS


def block_arguments(draw):
    return signal(draw), *filters(draw), *scales(draw, "f"), draw["pad"], draw["size"], EPS


def block_backward_arguments(draw):
    arguments = block_arguments(draw)
    x, W, _, gamma, _, pad, _, eps = arguments
    return draw("m", "f", "t"), draw.reference["block_forward"](*arguments), x, W, gamma, pad, eps


def public_example(name):
    return lambda reference: reference["example"](name)


def example_max_pool_backward(reference):
    x, size, stride = reference["example"]("max_pool_forward")
    (dout,) = reference["example"]("max_pool_backward")
    return dout, reference["max_pool_forward"](x, size, stride)[1], 6


def example_batchnorm_backward(reference):
    forward = reference["batchnorm_forward"](*reference["example"]("batchnorm_forward"))
    dout, gamma, eps = reference["example"]("batchnorm_backward")
    return dout, forward["x_hat"], gamma, forward["var"], eps


def example_block_backward(reference):
    cache = reference["block_forward"](*reference["example"]("block_forward"))
    dout, x, W, gamma, pad, eps = reference["example"]("block_backward")
    return dout, cache, x, W, gamma, pad, eps


EXERCISES = (
    Exercise(
        name="conv_step",
        arguments=("window", "W", "b"),
        inputs=lambda draw: (draw("m", "c", "k"), *filters(draw)),
        returns="value",
        outputs={"z": 1},
        probes=CONV,
        fresh=FRESH_CONV,
        example=public_example("conv_step"),
        spots=("z[0]", "z[1]", "z[2]"),
    ),
    Exercise(
        name="conv_forward",
        arguments=("x", "W", "b", "stride", "pad"),
        inputs=lambda draw: (signal(draw), *filters(draw), draw["stride"], draw["pad"]),
        returns="value",
        outputs={"z": 1},
        probes=CONV,
        fresh=FRESH_CONV,
        calls=("conv_step",),
        example=public_example("conv_forward"),
        spots=("z[0]", "z[1]", "z[2]"),
    ),
    Exercise(
        name="conv_step_backward",
        arguments=("dz", "window", "W"),
        inputs=lambda draw: (draw("m", "f"), draw("m", "c", "k"), draw("f", "c", "k")),
        returns="dict",
        outputs={"dwindow": 2, "dW": 1, "db": 1},
        probes=CONV,
        fresh=FRESH_CONV,
        example=public_example("conv_step_backward"),
        spots=("dwindow[0]", "dwindow[1]", "dW[0]", "dW[1]", "db[0]", "db[1]"),
    ),
    Exercise(
        name="conv_backward",
        arguments=("dz", "x", "W", "stride", "pad"),
        inputs=lambda draw: (
            draw("m", "f", "t"), signal(draw), draw("f", "c", "k"), draw["stride"], draw["pad"],
        ),  # fmt: skip
        returns="dict",
        outputs={"dx": 3, "dW": 2, "db": 1},
        probes=CONV,
        fresh=FRESH_CONV,
        calls=("conv_step_backward",),
        example=public_example("conv_backward"),
        spots=("dx[0]", "dx[1]", "dW[0]", "dW[1]", "db[0]", "db[1]"),
    ),
    Exercise(
        name="max_pool_forward",
        arguments=("x", "size", "stride"),
        inputs=lambda draw: (signal(draw), draw["size"], draw["stride"]),
        returns="tuple",
        outputs={"out": 1, "where": 1},
        probes=POOL,
        fresh=FRESH_POOL,
        example=public_example("max_pool_forward"),
        spots=("out[0]", "out[1]", "out[2]", "where[0]", "where[1]", "where[2]"),
    ),
    Exercise(
        name="max_pool_backward",
        arguments=("dout", "where", "n"),
        inputs=lambda draw: (draw("m", "c", "t"), wheres(draw), draw["n"]),
        returns="value",
        outputs={"dx": 1},
        probes=POOL,
        fresh=FRESH_POOL,
        example=example_max_pool_backward,
        spots=("dx[0]", "dx[1]", "dx[2]"),
    ),
    Exercise(
        name="avg_pool_forward",
        arguments=("x", "size", "stride"),
        inputs=lambda draw: (signal(draw), draw["size"], draw["stride"]),
        returns="value",
        outputs={"out": 1},
        probes=POOL,
        fresh=FRESH_POOL,
        example=public_example("avg_pool_forward"),
        spots=("out[0]", "out[1]", "out[2]"),
    ),
    Exercise(
        name="avg_pool_backward",
        arguments=("dout", "n", "size", "stride"),
        inputs=lambda draw: (draw("m", "c", "t"), draw["n"], draw["size"], draw["stride"]),
        returns="value",
        outputs={"dx": 1},
        probes=POOL,
        fresh=FRESH_POOL,
        example=public_example("avg_pool_backward"),
        spots=("dx[0]", "dx[1]", "dx[2]"),
    ),
    Exercise(
        name="batchnorm_forward",
        arguments=("x", "gamma", "beta", "eps"),
        inputs=lambda draw: (signal(draw), *scales(draw, "c"), EPS),
        returns="dict",
        outputs={"out": 2, "x_hat": 1, "var": 1},
        probes=NORM,
        fresh=FRESH_NORM,
        example=public_example("batchnorm_forward"),
        spots=("out[0]", "out[1]", "x_hat[0]", "x_hat[1]", "var[0]", "var[1]"),
    ),
    Exercise(
        name="batchnorm_backward",
        arguments=("dout", "x_hat", "gamma", "var", "eps"),
        inputs=normalized,
        returns="dict",
        outputs={"dx": 4, "dgamma": 1, "dbeta": 1},
        probes=NORM,
        fresh=FRESH_NORM,
        example=example_batchnorm_backward,
        spots=("dx[0]", "dx[1]", "dgamma[0]", "dgamma[1]", "dbeta[0]", "dbeta[1]"),
    ),
    Exercise(
        name="block_forward",
        arguments=("x", "W", "b", "gamma", "beta", "pad", "size", "eps"),
        inputs=block_arguments,
        returns="dict",
        outputs={"out": 2, "x_hat": 0.5, "var": 0.5, "y": 0.5, "where": 0.5},
        probes=BLOCK,
        fresh=FRESH_BLOCK,
        calls=("conv_forward", "batchnorm_forward", "max_pool_forward"),
        example=public_example("block_forward"),
        spots=("out[0]", "out[1]", "y[0]", "y[1]"),
    ),
    Exercise(
        name="block_backward",
        arguments=("dout", "cache", "x", "W", "gamma", "pad", "eps"),
        inputs=block_backward_arguments,
        returns="dict",
        outputs={"dx": 2, "dW": 2, "dgamma": 1, "dbeta": 1},
        probes=BLOCK,
        fresh=FRESH_BLOCK,
        calls=("conv_backward", "batchnorm_backward", "max_pool_backward"),
        example=example_block_backward,
        spots=("dx[0]", "dx[1]", "dW[0]", "dW[1]", "dgamma[0]", "dbeta[0]"),
    ),
)

# What the demo class shows first, one mistake a student.
SHOWCASE = (
    "conv_backward.windows_overwritten",
    "max_pool_forward.place_in_window",
    "batchnorm_backward.statistics_held_fixed",
    "block_backward.relu_forgotten",
)

"""What the functions of "signals" are tried on."""

import numpy as np

from rnngrader import Exercise


def series(draw, n):
    """A series with memory and a mean that is not zero."""
    x = draw(n)
    for t in range(1, n):
        x[t] += 0.6 * x[t - 1]
    return x + 1.5 + 0.3 * float(draw())


def share(draw):
    """A smoothing constant."""
    return float(0.2 + 0.6 * draw.rng.random())


def welch_inputs(draw):
    n = draw["step"] * (draw["segments"] - 1) + draw["width"] + draw["rest"]
    return series(draw, n), draw["width"], draw["step"], draw["fs"]


def seasonal_inputs(draw):
    period = draw["period"]
    n = period * draw["cycles"] + draw["rest"]
    cycle = draw("period", scale=2.0)
    t = np.arange(n)
    x = 10 + 0.5 * t + cycle[t % period] + draw(n, scale=0.7)
    return x, period, share(draw), share(draw), share(draw), draw["horizon"]


EXERCISES = (
    Exercise(
        name="autocovariance",
        arguments=("x", "max_lag"),
        inputs=lambda draw: (series(draw, draw["n"]), draw["lag"]),
        returns="value",
        outputs={"gamma": 1},
        probes=(
            {"n": 12, "lag": 4},
            {"n": 9, "lag": 8},
            {"n": 7, "lag": 1},
            {"n": 5, "lag": 0},
        ),
        fresh=({"n": range(14, 22), "lag": range(5, 8)},),
        example=lambda reference: reference["example"]("autocovariance"),
        spots=("gamma[0]", "gamma[2]"),
    ),
    Exercise(
        name="yule_walker",
        arguments=("x", "order"),
        inputs=lambda draw: (series(draw, draw["n"]), draw["order"]),
        returns="tuple",
        outputs={"phi": 2, "sigma2": 1},
        calls=("autocovariance",),
        probes=(
            {"n": 20, "order": 3},
            {"n": 14, "order": 2},
            {"n": 18, "order": 4},
            {"n": 9, "order": 1},
        ),
        fresh=({"n": range(22, 32), "order": range(5, 7)},),
        example=lambda reference: reference["example"]("yule_walker"),
        spots=("phi[0]", "phi[1]", "sigma2"),
    ),
    Exercise(
        name="prediction_error",
        arguments=("x", "phi"),
        inputs=lambda draw: (series(draw, draw["n"]), draw("p", scale=0.5)),
        returns="dict",
        outputs={"errors": 2, "mse": 1, "gain": 1},
        time_outputs=("errors",),
        probes=(
            {"n": 12, "p": 3},
            {"n": 8, "p": 4},
            {"n": 9, "p": 2},
            {"n": 7, "p": 1},
        ),
        fresh=({"n": range(13, 20), "p": range(5, 7)},),
        example=lambda reference: reference["example"]("prediction_error"),
        spots=("errors[0]", "errors[3]", "mse", "gain"),
    ),
    Exercise(
        name="dft",
        arguments=("x",),
        inputs=lambda draw: (draw("c", "n") + 0.5,),
        returns="value",
        outputs={"X": 1},
        probes=(
            {"c": 2, "n": 6},
            {"c": 4, "n": 4},
            {"c": 3, "n": 7},
            {"c": 1, "n": 5},
        ),
        fresh=({"c": range(5, 8), "n": range(8, 13)},),
        example=lambda reference: reference["example"]("dft"),
        spots=("X[0][1]", "X[1][2]"),
    ),
    Exercise(
        name="welch",
        arguments=("x", "width", "step", "fs"),
        inputs=welch_inputs,
        returns="tuple",
        outputs={"freqs": 1, "psd": 3},
        calls=("dft",),
        probes=(
            {"width": 8, "step": 3, "segments": 4, "rest": 2, "fs": 50.0},
            {"width": 7, "step": 4, "segments": 3, "rest": 0, "fs": 8.0},
            {"width": 6, "step": 6, "segments": 2, "rest": 5, "fs": 2.5},
            {"width": 5, "step": 2, "segments": 1, "rest": 1, "fs": 4.0},
        ),
        fresh=(
            {
                "width": range(9, 15),
                "step": range(5, 8),
                "segments": range(3, 6),
                "rest": 3,
                "fs": 12.5,
            },
        ),
        example=lambda reference: reference["example"]("welch"),
        spots=("freqs[1]", "psd[0]", "psd[1]", "psd[3]"),
    ),
    Exercise(
        name="fir_filter",
        arguments=("x", "h"),
        inputs=lambda draw: (draw("c", "n") + 0.5, draw("m")),
        returns="value",
        outputs={"y": 1},
        time_outputs=("y",),
        probes=(
            {"c": 2, "n": 8, "m": 3},
            {"c": 4, "n": 4, "m": 4},
            {"c": 3, "n": 5, "m": 7},
            {"c": 1, "n": 6, "m": 2},
        ),
        fresh=({"c": range(5, 8), "n": range(9, 14), "m": range(4, 7)},),
        example=lambda reference: reference["example"]("fir_filter"),
        spots=("y[0][0]", "y[0][3]", "y[1]"),
    ),
    Exercise(
        name="downsample",
        arguments=("x", "factor", "half"),
        inputs=lambda draw: (draw("c", "n") + 0.5, draw["factor"], draw["half"]),
        returns="tuple",
        outputs={"y": 2, "h": 1},
        calls=("fir_filter",),
        probes=(
            {"c": 2, "n": 13, "factor": 3, "half": 4},
            {"c": 5, "n": 10, "factor": 2, "half": 3},
            {"c": 3, "n": 9, "factor": 4, "half": 2},
            {"c": 1, "n": 8, "factor": 2, "half": 5},
        ),
        fresh=(
            {"c": range(4, 8), "n": range(16, 24), "factor": range(5, 7), "half": range(6, 9)},
        ),
        example=lambda reference: reference["example"]("downsample"),
        spots=("h[0]", "h[2]", "y[0][1]", "y[1]"),
    ),
    Exercise(
        name="holt_winters",
        arguments=("x", "period", "alpha", "beta", "gamma", "horizon"),
        inputs=seasonal_inputs,
        returns="dict",
        outputs={"fitted": 2, "level": 1, "trend": 1, "season": 1, "forecast": 2},
        time_outputs=("fitted", "forecast"),
        probes=(
            {"period": 4, "cycles": 3, "rest": 2, "horizon": 6},
            {"period": 3, "cycles": 3, "rest": 0, "horizon": 3},
            {"period": 5, "cycles": 2, "rest": 1, "horizon": 2},
            {"period": 2, "cycles": 2, "rest": 1, "horizon": 1},
        ),
        fresh=(
            {
                "period": range(6, 9),
                "cycles": range(2, 5),
                "rest": range(3, 6),
                "horizon": range(7, 12),
            },
        ),
        example=lambda reference: reference["example"]("holt_winters"),
        spots=("fitted[0]", "fitted[4]", "level", "trend", "season[1]", "forecast[3]"),
    ),
)

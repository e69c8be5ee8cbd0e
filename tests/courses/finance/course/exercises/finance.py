"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise, after

CHECK = True  # students get check() and its data beside their notebook


def uniform(draw, low, high, *shape):
    return draw.rng.uniform(low, high, size=shape) if shape else float(draw.rng.uniform(low, high))


def bond(draw):
    n = draw["n"]
    flows = uniform(draw, 4.0, 9.0, n)
    flows[-1] += 60.0
    times = np.cumsum(uniform(draw, 0.3, 1.2, n))
    price = float(np.sum(flows * np.exp(-uniform(draw, 0.03, 0.09) * times)))
    return price, flows, times, uniform(draw, 0.01, 0.02), draw["steps"]


def walk(draw):
    moves = draw("n", "k", scale=0.02) + 0.01
    prices = 50 * np.exp(np.cumsum(np.vstack([draw(1, "k", scale=0.5), moves]), axis=0))
    return prices, draw["window"], draw["periods"], uniform(draw, 0.7, 0.95)


def sample(draw):
    shift = draw("n", scale=0.05)
    R = 0.08 + shift + draw("T", "n", scale=0.15) + draw("T", 1, scale=0.1)
    return R, uniform(draw, 0.1, 0.2)


def options(draw):
    n = draw["n"]
    return (
        uniform(draw, 80, 120, n),
        uniform(draw, 80, 120, n),
        uniform(draw, 0.02, 0.08),
        uniform(draw, 0.01, 0.06),
        uniform(draw, 0.15, 0.5, n),
        uniform(draw, 0.3, 2.5, n),
    )


def single(draw):
    return (
        uniform(draw, 85, 105),
        uniform(draw, 95, 110),
        uniform(draw, 0.03, 0.09),
        uniform(draw, 0.2, 0.4),
        uniform(draw, 0.5, 2.0),
    )


def account(draw):
    moves = np.concatenate([[0.0], 0.03 * draw("n") + 0.004])
    return 1000 * np.cumprod(1 + moves), draw["alpha"]


EXERCISES = (
    Exercise(
        name="bond_yield",
        inputs=bond,
        returns="dict",
        outputs={"y": 2, "duration": 1, "convexity": 1},
        probes=({"n": 4, "steps": 1}, {"n": 6, "steps": 2}, {"n": 3, "steps": 3}, {"n": 1, "steps": 1}, {"n": 5, "steps": 6}),
        fresh=({"n": range(7, 12), "steps": 2},),
        example=lambda reference: reference["example"]("bond_yield"),
        spots=("y", "duration", "convexity"),
    ),
    Exercise(
        name="rolling_volatility",
        inputs=walk,
        returns="tuple",
        outputs={"r": 1, "vol": 1, "ewma": 1},
        time_outputs=(),
        probes=(
            {"n": 7, "k": 3, "window": 4, "periods": 252},
            {"n": 4, "k": 4, "window": 4, "periods": 12},
            {"n": 6, "k": 2, "window": 2, "periods": 52},
            {"n": 9, "k": 1, "window": 3, "periods": 252},
        ),
        fresh=({"n": range(10, 15), "k": range(5, 8), "window": range(5, 8), "periods": 252},),
        example=lambda reference: reference["example"]("rolling_volatility"),
        spots=("r[0]", "vol[1][0]", "ewma[2]"),
    ),
    Exercise(
        name="minimum_variance",
        inputs=sample,
        returns="dict",
        outputs={"lowest": 1, "weights": 2, "volatility": 1, "contributions": 1},
        probes=({"T": 9, "n": 3}, {"T": 12, "n": 4}, {"T": 5, "n": 2}),
        fresh=({"T": range(15, 22), "n": range(5, 8)},),
        example=lambda reference: reference["example"]("minimum_variance"),
        spots=("lowest", "weights[0]", "volatility", "contributions[1]"),
    ),
    Exercise(
        name="black_scholes",
        inputs=options,
        returns="tuple",
        outputs={"call": 1, "put": 1},
        given=("cache",),
        probes=({"n": 4}, {"n": 2}, {"n": 1}),
        fresh=({"n": range(5, 9)},),
        example=lambda reference: reference["example"]("black_scholes"),
        spots=("call[0]", "put"),
    ),
    Exercise(
        name="black_scholes_greeks",
        inputs=after("black_scholes", lambda draw, out: (np.round(5 * draw("n")) + 0.5, out["cache"])),
        returns="dict",
        outputs={"delta": 1, "gamma": 1, "vega": 1, "theta": 1, "rho": 1},
        probes=({"n": 4}, {"n": 3}, {"n": 1}),
        fresh=({"n": range(5, 9)},),
        example=after(
            "black_scholes",
            lambda reference, out: (*reference["example"]("black_scholes_greeks"), out["cache"]),
        ),
        spots=("delta[0]", "gamma[0]", "vega[1]", "theta", "rho[1]"),
    ),
    Exercise(
        name="american_put",
        inputs=lambda draw: (*single(draw), draw["steps"]),
        returns="dict",
        outputs={"price": 2, "delta": 1, "exercised": 1, "premium": 1},
        calls=("black_scholes",),
        probes=({"steps": 5}, {"steps": 12}, {"steps": 3}, {"steps": 1}),
        fresh=({"steps": range(13, 20)},),
        example=lambda reference: reference["example"]("american_put"),
        spots=("price", "delta", "exercised", "premium"),
    ),
    Exercise(
        name="monte_carlo_asian",
        inputs=lambda draw: (*single(draw), draw("m", "n")),
        returns="dict",
        outputs={"plain": 1, "plain_error": 1, "antithetic": 1, "antithetic_error": 1, "beta": 1, "control": 1},
        probes=({"m": 20, "n": 4}, {"m": 12, "n": 12}, {"m": 15, "n": 2}, {"m": 30, "n": 1}),
        fresh=({"m": range(31, 40), "n": range(5, 9)},),
        example=lambda reference: reference["example"]("monte_carlo_asian"),
        spots=("plain", "plain_error", "antithetic", "antithetic_error", "beta", "control"),
    ),
    Exercise(
        name="risk_report",
        inputs=account,
        returns="dict",
        outputs={"var": 1, "es": 1, "drawdown": 1, "depth": 1, "under": 1},
        probes=(
            {"n": 25, "alpha": 0.1},
            {"n": 18, "alpha": 0.17},
            {"n": 40, "alpha": 0.07},
            {"n": 8, "alpha": 0.05},
        ),
        fresh=({"n": range(41, 60), "alpha": 0.083},),
        example=lambda reference: reference["example"]("risk_report"),
        spots=("var", "es", "drawdown[3]", "depth", "under"),
    ),
)

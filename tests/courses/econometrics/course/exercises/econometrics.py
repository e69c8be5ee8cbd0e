"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def regression(draw):
    """A regression whose errors vary more where the second regressor is far from zero."""
    n = draw["n"]
    X = np.column_stack([np.ones(n), draw("n", draw["k"] - 1) + 0.3])
    u = draw("n") * (0.5 + np.abs(X[:, -1]))
    return X, X @ (draw("k") + 0.4) + u + 1.5


def endogenous(draw):
    """An equation with one endogenous regressor, and instruments that are not quite valid."""
    n, k = draw["n"], draw["k"]
    W = np.column_stack([np.ones(n), draw("n", k - 1) + 0.2])
    Z = draw("n", "l") + 0.4
    u = draw("n")
    x = W @ (draw("k") + 0.5) + Z @ draw.rng.uniform(0.5, 1.2, draw["l"]) + 0.7 * u + 0.6 * draw("n")
    y = (1.3 + draw()) * x + W @ draw("k") + u + 0.3 * Z[:, 0] + 0.8
    return y, x, W, Z


def panel(draw):
    """An unbalanced panel in any order, with effects that go with the regressors."""
    G, n = draw["G"], draw["G"] * draw["per_unit"] + draw["more"]
    unit = np.concatenate([np.repeat(np.arange(G), draw["per_unit"]), draw.rng.integers(G, size=draw["more"])])
    unit = draw.rng.permutation(unit)
    alpha = 2 * draw("G") + 0.5
    X = draw(n, "k") + 0.8 * alpha[unit][:, None]
    y = X @ (draw("k") + 0.3) + alpha[unit] + draw(n) + 0.6 * draw("G")[unit] * X[:, 0]
    return y, X, unit


def autoregression(draw):
    """A stationary series with a mean."""
    phi = np.array([0.5, -0.3, 0.25, 0.15, -0.1, 0.2])[: draw["p"]]
    y = list(draw("p"))
    for u in draw(draw["T"]):
        y.append(1.2 + phi @ np.array(y[-draw["p"] :])[::-1] + u)
    return np.array(y[draw["p"] :]), draw["p"], draw["steps"]


def returns(draw):
    """Returns with a mean, and parameters of a stationary model."""
    r = draw("T") * draw.rng.uniform(0.7, 1.8, draw["T"]) + 0.25
    while not (r[-1] - np.mean(r) < 0) == draw["last_negative"]:
        r = draw("T") * draw.rng.uniform(0.7, 1.8, draw["T"]) + 0.25
    uniform = [float(draw.rng.uniform(*ends)) for ends in ((0.1, 0.4), (0.05, 0.15), (0.1, 0.3), (0.4, 0.65))]
    return (r, *uniform, draw["steps"])


def dickey_fuller(y, q, trend):
    """The statistic, to see between which critical values it lies."""
    dy, rows = np.diff(y), []
    for t in range(q, len(dy)):
        rows.append([y[t], 1.0, float(t) * trend, *dy[t - q : t]])
    X = np.array(rows)[:, [True, True, trend] + [True] * q]
    inverse = np.linalg.inv(X.T @ X)
    e = dy[q:] - X @ inverse @ X.T @ dy[q:]
    return (inverse @ X.T @ dy[q:])[0] / np.sqrt(e @ e / (len(e) - X.shape[1]) * inverse[0, 0])


def series(draw):
    """A series with an autoregressive root, the statistic of which lies in the given range."""
    low, high = draw.settings.get("stat", (-np.inf, np.inf))
    while True:
        y = [float(draw())]
        for u in draw(draw["T"] - 1):
            y.append(0.3 + draw["root"] * y[-1] + u)
        y = np.array(y) + 1.5
        if low < dickey_fuller(y, draw["q"], draw["trend"]) < high:
            return y, draw["q"], draw["trend"]


EXERCISES = (
    Exercise(
        name="ols_robust",
        inputs=regression,
        returns="dict",
        outputs={"beta": 2, "se": 3, "r2": 1},
        probes=({"n": 8, "k": 3}, {"n": 12, "k": 2}, {"n": 7, "k": 4}, {"n": 10, "k": 5}),
        fresh=({"n": range(13, 25), "k": range(2, 9)},),
        example=lambda reference: reference["example"]("ols_robust"),
        spots=("beta", "se", "r2"),
    ),
    Exercise(
        name="two_stage",
        inputs=endogenous,
        returns="dict",
        outputs={"coef": 3, "se": 3, "F": 2, "J": 2},
        calls=("ols_robust",),
        probes=(
            {"n": 15, "k": 2, "l": 3},
            {"n": 12, "k": 2, "l": 2},
            {"n": 11, "k": 3, "l": 1},
            {"n": 14, "k": 1, "l": 2},
        ),
        fresh=({"n": range(16, 30), "k": range(2, 6), "l": range(2, 6)},),
        example=lambda reference: reference["example"]("two_stage"),
        spots=("coef", "se", "F", "J"),
    ),
    Exercise(
        name="fixed_effects",
        inputs=panel,
        returns="tuple",
        outputs={"coef": 2, "se": 3, "effects": 2},
        probes=(
            {"G": 5, "per_unit": 2, "more": 4, "k": 2},
            {"G": 3, "per_unit": 3, "more": 0, "k": 3},
            {"G": 6, "per_unit": 1, "more": 9, "k": 1},
            {"G": 4, "per_unit": 2, "more": 6, "k": 3},
        ),
        fresh=({"G": range(7, 12), "per_unit": range(2, 6), "more": range(3, 12), "k": range(2, 6)},),
        example=lambda reference: reference["example"]("fixed_effects"),
        spots=("coef", "se", "effects"),
    ),
    Exercise(
        name="ar_forecast",
        inputs=autoregression,
        returns="tuple",
        outputs={"coef": 2, "forecast": 2, "fse": 2},
        time_outputs=("forecast", "fse"),
        probes=(
            {"T": 16, "p": 2, "steps": 5},
            {"T": 18, "p": 3, "steps": 3},
            {"T": 12, "p": 1, "steps": 4},
            {"T": 20, "p": 3, "steps": 1},
        ),
        fresh=({"T": range(21, 35), "p": range(2, 7), "steps": range(6, 10)},),
        example=lambda reference: reference["example"]("ar_forecast"),
        spots=("coef", "forecast", "fse"),
    ),
    Exercise(
        name="gjr_garch",
        inputs=returns,
        returns="dict",
        outputs={"h": 3, "loglik": 1, "ahead": 2},
        time_outputs=("h", "ahead"),
        probes=(
            {"T": 9, "steps": 4, "last_negative": True},
            {"T": 6, "steps": 6, "last_negative": False},
            {"T": 12, "steps": 1, "last_negative": True},
            {"T": 5, "steps": 2, "last_negative": False},
        ),
        fresh=(
            {"T": range(13, 30), "steps": range(3, 10), "last_negative": True},
            {"T": range(13, 30), "steps": range(3, 10), "last_negative": False},
        ),
        example=lambda reference: reference["example"]("gjr_garch"),
        spots=("h", "loglik", "ahead"),
    ),
    Exercise(
        name="adf_test",
        inputs=series,
        returns="dict",
        outputs={"coef": 2, "stat": 2, "reject": 1},
        probes=(
            {"T": 24, "q": 2, "trend": False, "root": 0.6, "stat": (-3.3, -2.95)},
            {"T": 26, "q": 1, "trend": True, "root": 0.5, "stat": (-3.3, -2.95)},
            {"T": 40, "q": 0, "trend": False, "root": 1.08, "stat": (3.0, 50.0)},
            {"T": 50, "q": 2, "trend": True, "root": 0.2, "stat": (-20.0, -3.6)},
            {"T": 22, "q": 3, "trend": False, "root": 0.95, "stat": (-2.7, -1.0)},
        ),
        fresh=(
            {"T": range(27, 39), "q": range(1, 6), "trend": False, "root": 0.8},
            {"T": range(27, 39), "q": range(1, 6), "trend": True, "root": 0.5},
        ),
        example=lambda reference: reference["example"]("adf_test"),
        spots=("coef", "stat", "reject"),
    ),
)

"""What each function of the assignment `optimizers` is tried on."""

import numpy as np

from rnngrader import Exercise

CHECK = True


def uniform(draw, low, high):
    return float(draw.rng.uniform(low, high))


def schedule_inputs(draw):
    return (
        draw["step"],
        uniform(draw, 0.5, 1.5),
        uniform(draw, 0.05, 0.2),
        draw["warmup"],
        draw["total"],
    )


def adam_inputs(draw):
    return (
        draw("n", "k"),
        draw("n", "k"),
        draw("n", "k", scale=0.4),
        draw("n", "k", scale=0.6) ** 2,
        draw["t"],
        uniform(draw, 0.05, 0.3),
        uniform(draw, 0.6, 0.9),
        uniform(draw, 0.75, 0.97),
        uniform(draw, 0.02, 0.2),
        uniform(draw, 0.05, 0.4),
    )


def train_inputs(draw):
    X = draw("n", "d")
    y = X @ draw("d", scale=2.0) + draw("n", scale=0.3)
    order = np.array([draw.rng.permutation(draw["n"]) for _ in range(draw["epochs"])])
    return (
        X,
        y,
        draw("d", scale=0.5),
        order,
        draw["size"],
        uniform(draw, 0.2, 0.5),
        draw["warmup"],
        uniform(draw, 0.05, 0.2),
    )


def threshold_inputs(draw):
    return draw("n", "k"), uniform(draw, 0.3, 0.8)


def fista_inputs(draw):
    X = draw("n", "d")
    y = X @ draw("d") + draw("n", scale=0.5)
    return X, y, uniform(draw, 0.05, 0.2), draw["steps"]


def cg_inputs(draw):
    B = draw("n", "n")
    A = B @ B.T + np.diag(draw.rng.uniform(0.5, 4.0, size=draw["n"]))
    return A, draw("n", scale=3.0), draw("n"), draw["tol"], draw["steps"]


def armijo_inputs(draw):
    w = draw("d")
    X = draw("n", "d", scale=2.0)
    y = np.where(draw.rng.random(draw["n"]) < 0.5, 1.0, -1.0)
    ridge = uniform(draw, 0.1, 0.6)
    gradient = ridge * w - X.T @ (y / (1 + np.exp(y * (X @ w)))) / draw["n"]
    d = draw("d") - gradient
    if (d @ gradient < 0) != draw["downhill"]:
        d = -d
    return w, d, X, y, ridge, draw["alpha"], uniform(draw, 0.5, 0.8), uniform(draw, 0.25, 0.45)


def lbfgs_inputs(draw):
    S = draw("m", "n")
    B = draw("n", "n", scale=0.6)
    Y = S @ (B @ B.T + np.diag(draw.rng.uniform(0.5, 3.0, size=draw["n"])))
    if draw["bent"] == "newest":
        Y[-1] = -Y[-1]
    elif draw["bent"] == "oldest":
        Y[0] = -Y[0]
    elif draw["bent"] == "all":
        Y = -Y
    return draw("n"), S, Y


EXERCISES = (
    Exercise(
        name="learning_rate",
        arguments=("step", "peak", "floor", "warmup", "total"),
        inputs=schedule_inputs,
        returns="value",
        outputs={"rate": 1},
        probes=(
            {"step": 11, "warmup": 4, "total": 17},
            {"step": 3, "warmup": 5, "total": 20},
            {"step": 0, "warmup": 6, "total": 9},
            {"step": 6, "warmup": 6, "total": 14},
            {"step": 25, "warmup": 3, "total": 19},
            {"step": 7, "warmup": 0, "total": 12},
        ),
        fresh=(
            {"step": range(1, 11), "warmup": range(12, 18), "total": range(28, 40)},
            {"step": range(14, 24), "warmup": range(7, 12), "total": range(28, 40)},
            {"step": range(41, 50), "warmup": range(7, 12), "total": range(28, 40)},
        ),
        example=lambda reference: reference["example"]("learning_rate"),
        spots=("rate",),
    ),
    Exercise(
        name="adam_step",
        arguments=("w", "g", "m", "v", "t", "lr", "beta1", "beta2", "eps", "decay"),
        inputs=adam_inputs,
        returns="dict",
        outputs={"w": 2, "m": 1, "v": 1},
        probes=(
            {"n": 3, "k": 4, "t": 2},
            {"n": 3, "k": 3, "t": 3},
            {"n": 2, "k": 5, "t": 1},
            {"n": 1, "k": 1, "t": 7},
        ),
        fresh=({"n": range(4, 8), "k": range(6, 10), "t": range(4, 12)},),
        example=lambda reference: reference["example"]("adam_step"),
        spots=("w[0]", "m[1][2]", "v[0][1]"),
    ),
    Exercise(
        name="train_adam",
        arguments=("X", "y", "w", "order", "size", "peak", "warmup", "decay"),
        inputs=train_inputs,
        returns="tuple",
        outputs={"w": 1, "losses": 1},
        calls=("learning_rate", "adam_step"),
        probes=(
            {"n": 7, "d": 3, "epochs": 2, "size": 4, "warmup": 1},
            {"n": 6, "d": 4, "epochs": 3, "size": 2, "warmup": 3},
            {"n": 3, "d": 3, "epochs": 3, "size": 3, "warmup": 0},
            {"n": 5, "d": 1, "epochs": 1, "size": 2, "warmup": 2},
        ),
        fresh=(
            {
                "n": range(10, 15),
                "d": range(5, 8),
                "epochs": range(4, 6),
                "size": range(5, 8),
                "warmup": range(4, 7),
            },
        ),
        example=lambda reference: reference["example"]("train_adam"),
        spots=("w", "losses[1]"),
    ),
    Exercise(
        name="soft_threshold",
        arguments=("z", "lam"),
        inputs=threshold_inputs,
        returns="value",
        outputs={"shrunk": 1},
        probes=(
            {"n": 3, "k": 4},
            {"n": 3, "k": 3},
            {"n": 5, "k": 1},
        ),
        fresh=({"n": range(6, 10), "k": range(5, 9)},),
        example=lambda reference: reference["example"]("soft_threshold"),
        spots=("shrunk[0]", "shrunk[2]", "shrunk[3]"),
    ),
    Exercise(
        name="fista",
        arguments=("X", "y", "lam", "steps"),
        inputs=fista_inputs,
        returns="dict",
        outputs={"w": 1, "objective": 1},
        calls=("soft_threshold",),
        probes=(
            {"n": 6, "d": 4, "steps": 5},
            {"n": 4, "d": 4, "steps": 4},
            {"n": 3, "d": 5, "steps": 3},
            {"n": 5, "d": 2, "steps": 1},
        ),
        fresh=({"n": range(7, 11), "d": range(6, 9), "steps": range(6, 10)},),
        example=lambda reference: reference["example"]("fista"),
        spots=("w", "objective[0]", "objective[3]"),
    ),
    Exercise(
        name="conjugate_gradients",
        arguments=("A", "b", "x", "tol", "max_steps"),
        inputs=cg_inputs,
        returns="dict",
        outputs={"x": 2, "residuals": 1, "steps": 1},
        probes=(
            {"n": 5, "steps": 3, "tol": 1e-4},
            {"n": 4, "steps": 4, "tol": 0.3},
            {"n": 6, "steps": 9, "tol": 0.1},
            {"n": 3, "steps": 3, "tol": 1e-6},
            {"n": 1, "steps": 2, "tol": 1e-6},
        ),
        fresh=(
            {"n": range(7, 11), "steps": range(5, 7), "tol": 1e-4},
            {"n": range(7, 11), "steps": range(12, 15), "tol": 0.2},
        ),
        example=lambda reference: reference["example"]("conjugate_gradients"),
        spots=("x", "residuals[0]", "residuals[2]", "steps"),
    ),
    Exercise(
        name="armijo_step",
        arguments=("w", "d", "X", "y", "ridge", "alpha", "rho", "c"),
        inputs=armijo_inputs,
        returns="dict",
        outputs={"w": 1, "alpha": 1, "loss": 1, "tries": 1},
        probes=(
            {"n": 5, "d": 3, "alpha": 6.0, "downhill": True},
            {"n": 4, "d": 4, "alpha": 5.0, "downhill": True},
            {"n": 6, "d": 2, "alpha": 4.0, "downhill": False},
            {"n": 1, "d": 3, "alpha": 0.01, "downhill": True},
        ),
        fresh=(
            {"n": range(7, 11), "d": range(5, 9), "alpha": 5.0, "downhill": True},
            {"n": range(7, 11), "d": range(5, 9), "alpha": 5.0, "downhill": False},
        ),
        example=lambda reference: reference["example"]("armijo_step"),
        spots=("w", "alpha", "loss", "tries"),
    ),
    Exercise(
        name="lbfgs_direction",
        arguments=("g", "S", "Y"),
        inputs=lbfgs_inputs,
        returns="tuple",
        outputs={"d": 2, "slope": 1},
        probes=(
            {"n": 5, "m": 3, "bent": "none"},
            {"n": 3, "m": 3, "bent": "none"},
            {"n": 4, "m": 3, "bent": "newest"},
            {"n": 5, "m": 4, "bent": "oldest"},
            {"n": 4, "m": 2, "bent": "all"},
            {"n": 3, "m": 0, "bent": "none"},
        ),
        fresh=(
            {"n": range(6, 10), "m": range(5, 8), "bent": "none"},
            {"n": range(6, 10), "m": range(5, 8), "bent": "newest"},
        ),
        example=lambda reference: reference["example"]("lbfgs_direction"),
        spots=("d", "slope"),
    ),
)

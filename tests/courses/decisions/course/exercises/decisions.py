"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise
from rnngrader import after

CHECK = True  # students get check() and its data beside their notebook


def chances(draw, *shape):
    """Positive numbers that add to one along the last axis."""
    x = np.exp(draw(*shape))
    return x / x.sum(axis=-1, keepdims=True)


def gamma(draw):
    return float(draw.rng.uniform(0.75, 0.95))


def model(draw):
    """Transitions, rewards and terminal states of a small decision process."""
    P = chances(draw, "S", "A", "S")
    R = draw("S", "A", "S") + float(draw()) - draw.settings.get("cost", 0.0)
    ends = np.zeros(draw["S"], dtype=bool)
    ends[draw.rng.permutation(draw["S"])[: draw["ends"]]] = True
    return P, R, ends


def backup_inputs(draw):
    P, R, ends = model(draw)
    return P, R, draw("S", scale=2.0), ends, gamma(draw)


def evaluation_inputs(draw):
    P, R, ends = model(draw)
    return P, R, chances(draw, "S", "A"), ends, chances(draw, "S"), gamma(draw)


def iteration_inputs(draw):
    P, R, ends = model(draw)
    return P, R, ends, gamma(draw), draw["tol"], draw["most"]


def bandit_inputs(draw):
    means = draw("K")
    pays = means + draw("T", "K", scale=0.7)
    coins = draw.rng.random(draw["T"])
    picks = draw.rng.integers(draw["K"], size=draw["T"])
    return pays, means, coins, picks, 0.35, draw["guess"], draw["alpha"]


def sarsa_inputs(draw):
    T = draw["T"]
    states = draw.rng.integers(draw["S"], size=T + 1)
    actions = draw.rng.integers(draw["A"], size=T + 1)
    done = np.zeros(T, dtype=bool)
    if draw["episodes"] == "several":
        done[T // 3] = done[2 * T // 3] = True
    elif draw["episodes"] == "ends with the walk":
        done[-1] = True
    rates = draw.rng.uniform((0.1, 0.75, 0.5), (0.5, 0.95, 0.9))
    return (draw("S", "A"), states, actions, draw("T"), done, *(float(x) for x in rates))


def gae_inputs(draw):
    n, T = draw["n"], draw["T"]
    done = (draw.rng.random((n, T)) < draw["often"]).astype(float)
    rewards = draw("n", "T") + 0.5
    return rewards, draw("n", T + 1), done, gamma(draw), float(draw.rng.uniform(0.5, 0.9))


def policy_inputs(draw):
    m = draw["m"]
    X, W, b = draw("m", "d"), draw("d", "A", scale=0.6), draw("A")
    b = b + draw.settings.get("offset", 0.0)  # large scores: the exponential would overflow
    actions = draw.rng.integers(draw["A"], size=m)
    z = X @ W + b
    z = z - z.max(axis=1, keepdims=True)
    logp = z[np.arange(m), actions] - np.log(np.sum(np.exp(z), axis=1))
    old_logp = logp + draw("m", scale=0.3)
    return X, W, b, actions, draw("m"), old_logp, 0.2, float(draw.rng.uniform(0.05, 0.3))


STATES = (
    {"S": 4, "A": 3, "ends": 1},
    {"S": 3, "A": 3, "ends": 1},
    {"S": 3, "A": 3, "ends": 0},
    {"S": 5, "A": 1, "ends": 2},
)
STATES_FRESH = (
    {"S": range(6, 9), "A": range(4, 7), "ends": 2},
    {"S": range(6, 9), "A": range(4, 7), "ends": 0},
)
SWEEPS = (
    {"S": 4, "A": 3, "ends": 1, "tol": 0.05, "most": 100},
    {"S": 3, "A": 3, "ends": 0, "tol": 0.02, "most": 200},
    {"S": 3, "A": 2, "ends": 1, "tol": 1e-6, "most": 4},
    {"S": 5, "A": 1, "ends": 0, "tol": 0.01, "most": 3},
    {"S": 5, "A": 3, "ends": 1, "tol": 0.05, "most": 100, "cost": 3.0},  # all values fall
)
SWEEPS_FRESH = (
    {"S": range(6, 9), "A": range(4, 7), "ends": 1, "tol": 0.03, "most": 200},
    {"S": range(6, 9), "A": range(4, 7), "ends": 2, "tol": 0.001, "most": 5},
    {"S": range(6, 9), "A": range(4, 7), "ends": 1, "tol": 0.01, "most": 100},
)
PULLS = (
    {"T": 12, "K": 4, "guess": 0.3, "alpha": None},
    {"T": 12, "K": 3, "guess": 2.5, "alpha": 0.2},
    {"T": 5, "K": 5, "guess": -0.4, "alpha": None},
    {"T": 1, "K": 2, "guess": 1.5, "alpha": 0.3},
)
PULLS_FRESH = (
    {"T": range(15, 25), "K": range(6, 9), "guess": 1.7, "alpha": None},
    {"T": range(15, 25), "K": range(6, 9), "guess": 0.6, "alpha": 0.15},
)
WALKS = (
    {"S": 4, "A": 3, "T": 9, "episodes": "several"},
    {"S": 3, "A": 3, "T": 6, "episodes": "one"},
    {"S": 2, "A": 2, "T": 5, "episodes": "ends with the walk"},
    {"S": 3, "A": 2, "T": 1, "episodes": "one"},
)
WALKS_FRESH = (
    {"S": range(5, 8), "A": range(4, 7), "T": range(15, 25), "episodes": "several"},
    {"S": range(5, 8), "A": range(4, 7), "T": range(15, 25), "episodes": "one"},
)
ROLLOUTS = (
    {"n": 2, "T": 6, "often": 0.3},
    {"n": 4, "T": 4, "often": 0.2},
    {"n": 3, "T": 5, "often": 0.0},
    {"n": 1, "T": 3, "often": 0.3},
)
ROLLOUTS_FRESH = (
    {"n": range(5, 8), "T": range(8, 12), "often": 0.25},
    {"n": range(5, 8), "T": range(8, 12), "often": 0.1},
)
BATCHES = (
    {"m": 7, "d": 4, "A": 3},
    {"m": 4, "d": 4, "A": 4},
    {"m": 6, "d": 1, "A": 2},
    {"m": 1, "d": 2, "A": 3},
    {"m": 5, "d": 3, "A": 2, "offset": 800.0},
)
BATCHES_FRESH = ({"m": range(9, 15), "d": range(5, 8), "A": range(5, 8)},)

EXERCISES = (
    Exercise(
        name="bellman_backup",
        arguments=("P", "R", "V", "ends", "gamma"),
        inputs=backup_inputs,
        returns="value",
        outputs={"Q": 1},
        probes=STATES,
        fresh=STATES_FRESH,
        example=lambda reference: reference["example"]("bellman_backup"),
        spots=("Q[0]", "Q[1][1]"),
    ),
    Exercise(
        name="policy_evaluation",
        arguments=("P", "R", "pi", "ends", "mu", "gamma"),
        inputs=evaluation_inputs,
        returns="tuple",
        outputs={"V": 2, "Q": 1, "visits": 1},
        calls=("bellman_backup",),
        probes=STATES,
        fresh=STATES_FRESH,
        example=lambda reference: reference["example"]("policy_evaluation"),
        spots=("V", "Q[0]", "visits"),
    ),
    Exercise(
        name="value_iteration",
        arguments=("P", "R", "ends", "gamma", "tol", "max_sweeps"),
        inputs=iteration_inputs,
        returns="tuple",
        outputs={"V": 2, "policy": 1, "sweeps": 1},
        calls=("bellman_backup",),
        probes=SWEEPS,
        fresh=SWEEPS_FRESH,
        example=lambda reference: reference["example"]("value_iteration"),
        spots=("V", "policy", "sweeps"),
    ),
    Exercise(
        name="bandit",
        arguments=("pays", "means", "coins", "picks", "epsilon", "first_guess", "alpha"),
        inputs=bandit_inputs,
        returns="tuple",
        outputs={"estimates": 2, "counts": 1, "regret": 1},
        time_outputs=("regret",),
        probes=PULLS,
        fresh=PULLS_FRESH,
        example=lambda reference: reference["example"]("bandit"),
        spots=("estimates", "counts", "regret"),
    ),
    Exercise(
        name="sarsa_lambda",
        arguments=("Q", "states", "actions", "rewards", "done", "alpha", "gamma", "lam"),
        inputs=sarsa_inputs,
        returns="dict",
        outputs={"Q": 3, "E": 1, "deltas": 1},
        time_outputs=("deltas",),
        probes=WALKS,
        fresh=WALKS_FRESH,
        example=lambda reference: reference["example"]("sarsa_lambda"),
        spots=("Q[0]", "E[0]", "deltas"),
    ),
    Exercise(
        name="gae",
        arguments=("rewards", "values", "done", "gamma", "lam"),
        inputs=gae_inputs,
        returns="tuple",
        outputs={"advantages": 2, "targets": 1, "scaled": 1},
        time_outputs=("advantages", "targets", "scaled"),
        backward_in_time=True,
        probes=ROLLOUTS,
        fresh=ROLLOUTS_FRESH,
        example=lambda reference: reference["example"]("gae"),
        spots=("advantages[0]", "targets[1]", "scaled[1]"),
    ),
    Exercise(
        name="policy_forward",
        arguments=("X", "W", "b", "actions", "advantages", "old_logp", "clip", "beta"),
        inputs=policy_inputs,
        returns="tuple",
        outputs={"loss": 3, "probs": 1},
        given=("cache",),
        probes=BATCHES,
        fresh=BATCHES_FRESH,
        example=lambda reference: reference["example"]("policy_forward"),
        spots=("loss", "probs[0]"),
    ),
    Exercise(
        name="policy_backward",
        arguments=("dloss", "cache"),
        inputs=after("policy_forward", lambda draw, out: (float(draw()), out["cache"])),
        returns="dict",
        outputs={"dz": 3, "dW": 1, "db": 1, "dX": 1},
        probes=BATCHES,
        fresh=BATCHES_FRESH,
        example=after(
            "policy_forward",
            lambda reference, out: (*reference["example"]("policy_backward"), out["cache"]),
        ),
        spots=("dz[0]", "dW[0]", "db", "dX[1]"),
    ),
)

"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def pairs(draw):
    """Two different teams for each game."""
    n, g = draw["n"], draw["g"]
    home = draw.rng.integers(n, size=g)
    away = (home + draw.rng.integers(1, n, size=g)) % n
    return home, away


def season(draw):
    home, away = pairs(draw)
    margins = draw.rng.integers(-5, 6, size=draw["g"])
    if draw["g"] > 5:  # every branch, in some order
        margins[:6] = draw.rng.permutation([0, 1, -2, 2, 4, -3])
    ratings = 1500 + draw("n", scale=120)
    k = float(draw.rng.uniform(15, 40))
    return ratings, home, away, margins, k, float(draw.rng.uniform(40, 110))


def keys(home, away, a, b, n):
    """What the table is ordered by: points, goal difference, goals scored."""
    rows = np.zeros((n, 3), dtype=int)
    np.add.at(rows, home, np.stack([3 * (a > b) + (a == b), a - b, a], axis=1))
    np.add.at(rows, away, np.stack([3 * (b > a) + (a == b), b - a, b], axis=1))
    return rows


def league(draw):
    """Games after which the first keys alone (`level` of them) give another order; no ties on all three."""
    n, level = draw["n"], draw["level"]
    while True:
        home, away = pairs(draw)
        a, b = draw.rng.integers(5, size=draw["g"]), draw.rng.integers(4, size=draw["g"])
        rows = keys(home, away, a, b, n)
        if len(np.unique(rows, axis=0)) < n:
            continue
        order = [sorted(range(n), key=lambda i: tuple(-rows[i, :last])) for last in (level, 3)]
        if order[0] == order[1]:  # the numbers of the teams would do
            continue
        return home, away, a, b, n


def games(draw, n):
    """Wins and draws between all players: everybody has won at least once."""
    wins = draw.rng.integers(1, 7, size=(n, n)).astype(float)
    draws = draw.rng.integers(0, 4, size=(n, n)).astype(float)
    wins, draws = wins * (1 - np.eye(n)), np.triu(draws, 1)
    draws[0, 1] = 2.0
    return wins, draws + draws.T


def knockout(draw):
    prizes = np.cumsum(draw.rng.uniform(1, 4, size=draw["r"] + 1))
    return (*games(draw, 2 ** draw["r"]), draw["rounds"], prizes)


def shots(draw):
    m = draw["m"]
    x, y = draw.rng.uniform(4, 25, m), draw("m", scale=9)
    header, home = draw.rng.random(m) < 0.4, draw.rng.random(m) < 0.5
    if m > 3:  # both teams shoot, twice and more; headers and feet; one from very close
        header[:4], home[:4] = [True, False, False, True], [True, False, True, False]
        x[1], y[1] = draw.rng.uniform(1, 2, 2)
    coef = np.array([-0.4, -0.12, 1.3, -0.8]) * draw.rng.uniform(0.8, 1.2, 4)
    return x, y, header, home, coef


EXERCISES = (
    Exercise(
        name="elo_ratings",
        inputs=season,
        returns="tuple",
        outputs={"history": 3, "brier": 1},
        probes=({"n": 4, "g": 9}, {"n": 6, "g": 6}, {"n": 2, "g": 7}, {"n": 3, "g": 1}),
        fresh=({"n": range(5, 10), "g": range(10, 16)},),
        time_outputs=("history",),
        example=lambda reference: reference["example"]("elo_ratings"),
        spots=("history[0]", "history[2][1]", "brier"),
    ),
    Exercise(
        name="league_table",
        inputs=league,
        returns="dict",
        outputs={"points": 1, "difference": 1, "unbeaten": 1, "order": 1},
        probes=(
            {"n": 4, "g": 13, "level": 1},
            {"n": 8, "g": 8, "level": 1},
            {"n": 5, "g": 14, "level": 2},
            {"n": 6, "g": 18, "level": 2},
            {"n": 3, "g": 4, "level": 1},
        ),
        fresh=({"n": range(6, 11), "g": range(15, 24), "level": 1},),
        example=lambda reference: reference["example"]("league_table"),
        spots=("points", "difference", "unbeaten", "order[0]"),
    ),
    Exercise(
        name="bradley_terry",
        inputs=lambda draw: (*games(draw, draw["n"]), draw["rounds"]),
        returns="tuple",
        outputs={"strengths": 3, "likelihood": 1},
        probes=(
            {"n": 4, "rounds": 1},
            {"n": 3, "rounds": 3},
            {"n": 5, "rounds": 2},
            {"n": 2, "rounds": 2},
        ),
        fresh=({"n": range(6, 10), "rounds": range(4, 7)},),
        example=lambda reference: reference["example"]("bradley_terry"),
        spots=("strengths", "likelihood"),
    ),
    Exercise(
        name="knockout_chances",
        inputs=knockout,
        returns="tuple",
        outputs={"chances": 2, "earnings": 1},
        probes=(
            {"r": 2, "rounds": 3},
            {"r": 3, "rounds": 2},
            {"r": 1, "rounds": 2},
        ),
        fresh=({"r": range(4, 6), "rounds": range(4, 7)},),
        calls=("bradley_terry",),
        time_outputs=("chances",),
        example=lambda reference: reference["example"]("knockout_chances"),
        spots=("chances[0]", "chances[3][1]", "earnings[2]"),
    ),
    Exercise(
        name="expected_goals",
        inputs=shots,
        returns="dict",
        outputs={"xg": 2, "total": 1, "result": 2},
        probes=({"m": 7}, {"m": 10}, {"m": 4}, {"m": 1}),
        fresh=({"m": range(11, 18)},),
        example=lambda reference: reference["example"]("expected_goals"),
        spots=("xg[0]", "total", "result[1]"),
    ),
)

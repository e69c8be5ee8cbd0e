"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def apportion(votes, seats, step, first):
    """Seats by highest averages, with all quotients in one table."""
    divisors = np.append(first, 1 + step * np.arange(1.0, seats))
    order = np.argsort(-(votes[:, None] / divisors).ravel(), kind="stable")[:seats]
    return np.bincount(order // seats, minlength=len(votes))


def party_votes(draw):
    """Votes of parties. A threshold changes who gets a seat, and so does `first` if it matters."""
    seats, step, first, threshold = (draw[k] for k in ("seats", "step", "first", "threshold"))
    while True:
        votes = draw.rng.integers(1000, 20000, draw["p"])
        share = votes / votes.sum()
        below = share < threshold
        small = votes < threshold * votes.max()
        free = apportion(votes, seats, step, first)
        if threshold and not (free[small].any() and free[below & ~small].any()):
            continue
        plain = apportion(votes, seats, step, 1.0)
        if draw.settings.get("matters", False) and (plain == free).all():
            continue
        return votes, seats, step, first, threshold


def ballots(draw):
    """Ballots, some of which leave candidates out, and how often each was cast."""
    b, c = draw["b"], draw["c"]
    ranks = np.array([draw.rng.permutation(c) + 1 for _ in range(b)])
    ranked = draw.rng.integers(1, c + 1, size=(b, 1))
    ranked[0] = max(1, c - 2)
    return np.where(ranks <= ranked, ranks, 0), draw.rng.integers(2, 12, size=b)


def preferences(ranks, counts):
    """How many voters place i before j."""
    places = np.where(ranks > 0, ranks, ranks.max() + 99)
    return np.einsum("b,bij->ij", counts, places[:, :, None] < places[:, None, :])


def duels(draw):
    """Ballots with a tied duel where the probe asks for it."""
    while True:
        ranks, counts = ballots(draw)
        prefer = preferences(ranks, counts)
        ties = (prefer == prefer.T).sum() > len(prefer)
        if ties == draw.settings.get("ties", ties):
            return ranks, counts


def strengths(prefer, outermost):
    """Strengths of paths, with the candidate in between in the outermost loop or the innermost."""
    s = np.where(prefer > prefer.T, prefer, 0)
    for index in np.ndindex((len(s),) * 3):
        k, i, j = index if outermost else (index[2], index[0], index[1])
        if i != j:
            s[i, j] = max(s[i, j], min(s[i, k], s[k, j]))
    return s


def cycles(draw):
    """Ballots with a cycle where the probe asks for it, in which the order of loops matters."""
    while True:
        ranks, counts = duels(draw)
        prefer = preferences(ranks, counts)
        beats = prefer > prefer.T
        cyclic = np.trace(np.linalg.matrix_power(beats.astype(int), 3)) > 0
        if cyclic != draw.settings.get("cycle", cyclic):
            continue
        if not cyclic or (strengths(prefer, True) != strengths(prefer, False)).any():
            return ranks, counts


def poll(draw):
    """People of whom each group has at least one, and who do not all answer the same."""
    n, g, h = draw["n"], draw["g"], draw["h"]
    region = draw.rng.permutation(np.arange(n) % g)
    age = draw.rng.permutation(np.arange(n) * 2 % (2 * h - 1) % h)
    while len(set(age.tolist())) < h:
        age = draw.rng.integers(0, h, n)
    answer = draw.rng.integers(0, 2, n)
    while n > 1 and answer.min() == answer.max():
        answer = draw.rng.integers(0, 2, n)
    region_share, age_share = draw.rng.uniform(1, 4, g), draw.rng.uniform(1, 4, h)
    return (
        draw.rng.uniform(0.5, 2.5, n),
        region,
        age,
        region_share / region_share.sum(),
        age_share / age_share.sum(),
        answer,
        draw["rounds"],
        draw["cap"],
    )


def districts(draw):
    """Districts of unequal turnout that both parties win, none of them tied."""
    return draw.rng.integers(2000, 12000, (draw["d"], 2)), draw["swing"]


EXERCISES = (
    Exercise(
        name="divisor_seats",
        inputs=party_votes,
        returns="dict",
        outputs={"won": 2, "last": 1, "gallagher": 2},
        probes=(
            {"p": 4, "seats": 9, "step": 1, "first": 1.0, "threshold": 0.0},
            {"p": 6, "seats": 31, "step": 2, "first": 1.4, "threshold": 0.1},
            {"p": 5, "seats": 5, "step": 2, "first": 1.4, "threshold": 0.0, "matters": True},
            {"p": 3, "seats": 1, "step": 1, "first": 1.2, "threshold": 0.0},
            {"p": 1, "seats": 3, "step": 2, "first": 1.4, "threshold": 0.0},
        ),
        fresh=(
            {"p": range(7, 10), "seats": range(33, 40), "step": 2, "first": 1.4, "threshold": 0.09},
            {
                "p": range(7, 10),
                "seats": range(6, 9),
                "step": 2,
                "first": 1.4,
                "threshold": 0.0,
                "matters": True,
            },
            {"p": range(7, 10), "seats": range(15, 25), "step": 1, "first": 1.0, "threshold": 0.0},
        ),
        example=lambda reference: reference["example"]("divisor_seats"),
        spots=("won", "last", "gallagher"),
    ),
    Exercise(
        name="pairwise_preferences",
        inputs=duels,
        returns="tuple",
        outputs={"prefer": 2, "copeland": 1},
        probes=(
            {"b": 6, "c": 4, "ties": False},
            {"b": 3, "c": 5, "ties": True},
            {"b": 4, "c": 4, "ties": True},
            {"b": 1, "c": 3},
        ),
        fresh=(
            {"b": range(7, 12), "c": range(6, 9), "ties": True},
            {"b": range(7, 12), "c": range(6, 9), "ties": False},
        ),
        example=lambda reference: reference["example"]("pairwise_preferences"),
        spots=("prefer[0]", "prefer[2][1]", "copeland"),
    ),
    Exercise(
        name="schulze",
        inputs=cycles,
        returns="dict",
        outputs={"paths": 2, "wins": 1, "winner": 1},
        calls=("pairwise_preferences",),
        probes=(
            {"b": 7, "c": 5, "ties": False, "cycle": True},
            {"b": 9, "c": 6, "ties": True, "cycle": True},
            {"b": 5, "c": 5, "ties": True, "cycle": True},
            {"b": 4, "c": 4, "ties": False, "cycle": False},
            {"b": 1, "c": 3},
        ),
        fresh=(
            {"b": range(10, 15), "c": range(7, 9), "ties": True, "cycle": True},
            {"b": range(10, 15), "c": range(7, 9), "ties": False, "cycle": True},
        ),
        example=lambda reference: reference["example"]("schulze"),
        spots=("paths[0]", "paths[3][1]", "wins", "winner"),
    ),
    Exercise(
        name="rake_poll",
        inputs=poll,
        returns="dict",
        outputs={"weights": 2, "estimate": 1, "margin": 1},
        probes=(
            {"n": 12, "g": 3, "h": 4, "rounds": 2, "cap": 1.6},
            {"n": 9, "g": 3, "h": 2, "rounds": 1, "cap": 10.0},
            {"n": 10, "g": 3, "h": 3, "rounds": 3, "cap": 1.4},
            {"n": 4, "g": 4, "h": 4, "rounds": 1, "cap": 3.0},
            {"n": 7, "g": 1, "h": 2, "rounds": 1, "cap": 1.3},
            {"n": 1, "g": 1, "h": 1, "rounds": 1, "cap": 0.8},
        ),
        fresh=(
            {"n": range(14, 20), "g": range(5, 7), "h": range(5, 7), "rounds": 2, "cap": 1.5},
            {"n": range(14, 20), "g": range(5, 7), "h": range(5, 7), "rounds": 1, "cap": 10.0},
        ),
        example=lambda reference: reference["example"]("rake_poll"),
        spots=("weights[0]", "weights[3]", "estimate", "margin"),
    ),
    Exercise(
        name="map_report",
        inputs=districts,
        returns="dict",
        outputs={"wasted": 2, "seats": 1, "gap": 1, "skew": 1},
        probes=(
            {"d": 5, "swing": 0.04},
            {"d": 8, "swing": -0.4},
            {"d": 6, "swing": 0.45},
            {"d": 2, "swing": -0.03},
            {"d": 1, "swing": 0.06},
        ),
        fresh=(
            {"d": range(9, 14), "swing": -0.05},
            {"d": range(9, 14), "swing": 0.4},
            {"d": range(9, 14), "swing": -0.4},
        ),
        example=lambda reference: reference["example"]("map_report"),
        spots=("wasted[0]", "wasted[2][1]", "seats", "gap", "skew"),
    ),
)

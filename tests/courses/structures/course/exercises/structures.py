"""What the functions are tried on, and what of them is compared."""

import numpy as np
from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def truss(draw):
    """Nodes near a grid, a chain of bars through all of them, and some more."""
    n, more = draw["n"], draw["more"]
    nodes = np.stack([np.arange(n), np.arange(n) % 2], axis=1) + draw("n", 2, scale=0.25)
    order = draw.rng.permutation(n)
    bars = [(order[k], order[k + 1]) for k in range(n - 1)]
    bars += [tuple(draw.rng.choice(n, 2, replace=False)) for _ in range(more)]
    return nodes, np.array(bars)


def positive(draw, n, low=0.5, high=2.0):
    return draw.rng.uniform(low, high, n)


def element(draw):
    return (draw(2), draw(2) + np.array([2.0, 1.0]), float(positive(draw, None)), float(positive(draw, None, 2, 4)))


def whole(draw):
    nodes, bars = truss(draw)
    m = len(bars)
    return nodes, bars, positive(draw, m), positive(draw, m, 1, 3), positive(draw, nodes.shape, 0.2, 1.0)


def support(draw):
    n = draw["n"]
    B = draw("n", "n")
    fixed = draw.rng.random(n) < 0.4
    fixed[draw.rng.permutation(n)[:2]] = [True, False]
    return B @ B.T + np.eye(n), draw("n", scale=2.0), fixed, draw("n")


def heated(draw):
    nodes, bars = truss(draw)
    m = len(bars)
    return (
        nodes, bars, draw(2 * draw["n"], scale=0.5), positive(draw, m, 1, 3), positive(draw, m, 0.1, 0.3),
        draw(m), positive(draw, m, 0.1, 0.4), float(positive(draw, None, 0.5, 0.8)),
    )


def beam(draw):
    x = draw.rng.uniform(-1, 1) + np.cumsum(positive(draw, draw["n"]))
    return x, draw("n"), draw.rng.uniform(x[0], x[-1], draw["p"]), draw("p")


def moving(draw):
    nodes, bars, E, A, springs = whole(draw)
    fixed = draw.rng.random(nodes.shape) < 0.3
    fixed[0] = [False, True]
    return nodes, bars, E, A, springs, positive(draw, len(bars), 0.5, 1.5), fixed


TRUSSES = ({"n": 4, "more": 3}, {"n": 3, "more": 1}, {"n": 3, "more": 0}, {"n": 2, "more": 0})
LARGER = ({"n": range(5, 9), "more": range(4, 7)},)

EXERCISES = (
    Exercise(
        name="element_stiffness",
        inputs=element,
        returns="tuple",
        outputs={"K": 2, "T": 1},
        probes=({"try": 1}, {"try": 2}, {"try": 3}),
        fresh=({"try": range(10, 99)},),
        example=lambda reference: reference["example"]("element_stiffness"),
        spots=("K[0]", "T[1]"),
    ),
    Exercise(
        name="assemble",
        inputs=whole,
        returns="value",
        outputs={"K": 1},
        probes=TRUSSES,
        fresh=LARGER,
        calls=("element_stiffness",),
        example=lambda reference: reference["example"]("assemble"),
        spots=("K[0]", "K[3]"),
    ),
    Exercise(
        name="solve_displacements",
        inputs=support,
        returns="dict",
        outputs={"u": 2, "R": 1, "energy": 1},
        probes=({"n": 6}, {"n": 4}, {"n": 3}, {"n": 2}),
        fresh=({"n": range(7, 12)},),
        example=lambda reference: reference["example"]("solve_displacements"),
        spots=("u", "R", "energy"),
    ),
    Exercise(
        name="bar_stresses",
        inputs=heated,
        returns="tuple",
        outputs={"strain": 1, "stress": 1, "used": 1},
        probes=TRUSSES,
        fresh=LARGER,
        example=lambda reference: reference["example"]("bar_stresses"),
        spots=("strain", "stress", "used"),
    ),
    Exercise(
        name="beam_loads",
        inputs=beam,
        returns="tuple",
        outputs={"forces": 1, "moments": 1},
        probes=({"n": 5, "p": 3}, {"n": 3, "p": 4}, {"n": 3, "p": 3}, {"n": 2, "p": 1}),
        fresh=({"n": range(6, 10), "p": range(5, 8)},),
        example=lambda reference: reference["example"]("beam_loads"),
        spots=("forces", "moments"),
    ),
    Exercise(
        name="vibration_modes",
        inputs=moving,
        returns="dict",
        outputs={"frequencies": 1, "modes": 2, "shares": 1},
        probes=TRUSSES,
        fresh=LARGER,
        calls=("assemble",),
        example=lambda reference: reference["example"]("vibration_modes"),
        spots=("frequencies", "modes[0]", "shares"),
    ),
)

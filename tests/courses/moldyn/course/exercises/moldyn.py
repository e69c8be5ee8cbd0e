"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise
from rnngrader import after

CHECK = True  # students get check() and its data beside their notebook


def places(draw, spacing=1.35):
    """A box, and positions in it near the points of a lattice; some lie at the boundary."""
    n, dim = draw["n"], draw["dim"]
    side = 4 if dim == 2 else 3
    stretch = 1 + 0.1 * draw.rng.random(dim)
    box = side * spacing * stretch
    grid = np.stack(np.meshgrid(*[np.arange(side)] * dim, indexing="ij"), axis=-1)
    grid = draw.rng.permutation(grid.reshape(-1, dim))[:n]
    x = (grid + 0.07 * draw("n", "dim")) * spacing * stretch
    return x % box, box


def masses(draw):
    return 0.7 + 2 * draw.rng.random(draw["n"])


def fluid(draw):
    x, box = places(draw)
    epsilon = 0.6 + draw.rng.random()
    sigma = 1.02 + 0.1 * draw.rng.random()
    cutoff = 1.9 + 0.12 * draw.rng.random()
    return x, box, epsilon, sigma, cutoff


def displacements(draw):
    box = 2 + 3 * draw.rng.random(draw["dim"])
    axes = ("n", "dim") if draw.settings.get("single", False) else ("n", "k", "dim")
    return draw(*axes, scale=4.0), box


def trajectory(draw):
    x, box, *rest = fluid(draw)
    return (x, draw("n", "dim"), masses(draw), 0.04 + 0.02 * draw.rng.random(), draw["steps"], box, *rest)


def chains(draw):
    m, n, dim = draw["m"], draw["n"], draw["dim"]
    return (
        draw("m", "n", "dim"),
        0.5 + 2 * draw.rng.random(n - 1),
        0.6 + draw.rng.random(n - 1),
        0.5 + draw.rng.random(n - 2),
    )


def frames(draw):
    box = 3 + 2 * draw.rng.random(draw["dim"])
    x = draw.rng.random((draw["n"], draw["dim"], draw["times"])) * box[:, None]
    return x, box, draw["bins"]


def walk(draw):
    box = 2 + draw.rng.random(draw["dim"])
    x = box[:, None] * draw.rng.random((draw["n"], draw["dim"], 1))
    steps = np.clip(draw("n", "dim", draw["times"] - 1, scale=0.4), -0.95, 0.95)
    x = np.concatenate([x, x + np.cumsum(steps, axis=2)], axis=2)
    return x % box[:, None], box, 0.1 + draw.rng.random()


EXERCISES = (
    Exercise(
        name="minimum_image",
        inputs=displacements,
        returns="value",
        outputs={"nearest": 1},
        probes=(
            {"n": 4, "k": 5, "dim": 3},
            {"n": 3, "k": 3, "dim": 3},
            {"n": 6, "k": 4, "dim": 2, "single": True},
            {"n": 1, "k": 2, "dim": 1},
        ),
        fresh=({"n": range(7, 10), "k": range(6, 9), "dim": 3},),
        example=lambda reference: reference["example"]("minimum_image"),
        spots=("nearest[0]", "nearest[1][1]"),
    ),
    Exercise(
        name="lennard_jones",
        inputs=fluid,
        returns="dict",
        outputs={"potential": 2, "forces": 4, "virial": 2},
        calls=("minimum_image",),
        probes=(
            {"n": 6, "dim": 2},
            {"n": 8, "dim": 3},
            {"n": 3, "dim": 3},
            {"n": 2, "dim": 2},
        ),
        fresh=({"n": range(9, 13), "dim": 3}, {"n": range(9, 13), "dim": 2}),
        example=lambda reference: reference["example"]("lennard_jones"),
        spots=("potential", "forces[0]", "virial"),
    ),
    Exercise(
        name="start_velocities",
        inputs=lambda draw: (draw("n", "dim"), masses(draw), 0.5 + 2 * draw.rng.random()),
        returns="tuple",
        outputs={"v": 3, "drawn": 1},
        probes=(
            {"n": 5, "dim": 3},
            {"n": 6, "dim": 2},
            {"n": 3, "dim": 3},
            {"n": 2, "dim": 1},
        ),
        fresh=({"n": range(7, 12), "dim": 3},),
        example=lambda reference: reference["example"]("start_velocities"),
        spots=("v[0]", "v[2][1]", "drawn"),
    ),
    Exercise(
        name="velocity_verlet",
        inputs=trajectory,
        returns="dict",
        outputs={"x": 3, "v": 3, "potential": 1, "kinetic": 1},
        calls=("lennard_jones",),
        time_outputs=("x", "v", "potential", "kinetic"),
        probes=(
            {"n": 6, "dim": 2, "steps": 4},
            {"n": 5, "dim": 3, "steps": 2},
            {"n": 3, "dim": 3, "steps": 3},
            {"n": 4, "dim": 2, "steps": 1},
        ),
        fresh=({"n": range(7, 11), "dim": 3, "steps": range(5, 8)},),
        example=lambda reference: reference["example"]("velocity_verlet"),
        spots=("x[0][1]", "v[2][0]", "potential", "kinetic"),
    ),
    Exercise(
        name="chain_forward",
        inputs=chains,
        returns="tuple",
        outputs={"stretch": 1, "bend": 1},
        given=("cache",),
        probes=(
            {"m": 2, "n": 5, "dim": 3},
            {"m": 4, "n": 6, "dim": 2},
            {"m": 3, "n": 3, "dim": 3},
            {"m": 1, "n": 2, "dim": 2},
        ),
        fresh=({"m": range(5, 8), "n": range(7, 10), "dim": 3},),
        example=lambda reference: reference["example"]("chain_forward"),
        spots=("stretch", "bend[1]"),
    ),
    Exercise(
        name="chain_backward",
        inputs=after("chain_forward", lambda draw, out: (draw("m"), draw("m"), out["cache"])),
        returns="dict",
        outputs={"dx": 5, "dk": 1, "dr0": 1, "dkappa": 1},
        probes=(
            {"m": 2, "n": 5, "dim": 3},
            {"m": 4, "n": 6, "dim": 2},
            {"m": 3, "n": 3, "dim": 3},
            {"m": 1, "n": 2, "dim": 2},
        ),
        fresh=({"m": range(5, 8), "n": range(7, 10), "dim": 3},),
        example=after(
            "chain_forward",
            lambda reference, out: (*reference["example"]("chain_backward"), out["cache"]),
        ),
        spots=("dx[0][1]", "dk", "dr0[0]", "dkappa"),
    ),
    Exercise(
        name="radial_distribution",
        inputs=frames,
        returns="tuple",
        outputs={"r": 1, "g": 3},
        calls=("minimum_image",),
        probes=(
            {"n": 6, "dim": 2, "times": 4, "bins": 5},
            {"n": 7, "dim": 3, "times": 2, "bins": 4},
            {"n": 3, "dim": 3, "times": 3, "bins": 3},
            {"n": 5, "dim": 2, "times": 1, "bins": 2},
        ),
        fresh=(
            {"n": range(8, 12), "dim": 3, "times": range(5, 8), "bins": range(6, 9)},
            {"n": range(8, 12), "dim": 2, "times": range(5, 8), "bins": range(6, 9)},
        ),
        example=lambda reference: reference["example"]("radial_distribution"),
        spots=("r", "g"),
    ),
    Exercise(
        name="mean_square_displacement",
        inputs=walk,
        returns="tuple",
        outputs={"msd": 3, "diffusion": 1},
        calls=("minimum_image",),
        probes=(
            {"n": 4, "dim": 2, "times": 7},
            {"n": 5, "dim": 3, "times": 6},
            {"n": 3, "dim": 3, "times": 3},
            {"n": 1, "dim": 2, "times": 4},
        ),
        fresh=({"n": range(6, 10), "dim": 3, "times": range(8, 12)},),
        example=lambda reference: reference["example"]("mean_square_displacement"),
        spots=("msd", "diffusion"),
    ),
)

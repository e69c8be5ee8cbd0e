"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise, after

CHECK = True  # students get check() and its data beside their notebook

SIZES = ({"p": 3, "q": 4}, {"p": 5, "q": 2}, {"p": 3, "q": 3}, {"p": 2, "q": 2})
FRESH = ({"p": range(4, 6), "q": range(5, 7)},)


def mesh(draw, extra=0):
    """A grid of p by q shaken points, two triangles a square, and points in no triangle."""
    p, q, rng = draw["p"], draw["q"], draw.rng
    x, y = np.meshgrid(np.arange(p), np.arange(q), indexing="ij")
    points = np.stack([x.ravel(), y.ravel()], axis=1) + rng.uniform(-0.2, 0.2, (p * q, 2))
    points = np.concatenate([points, rng.uniform(3, 4, (extra, 2))])
    triangles = []
    for i in range(p - 1):
        for j in range(q - 1):
            a, b, c, d = i * q + j, (i + 1) * q + j, (i + 1) * q + j + 1, i * q + j + 1
            if rng.random() < 0.5:
                triangles += [(a, b, c), (c, d, a)]
            else:
                triangles += [(b, c, d), (d, a, b)]
    triangles = np.array([np.roll(t, rng.integers(3)) for t in triangles])
    return points, triangles[rng.permutation(len(triangles))]


def surface(draw, extra=0):
    points, triangles = mesh(draw, extra)
    height = draw.rng.normal(size=(len(points), 1))
    return np.concatenate([points, height], axis=1), triangles


def plane(draw):
    points, triangles = mesh(draw)
    turned = draw.rng.random(len(triangles)) < 0.4
    turned[0] = True
    triangles[turned] = triangles[turned][:, ::-1]
    return points, triangles


def conduction(draw):
    points, triangles = plane(draw)
    return points, triangles, draw.rng.uniform(0.5, 2.5, len(triangles))


def boundary_values(draw, out):
    n = len(out["K"])
    fixed = draw.rng.random(n) < 0.4
    fixed[[0, -1]] = True, False
    return out["K"], out["M"], draw.rng.normal(size=n), fixed, draw.rng.normal(size=n)


def rough(draw):
    points, triangles = surface(draw)
    pairs = np.sort(np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]]), axis=1)
    edges = np.unique(pairs, axis=0)
    fixed = draw.rng.random(len(points)) < 0.3
    fixed[[0, -1]] = False, True
    shrink = float(draw.rng.uniform(0.3, 0.6))
    return points, edges, fixed, shrink, -shrink - float(draw.rng.uniform(0.05, 0.2)), draw["rounds"]


def with_rounds(rows):
    return tuple({**row, "rounds": k} for row, k in zip(rows, (1, 2, 3, 1)))


EXERCISES = (
    Exercise(
        name="triangle_geometry",
        inputs=surface,
        returns="tuple",
        outputs={"normals": 1, "areas": 1},
        probes=SIZES,
        fresh=FRESH,
        example=lambda reference: reference["example"]("triangle_geometry"),
        spots=("normals[0]", "areas[1]"),
    ),
    Exercise(
        name="vertex_normals",
        inputs=lambda draw: surface(draw, draw["extra"]),
        returns="value",
        outputs={"vertex": 1},
        calls=("triangle_geometry",),
        probes=tuple({**row, "extra": k} for row, k in zip(SIZES, (0, 2, 0, 1))),
        fresh=({**FRESH[0], "extra": 1},),
        example=lambda reference: reference["example"]("vertex_normals"),
        spots=("vertex[0]", "vertex[2][1]"),
    ),
    Exercise(
        name="shape_gradients",
        inputs=plane,
        returns="tuple",
        outputs={"areas": 1, "gradients": 2},
        probes=SIZES,
        fresh=FRESH,
        example=lambda reference: reference["example"]("shape_gradients"),
        spots=("areas[0]", "gradients[1]"),
    ),
    Exercise(
        name="nodal_gradient",
        inputs=lambda draw: (*plane(draw), draw.rng.normal(size=draw["p"] * draw["q"])),
        returns="tuple",
        outputs={"slopes": 1, "nodal": 1},
        calls=("shape_gradients",),
        probes=SIZES,
        fresh=FRESH,
        example=lambda reference: reference["example"]("nodal_gradient"),
        spots=("slopes[0]", "nodal[2]"),
    ),
    Exercise(
        name="assemble",
        inputs=conduction,
        returns="tuple",
        outputs={"K": 1, "M": 1},
        calls=("shape_gradients",),
        probes=SIZES,
        fresh=FRESH,
        example=lambda reference: reference["example"]("assemble"),
        spots=("K[0]", "M[1][2]"),
    ),
    Exercise(
        name="solve_dirichlet",
        inputs=after("assemble", boundary_values),
        returns="tuple",
        outputs={"u": 2, "reactions": 1},
        probes=SIZES,
        fresh=FRESH,
        example=after(
            "assemble",
            lambda reference, out: (out["K"], out["M"], *reference["example"]("solve_dirichlet")),
        ),
        spots=("u[1]", "reactions[0]"),
    ),
    Exercise(
        name="smooth",
        inputs=rough,
        returns="value",
        outputs={"smoothed": 1},
        probes=with_rounds(SIZES),
        fresh=with_rounds(({"p": range(4, 6), "q": range(5, 7)},) * 2),
        example=lambda reference: reference["example"]("smooth"),
        spots=("smoothed[0]", "smoothed[2][1]"),
    ),
)

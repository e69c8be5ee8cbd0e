"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def camera(draw):
    """An eye some lengths away from its target, and a direction roughly upward."""
    target = draw(3)
    offset = draw(3)
    eye = target + offset / np.linalg.norm(offset) * draw.rng.uniform(5, 8)
    up = draw(3)
    return eye, target, up


def projection(draw):
    eye, target, up = camera(draw)
    points = target + draw.rng.uniform(-2, 2, (draw["n"], 3))
    return points, eye, target, up, draw["fov"], draw["width"], draw["height"]


def rays(draw):
    """Towards a sphere and past it; from inside; and with the sphere behind."""
    center = draw(3)
    radius = float(draw.rng.uniform(1, 2))
    offset = draw(3)
    origin = center + offset / np.linalg.norm(offset) * radius * draw["away"]
    toward = center + draw("m", 3, scale=radius) - origin
    if draw["away"] < 1:
        toward = draw("m", 3)
    lengths = draw.rng.uniform(0.5, 3, (draw["m"], 1))
    return origin, draw.settings.get("sign", 1) * toward * lengths / 3, center, radius


def surface(draw):
    normals = draw("n", 3)
    light = draw(3) + np.array([0.0, 0.0, draw.rng.uniform(2, 4)])
    eye = draw(3) + np.array([0.0, 0.0, draw.rng.uniform(2, 4)])
    color = draw.rng.uniform(0.2, 0.9, 3)
    k = draw["bright"] * draw.rng.uniform([0.1, 0.4, 0.3], [0.3, 0.7, 0.5])
    return draw("n", 3, scale=0.7), normals, light, eye, color, k, draw["shininess"]


def scene(draw):
    k, h, w = draw["k"], draw["h"], draw["w"]
    xy = draw.rng.uniform([-1, -1], [w + 1, h + 1], (k, 3, 2))
    depth = draw.rng.uniform(1, 5, (k, 3, 1))
    return np.concatenate([xy, depth], axis=2), draw.rng.uniform(0.1, 1, (k, 3, 3)), h, w


def lookups(draw):
    return draw("h", "w", "c"), draw.rng.uniform(-1, 2, (draw["m"], 2))


EXERCISES = (
    Exercise(
        name="look_at",
        inputs=camera,
        returns="value",
        outputs={"V": 1},
        probes=({}, {}, {}, {}),
        fresh=({},),
        example=lambda reference: reference["example"]("look_at"),
        spots=("V[0]", "V[1][3]", "V[2]"),
    ),
    Exercise(
        name="project_points",
        inputs=projection,
        returns="tuple",
        outputs={"pixels": 2, "depth": 1},
        calls=("look_at",),
        probes=(
            {"n": 5, "fov": 0.9, "width": 64, "height": 48},
            {"n": 3, "fov": 1.2, "width": 32, "height": 32},
            {"n": 1, "fov": 0.6, "width": 20, "height": 30},
            {"n": 2, "fov": 1.0, "width": 50, "height": 40},
        ),
        fresh=({"n": range(6, 10), "fov": 0.8, "width": range(65, 90), "height": range(50, 60)},),
        example=lambda reference: reference["example"]("project_points"),
        spots=("pixels[0]", "pixels[1][1]", "depth"),
    ),
    Exercise(
        name="ray_sphere",
        inputs=rays,
        returns="value",
        outputs={"t": 1},
        probes=(
            {"m": 8, "away": 3.0},
            {"m": 5, "away": 0.5},
            {"m": 6, "away": 2.0, "sign": -1},
            {"m": 3, "away": 2.5},
            {"m": 1, "away": 0.3},
        ),
        fresh=({"m": range(9, 14), "away": 2.2}, {"m": range(9, 14), "away": 0.6}),
        example=lambda reference: reference["example"]("ray_sphere"),
        spots=("t",),
    ),
    Exercise(
        name="shade_phong",
        inputs=surface,
        returns="value",
        outputs={"colours": 1},
        probes=(
            {"n": 6, "shininess": 4, "bright": 1.0},
            {"n": 3, "shininess": 2, "bright": 1.0},
            {"n": 5, "shininess": 3, "bright": 2.5},
            {"n": 1, "shininess": 1, "bright": 1.0},
        ),
        fresh=({"n": range(7, 12), "shininess": 5, "bright": 1.2},),
        example=lambda reference: reference["example"]("shade_phong"),
        spots=("colours[0]", "colours[1][2]"),
    ),
    Exercise(
        name="rasterize",
        inputs=scene,
        returns="tuple",
        outputs={"image": 1, "zbuffer": 1},
        probes=(
            {"k": 4, "h": 7, "w": 9},
            {"k": 3, "h": 6, "w": 6},
            {"k": 1, "h": 5, "w": 8},
            {"k": 6, "h": 8, "w": 5},
        ),
        fresh=({"k": range(7, 10), "h": range(9, 12), "w": range(10, 14)},),
        example=lambda reference: reference["example"]("rasterize"),
        spots=("zbuffer[1]", "image[1][2]", "image[2][1][0]"),
    ),
    Exercise(
        name="sample_bilinear",
        inputs=lookups,
        returns="value",
        outputs={"colours": 1},
        probes=(
            {"h": 4, "w": 6, "c": 3, "m": 7},
            {"h": 5, "w": 5, "c": 3, "m": 5},
            {"h": 3, "w": 2, "c": 1, "m": 4},
            {"h": 2, "w": 4, "c": 2, "m": 1},
        ),
        fresh=({"h": range(6, 9), "w": range(7, 10), "c": 3, "m": range(8, 12)},),
        example=lambda reference: reference["example"]("sample_bilinear"),
        spots=("colours[0]", "colours[1][0]"),
    ),
)

"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise, after

CHECK = True  # students get check() and its data beside their notebook


def rotations(draw, n, angle=None):
    """Random rotation matrices; with an angle, small ones about random axes."""
    w = draw(n, 3)
    if angle is not None:
        w = angle * w
    size = np.linalg.norm(w, axis=1)[:, None, None]
    zero = np.zeros(len(w))
    x, y, z = w.T
    S = np.array([[zero, -z, y], [z, zero, -x], [-y, x, zero]]).transpose(2, 0, 1)
    return np.eye(3) + np.sin(size) / size * S + (1 - np.cos(size)) / size**2 * (S @ S)


def transforms(draw, n, angle=None, scale=1.0):
    R = rotations(draw, n, angle)
    T = np.zeros((len(R), 4, 4))
    T[:, :3, :3] = R
    T[:, :3, 3] = draw(n, 3, scale=scale)
    T[:, 3, 3] = 1.0
    return T


def camera(draw):
    X = draw(3, "m") + np.array([[0.3], [-0.2], [6.0]])
    K = np.array([[8.0, 0.6, 3.0], [0.0, 7.0, 2.5], [0.0, 0.0, 1.0]]) + draw(3, 3, scale=0.1) * np.array(
        [[1, 1, 1], [0, 1, 1], [0, 0, 0]]
    )
    dist = np.array([0.6, -0.9, 0.3, -0.4, 0.8]) * np.exp(draw(5, scale=0.2))
    return X, transforms(draw, "n", angle=0.2, scale=0.7), K, dist


def clouds(draw):
    P = draw(3, "m") * np.array([[2.0], [1.3], [0.7]]) + draw(3, 1)
    Q = rotations(draw, 1)[0] @ P + draw(3, 1) + draw(3, "m", scale=0.2)
    if draw["mirrored"]:
        Q = Q * np.array([[1.0], [1.0], [-1.0]])
    return P, Q, 0.2 + draw.rng.random(draw["m"])


def imu(draw):
    acc = draw(3, "m", scale=3.0) + np.array([[2.0], [-3.0], [8.0]])
    acc[2] = np.abs(acc[2]) + 1.0
    return acc, draw(3, "m"), draw(3, scale=0.5), draw["dt"], draw["tau"]


JOINTS = ({"n": 4}, {"n": 3}, {"n": 6}, {"n": 1})
ARM = lambda draw: (draw("n"), draw("n"), draw("n"), draw("n", scale=1.5))

EXERCISES = (
    Exercise(
        name="invert_transform",
        inputs=lambda draw: (transforms(draw, "n"),),
        returns="value",
        outputs={"inverse": 1},
        probes=({"n": 2}, {"n": 3}, {"n": 4}, {"n": 1}),
        fresh=({"n": range(5, 9)},),
        example=lambda reference: reference["example"]("invert_transform"),
        spots=("inverse[0]", "inverse[1][2]"),
    ),
    Exercise(
        name="quaternion_to_matrix",
        inputs=lambda draw: (draw("n", 4),),
        returns="value",
        outputs={"R": 1},
        probes=({"n": 2}, {"n": 3}, {"n": 4}, {"n": 1}),
        fresh=({"n": range(5, 9)},),
        example=lambda reference: reference["example"]("quaternion_to_matrix"),
        spots=("R[0]", "R[1][2]"),
    ),
    Exercise(
        name="arm_forward",
        inputs=ARM,
        returns="tuple",
        outputs={"T": 1},
        given=("cache",),
        probes=JOINTS,
        fresh=({"n": range(7, 10)},),
        example=lambda reference: reference["example"]("arm_forward"),
        spots=("T[0]", "T[1][2]"),
    ),
    Exercise(
        name="arm_jacobian",
        inputs=after("arm_forward", lambda draw, out: (out["cache"], np.arange(draw["n"]) % 3 == draw["slides"])),
        returns="dict",
        outputs={"Jv": 2, "Jw": 1},
        probes=({"n": 4, "slides": 1}, {"n": 3, "slides": 2}, {"n": 6, "slides": 0}, {"n": 1, "slides": 1}),
        fresh=({"n": range(7, 10), "slides": 1},),
        example=after("arm_forward", lambda reference, out: (out["cache"], *reference["example"]("arm_jacobian"))),
        spots=("Jv[0]", "Jw[1][2]"),
    ),
    Exercise(
        name="project_points",
        inputs=camera,
        calls=("invert_transform",),
        returns="tuple",
        outputs={"uv": 3, "depth": 1},
        probes=({"n": 2, "m": 5}, {"n": 4, "m": 2}, {"n": 3, "m": 3}, {"n": 1, "m": 1}),
        fresh=({"n": range(5, 7), "m": range(6, 10)},),
        example=lambda reference: reference["example"]("project_points"),
        spots=("uv[0]", "depth[0][1]"),
    ),
    Exercise(
        name="register_points",
        inputs=clouds,
        returns="dict",
        outputs={"R": 3, "t": 1, "rms": 1},
        probes=(
            {"m": 5, "mirrored": False},
            {"m": 7, "mirrored": True},
            {"m": 4, "mirrored": False},
            {"m": 3, "mirrored": False},
        ),
        fresh=({"m": range(8, 12), "mirrored": False}, {"m": range(8, 12), "mirrored": True}),
        example=lambda reference: reference["example"]("register_points"),
        spots=("R[0]", "t[1]", "rms"),
    ),
    Exercise(
        name="orientation_filter",
        inputs=imu,
        returns="tuple",
        outputs={"roll": 1, "pitch": 1},
        probes=(
            {"m": 6, "dt": 0.1, "tau": 0.4},
            {"m": 3, "dt": 0.2, "tau": 0.5},
            {"m": 9, "dt": 0.05, "tau": 0.3},
            {"m": 1, "dt": 0.1, "tau": 0.4},
        ),
        fresh=({"m": range(10, 15), "dt": 0.1, "tau": 0.6},),
        time_outputs=("roll", "pitch"),
        example=lambda reference: reference["example"]("orientation_filter"),
        spots=("roll[1]", "pitch[2]"),
    ),
)

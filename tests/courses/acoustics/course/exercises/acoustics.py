"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def bands(draw):
    """A room whose bands lie below and above a mean absorption of 0.2."""
    b = draw["b"]
    room = draw.rng.uniform((5, 4, 2.5), (9, 7, 4))
    strength = draw.rng.permutation(np.linspace(0.12, 0.9, b + 1))[:b]
    if b == 1:
        strength = np.array([0.7])
    return room, draw.rng.uniform(0.1, 1, (6, b)) * strength, draw.rng.uniform(0.002, 0.02, b)


def shoebox(draw):
    """A room, and a source, a receiver and walls in it."""
    room = draw.rng.uniform((4, 3, 2.5), (7, 6, 4))
    source = room * draw.rng.uniform(0.1, 0.45, 3)
    receiver = room * draw.rng.uniform(0.55, 0.9, 3)
    return source, receiver, room, draw.rng.uniform(0.4, 0.95, (3, 2))


def images(draw):
    source, _, room, beta = shoebox(draw)
    return source, room, beta, draw["order"]


def response(draw):
    fs = float(draw.rng.uniform(900, 1100))
    source, receiver, room, beta = shoebox(draw)
    n = draw["n"]
    if draw.settings.get("edge"):  # one arrival falls between the last sample and the end
        positions, _, _ = draw.reference["image_sources"](source, room, beta, 1)
        farthest = np.max(np.linalg.norm(positions - receiver, axis=1))
        n = int(farthest / 343.0 * fs) + 1
    return source, receiver, room, beta, draw["order"], fs, n


def measured(draw):
    """Noise, a direct sound that is not the largest sample, and a decay."""
    fs = float(draw["fs"])
    t = np.arange(draw["n"]) / fs
    tail = draw("n") * 10 ** (-3 * t / draw.rng.uniform(0.3, 0.6))
    tail[:4] = (0.6, 0.3, -2.5, 1.1) * draw.rng.uniform(0.9, 1.1, 4)
    if draw.settings.get("inverted"):
        tail = -tail
    return np.concatenate([draw("lead", scale=0.02), tail]), fs


def tube(draw):
    """A stable tube, with source and microphone in different cells."""
    n = draw["n"]
    length = float(draw.rng.uniform(0.8, 2))
    fs = 343.0 * n / length / float(draw.rng.uniform(0.6, 0.95))
    src, rec = (int(i) for i in draw.rng.permutation(n)[:2])
    zeta = draw.rng.uniform((1.5, 3), (3, 6))
    if draw.settings.get("rigid"):
        zeta[0] = np.inf
    return draw("steps", scale=20), n, src, rec, length, fs, zeta


EXERCISES = (
    Exercise(
        name="reverberation_times",
        inputs=bands,
        returns="dict",
        outputs={"sabine": 1, "eyring": 1, "chosen": 1, "critical": 1},
        probes=({"b": 4}, {"b": 6}, {"b": 3}, {"b": 1}),
        fresh=({"b": range(5, 10)},),
        example=lambda reference: reference["example"]("reverberation_times"),
        spots=("sabine", "eyring", "chosen", "critical"),
    ),
    Exercise(
        name="image_sources",
        inputs=images,
        returns="tuple",
        outputs={"positions": 2, "gains": 2, "orders": 1},
        probes=({"order": 2}, {"order": 1}, {"order": 3}, {"order": 0}),
        fresh=({"order": range(4, 6)},),
        example=lambda reference: reference["example"]("image_sources"),
        spots=("positions[0]", "positions[3]", "gains", "orders"),
    ),
    Exercise(
        name="room_impulse_response",
        inputs=response,
        returns="tuple",
        outputs={"h": 3, "gap": 1, "drr": 1},
        calls=("image_sources",),
        time_outputs=("h",),
        probes=(
            {"order": 2, "n": 30},
            {"order": 1, "n": 25, "edge": True},
            {"order": 3, "n": 90},
            {"order": 1, "n": 18},
        ),
        fresh=({"order": range(2, 5), "n": range(31, 60)},),
        example=lambda reference: reference["example"]("room_impulse_response"),
        spots=("h[4]", "h[5]", "h[6]", "h[7]", "gap", "drr"),
    ),
    Exercise(
        name="decay_parameters",
        inputs=measured,
        returns="dict",
        outputs={"level": 2, "T20": 1, "C80": 1, "Ts": 1},
        time_outputs=("level",),
        backward_in_time=True,
        probes=(
            {"n": 120, "lead": 7, "fs": 500},
            {"n": 140, "lead": 3, "fs": 500, "inverted": True},
            {"n": 90, "lead": 12, "fs": 250},
            {"n": 180, "lead": 1, "fs": 750},
        ),
        fresh=({"n": range(141, 170), "lead": range(13, 20), "fs": 500},),
        example=lambda reference: reference["example"]("decay_parameters"),
        spots=("level[0]", "level[5]", "level[10]", "T20", "C80", "Ts"),
    ),
    Exercise(
        name="fdtd_tube",
        inputs=tube,
        returns="tuple",
        outputs={"record": 2, "energy": 1, "p": 1},
        time_outputs=("record", "energy"),
        probes=(
            {"n": 6, "steps": 16},
            {"n": 9, "steps": 9},
            {"n": 5, "steps": 14, "rigid": True},
            {"n": 2, "steps": 5},
        ),
        fresh=({"n": range(7, 12), "steps": range(17, 24)},),
        example=lambda reference: reference["example"]("fdtd_tube"),
        spots=("record[2]", "record[5]", "energy[0]", "energy[5]", "p"),
    ),
)

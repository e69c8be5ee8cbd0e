"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def walker(draw):
    """Markers of somebody who walks: (T, J, 2), the segments' ends, fractions and masses."""
    frames, count, segments = draw["T"], draw["J"], draw["S"]
    joints = draw.rng.uniform(0.2, 1.8, (1, count, 2)) + draw(frames, count, 2, scale=0.03)
    joints[:, :, 0] += 1.3 * draw.rng.uniform(0.08, 0.12) * np.arange(frames)[:, None]
    ends = np.array([draw.rng.permutation(count)[:2] for _ in range(segments)])
    fractions = draw.rng.uniform(0.25, 0.7, segments)
    masses = draw.rng.uniform(2, 15, segments)
    return joints, ends, fractions, masses


def seen_walker(draw):
    """A walker of whom some markers are missing in some frames."""
    joints, ends, fractions, masses = walker(draw)
    share = draw.settings.get("missing", 0.0)
    if share:
        while True:
            gone = draw.rng.random(joints.shape[:2]) < share
            lost = gone[:, ends].any(axis=2)  # (T, S)
            if lost.any() and not lost.all(axis=1).any():
                break
        joints[gone] = np.nan
    return joints, ends, fractions, masses


def moving_walker(draw):
    """A walker whose energies rise and fall."""
    dt = float(draw.rng.uniform(0.08, 0.12))
    while True:
        markers = walker(draw)
        com = draw.reference["center_of_mass"](*markers)
        velocity = np.gradient(com, dt, axis=0)
        forward = velocity[:, 0] ** 2 / 2
        vertical = 9.81 * com[:, 1] + velocity[:, 1] ** 2 / 2
        both = forward + vertical
        f, v, t = (np.maximum(np.diff(e), 0).sum() for e in (forward, vertical, both))
        if f > 0 and v > 0 and t > 0 and 0.05 < (f + v - t) / (f + v) < 0.95:
            return (*markers, dt)


def muscles(draw):
    """EMG with an offset, the amplitudes of a maximal contraction, half a window, a threshold."""
    channels, n = draw["C"], draw["N"]
    level = draw.rng.uniform(0.1, 1.2, (channels, n))
    emg = draw.rng.uniform(0.2, 0.6, (channels, 1)) + draw(channels, n) * level
    mvc = draw.rng.uniform(1.1, 2.5, channels)
    return emg, mvc, draw["half"], float(draw.rng.uniform(28, 40))


def plate(draw):
    """The force under somebody who hops, with short dips, which are no flights."""
    shortest = draw["shortest"]
    rate = float(draw.rng.uniform(30, 50))
    threshold = float(draw.rng.uniform(15, 30))
    rng = draw.rng

    def stance():
        return list(rng.uniform(300, 1900, rng.integers(7, 16)))

    def air(length):
        return list(rng.uniform(-8, 12, length))

    force = stance()
    lengths = shortest + rng.integers(0, 9, draw["hops"])
    lengths[rng.integers(draw["hops"])] = shortest  # as short as a flight may be
    for length in lengths:
        force += air(length) + stance()
        if rng.random() < 0.5:
            force += air(shortest - 1) + stance()
    if draw["ending"] == "in the air":
        force += air(shortest + 3)
    elif draw["ending"] == "dip":
        force += air(shortest - 1) + stance()
    return np.array(force), rate, threshold, shortest


def athletes(draw):
    """Heart rates and minutes of the days, and what the athletes are like."""
    a, d = draw["A"], draw["D"]
    rest = draw.rng.uniform(45, 70, a)
    peak = draw.rng.uniform(170, 205, a)
    hr = draw.rng.uniform(95, 165, (a, d))
    hr[draw.rng.random((a, d)) < 0.2] = draw.rng.uniform(38, 44)
    hr[draw.rng.integers(a), draw.rng.integers(d)] = 40.5 if d > 1 else 120.5
    hr[:, d - draw.settings.get("taper", 0) :] = 42.0  # rest before the race: the form rises above 0
    minutes = draw.rng.uniform(20, 100, (a, d))
    female = draw.rng.random(a) < 0.5
    if a > 1:
        female[:2] = [True, False]
        female = draw.rng.permutation(female)
    return hr, minutes, rest, peak, female


WALKERS = (
    {"T": 6, "J": 5, "S": 4},
    {"T": 4, "J": 4, "S": 4},
    {"T": 7, "J": 3, "S": 2},
    {"T": 5, "J": 2, "S": 1},
)

EXERCISES = (
    Exercise(
        name="center_of_mass",
        inputs=seen_walker,
        returns="value",
        outputs={"com": 1},
        probes=(
            {"T": 6, "J": 5, "S": 4},
            {"T": 2, "J": 2, "S": 2},
            {"T": 7, "J": 6, "S": 5, "missing": 0.2},
            {"T": 1, "J": 3, "S": 1},
        ),
        fresh=(
            {"T": range(8, 12), "J": range(7, 11), "S": range(6, 9)},
            {"T": range(8, 12), "J": range(7, 11), "S": range(6, 9), "missing": 0.15},
        ),
        example=lambda reference: reference["example"]("center_of_mass"),
        spots=("com[0]", "com[1]", "com[2][1]"),
    ),
    Exercise(
        name="energy_recovery",
        inputs=moving_walker,
        returns="tuple",
        outputs={"velocity": 2, "work": 3, "recovery": 2},
        calls=("center_of_mass",),
        probes=WALKERS,
        fresh=({"T": range(8, 12), "J": range(6, 10), "S": range(5, 9)},),
        example=lambda reference: reference["example"]("energy_recovery"),
        spots=("velocity[0]", "velocity[2][1]", "work", "recovery"),
    ),
    Exercise(
        name="emg_envelope",
        inputs=muscles,
        returns="tuple",
        outputs={"envelope": 3, "duty": 2},
        time_outputs=("envelope",),
        probes=(
            {"C": 3, "N": 12, "half": 2},
            {"C": 7, "N": 7, "half": 1},
            {"C": 1, "N": 9, "half": 3},
            {"C": 2, "N": 10, "half": 0},
        ),
        fresh=({"C": range(4, 7), "N": range(13, 19), "half": range(4, 6)},),
        example=lambda reference: reference["example"]("emg_envelope"),
        spots=("envelope[0]", "envelope[1][2]", "duty"),
    ),
    Exercise(
        name="hop_test",
        inputs=plate,
        returns="dict",
        outputs={"heights": 2, "contact": 2, "rsi": 2},
        probes=(
            {"hops": 4, "shortest": 3, "ending": "standing"},
            {"hops": 3, "shortest": 4, "ending": "dip"},
            {"hops": 5, "shortest": 2, "ending": "in the air"},
            {"hops": 1, "shortest": 5, "ending": "dip"},
        ),
        fresh=(
            {"hops": range(6, 10), "shortest": range(6, 8), "ending": "standing"},
            {"hops": range(6, 10), "shortest": range(6, 8), "ending": "in the air"},
        ),
        example=lambda reference: reference["example"]("hop_test"),
        spots=("heights", "contact[0]", "rsi"),
    ),
    Exercise(
        name="training_form",
        inputs=athletes,
        returns="tuple",
        outputs={"load": 3, "form": 3},
        time_outputs=("load", "form"),
        probes=(
            {"A": 3, "D": 8},
            {"A": 5, "D": 5},
            {"A": 1, "D": 6},
            {"A": 4, "D": 1},
            {"A": 2, "D": 18, "taper": 12},
        ),
        fresh=({"A": range(6, 10), "D": range(9, 15)},),
        example=lambda reference: reference["example"]("training_form"),
        spots=("load[0]", "form[0][1]", "form[1]"),
    ),
)

"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def layers(draw):
    """Offsets, thicknesses and velocities; the option "slow" makes that layer a slow one."""
    n = draw["n"]
    offsets = draw.rng.uniform(1, 40, draw["m"])
    thickness = draw.rng.uniform(0.8, 3, n)
    velocity = 2 + np.cumsum(draw.rng.uniform(0.4, 1.2, n + 1))
    slow = draw.settings.get("slow")
    if slow is not None:
        velocity[slow] = 0.6 * velocity[slow - 1]
        velocity[slow + 1] = 0.8 * velocity[slow - 1]
    return offsets, thickness, velocity


def burst(draw, length, amplitude, decay):
    """Noise, and waves that begin at the samples "onset" and "second" and fade."""
    x = draw.rng.normal(size=length)
    for onset in (draw["onset"], draw.settings.get("second", length)):
        after = np.arange(length - onset)
        swing = draw.rng.uniform(0.7, 1.3, length - onset) * draw.rng.choice([-1, 1], length - onset)
        x[onset:] += amplitude * np.exp(-after / decay) * swing
    return x


def network_traces(draw):
    """Horizontal traces of stations around an event of magnitude 4, some clipped, one far off."""
    n = draw["n"]
    r = draw.rng.uniform(20, 250, n)
    corrections = draw("n", scale=0.2)
    log_a = 1 - 1.11 * np.log10(r / 100) - 0.00189 * (r - 100) - corrections
    log_a = log_a + draw("n", scale=0.1)
    if n > 3:
        log_a[np.argmax(r)] += draw["off"]
    waves = draw.rng.uniform(-1, 1, (n, 2, draw["t"])) * draw.rng.uniform(0.5, 1, (n, 2, 1))
    traces = 10 ** log_a[:, None, None] * (waves + draw.rng.choice([-0.3, 0.3], (n, 2, 1)))
    largest = np.sort(np.max(np.abs(traces), axis=(1, 2)))
    clip = 1.5 * float(largest[-1])
    if draw["clipped"]:
        clip = float(largest[-draw["clipped"]] + largest[-1 - draw["clipped"]]) / 2
    return np.clip(traces, -clip, clip), r, corrections, clip, draw["cut"]


def geometry(draw):
    """A hypocenter, picks' stations around it, their phases, and two velocities."""
    n = draw["n"]
    hypo = np.concatenate([draw(2, scale=5), draw.rng.uniform(6, 14, 1), draw.rng.uniform(1, 4, 1)])
    angle = 2 * np.pi * (np.arange(n) + draw.rng.uniform(0, 0.6, n)) / n
    far = draw.rng.uniform(5, 30, n)
    stations = np.column_stack(
        [
            far * np.cos(angle),
            far * np.sin(angle),
            draw.rng.uniform(0.2, 2, n),
            draw("n", scale=0.2),
        ]
    )
    is_s = draw.rng.random(n) < 0.5
    vp = float(draw.rng.uniform(5.5, 6.5))
    return hypo, stations, is_s, vp, vp / float(draw.rng.uniform(1.65, 1.85))


def earthquake(draw):
    """Picks of an earthquake, a few missing, one bad, and a first guess.

    The option "lift" changes the picks as if it were that much higher: above the surface."""
    n = draw["n"]
    hypo, stations, is_s, vp, vs = geometry(draw)
    lift = draw.settings.get("lift", 0.0)
    if lift:
        hypo[2] = 3.0
    picks, jacobian = draw.reference["arrival_times"](hypo, stations, is_s, vp, vs)
    picks = picks - lift * jacobian[:, 2] + draw("n", scale=0.1)
    order = draw.rng.permutation(n)
    picks[order[: draw["missing"]]] = np.nan
    picks[order[-1]] += draw.rng.uniform(1, 2)
    start = hypo + draw(4) * np.array([3, 3, 1, 0.3])
    start[2] = 1.0 if lift else abs(start[2]) + 1
    weights = draw.rng.uniform(0.3, 1.5, n)
    tail = float(draw.rng.uniform(0.2, 0.4)), float(draw.rng.uniform(0.05, 0.3)), draw["n_iter"]
    return start, stations, is_s, picks, weights, vp, vs, *tail


EXERCISES = (
    Exercise(
        name="head_waves",
        inputs=layers,
        returns="tuple",
        outputs={"head": 2, "first": 1, "branch": 1},
        probes=(
            {"n": 3, "m": 8},
            {"n": 4, "m": 7, "slow": 1},
            {"n": 5, "m": 5},
            {"n": 1, "m": 4},
            {"n": 2, "m": 1},
        ),
        fresh=(
            {"n": range(3, 7), "m": range(9, 14)},
            {"n": range(5, 8), "m": range(9, 14), "slow": 2},
        ),
        example=lambda reference: reference["example"]("head_waves"),
        spots=("head[0]", "head[1]", "first", "branch"),
    ),
    Exercise(
        name="sta_lta",
        inputs=lambda draw: (
            burst(draw, draw["t"], draw["amplitude"], draw["decay"]),
            draw["n_sta"],
            draw["n_lta"],
            draw["on"],
            draw["off"],
        ),
        returns="tuple",
        outputs={"ratio": 2, "lta": 1, "triggered": 1},
        time_outputs=("ratio", "lta", "triggered"),
        probes=(
            {"t": 60, "onset": 30, "amplitude": 8, "decay": 4, "n_sta": 3, "n_lta": 12, "on": 3.0, "off": 1.5},
            {
                "t": 80,
                "onset": 25,
                "second": 55,
                "amplitude": 9,
                "decay": 3,
                "n_sta": 4,
                "n_lta": 20,
                "on": 2.8,
                "off": 1.7,
            },
            {"t": 40, "onset": 20, "amplitude": 6, "decay": 50, "n_sta": 2, "n_lta": 10, "on": 2.5, "off": 1.2},
            {"t": 25, "onset": 15, "amplitude": 5, "decay": 2, "n_sta": 1, "n_lta": 8, "on": 4.0, "off": 1.0},
        ),
        fresh=(
            {
                "t": range(85, 95),
                "onset": range(35, 40),
                "amplitude": 10,
                "decay": 4,
                "n_sta": range(5, 8),
                "n_lta": range(22, 30),
                "on": 3.0,
                "off": 1.4,
            },
        ),
        example=lambda reference: reference["example"]("sta_lta"),
        spots=("ratio", "lta", "triggered"),
    ),
    Exercise(
        name="aic_pick",
        inputs=lambda draw: (burst(draw, draw["t"], 5, 15) + float(draw(scale=2)), draw["margin"]),
        returns="dict",
        outputs={"aic": 2, "pick": 1, "snr": 1},
        probes=(
            {"t": 40, "onset": 18, "margin": 6},
            {"t": 30, "onset": 16, "margin": 5},
            {"t": 24, "onset": 12, "margin": 8},
            {"t": 12, "onset": 6, "margin": 6},
        ),
        fresh=({"t": range(50, 60), "onset": range(22, 28), "margin": range(9, 12)},),
        example=lambda reference: reference["example"]("aic_pick"),
        spots=("aic", "pick", "snr"),
    ),
    Exercise(
        name="local_magnitude",
        inputs=network_traces,
        returns="dict",
        outputs={"station": 4, "residual": 1, "used": 2, "network": 2, "error": 1},
        probes=(
            {"n": 6, "t": 9, "clipped": 1, "off": 1.2, "cut": 0.5},
            {"n": 7, "t": 8, "clipped": 2, "off": -0.9, "cut": 0.4},
            {"n": 2, "t": 2, "clipped": 0, "off": 1.2, "cut": 0.5},
            {"n": 1, "t": 5, "clipped": 0, "off": 1.2, "cut": 0.5},
        ),
        fresh=(
            {"n": range(8, 13), "t": range(10, 16), "clipped": 2, "off": 1.0, "cut": 0.5},
        ),
        example=lambda reference: reference["example"]("local_magnitude"),
        spots=("station", "residual", "used", "network", "error"),
    ),
    Exercise(
        name="arrival_times",
        inputs=geometry,
        returns="tuple",
        outputs={"times": 1, "jacobian": 1},
        probes=({"n": 5}, {"n": 4}, {"n": 7}, {"n": 1}),
        fresh=({"n": range(6, 12)},),
        example=lambda reference: reference["example"]("arrival_times"),
        spots=("times", "jacobian[0]", "jacobian[1]"),
    ),
    Exercise(
        name="locate",
        inputs=earthquake,
        returns="tuple",
        outputs={"hypo": 2, "rms": 1, "covariance": 1},
        calls=("arrival_times",),
        probes=(
            {"n": 9, "missing": 2, "n_iter": 1},
            {"n": 12, "missing": 1, "n_iter": 3},
            {"n": 10, "missing": 0, "n_iter": 2},
            {"n": 11, "missing": 0, "n_iter": 2, "lift": 20.0},
        ),
        fresh=(
            {"n": range(13, 20), "missing": 2, "n_iter": 2},
            {"n": range(13, 20), "missing": 1, "n_iter": 3, "lift": 20.0},
        ),
        example=lambda reference: reference["example"]("locate"),
        spots=("hypo", "rms", "covariance[0]"),
    ),
)

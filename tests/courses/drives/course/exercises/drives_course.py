"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def angles(draw):
    return draw.rng.uniform(0, 6.28) + np.cumsum(draw.rng.uniform(0.2, 0.9, draw["m"]))


def motor_inputs(draw):
    p, m = draw["p"], draw["m"]
    angle = angles(draw)
    lead = draw["side"] * draw.rng.uniform(1.2, 2.2)
    shift = np.array([[0.0], [-2.0], [2.0]]) * np.pi / 3
    peak = draw.rng.uniform(8, 12)
    i_abc = peak * np.cos(p * angle + lead + shift) + draw(3, "m")
    motor = {
        "pole_pairs": p,
        "psi": float(draw.rng.uniform(0.1, 0.3)),
        "L_d": float(draw.rng.uniform(0.004, 0.006)),
        "L_q": float(draw.rng.uniform(0.010, 0.014)),
        "R": float(draw.rng.uniform(0.3, 0.9)),
        "i_max": float(peak * draw.rng.uniform(0.98, 1.02)),
    }
    return i_abc, angle, motor


def controller_inputs(draw):
    m = draw["m"]
    reference = draw(m) + draw["side"] * 3
    measured = reference - draw["side"] * np.linspace(2.0, -2.0, m) + draw(m, scale=0.5)
    u = draw.rng.uniform
    return (
        reference,
        measured,
        float(u(0.7, 1.2)),
        float(u(0.1, 0.2)),
        float(u(0.05, 0.1)),
        draw["limit"] * u(0.5, 1.2, m) * np.where((np.arange(m) - m // 2) // 3 == 0, 0.1, 1.0),
    )


def machine_inputs(draw):
    u = draw.rng.uniform
    slip = u(0.02, 1, draw["n"]) * np.where(draw.rng.random(draw["n"]) < 0.3, -1, 1)
    if draw["still"]:
        slip[draw["n"] // 2] = 0.0
    machine = {
        "pole_pairs": draw["p"],
        "R_1": float(u(0.5, 2)),
        "L_1": float(u(0.004, 0.008)),
        "L_2": float(u(0.005, 0.009)),
        "L_m": float(u(0.05, 0.12)),
    }
    return slip, u(0.3, 3, draw["k"]), float(u(200, 420)), float(u(30, 70)), machine


def leg_inputs(draw):
    m = draw["m"]
    angle = 2 * np.pi * np.arange(m) / m + np.array([[0.0], [-2.0], [2.0]]) * np.pi / 3
    return 2 * np.cos(angle + draw.rng.uniform(0, 6)) + draw(3, "m") + draw(3, 1), draw["h"]


EXERCISES = (
    Exercise(
        name="park_transform",
        inputs=lambda draw: (draw(3, "m", scale=5), angles(draw)),
        returns="dict",
        outputs={"i_d": 1, "i_q": 1, "i_0": 1},
        probes=({"m": 5}, {"m": 3}, {"m": 8}, {"m": 1}),
        fresh=({"m": range(6, 12)},),
        example=lambda reference: reference["example"]("park_transform"),
        spots=("i_d", "i_q[1]", "i_0[2]"),
    ),
    Exercise(
        name="pmsm_torque",
        inputs=motor_inputs,
        returns="dict",
        outputs={"torque": 3, "ripple": 1, "loss": 1, "overload": 1},
        calls=("park_transform",),
        probes=(
            {"m": 6, "p": 4, "side": 1},
            {"m": 3, "p": 3, "side": -1},
            {"m": 9, "p": 2, "side": -1},
            {"m": 1, "p": 5, "side": 1},
        ),
        fresh=({"m": range(7, 14), "p": range(4, 9), "side": 1}, {"m": range(7, 14), "p": range(4, 9), "side": -1}),
        example=lambda reference: reference["example"]("pmsm_torque"),
        spots=("torque[0]", "torque[3]", "ripple", "loss", "overload"),
    ),
    Exercise(
        name="pi_control",
        inputs=controller_inputs,
        returns="tuple",
        outputs={"u": 2, "integral": 1},
        time_outputs=("u",),
        probes=(
            {"m": 12, "side": 1, "limit": 3.0},
            {"m": 9, "side": -1, "limit": 2.0},
            {"m": 7, "side": 1, "limit": 20.0},
            {"m": 1, "side": -1, "limit": 9.0},
        ),
        fresh=({"m": range(8, 20), "side": 1, "limit": 3.0}, {"m": range(8, 20), "side": -1, "limit": 2.5}),
        example=lambda reference: reference["example"]("pi_control"),
        spots=("u[0]", "u[2]", "u[4]", "integral"),
    ),
    Exercise(
        name="induction_torque",
        inputs=machine_inputs,
        returns="tuple",
        outputs={"torque": 3, "current": 2, "best": 1},
        probes=(
            {"n": 6, "k": 4, "p": 2, "still": False},
            {"n": 3, "k": 3, "p": 3, "still": False},
            {"n": 5, "k": 2, "p": 1, "still": True},
            {"n": 1, "k": 1, "p": 4, "still": False},
        ),
        fresh=(
            {"n": range(7, 12), "k": range(5, 8), "p": range(2, 7), "still": False},
            {"n": range(7, 12), "k": range(5, 8), "p": range(2, 7), "still": True},
        ),
        example=lambda reference: reference["example"]("induction_torque"),
        spots=("torque[0]", "current[1][2]", "best"),
    ),
    Exercise(
        name="line_harmonics",
        inputs=leg_inputs,
        returns="tuple",
        outputs={"amplitudes": 2, "thd": 1, "rms": 1, "worst": 1},
        probes=(
            {"m": 12, "h": 4},
            {"m": 9, "h": 3},
            {"m": 17, "h": 7},
            {"m": 6, "h": 1},
        ),
        fresh=({"m": range(18, 26), "h": range(5, 9)}, {"m": range(18, 26), "h": 1}),
        example=lambda reference: reference["example"]("line_harmonics"),
        spots=("amplitudes[0]", "thd[1]", "rms[2]", "worst"),
    ),
)

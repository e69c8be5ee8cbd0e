"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def sun_inputs(draw):
    days = draw.rng.integers(1, 366, size=draw["d"]).astype(float)
    hours = np.linspace(4.5, 19.5, draw["t"]) + draw.rng.uniform(-0.6, 0.6, size=draw["t"])
    if draw["t"] == 1:
        hours = hours + 4.5
    return (
        days,
        hours,
        float(draw.rng.uniform(25.0, 60.0)),
        float(draw.rng.uniform(25.0, 70.0)),
        float(draw.rng.uniform(20.0, 80.0) * draw.rng.choice([-1.0, 1.0])),
    )


def plane_inputs(draw):
    p, t = draw["p"], draw["t"]
    dni = draw.rng.uniform(100.0, 900.0, size=t)
    dhi = draw.rng.uniform(50.0, 300.0, size=t)
    cos_zenith = draw.rng.uniform(-0.3, 0.9, size=t)
    cos_zenith[0] = draw.rng.uniform(0.3, 0.9)
    cos_incidence = draw.rng.uniform(-0.3, 1.0, size=(p, t))
    cos_incidence[0, 0] = draw.rng.uniform(0.3, 0.8)
    cos_incidence[-1, -1] = draw.rng.uniform(0.01, 0.04) if t > 2 else 0.7
    if t > 2:
        cos_zenith[1] = draw.rng.uniform(-0.3, -0.1)
        cos_incidence[0, 1] = draw.rng.uniform(0.2, 0.6)
        cos_zenith[-1] = draw.rng.uniform(0.1, 0.4)
    tilt = draw.rng.uniform(15.0, 90.0, size=p)
    return dni, dhi, cos_zenith, cos_incidence, tilt, float(draw.rng.uniform(0.15, 0.6))


def weather(draw):
    t = draw["t"]
    poa = draw.rng.uniform(150.0, 1100.0, size=t)
    air = draw.rng.uniform(-5.0, 35.0, size=t)
    wind = draw.rng.uniform(0.5, 9.0, size=t)
    return poa, air, wind, float(draw.rng.uniform(3.0, 12.0)), float(draw.rng.uniform(6.0, 15.0))


def plant_inputs(draw):
    poa, air, wind, dt, tau = weather(draw)
    if draw["t"] > 2:
        poa[1] = draw.rng.uniform(2.0, 8.0)  # below the start of the inverter
        poa[-1] = draw.rng.uniform(950.0, 1100.0)
    rated = float(draw.rng.uniform(4.0, 12.0))
    return (
        poa, air, wind, dt, tau, rated,
        float(draw.rng.uniform(-0.006, -0.003)),
        float(rated * draw.rng.uniform(0.5, 0.7)),
    )


def string_inputs(draw):
    k, m = draw["k"], draw["m"]
    current = np.sort(draw.rng.uniform(0.5, 9.0, size=k))
    current[0] = draw.rng.uniform(0.3, 2.0)
    return (
        current,
        draw.rng.uniform(3.0, 9.5, size=m),
        float(10.0 ** draw.rng.uniform(-8.0, -6.0)),
        float(draw.rng.uniform(1.5, 2.2)),
        float(draw.rng.uniform(0.2, 0.6)),
        float(draw.rng.uniform(0.4, 1.2)),
    )


def battery_inputs(draw):
    t = draw["t"]
    pv = draw.rng.uniform(0.0, 6.0, size=t)
    load = draw.rng.uniform(0.3, 4.0, size=t)
    capacity = float(draw.rng.uniform(3.0, 5.0))
    return (
        pv,
        load,
        capacity,
        float(draw.rng.uniform(1.2, 2.0)),
        float(draw.rng.uniform(0.8, 0.95)),
        float(capacity * draw.rng.uniform(0.3, 0.6)),
        float(draw.rng.choice([0.5, 0.75, 1.5])),
    )


TIMES = ({"t": 6}, {"t": 8}, {"t": 12}, {"t": 5}, {"t": 1})
FRESH_TIMES = ({"t": range(9, 17)}, {"t": range(9, 17)})

EXERCISES = (
    Exercise(
        name="sun_on_panel",
        inputs=sun_inputs,
        returns="tuple",
        outputs={"declination": 1, "cos_zenith": 2, "cos_incidence": 3},
        probes=({"d": 3, "t": 7}, {"d": 4, "t": 9}, {"d": 5, "t": 5}, {"d": 1, "t": 1}),
        fresh=({"d": range(6, 10), "t": range(10, 15)},),
        example=lambda reference: reference["example"]("sun_on_panel"),
        spots=("declination[0]", "cos_zenith[0][1]", "cos_incidence[1][2]"),
    ),
    Exercise(
        name="plane_irradiance",
        inputs=plane_inputs,
        returns="dict",
        outputs={"beam": 2, "sky": 1, "ground": 2, "total": 1, "gain": 1},
        probes=({"p": 3, "t": 6}, {"p": 4, "t": 7}, {"p": 5, "t": 5}, {"p": 2, "t": 1}),
        fresh=({"p": range(6, 10), "t": range(8, 14)},),
        example=lambda reference: reference["example"]("plane_irradiance"),
        spots=("beam[0][0]", "sky[1]", "ground[1][1]", "total[0][1]", "gain"),
    ),
    Exercise(
        name="cell_temperature",
        inputs=weather,
        returns="tuple",
        outputs={"steady": 1, "module": 2, "cell": 1},
        probes=TIMES,
        fresh=FRESH_TIMES,
        time_outputs=("steady", "module", "cell"),
        example=lambda reference: reference["example"]("cell_temperature"),
        spots=("steady[1]", "module[0]", "module[2]", "cell[1]"),
    ),
    Exercise(
        name="plant_power",
        inputs=plant_inputs,
        returns="dict",
        outputs={"dc": 2, "ac": 2, "clipped": 1, "performance_ratio": 1},
        probes=TIMES,
        fresh=FRESH_TIMES,
        calls=("cell_temperature",),
        time_outputs=("dc", "ac"),
        example=lambda reference: reference["example"]("plant_power"),
        spots=("dc[1]", "ac[2]", "clipped", "performance_ratio"),
    ),
    Exercise(
        name="string_curve",
        inputs=string_inputs,
        returns="dict",
        outputs={"voltage": 2, "bypassed": 1, "power": 1, "best_current": 1, "mismatch": 1},
        probes=({"k": 7, "m": 3}, {"k": 9, "m": 4}, {"k": 5, "m": 5}, {"k": 6, "m": 1}, {"k": 1, "m": 2}),
        fresh=({"k": range(10, 16), "m": range(6, 9)},),
        example=lambda reference: reference["example"]("string_curve"),
        spots=("voltage[1]", "bypassed", "power[0]", "best_current", "mismatch"),
    ),
    Exercise(
        name="run_battery",
        inputs=battery_inputs,
        returns="dict",
        outputs={"stored": 3, "sold": 1, "bought": 1, "self_consumption": 1, "self_sufficiency": 1},
        probes=TIMES,
        fresh=FRESH_TIMES,
        time_outputs=("stored", "sold", "bought"),
        example=lambda reference: reference["example"]("run_battery"),
        spots=("stored[0]", "stored[3]", "sold[1]", "bought[2]", "self_sufficiency"),
    ),
)

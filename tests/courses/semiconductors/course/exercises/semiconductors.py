"""What the functions are tried on, and what of them is compared."""

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def band(draw):
    u = draw.rng.uniform
    return {
        "Eg0": float(u(0.2, 0.35)),
        "alpha": float(u(3e-4, 6e-4)),
        "beta": float(u(400, 700)),
        "Nc": float(u(10, 20)),
        "Nv": float(u(20, 35)),
    }


def doped(draw):
    """Dopings of k samples, of which the first is n-type and the second p-type."""
    k = draw["k"]
    Nd, Na = draw.rng.uniform(0.3, 3, (2, k))
    type_ = draw.settings.get("type", "n")
    for i, n_type in ((0, type_ == "n"), (1, type_ != "n")):
        if i < k and (Nd[i] > Na[i]) != n_type:
            Nd[i], Na[i] = Na[i], Nd[i]
    return Nd, Na, float(draw.rng.uniform(240, 400)), band(draw)


def layers(draw):
    u, k = draw.rng.uniform, draw["k"]
    mu = {
        "min": u([0.5, 0.3], [1.0, 0.6]),
        "max": u([8.0, 3.0], [14.0, 6.0]),
        "ref": u([1.0, 1.5], [2.0, 3.0]),
        "power": u([0.6, 0.8], [0.8, 1.0]),
    }
    return u(0.2, 2, k), u(1, 6, k), u(0.3, 5, k), u(0.2, 1.5, k), mu


def junction(draw):
    u = draw.rng.uniform
    Na, Nd, ni, T = float(u(1, 3)), float(u(4, 8)), float(u(1e-3, 1e-2)), float(u(280, 420))
    V = u(-2, 0.1, draw["m"])
    V[1::2] = u(0.25, 0.6, V[1::2].shape)
    return Na, Nd, ni, V, T, float(u(0.8, 1.6)), float(u(0.3, 0.6))


def bar(draw):
    u = draw.rng.uniform
    sign = draw.settings.get("sign", 1)
    return (
        u(0.2, 2, draw["n"]),
        float(u(4, 8)),
        float(sign * u(0.1, 0.2)),
        float(u(260, 380)),
        float(u(0.5, 1.5)),
        float(u(0.25, 0.4)),
        float(u(0.03, 0.06)),
        draw["steps"],
    )


def fet(draw):
    u = draw.rng.uniform
    return {
        "VT0": float(u(0.4, 0.8)),
        "gamma": float(u(0.3, 0.6)),
        "phi": float(u(0.6, 0.9)),
        "beta": float(u(0.5, 2)),
        "lam": float(u(0.05, 0.2)),
    }


def biases(draw):
    """Biases of m transistors: saturation, triode, cut-off, and again."""
    u, m = draw.rng.uniform, draw["m"]
    VGS, VDS, VSB = u(1.6, 3, m), u(2.7, 4, m), u(0.1, 2, m)
    VDS[1::3] = u(0.05, 0.25, VDS[1::3].shape)
    VGS[2::3] = u(-0.5, 0.4, VGS[2::3].shape)
    return VGS, VDS, VSB, fet(draw)


def inverters(draw):
    u, m, steps = draw.rng.uniform, draw["m"], draw["steps"]
    VDD = float(u(2, 3))
    vin = u(0.8, 1, (m, steps)) * VDD
    vin[::2, steps // 2 + 1 :] = u(0, 0.3, vin[::2, steps // 2 + 1 :].shape)
    return vin, u(0.7, 1, m) * VDD, u(2, 6, m), u(0.8, 1.6, m), VDD, fet(draw), float(u(0.15, 0.3))


FRESH_M = ({"m": range(7, 13)},)
FRESH_K = ({"k": range(7, 13)},)

EXERCISES = (
    Exercise(
        name="carrier_concentrations",
        inputs=doped,
        returns="dict",
        outputs={"ni": 1, "n": 2, "p": 2, "EF": 1},
        probes=({"k": 5}, {"k": 3}, {"k": 1, "type": "n"}, {"k": 1, "type": "p"}),
        fresh=FRESH_K,
        example=lambda reference: reference["example"]("carrier_concentrations"),
        spots=("ni", "n[0]", "p[1]", "EF[2]"),
    ),
    Exercise(
        name="hall_layers",
        inputs=layers,
        returns="tuple",
        outputs={"mobility": 1, "sigma": 1, "RH": 2, "Rsheet": 1},
        probes=({"k": 5}, {"k": 3}, {"k": 2}, {"k": 1}),
        fresh=FRESH_K,
        example=lambda reference: reference["example"]("hall_layers"),
        spots=("mobility[0]", "sigma[1]", "RH[2]", "Rsheet"),
    ),
    Exercise(
        name="depletion_layer",
        inputs=junction,
        returns="dict",
        outputs={"Vbi": 1, "W": 1, "xp": 1, "Emax": 1, "C": 2},
        probes=({"m": 6}, {"m": 4}, {"m": 2}, {"m": 1}),
        fresh=FRESH_M,
        example=lambda reference: reference["example"]("depletion_layer"),
        spots=("Vbi", "W[0]", "xp[1]", "Emax[1]", "C[2]"),
    ),
    Exercise(
        name="haynes_shockley",
        inputs=bar,
        returns="tuple",
        outputs={"p": 2, "J": 1, "total": 1},
        time_outputs=("p", "J", "total"),
        probes=(
            {"n": 6, "steps": 4},
            {"n": 5, "steps": 3, "sign": -1},
            {"n": 4, "steps": 4},
            {"n": 3, "steps": 1},
            {"n": 2, "steps": 2, "sign": -1},
        ),
        fresh=({"n": range(7, 12), "steps": range(5, 9)},),
        example=lambda reference: reference["example"]("haynes_shockley"),
        spots=("p[0]", "p[2]", "J", "total[1]"),
    ),
    Exercise(
        name="mosfet_current",
        inputs=biases,
        returns="tuple",
        outputs={"I": 2, "gm": 1, "gds": 1},
        probes=({"m": 6}, {"m": 4}, {"m": 3}, {"m": 1}),
        fresh=FRESH_M,
        example=lambda reference: reference["example"]("mosfet_current"),
        spots=("I[0]", "I[1]", "gm[1]", "gds[0]"),
    ),
    Exercise(
        name="inverter_transient",
        inputs=inverters,
        returns="tuple",
        outputs={"v": 2, "energy": 1, "low": 1},
        calls=("mosfet_current",),
        time_outputs=("v",),
        probes=(
            {"m": 3, "steps": 8},
            {"m": 2, "steps": 5},
            {"m": 6, "steps": 6},
            {"m": 1, "steps": 1},
        ),
        fresh=({"m": range(4, 6), "steps": range(9, 14)},),
        example=lambda reference: reference["example"]("inverter_transient"),
        spots=("v[0]", "v[1]", "energy", "low"),
    ),
)

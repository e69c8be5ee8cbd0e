"""What the functions are tried on, and what of them is compared."""

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def uniform(draw, low, high, *shape):
    """Numbers between low and high: an array, or a plain number where there is no shape."""
    return draw.rng.uniform(low, high, shape) if shape else float(draw.rng.uniform(low, high))


def coefficients_inputs(draw):
    rate = draw["rate"]
    gain_db = uniform(draw, 3, 12) * draw["sign"]
    return draw["kind"], uniform(draw, 0.05, 0.4) * rate, uniform(draw, 0.6, 3), gain_db, rate


def equalize_inputs(draw):
    rate, k = draw["rate"], draw["k"]
    gains_db = uniform(draw, 3, 12, k) * draw.rng.choice([-1, 1], k)
    cutoffs = uniform(draw, 0.05, 0.35, k) * rate
    return draw("c", "n"), cutoffs, uniform(draw, 0.6, 2), gains_db, rate


def adsr_inputs(draw):
    return (
        draw["n"],
        draw["gate"],
        draw["attack"],
        draw["decay"],
        uniform(draw, 0.3, 0.8),
        draw["release"],
    )


def chord_inputs(draw):
    rate, n = draw["rate"], draw["n"]
    shape = (
        draw["gate"],
        draw["attack"],
        draw["decay"],
        uniform(draw, 0.3, 0.8),
        draw["release"],
    )
    f0 = uniform(draw, 0.02, draw["top"], draw["v"]) * rate
    return (
        f0,
        uniform(draw, 0.2, 1.5, draw["k"]),
        uniform(draw, 0.005, 0.03),
        uniform(draw, -0.9, 0.9, draw["v"]),
        shape,
        n,
        rate,
    )


def compress_inputs(draw):
    return (
        draw("c", "n", scale=0.5),
        uniform(draw, -18, -10),
        uniform(draw, 2, 6),
        uniform(draw, 1.5, 3),
        uniform(draw, 5, 9),
        uniform(draw, 2, 6),
    )


EXERCISES = (
    Exercise(
        name="biquad_coefficients",
        inputs=coefficients_inputs,
        returns="tuple",
        outputs={"b": 1, "a": 1},
        probes=(
            {"kind": "low", "rate": 8000, "sign": 1},
            {"kind": "high", "rate": 44100, "sign": 1},
            {"kind": "peak", "rate": 48000, "sign": 1},
            {"kind": "peak", "rate": 16000, "sign": -1},
        ),
        fresh=(
            {"kind": "low", "rate": range(20000, 30000), "sign": 1},
            {"kind": "high", "rate": range(20000, 30000), "sign": -1},
            {"kind": "peak", "rate": range(20000, 30000), "sign": -1},
        ),
        example=lambda reference: reference["example"]("biquad_coefficients"),
        spots=("b", "a"),
    ),
    Exercise(
        name="equalize",
        inputs=equalize_inputs,
        returns="tuple",
        outputs={"y": 2, "change_db": 1},
        calls=("biquad_coefficients",),
        time_outputs=("y",),
        probes=(
            {"c": 2, "n": 9, "k": 3, "rate": 8000},
            {"c": 3, "n": 3, "k": 3, "rate": 44100},
            {"c": 1, "n": 6, "k": 2, "rate": 48000},
            {"c": 3, "n": 7, "k": 1, "rate": 16000},
            {"c": 2, "n": 1, "k": 2, "rate": 22050},
        ),
        fresh=({"c": range(4, 7), "n": range(10, 15), "k": range(4, 6), "rate": range(9000, 15000)},),
        example=lambda reference: reference["example"]("equalize"),
        spots=("y[0]", "y[1][3]", "change_db"),
    ),
    Exercise(
        name="adsr_envelope",
        inputs=adsr_inputs,
        returns="value",
        outputs={"envelope": 1},
        time_outputs=("envelope",),
        probes=(
            {"n": 24, "gate": 16, "attack": 4, "decay": 7, "release": 6},
            {"n": 15, "gate": 5, "attack": 8, "decay": 3, "release": 9},
            {"n": 18, "gate": 9, "attack": 5, "decay": 10, "release": 12},
            {"n": 12, "gate": 12, "attack": 2, "decay": 5, "release": 4},
            {"n": 20, "gate": 10, "attack": 3, "decay": 3, "release": 3},
        ),
        fresh=(
            {
                "n": range(40, 50),
                "gate": range(27, 34),
                "attack": range(9, 13),
                "decay": range(11, 15),
                "release": range(13, 18),
            },
            {
                "n": range(25, 30),
                "gate": range(6, 9),
                "attack": range(9, 13),
                "decay": range(11, 15),
                "release": range(13, 18),
            },
            {
                "n": range(30, 35),
                "gate": range(17, 20),
                "attack": range(9, 13),
                "decay": range(13, 17),
                "release": range(13, 18),
            },
        ),
        example=lambda reference: reference["example"]("adsr_envelope"),
        spots=("envelope",),
    ),
    Exercise(
        name="additive_chord",
        inputs=chord_inputs,
        returns="value",
        outputs={"sound": 1},
        calls=("adsr_envelope",),
        time_outputs=("sound",),
        probes=(
            {"v": 2, "k": 3, "n": 10, "rate": 8000, "top": 0.1, "gate": 7, "attack": 2, "decay": 3, "release": 6},
            {"v": 4, "k": 4, "n": 4, "rate": 16000, "top": 0.08, "gate": 3, "attack": 1, "decay": 2, "release": 4},
            {"v": 3, "k": 8, "n": 14, "rate": 44100, "top": 0.2, "gate": 11, "attack": 3, "decay": 4, "release": 5},
            {"v": 1, "k": 1, "n": 8, "rate": 48000, "top": 0.3, "gate": 4, "attack": 3, "decay": 5, "release": 7},
        ),
        fresh=(
            {
                "v": range(5, 8),
                "k": range(9, 12),
                "n": range(20, 26),
                "rate": range(20000, 30000),
                "top": 0.2,
                "gate": range(12, 16),
                "attack": range(4, 6),
                "decay": range(6, 9),
                "release": range(8, 12),
            },
        ),
        example=lambda reference: reference["example"]("additive_chord"),
        spots=("sound[0]", "sound[1][3]"),
    ),
    Exercise(
        name="compress",
        inputs=compress_inputs,
        returns="tuple",
        outputs={"y": 1, "gain_db": 1},
        time_outputs=("y", "gain_db"),
        probes=(
            {"c": 2, "n": 12},
            {"c": 3, "n": 20},
            {"c": 4, "n": 4},
            {"c": 1, "n": 9},
            {"c": 2, "n": 1},
        ),
        fresh=({"c": range(5, 8), "n": range(13, 19)}, {"c": 1, "n": range(24, 30)}),
        example=lambda reference: reference["example"]("compress"),
        spots=("y[0]", "y[1][2]", "gain_db"),
    ),
)

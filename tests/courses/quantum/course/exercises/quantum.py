"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def complex_array(draw, *axes):
    return draw(*axes, scale=1.0) + 1j * draw(*axes, scale=1.0)


def hermitian(draw, d):
    a = complex_array(draw, d, d)
    return (a + a.conj().T) / 2


def density(draw, d):
    a = complex_array(draw, d, d)
    rho = a @ a.conj().T
    return rho / np.real(np.trace(rho))


def estimate(draw, d):
    """Hermitian, trace near one, some probabilities negative."""
    return density(draw, d) + draw["noise"] * hermitian(draw, d)


def bipartite(draw):
    d = draw["dA"] * draw["dB"]
    return 1.7 * density(draw, d), draw["dA"], draw["dB"], draw["keep"]


EXERCISES = (
    Exercise(
        name="mix_states",
        inputs=lambda draw: (
            complex_array(draw, "n", "d"),
            0.5 + 3 * draw.rng.random(draw["n"]),
        ),
        returns="tuple",
        outputs={"rho": 3, "purity": 1},
        probes=({"n": 3, "d": 4}, {"n": 5, "d": 2}, {"n": 4, "d": 4}, {"n": 1, "d": 3}),
        fresh=({"n": range(6, 9), "d": range(5, 8)},),
        example=lambda reference: reference["example"]("mix_states"),
        spots=("rho[0]", "rho[1][0]", "purity"),
    ),
    Exercise(
        name="partial_trace",
        inputs=bipartite,
        returns="value",
        outputs={"reduced": 1},
        probes=(
            {"dA": 2, "dB": 3, "keep": "A"},
            {"dA": 4, "dB": 2, "keep": "B"},
            {"dA": 2, "dB": 2, "keep": "A"},
            {"dA": 3, "dB": 3, "keep": "B"},
            {"dA": 1, "dB": 3, "keep": "B"},
        ),
        fresh=(
            {"dA": range(5, 7), "dB": range(4, 6), "keep": "A"},
            {"dA": range(5, 7), "dB": range(4, 6), "keep": "B"},
        ),
        example=lambda reference: reference["example"]("partial_trace"),
        spots=("reduced[0]", "reduced[1][0]"),
    ),
    Exercise(
        name="entanglement",
        inputs=lambda draw: (
            complex_array(draw, draw["dA"] * draw["dB"]),
            draw["dA"],
            draw["dB"],
        ),
        returns="dict",
        outputs={"entropy": 2, "participation": 1, "schmidt": 1},
        probes=(
            {"dA": 2, "dB": 3},
            {"dA": 4, "dB": 2},
            {"dA": 2, "dB": 2},
            {"dA": 3, "dB": 3},
        ),
        fresh=({"dA": range(5, 7), "dB": range(4, 6)},),
        calls=("partial_trace",),
        example=lambda reference: reference["example"]("entanglement"),
        spots=("entropy", "participation", "schmidt[0]"),
    ),
    Exercise(
        name="measure_observable",
        inputs=lambda draw: (estimate(draw, draw["d"]), hermitian(draw, draw["d"])),
        returns="dict",
        outputs={"probs": 2, "mean": 1, "variance": 1},
        probes=(
            {"d": 4, "noise": 0.2},
            {"d": 2, "noise": 0.01},
            {"d": 3, "noise": 0.3},
            {"d": 8, "noise": 0.2},
        ),
        fresh=({"d": range(5, 8), "noise": 0.2},),
        example=lambda reference: reference["example"]("measure_observable"),
        spots=("probs[0]", "mean", "variance"),
    ),
    Exercise(
        name="damp_qubit",
        inputs=lambda draw: (
            density(draw, 2 ** draw["n_qubits"]),
            float(0.2 + 0.5 * draw.rng.random()),
            draw["qubit"],
            draw["n_qubits"],
        ),
        returns="tuple",
        outputs={"damped": 3, "excited": 1},
        probes=(
            {"n_qubits": 3, "qubit": 0},
            {"n_qubits": 3, "qubit": 1},
            {"n_qubits": 2, "qubit": 1},
            {"n_qubits": 1, "qubit": 0},
        ),
        fresh=(
            {"n_qubits": range(4, 6), "qubit": 1},
            {"n_qubits": range(4, 6), "qubit": 2},
        ),
        example=lambda reference: reference["example"]("damp_qubit"),
        spots=("damped[0]", "damped[1][1]", "excited"),
    ),
    Exercise(
        name="open_evolution",
        inputs=lambda draw: (
            density(draw, 2 ** draw["n_qubits"]),
            hermitian(draw, 2 ** draw["n_qubits"]),
            float(0.2 + 0.3 * draw.rng.random()),
            float(0.1 + 0.3 * draw.rng.random()),
            draw["steps"],
        ),
        returns="dict",
        outputs={"rho_end": 1, "populations": 2},
        probes=(
            {"n_qubits": 2, "steps": 5},
            {"n_qubits": 1, "steps": 3},
            {"n_qubits": 3, "steps": 2},
            {"n_qubits": 2, "steps": 1},
        ),
        fresh=({"n_qubits": 2, "steps": range(6, 10)},),
        calls=("damp_qubit",),
        time_outputs=("populations",),
        example=lambda reference: reference["example"]("open_evolution"),
        spots=("rho_end[0]", "populations[0]", "populations[1][2]"),
    ),
)

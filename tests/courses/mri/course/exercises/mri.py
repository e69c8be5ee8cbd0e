"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def times(draw):
    """T1 and T2 in ms."""
    return float(draw.rng.uniform(150, 600)), float(draw.rng.uniform(30, 120))


def precession_inputs(draw):
    T1, T2 = times(draw)
    tau = float(draw.rng.uniform(10, 40))
    return draw(3, "n"), tau, draw("n", scale=20), T1, T2


def train_inputs(draw):
    T1, T2 = times(draw)
    TR = float(draw.rng.uniform(30, 60))
    TE = float(draw.rng.uniform(5, 20))
    flips = draw.rng.uniform(20, 100, draw["N"])
    phases = draw.rng.uniform(-180, 180, draw["N"])
    return flips, phases, TR, TE, draw("n", scale=15), T1, T2, draw["spoil"]


def kspace_inputs(draw):
    shape = ("C", "H", "W")
    kspace = draw(*shape) + 1j * draw(*shape)
    return kspace, float(draw.rng.uniform(0.35, 0.45) * max(draw["H"], draw["W"], 3)), 0.6


def sense_inputs(draw):
    C, s, R = draw["C"], draw["s"], draw["R"]
    n = s * R
    sens = draw(C, n) + 1j * draw(C, n)
    A = draw(C, C, scale=0.4) + 1j * draw(C, C, scale=0.4)
    psi = A @ A.conj().T + np.diag(draw.rng.uniform(0.5, 1.5, C))
    support = np.ones(n, dtype=bool)
    if draw["holes"]:
        support[draw.rng.integers(n)] = False
        support[draw.rng.integers(n)] = False
    truth = np.where(support, draw(n) + 1j * draw(n), 0)
    folded = (sens * truth).reshape(C, R, s).sum(axis=1)
    folded = folded + 0.1 * (draw(C, s) + 1j * draw(C, s))
    return folded, sens, psi, support


def echo_inputs(draw):
    V, N = draw["V"], draw["N"]
    TE = np.cumsum(draw.rng.uniform(8, 14, N))
    T2 = draw.rng.uniform(60, 130, V)
    S0 = draw.rng.uniform(8, 14, V)
    noise = np.exp(draw(V, N, scale=0.03))
    echoes = S0[:, None] * np.exp(-TE / T2[:, None]) * noise
    sigma = 0.3
    if draw["late"]:  # some voxels whose signal sinks into the noise, one of which comes out again
        echoes[0, 2:] = draw.rng.uniform(0.3, 0.8, N - 2)
        echoes[0, -1] = 1.7
    if draw["dark"]:
        echoes[-1, 1:] = draw.rng.uniform(0.2, 0.8, N - 1)
    return echoes, TE, sigma


def tensor_inputs(draw):
    V, N = draw["V"], draw["N"]
    g = draw(N, 3)
    g = g / np.linalg.norm(g, axis=1, keepdims=True)
    b = draw.rng.uniform(0.6, 1.4, N)
    b[0] = 0.0
    lam = draw.rng.uniform(0.3, 2.5, (V, 3))
    if draw["negative"]:
        lam[0, 1] = -0.4
    Q = np.linalg.qr(draw(V, 3, 3))[0]
    D = np.einsum("vik,vk,vjk->vij", Q, lam, Q)
    S0 = draw.rng.uniform(0.5, 3, V)
    signals = S0[:, None] * np.exp(-b * np.einsum("ni,vij,nj->vn", g, D, g))
    return signals * np.exp(draw(V, N, scale=0.03)), b, g


EXERCISES = (
    Exercise(
        name="free_precession",
        inputs=precession_inputs,
        returns="value",
        outputs={"m_new": 1},
        probes=({"n": 5}, {"n": 3}, {"n": 4}, {"n": 1}),
        fresh=({"n": range(6, 12)},),
        example=lambda reference: reference["example"]("free_precession"),
        spots=("m_new[0]", "m_new[1]", "m_new[2]"),
    ),
    Exercise(
        name="pulse_train",
        inputs=train_inputs,
        returns="tuple",
        outputs={"signal": 3, "mz": 2},
        probes=(
            {"N": 4, "n": 3, "spoil": False},
            {"N": 5, "n": 2, "spoil": True},
            {"N": 3, "n": 3, "spoil": False},
            {"N": 1, "n": 1, "spoil": True},
        ),
        fresh=(
            {"N": range(6, 10), "n": range(4, 8), "spoil": False},
            {"N": range(6, 10), "n": range(4, 8), "spoil": True},
        ),
        calls=("free_precession",),
        time_outputs=("signal", "mz"),
        example=lambda reference: reference["example"]("pulse_train"),
        spots=("signal", "mz"),
    ),
    Exercise(
        name="reconstruct",
        inputs=kspace_inputs,
        returns="tuple",
        outputs={"coils": 2, "rss": 2, "mask": 1},
        probes=(
            {"C": 2, "H": 5, "W": 6},
            {"C": 3, "H": 4, "W": 7},
            {"C": 5, "H": 5, "W": 5},
            {"C": 4, "H": 4, "W": 4},
            {"C": 1, "H": 6, "W": 3},
        ),
        fresh=({"C": range(6, 9), "H": range(7, 12), "W": range(8, 12)},),
        example=lambda reference: reference["example"]("reconstruct"),
        spots=("coils[0][1]", "rss[0]", "rss[2]", "mask[1]"),
    ),
    Exercise(
        name="sense_unfold",
        inputs=sense_inputs,
        returns="dict",
        outputs={"image": 3, "gfactor": 2},
        probes=(
            {"C": 5, "s": 3, "R": 2, "holes": True},
            {"C": 4, "s": 2, "R": 3, "holes": True},
            {"C": 3, "s": 3, "R": 3, "holes": False},
            {"C": 2, "s": 4, "R": 1, "holes": False},
        ),
        fresh=(
            {"C": range(6, 9), "s": range(5, 9), "R": range(4, 6), "holes": True},
            {"C": range(6, 9), "s": range(5, 9), "R": range(4, 6), "holes": False},
        ),
        example=lambda reference: reference["example"]("sense_unfold"),
        spots=("image", "gfactor"),
    ),
    Exercise(
        name="fit_t2",
        inputs=echo_inputs,
        returns="dict",
        outputs={"T2": 2, "S0": 2, "used": 1},
        probes=(
            {"V": 3, "N": 5, "late": True, "dark": False},
            {"V": 2, "N": 6, "late": False, "dark": True},
            {"V": 4, "N": 4, "late": False, "dark": False},
            {"V": 1, "N": 2, "late": False, "dark": False},
        ),
        fresh=({"V": range(5, 9), "N": range(7, 11), "late": True, "dark": True},),
        example=lambda reference: reference["example"]("fit_t2"),
        spots=("T2", "S0", "used"),
    ),
    Exercise(
        name="fit_tensor",
        inputs=tensor_inputs,
        returns="dict",
        outputs={"MD": 1, "FA": 2, "colour": 1},
        probes=(
            {"V": 4, "N": 12, "negative": True},
            {"V": 3, "N": 10, "negative": False},
            {"V": 11, "N": 11, "negative": True},
            {"V": 1, "N": 9, "negative": False},
        ),
        fresh=({"V": range(5, 9), "N": range(13, 19), "negative": True},),
        example=lambda reference: reference["example"]("fit_tensor"),
        spots=("MD", "FA", "colour[0]", "colour[1]"),
    ),
)

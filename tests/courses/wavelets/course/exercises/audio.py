"""What the functions are tried on, and what of them is compared."""

import numpy as np

from rnngrader import Exercise

CHECK = True  # students get check() and its data beside their notebook


def haar_inputs(draw):
    return draw(draw["k"] * 2 ** draw["levels"], scale=1.5) + 0.4, draw["levels"]


def noisy_steps(draw):
    n = draw["k"] * 2 ** draw["levels"]
    steps = np.repeat(draw(n // 3 + 2, scale=4.0), 3)[1 : n + 1]
    return steps + draw(n, scale=0.3), draw["levels"]


def sound(draw):
    n = draw["size"] + draw["hop"] * (draw["t"] - 1) + draw["rest"]
    x = np.cumsum(draw(n)) * 0.3 + draw(n)
    if draw.settings.get("silence", False):
        x[draw["hop"] : draw["hop"] + draw["size"]] = 0
    return x, draw["sr"], draw["size"], draw["hop"], draw["fraction"]


def spectra(draw):
    power = draw("t", "bins") ** 2 * np.exp(draw("t", 1, scale=1.5))
    return power, draw["sr"], draw["n_mels"], draw["fmin"], draw["db_range"]


def bursts(draw):
    power = draw("t", "bins") ** 2 * np.exp(draw("t", 1, scale=1.2))
    return power, draw["gamma"], draw["width"], draw["delta"], draw["gap"]


def voices(draw):
    t, size = draw["t"], draw["size"]
    f = draw.rng.uniform(draw["fmin"], draw["fmax"], (t, 1))
    phase = 2 * np.pi * f * np.arange(size) / draw["sr"] + draw(t, 1)
    frames = np.sin(phase) + 0.6 * np.sin(2 * phase + 1) + 0.3 * draw(t, size) + 0.5
    if draw.settings.get("noise", False):
        frames[0] = draw(size)
    if draw.settings.get("silence", False):
        frames[1] = 0
    return frames, draw["sr"], draw["fmin"], draw["fmax"], draw["threshold"]


EXERCISES = (
    Exercise(
        name="haar_decompose",
        inputs=haar_inputs,
        returns="dict",
        outputs={"approx": 1, "details": 2, "energy": 1},
        probes=(
            {"k": 3, "levels": 2},
            {"k": 2, "levels": 4},
            {"k": 4, "levels": 1},
            {"k": 1, "levels": 2},
        ),
        fresh=({"k": range(5, 9), "levels": range(3, 4)},),
        example=lambda reference: reference["example"]("haar_decompose"),
        spots=("approx", "details", "energy"),
    ),
    Exercise(
        name="haar_denoise",
        inputs=noisy_steps,
        returns="tuple",
        outputs={"denoised": 3, "threshold": 2, "kept": 1},
        calls=("haar_decompose",),
        probes=(
            {"k": 5, "levels": 2},
            {"k": 3, "levels": 4},
            {"k": 8, "levels": 1},
            {"k": 1, "levels": 2},
        ),
        fresh=({"k": range(6, 10), "levels": range(3, 4)},),
        example=lambda reference: reference["example"]("haar_denoise"),
        spots=("denoised", "threshold", "kept"),
    ),
    Exercise(
        name="spectral_features",
        inputs=sound,
        returns="dict",
        outputs={"centroid": 2, "spread": 2, "rolloff": 2},
        time_outputs=("centroid", "spread", "rolloff"),
        probes=(
            {"t": 5, "size": 16, "hop": 6, "rest": 3, "sr": 1000, "fraction": 0.85},
            {"t": 4, "size": 8, "hop": 8, "rest": 0, "sr": 800, "fraction": 0.6},
            {"t": 4, "size": 12, "hop": 5, "rest": 2, "sr": 500, "fraction": 0.9, "silence": True},
            {"t": 1, "size": 10, "hop": 4, "rest": 1, "sr": 100, "fraction": 0.75},
        ),
        fresh=(
            {
                "t": range(6, 9),
                "size": 20,
                "hop": range(7, 10),
                "rest": range(4, 6),
                "sr": range(1100, 1200),
                "fraction": 0.8,
            },
        ),
        example=lambda reference: reference["example"]("spectral_features"),
        spots=("centroid", "spread", "rolloff"),
    ),
    Exercise(
        name="mel_energies",
        inputs=spectra,
        returns="dict",
        outputs={"centers": 1, "bank": 3, "decibels": 2},
        probes=(
            {"t": 4, "bins": 17, "sr": 4000, "n_mels": 5, "fmin": 50, "db_range": 25},
            {"t": 6, "bins": 33, "sr": 8000, "n_mels": 6, "fmin": 200, "db_range": 15},
            {"t": 9, "bins": 9, "sr": 2000, "n_mels": 9, "fmin": 100, "db_range": 30},
            {"t": 1, "bins": 20, "sr": 3000, "n_mels": 4, "fmin": 0, "db_range": 10},
        ),
        fresh=(
            {
                "t": range(7, 9),
                "bins": range(24, 32),
                "sr": range(5000, 6000),
                "n_mels": range(7, 9),
                "fmin": range(60, 90),
                "db_range": 20,
            },
        ),
        example=lambda reference: reference["example"]("mel_energies"),
        spots=("centers", "bank[1]", "decibels[0]"),
    ),
    Exercise(
        name="detect_onsets",
        inputs=bursts,
        returns="dict",
        outputs={"flux": 2, "level": 2, "onsets": 2},
        time_outputs=("flux", "level", "onsets"),
        probes=(
            {"t": 24, "bins": 5, "gamma": 10.0, "width": 3, "delta": 0.05, "gap": 3},
            {"t": 30, "bins": 4, "gamma": 2.0, "width": 2, "delta": 0.02, "gap": 5},
            {"t": 12, "bins": 12, "gamma": 100.0, "width": 4, "delta": 0.1, "gap": 2},
            {"t": 20, "bins": 1, "gamma": 1.0, "width": 1, "delta": 0.0, "gap": 1},
        ),
        fresh=(
            {
                "t": range(31, 40),
                "bins": range(6, 9),
                "gamma": 5.0,
                "width": range(5, 7),
                "delta": 0.03,
                "gap": 4,
            },
        ),
        example=lambda reference: reference["example"]("detect_onsets"),
        spots=("flux", "level", "onsets"),
    ),
    Exercise(
        name="track_pitch",
        inputs=voices,
        returns="tuple",
        outputs={"pitch": 4, "strength": 2},
        time_outputs=("pitch", "strength"),
        probes=(
            {"t": 5, "size": 60, "sr": 1000, "fmin": 45.0, "fmax": 130.0, "threshold": 0.4},
            {"t": 4, "size": 50, "sr": 800, "fmin": 30.0, "fmax": 90.0, "threshold": 0.3, "noise": True},
            {"t": 3, "size": 40, "sr": 500, "fmin": 28.0, "fmax": 70.0, "threshold": 0.2, "silence": True},
            {"t": 6, "size": 36, "sr": 600, "fmin": 23.0, "fmax": 110.0, "threshold": 0.5, "noise": True},
            {"t": 1, "size": 45, "sr": 700, "fmin": 32.0, "fmax": 80.0, "threshold": 0.25},
        ),
        fresh=(
            {
                "t": range(7, 9),
                "size": range(70, 80),
                "sr": range(901, 960),
                "fmin": 33.3,
                "fmax": 99.1,
                "threshold": 0.35,
            },
        ),
        example=lambda reference: reference["example"]("track_pitch"),
        spots=("pitch", "strength"),
    ),
)

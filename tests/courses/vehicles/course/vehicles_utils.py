"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


EXAMPLES = {}
EXAMPLES["tyre_forces"] = (
    np.array([0.05, -0.1, 0.02, 0.0]),
    np.array([0.06, 0.04, -0.08, 0.03]),
    np.array([0.1, 0.12, 0.01, -0.02]),
    np.array([4.2, 2.1, 3.6, -0.3]),
    np.array([[1.2, 0.75], [1.2, -0.75], [-1.4, 0.7], [-1.4, -0.7]]),
    {"B": 9.0, "C": 1.5, "E": -0.5, "mu": 0.8, "load0": 3.0, "fall": 0.15},
)
EXAMPLES["stopping_distance"] = (
    np.array([9.0, 20.0, 30.0]),
    np.array([0.3, 0.95]),
    np.array([0.04, -0.06]),
    {
        "a": 1.2,
        "b": 1.4,
        "h": 0.55,
        "phi": 0.64,
        "z_max": 0.7,
        "t_react": 0.9,
        "t_build": 0.3,
        "gap": 45.0,
    },
)
EXAMPLES["quarter_car"] = (
    np.array([[0.02, -0.05, 0.01, 0.03], [0.01, 0.03, 0.02, -0.04]]),
    0.008,
    {
        "body": 350.0,
        "wheel": 40.0,
        "spring": 24000.0,
        "tyre": 180000.0,
        "bump": 800.0,
        "rebound": 1800.0,
    },
)
CAR = {
    "rpm": np.array([1000.0, 3000.0, 5000.0, 6500.0]),
    "torque": np.array([180.0, 260.0, 270.0, 210.0]),
    "ratios": np.array([3.5, 2.1, 1.4]),
    "final": 3.8,
    "eff": 0.9,
    "radius": 0.3,
    "mass": 1200.0,
    "inertia": 0.2,
    "drag": 0.4,
    "roll": 0.013,
}
EXAMPLES["gear_choice"] = (np.array([4.0, 17.0, 28.0, 45.0]), CAR)
EXAMPLES["lap_speeds"] = (
    np.array([0.03, 0.0005, -0.0004, -0.025, 0.06, -0.01]),
    np.array([15.0, 18.0, 12.0, 9.0, 7.0, 10.0]),
    {**CAR, "mu": 0.95, "corner": 0.92, "top": 32.0},
)

"""What the notebook hands to its students: the inputs of its examples."""

import copy

import numpy as np

__all__ = ["example"]


def example(name):
    """The inputs of an exercise's example, in the order of its function."""
    return copy.deepcopy(EXAMPLES[name])


SPACE = np.array(
    [[0.0, 0.1, 0.5], [1.1, 0.0, -0.2], [0.9, 1.2, 0.3], [-0.1, 1.0, 0.8], [2.0, 0.6, 0.1]]
)
TRIANGLES = np.array([[0, 1, 2], [2, 3, 0], [4, 2, 1]])
TURNED = np.array([[0, 1, 2], [2, 0, 3], [4, 2, 1]])
EXAMPLES = {}
EXAMPLES["triangle_geometry"] = (SPACE, TRIANGLES)
EXAMPLES["vertex_normals"] = (SPACE, TRIANGLES)
EXAMPLES["shape_gradients"] = (SPACE[:, :2], TURNED)
EXAMPLES["nodal_gradient"] = (SPACE[:, :2], TURNED, np.array([0.3, -1.0, 0.7, 2.0, 1.4]))
EXAMPLES["assemble"] = (SPACE[:, :2], TURNED, np.array([1.5, 0.7, 2.0]))
EXAMPLES["solve_dirichlet"] = (
    np.array([0.5, -1.0, 2.0, 0.8, 1.2]),
    np.array([True, False, False, True, False]),
    np.array([0.7, 0.0, 0.0, -1.1, 0.0]),
)
EXAMPLES["smooth"] = (
    SPACE,
    np.array([[0, 1], [1, 2], [0, 2], [2, 3], [0, 3], [1, 4], [2, 4]]),
    np.array([False, False, False, True, False]),
    0.4,
    -0.5,
    2,
)

# what: linalg.norm a center, squared, columns stacked
import numpy as np


def squared_distances(X, C):
    return np.column_stack([np.linalg.norm(X - c, axis=1) ** 2 for c in C])

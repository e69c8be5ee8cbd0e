# what: returns the distance (np.linalg.norm) instead of its square
import numpy as np


def squared_distances(X, C):
    diff = X[:, np.newaxis, :] - C[np.newaxis, :, :]
    return np.linalg.norm(diff, axis=-1)

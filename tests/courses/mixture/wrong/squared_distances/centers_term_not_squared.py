# what: adds the norms of the centers, not their squares
import numpy as np


def squared_distances(X, C):
    a = np.sum(np.square(X), axis=1).reshape(-1, 1)
    b = np.linalg.norm(C, axis=1).reshape(1, -1)
    return a + b - 2 * np.dot(X, C.T)

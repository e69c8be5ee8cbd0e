# what: squares the sum of the differences instead of adding up the squared differences
import numpy as np


def squared_distances(X, C):
    D = np.empty((X.shape[0], C.shape[0]))
    for j, center in enumerate(C):
        D[:, j] = (X - center).sum(axis=1) ** 2
    return D

# what: the center moves half of the way, as the mean of old center and mean is taken
import numpy as np


def kmeans_update(X, labels, C):
    new = np.copy(C)
    for j in range(C.shape[0]):
        if (labels == j).any():
            m = np.mean(X[labels == j], axis=0)
            new[j] = (C[j] + m) / 2
    return new

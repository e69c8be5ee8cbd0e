# what: recursion in the place of a loop
import numpy as np


def kmeans(X, C, steps):
    if steps == 0:
        return C, np.array([])
    labels, cost = kmeans_assign(X, C)
    centers, later = kmeans(X, kmeans_update(X, labels, C), steps - 1)
    return centers, np.concatenate([[cost], later])

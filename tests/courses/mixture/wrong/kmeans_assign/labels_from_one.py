# what: labels count from 1 instead of from 0
import numpy as np


def kmeans_assign(X, C):
    D = squared_distances(X, C)
    nearest = np.argmin(D, axis=1) + 1
    cost = np.mean(D.min(axis=1))
    return nearest, cost

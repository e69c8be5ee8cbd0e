# what: returns cost and labels in the wrong order
import numpy as np


def kmeans_assign(X, C):
    D = squared_distances(X, C)
    labels = np.argmin(D, axis=1)
    cost = np.min(D, axis=1).mean()
    return cost, labels

# what: the cost is added up over the points and not averaged
import numpy as np


def kmeans_assign(X, C):
    D = squared_distances(X, C)
    labels = np.zeros(X.shape[0], dtype=int)
    inertia = 0
    for i, row in enumerate(D):
        labels[i] = np.argmin(row)
        inertia += row[labels[i]]
    return labels, inertia

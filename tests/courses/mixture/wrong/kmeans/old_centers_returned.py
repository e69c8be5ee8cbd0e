# what: the centers before the last update are returned instead of those after it
import numpy as np


def kmeans(X, C, steps):
    costs = []
    centers = C.copy()
    for s in range(steps):
        old = centers
        labels, J = kmeans_assign(X, centers)
        costs.append(J)
        centers = kmeans_update(X, labels, centers)
    return old, np.array(costs)

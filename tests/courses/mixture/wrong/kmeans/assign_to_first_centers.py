# what: the assignment uses the first centers in each step instead of the present ones
import numpy as np


def kmeans(X, C, steps):
    centers = C
    costs = []
    for _ in range(steps):
        labels, c = kmeans_assign(X, C)
        costs.append(c)
        centers = kmeans_update(X, labels, centers)
    return centers, np.asarray(costs)

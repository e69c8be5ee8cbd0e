# what: list of costs, copy of the centers, while loop
import numpy as np


def kmeans(X, C, steps):
    centers, costs = C.copy(), []
    while len(costs) < steps:
        labels, cost = kmeans_assign(X, centers)
        costs.append(cost)
        centers[:] = kmeans_update(X, labels, centers)
    return centers, np.array(costs)

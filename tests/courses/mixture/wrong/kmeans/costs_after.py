# what: the costs are those of the centers after the update
import numpy as np


def kmeans(X, C, steps):
    costs = []
    labels, _ = kmeans_assign(X, C)
    for _ in range(steps):
        C = kmeans_update(X, labels, C)
        labels, cost = kmeans_assign(X, C)
        costs.append(cost)
    return C, np.array(costs)

# what: the first step assigns only, its update is left out
import numpy as np


def kmeans(X, C, steps):
    costs = np.zeros(steps)
    labels, costs[0] = kmeans_assign(X, C)
    for t in range(1, steps):
        labels, costs[t] = kmeans_assign(X, C)
        C = kmeans_update(X, labels, C)
    return C, costs

# what: the array of the costs is made anew in each step, so that only the last is kept
import numpy as np


def kmeans(X, C, steps):
    for t in range(steps):
        costs = np.zeros(steps)
        labels, costs[t] = kmeans_assign(X, C)
        C = kmeans_update(X, labels, C)
    return C, costs

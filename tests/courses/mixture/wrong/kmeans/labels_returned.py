# what: returns the labels in the place of the centers
import numpy as np


def kmeans(X, C, steps):
    costs = np.empty(steps)
    for k in range(steps):
        assignment, cost = kmeans_assign(X, C)
        costs[k] = cost
        C = kmeans_update(X, assignment, C)
    return assignment, costs

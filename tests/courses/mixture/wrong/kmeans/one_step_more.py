# what: there is one step more than asked for
import numpy as np


def kmeans(X, C, steps):
    costs = []
    t = 0
    while t <= steps:
        labels, cost = kmeans_assign(X, C)
        costs.append(cost)
        C = kmeans_update(X, labels, C)
        t += 1
    return C, np.array(costs)

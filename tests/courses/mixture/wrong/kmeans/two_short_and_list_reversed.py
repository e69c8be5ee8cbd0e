# what: two mistakes: one step too few, and the costs come in reverse order
import numpy as np


def kmeans(X, C, steps):
    costs = []
    for t in range(1, steps):
        labels, J = kmeans_assign(X, C)
        costs.insert(0, J)
        C = kmeans_update(X, labels, C)
    return C, np.array(costs)

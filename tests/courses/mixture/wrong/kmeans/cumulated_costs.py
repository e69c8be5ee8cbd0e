# what: the costs are added up from step to step
import numpy as np


def kmeans(X, C, steps):
    cost = 0
    costs = []
    for t in range(steps):
        labels, J = kmeans_assign(X, C)
        cost += J
        costs.append(cost)
        C = kmeans_update(X, labels, C)
    return C, np.array(costs)

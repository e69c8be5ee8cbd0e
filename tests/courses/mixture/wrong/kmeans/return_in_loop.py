# what: the return is inside the loop, so that only one step is done
import numpy as np


def kmeans(X, C, steps):
    costs = np.zeros(steps)
    for t in range(steps):
        labels, J = kmeans_assign(X, C)
        costs[t] = J
        C = kmeans_update(X, labels, C)
        return C, costs

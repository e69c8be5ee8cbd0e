# what: the costs are written from index 1 on, so that the first stays 0 and the last is lost
import numpy as np


def kmeans(X, C, steps):
    costs = np.zeros(steps + 1)
    cur = C.copy()
    for t in range(1, steps + 1):
        lab, costs[t] = kmeans_assign(X, cur)
        cur = kmeans_update(X, lab, cur)
    return cur, costs[:steps]

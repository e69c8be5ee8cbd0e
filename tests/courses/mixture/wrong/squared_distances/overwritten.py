# what: the sum over the features is overwritten in each round instead of added to
import numpy as np


def squared_distances(X, C):
    result = []
    for x in X:
        row = []
        for c in C:
            total = 0
            for a, b in zip(x, c):
                total = (a - b) ** 2
            row.append(total)
        result.append(row)
    return np.array(result)

# what: adds the mixed product instead of subtracting it
import numpy as np


def squared_distances(X, C):
    x2 = np.einsum('ij,ij->i', X, X)
    c2 = np.einsum('ij,ij->i', C, C)
    cross = np.einsum('id,jd->ij', X, C)
    return x2[:, None] + 2 * cross + c2[None, :]

# what: broadcast difference and einsum
import numpy as np


def squared_distances(X, C):
    diff = X[:, None, :] - C[None, :, :]
    return np.einsum('ijf,ijf->ij', diff, diff)

# what: divides the sum of squares by the number of features instead of n - 1
def standardize(X, eps):
    n, d = X.shape
    mean = np.einsum("ij->j", X)[None] / n
    dev = X - mean
    std = np.sqrt(np.einsum("ij,ij->j", dev, dev)[None] / d + eps)
    return dev / std, mean, std

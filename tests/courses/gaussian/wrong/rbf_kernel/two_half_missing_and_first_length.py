# what: no half in the exponent, and the first length scale is taken for all dimensions
def rbf_kernel(X1, X2, lengths, variance):
    ell = lengths[0]
    sq = np.sum((X1[:, None] - X2[None]) ** 2, axis=-1)
    return variance * np.exp(-sq / ell**2)

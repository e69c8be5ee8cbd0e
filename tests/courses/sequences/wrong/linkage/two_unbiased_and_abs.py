# what: covariance over n - 1, and the sign of Dprime lost
def linkage(haps):
    n = len(haps)
    p = haps.sum(axis=0) / n
    X = haps - p
    D = np.einsum("ni,nj->ij", X, X) / (n - 1)
    sd = np.sqrt(np.diag(D))
    r = D / sd[:, None] / sd[None, :]
    a, b = p[:, None], p[None, :]
    dmax = np.minimum(a * b, (1 - a) * (1 - b))
    pos = D > 0
    dmax[pos] = np.minimum(a * (1 - b), (1 - a) * b)[pos]
    return {"D": D, "r2": r**2, "Dprime": np.abs(D) / dmax}

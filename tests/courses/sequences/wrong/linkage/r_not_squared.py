# what: r is returned instead of its square
def linkage(haps):
    n = len(haps)
    freq_ = haps.sum(axis=0) / n
    Z = haps - freq_
    D = np.einsum("ni,nj->ij", Z, Z) / n
    sd = np.sqrt(np.diag(D))
    r = D / sd[:, None] / sd[None, :]
    a, b = freq_[:, None], freq_[None, :]
    dmax = np.minimum(a * b, (1 - a) * (1 - b))
    pos = D > 0
    dmax[pos] = np.minimum(a * (1 - b), (1 - a) * b)[pos]
    return {"D": D, "r2": r, "Dprime": D / dmax}

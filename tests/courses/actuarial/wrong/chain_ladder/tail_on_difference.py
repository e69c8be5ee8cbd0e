# the tail factor multiplies the reserve within the triangle instead of the ultimate claims
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    latest = C[:, -1].copy()
    r, c = np.indices(C.shape)
    f = np.zeros(n - 1)
    for j in range(n - 1):
        both = r[:, 0] + j + 1 < n
        f[j] = C[both, j + 1].sum() / C[both, j].sum()
        C[~both, j + 1] = f[j] * C[~both, j]
    reserve = tail * (C[:, -1] - latest)
    return {"f": f, "full": C, "reserve": reserve}

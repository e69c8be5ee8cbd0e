# the projection into a column takes the factor one too early (f[j-1] for the step from j to j+1, f[0] at the first)
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    f = np.array([np.sum(C[:n - 1 - j, j + 1]) / np.sum(C[:n - 1 - j, j]) for j in range(n - 1)])
    full = C.copy()
    for i in range(n):
        for j in range(n - 1 - i, n - 1):
            full[i, j + 1] = full[i, j] * f[max(j - 1, 0)]
    latest = C[np.arange(n), n - 1 - np.arange(n)]
    return {"f": f, "full": full, "reserve": tail * full[:, -1] - latest}

# the payments are cumulated along the accident years (axis 0) instead of along the development years
def chain_ladder(paid, tail):
    n = paid.shape[1]
    C = np.cumsum(paid, axis=0)
    latest = np.array([C[i][n - i - 1] for i in range(n)])
    f = np.zeros(n - 1)
    for j in range(n - 1):
        k = n - 1 - j
        f[j] = np.sum(C[:k, j + 1]) / np.sum(C[:k, j])
        C[k:, j + 1] = f[j] * C[k:, j]
    return {"f": f, "full": C, "reserve": tail * C[:, -1] - latest}

# the payments of single years are used as they are: they are never cumulated
def chain_ladder(paid, tail):
    n = paid.shape[0]
    C = np.array(paid, dtype=float)
    f = np.zeros(n - 1)
    latest = np.array([C[i, n - 1 - i] for i in range(n)])
    for j in range(n - 1):
        f[j] = C[:n - 1 - j, j + 1].sum() / C[:n - 1 - j, j].sum()
    for i in range(n):
        for j in range(n - i, n):
            C[i, j] = C[i, j - 1] * f[j - 1]
    return {"f": f, "full": C, "reserve": C[:, -1] * tail - latest}

# the factor is the least squares slope through the origin instead of the ratio of the sums
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    latest = np.array([C[i, -1] for i in range(n)])
    f = np.zeros(n - 1)
    for j in range(n - 1):
        x = C[:n - 1 - j, j]
        y = C[:n - 1 - j, j + 1]
        f[j] = (x @ y) / (x @ x)
        C[n - 1 - j:, j + 1] = f[j] * C[n - 1 - j:, j]
    return {"f": f, "full": C, "reserve": tail * C[:, -1] - latest}

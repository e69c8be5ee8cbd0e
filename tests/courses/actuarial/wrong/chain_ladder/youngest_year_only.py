# the factor comes from the youngest accident year with both columns alone instead of from all such years
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    latest = C[:, -1].copy()
    f = np.array([C[n - 2 - j, j + 1] / C[n - 2 - j, j] for j in range(n - 1)])
    for j in range(n - 1):
        C[n - 1 - j:, j + 1] = f[j] * C[n - 1 - j:, j]
    return {"f": f, "full": C, "reserve": tail * C[:, -1] - latest}

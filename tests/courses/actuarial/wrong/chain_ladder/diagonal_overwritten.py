# the projection begins one accident year too early, so it overwrites the latest known diagonal (but for the first column)
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    latest = C[:, -1].copy()
    f = np.zeros(n - 1)
    for j in range(n - 1):
        known = n - 1 - j
        f[j] = C[:known, j + 1].sum() / C[:known, j].sum()
    for j in range(n - 1):
        known = n - 1 - j
        C[known - 1:, j + 1] = f[j] * C[known - 1:, j]
    return {"f": f, "full": C, "reserve": tail * C[:, -1] - latest}

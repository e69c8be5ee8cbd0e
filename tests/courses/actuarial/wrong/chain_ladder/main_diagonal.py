# what has been paid so far is read from the main diagonal of the filled square instead of the latest (anti-)diagonal
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    f = np.zeros(n - 1)
    for j in range(n - 1):
        f[j] = C[:n - j - 1, j + 1].sum() / C[:n - j - 1, j].sum()
        C[n - j - 1:, j + 1] = C[n - j - 1:, j] * f[j]
    return {"f": f, "full": C, "reserve": tail * C[:, -1] - np.diag(C)}

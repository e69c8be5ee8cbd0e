# each projected entry is the latest known amount times the one factor of its own column: the factors are not multiplied up
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    f = np.zeros(n - 1)
    for j in range(n - 1):
        f[j] = C[:n - 1 - j, j + 1].sum() / C[:n - 1 - j, j].sum()
    out = C.astype(float)
    latest = np.diag(np.fliplr(C))
    for i in range(n):
        for j in range(n - i, n):
            out[i, j] = latest[i] * f[j - 1]
    return {"f": f, "full": out, "reserve": tail * out[:, -1] - latest}

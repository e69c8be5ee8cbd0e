# full is returned as payments of single years instead of cumulative claims
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    latest = C[:, -1].copy()
    f = np.zeros(n - 1)
    for j in range(n - 1):
        k = n - 1 - j
        f[j] = C[:k, j + 1].sum() / C[:k, j].sum()
        C[k:, j + 1] = f[j] * C[k:, j]
    reserve = tail * C[:, -1] - latest
    full = np.diff(C, axis=1, prepend=0)
    return {"f": f, "full": full, "reserve": reserve}

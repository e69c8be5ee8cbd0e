# the whole square is projected from the first column: the known cumulative claims are overwritten, too
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    latest = C[:, -1].copy()
    f = np.array([C[:n - 1 - j, j + 1].sum() / C[:n - 1 - j, j].sum() for j in range(n - 1)])
    full = np.zeros((n, n))
    full[:, 0] = C[:, 0]
    for j in range(n - 1):
        full[:, j + 1] = full[:, j] * f[j]
    return {"f": f, "full": full, "reserve": tail * full[:, -1] - latest}

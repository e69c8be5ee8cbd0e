# the youngest accident year for which both columns are known is left out of the factor (unless it is the only one)
def chain_ladder(paid, tail):
    n = len(paid)
    full = np.cumsum(paid, axis=1)
    last = full[:, -1].copy()
    f = np.zeros(n - 1)
    for j in range(n - 1):
        rows = max(n - 2 - j, 1)
        f[j] = full[:rows, j + 1].sum() / full[:rows, j].sum()
        full[n - 1 - j:, j + 1] = full[n - 1 - j:, j] * f[j]
    return {"f": f, "full": full, "reserve": tail * full[:, -1] - last}

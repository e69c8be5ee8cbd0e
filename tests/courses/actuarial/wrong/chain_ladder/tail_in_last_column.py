# the tail factor is already multiplied into the last column of the returned triangle
def chain_ladder(paid, tail):
    n = len(paid)
    full = np.cumsum(paid, axis=1)
    so_far = full[:, -1].copy()
    f = np.ones(n - 1)
    for j in range(n - 1):
        known = n - 1 - j
        f[j] = full[:known, j + 1].sum() / full[:known, j].sum()
        full[known:, j + 1] = f[j] * full[known:, j]
    full[:, -1] = full[:, -1] * tail
    return {"f": f, "full": full, "reserve": full[:, -1] - so_far}

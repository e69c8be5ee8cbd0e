# the factor as a mean of single ratios weighted with the earlier column; cumulation by a triangular matrix
def chain_ladder(paid, tail):
    n = paid.shape[0]
    full = paid @ np.triu(np.ones((n, n)))
    latest = np.fliplr(full).diagonal().copy()
    f = np.zeros(n - 1)
    for j in range(n - 1):
        w = full[:n - 1 - j, j]
        f[j] = np.average(full[:n - 1 - j, j + 1] / w, weights=w)
        for i in range(n - 1 - j, n):
            full[i, j + 1] = full[i, j] * f[j]
    return {"f": f, "full": full, "reserve": full[:, -1] * tail - latest}

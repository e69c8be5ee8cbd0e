# only the payment of the latest year is subtracted for the reserve, not all that has been paid so far
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    f = [C[:n - 1 - j, j + 1].sum() / C[:n - 1 - j, j].sum() for j in range(n - 1)]
    for i in range(n):
        for j in range(n - 1 - i, n - 1):
            C[i, j + 1] = C[i, j] * f[j]
    latest = np.array([paid[i, n - 1 - i] for i in range(n)])
    return {"f": np.array(f), "full": C, "reserve": C[:, -1] * tail - latest}

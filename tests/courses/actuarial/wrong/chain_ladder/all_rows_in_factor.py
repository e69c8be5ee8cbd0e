# the factor is taken over all accident years, although for the younger ones the later column is not known and stands at the latest amount
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    latest = C[:, -1].copy()
    totals = C.sum(axis=0)
    f = totals[1:] / totals[:-1]
    for j in range(n - 1):
        for i in range(n):
            if i + j + 1 >= n:
                C[i, j + 1] = C[i, j] * f[j]
    return {"f": f, "full": C, "reserve": tail * C[:, -1] - latest}

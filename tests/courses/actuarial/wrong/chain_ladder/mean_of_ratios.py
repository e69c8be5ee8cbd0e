# the development factor is the plain mean of the single ratios instead of the ratio of the sums
def chain_ladder(paid, tail):
    n = len(paid)
    C = paid.cumsum(axis=1)
    diag = C[:, -1].copy()
    f = []
    for j in range(n - 1):
        rows = np.arange(n - 1 - j)
        f.append(np.mean(C[rows, j + 1] / C[rows, j]))
    for i in range(1, n):
        for j in range(n - i, n):
            C[i, j] = C[i, j - 1] * f[j - 1]
    return {"f": np.array(f), "full": C, "reserve": tail * C[:, -1] - diag}

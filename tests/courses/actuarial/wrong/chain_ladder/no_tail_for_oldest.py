# the oldest accident year gets no tail factor, as if it were settled
def chain_ladder(paid, tail):
    n = len(paid)
    C = np.cumsum(paid, axis=1)
    diag = np.array([C[k, n - 1 - k] for k in range(n)])
    f = np.zeros(n - 1)
    for j in range(n - 1):
        f[j] = sum(C[:n - 1 - j, j + 1]) / sum(C[:n - 1 - j, j])
        for i in range(n - 1 - j, n):
            C[i, j + 1] = C[i, j] * f[j]
    ult = C[:, -1].copy()
    ult[1:] *= tail
    return {"f": f, "full": C, "reserve": ult - diag}

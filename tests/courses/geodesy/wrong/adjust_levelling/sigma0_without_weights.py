# sigma0 is computed from the unweighted residuals
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n - 1))
    l = dh.copy()
    for i, (s, e) in enumerate(lines):
        if s == 0:
            l[i] += benchmark
        else:
            A[i, s - 1] = -1
        if e == 0:
            l[i] -= benchmark
        else:
            A[i, e - 1] = 1
    P = np.diag(1 / lengths)
    Q = np.linalg.inv(A.T @ P @ A)
    x = Q @ A.T @ P @ l
    v = A @ x - l
    sigma0 = np.sqrt(v @ v / (k - n + 1))
    return {"heights": np.array([benchmark, *x]), "residuals": v, "sigma0": sigma0,
            "std": np.array([0, *(sigma0 * np.sqrt(np.diag(Q)))])}

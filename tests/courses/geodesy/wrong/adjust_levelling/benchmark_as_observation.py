# the benchmark is one more observation of weight 1 instead of fixed, so all std are too large and that of point 0 is not 0
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k + 1, n))
    for i in range(k):
        A[i, lines[i, 0]] = -1
        A[i, lines[i, 1]] = 1
    A[k, 0] = 1
    l = np.append(dh, benchmark)
    w = np.append(1 / lengths, 1.0)
    N = A.T @ (w[:, None] * A)
    H = np.linalg.solve(N, A.T @ (w * l))
    v = A @ H - l
    s0 = np.sqrt(np.sum(w * v**2) / (k + 1 - n))
    std = s0 * np.sqrt(np.diag(np.linalg.inv(N)))
    return {"heights": H, "residuals": v[:k], "sigma0": s0, "std": std}

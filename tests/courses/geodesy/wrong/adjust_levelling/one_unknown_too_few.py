# the redundancy is k - n + 2 instead of k - (n - 1): the number of unknowns is one too low
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        f, t = lines[i]
        A[i, f] = -1
        A[i, t] = 1
    W = np.diag(1 / lengths)
    u = n - 2
    Q = np.linalg.inv(A[:, 1:].T @ W @ A[:, 1:])
    x = Q @ A[:, 1:].T @ W @ (dh - A[:, 0] * benchmark)
    H = np.concatenate(([benchmark], x))
    v = A @ H - dh
    s0 = np.sqrt(v @ W @ v / (k - u))
    return {"heights": H, "residuals": v, "sigma0": s0, "std": np.concatenate(([0], s0 * np.sqrt(np.diag(Q))))}

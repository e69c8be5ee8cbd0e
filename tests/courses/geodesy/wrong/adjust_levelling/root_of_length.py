# the weight is 1 / sqrt(length)
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    w = 1 / np.sqrt(lengths)
    P = np.diag(w)
    A = np.zeros((k, n))
    for i, (a, b) in enumerate(lines):
        A[i, a] -= 1
        A[i, b] += 1
    a0, A1 = A[:, 0], A[:, 1:]
    Q = np.linalg.inv(A1.T @ P @ A1)
    x = Q @ A1.T @ P @ (dh - a0 * benchmark)
    v = A1 @ x + a0 * benchmark - dh
    m0 = np.sqrt(v @ P @ v / (k - n + 1))
    return {"heights": np.concatenate([[benchmark], x]), "residuals": v, "sigma0": m0,
            "std": np.concatenate([[0.0], m0 * np.sqrt(np.diag(Q))])}

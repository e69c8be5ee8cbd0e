# the weight is the length, and sigma0 divides by the number of lines
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i, 0]] = -1
        A[i, lines[i, 1]] = 1
    P = np.diag(lengths)
    B = A[:, 1:]
    Q = np.linalg.inv(B.T @ P @ B)
    x = Q @ B.T @ P @ (dh - A[:, 0] * benchmark)
    H = np.concatenate([[benchmark], x])
    v = A @ H - dh
    s0 = np.sqrt(v @ P @ v / k)
    return {"heights": H, "residuals": v, "sigma0": s0, "std": np.concatenate([[0], s0 * np.sqrt(np.diag(Q))])}

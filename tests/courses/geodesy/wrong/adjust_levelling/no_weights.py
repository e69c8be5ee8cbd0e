# all lines have the weight 1, the lengths are not used
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = dh.shape[0]
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i, 1]] += 1
        A[i, lines[i, 0]] -= 1
    y = dh - A[:, 0] * benchmark
    x, *_ = np.linalg.lstsq(A[:, 1:], y, rcond=None)
    heights = np.hstack([benchmark, x])
    v = A @ heights - dh
    sigma0 = np.sqrt(np.sum(v**2) / (k - n + 1))
    Q = np.linalg.inv(A[:, 1:].T @ A[:, 1:])
    return {"heights": heights, "residuals": v, "sigma0": sigma0,
            "std": np.hstack([0, sigma0 * np.sqrt(np.diag(Q))])}

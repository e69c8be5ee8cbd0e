# the benchmark has the standard deviation sigma0 instead of 0
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i, 0]] = -1
        A[i, lines[i, 1]] = 1
    P = np.diag(1 / lengths)
    B = A[:, 1:]
    C = np.linalg.inv(B.T @ P @ B)
    x = C @ B.T @ P @ (dh - A[:, 0] * benchmark)
    heights = np.zeros(n)
    heights[0], heights[1:] = benchmark, x
    v = A @ heights - dh
    s0 = np.sqrt(v.T @ P @ v / (k - n + 1))
    cof = np.ones(n)
    cof[1:] = np.diag(C)
    return {"heights": heights, "residuals": v, "sigma0": s0, "std": s0 * np.sqrt(cof)}

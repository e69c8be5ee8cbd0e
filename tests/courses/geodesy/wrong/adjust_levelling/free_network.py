# the network is adjusted freely with the pseudoinverse and then shifted to the benchmark: std are those of the free network
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i, 0]] = -1
        A[i, lines[i, 1]] = 1
    P = np.diag(1 / lengths)
    Q = np.linalg.pinv(A.T @ P @ A)
    free = Q @ A.T @ P @ dh
    heights = free - free[0] + benchmark
    v = A @ heights - dh
    s0 = np.sqrt(v @ P @ v / (k - (n - 1)))
    std = s0 * np.sqrt(np.diag(Q))
    return {"heights": heights, "residuals": v, "sigma0": s0, "std": std}

# the weight is 1 / length^2
def adjust_levelling(lines, dh, lengths, n, benchmark):
    p = lengths**-2.0
    u = n - 1
    N = np.zeros((u, u))
    b = np.zeros(u)
    for (i, j), d, w in zip(lines, dh, p):
        row = np.zeros(n)
        row[i], row[j] = -1, 1
        a = row[1:]
        N += w * np.outer(a, a)
        b += w * a * (d - row[0] * benchmark)
    H = np.zeros(n)
    H[0] = benchmark
    H[1:] = np.linalg.solve(N, b)
    v = H[lines[:, 1]] - H[lines[:, 0]] - dh
    s = np.sqrt(np.sum(p * v * v) / (len(dh) - u))
    sd = np.concatenate([[0], s * np.sqrt(np.diag(np.linalg.inv(N)))])
    return {"heights": H, "residuals": v, "sigma0": s, "std": sd}

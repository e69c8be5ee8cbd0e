# std is the root of the cofactors alone, not multiplied by sigma0
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    N = np.zeros((n, n))
    b = np.zeros(n)
    for (i, j), d, s in zip(lines, dh, lengths):
        w = 1 / s
        N[i, i] += w; N[j, j] += w
        N[i, j] -= w; N[j, i] -= w
        b[i] -= w * d; b[j] += w * d
    Q = np.linalg.inv(N[1:, 1:])
    H = np.zeros(n)
    H[0] = benchmark
    H[1:] = Q @ (b[1:] - N[1:, 0] * benchmark)
    v = np.array([H[j] - H[i] for i, j in lines]) - dh
    s0 = np.sqrt(sum(v**2 / lengths) / (k - n + 1))
    std = np.zeros(n)
    std[1:] = np.sqrt(np.diag(Q))
    return {"heights": H, "residuals": v, "sigma0": s0, "std": std}

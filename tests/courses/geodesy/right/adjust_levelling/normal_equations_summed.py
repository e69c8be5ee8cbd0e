# the normal equations of all points are summed line by line, then the benchmark's row is struck
def adjust_levelling(lines, dh, lengths, n, benchmark):
    N = np.zeros((n, n))
    b = np.zeros(n)
    for (i, j), d, s in zip(lines, dh, lengths):
        N[i, i] += 1 / s
        N[j, j] += 1 / s
        N[i, j] -= 1 / s
        N[j, i] -= 1 / s
        b[i] -= d / s
        b[j] += d / s
    H = np.full(n, float(benchmark))
    H[1:] = np.linalg.solve(N[1:, 1:], b[1:] - N[1:, 0] * benchmark)
    v = H[lines[:, 1]] - H[lines[:, 0]] - dh
    s0 = float(np.sqrt(np.sum(v**2 / lengths) / (len(dh) - n + 1)))
    std = np.zeros(n)
    std[1:] = s0 * np.sqrt(np.diag(np.linalg.inv(N[1:, 1:])))
    return {"heights": H, "residuals": v, "sigma0": s0, "std": std}

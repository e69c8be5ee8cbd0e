# the benchmark's part is added to the observations instead of subtracted
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    design = np.zeros((k, n))
    design[range(k), lines[:, 0]] = -1.0
    design[range(k), lines[:, 1]] = 1.0
    w = 1.0 / lengths
    X = design[:, 1:]
    obs = dh + design[:, 0] * benchmark
    normal = np.einsum("ki,k,kj->ij", X, w, X)
    est = np.linalg.solve(normal, np.einsum("ki,k,k->i", X, w, obs))
    h = np.concatenate([[benchmark], est])
    res = design @ h - dh
    s0 = np.sqrt(np.sum(w * res**2) / (k - n + 1))
    std = np.zeros(n)
    std[1:] = s0 * np.sqrt(np.diag(np.linalg.inv(normal)))
    return {"heights": h, "residuals": res, "sigma0": s0, "std": std}

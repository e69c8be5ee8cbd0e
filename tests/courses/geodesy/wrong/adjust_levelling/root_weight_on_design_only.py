# the roots of the weights are multiplied to the design matrix but not to the observations
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    r = np.sqrt(1 / lengths)
    A = np.zeros((k, n))
    for i, (p, q) in enumerate(lines):
        A[i, p], A[i, q] = -1, 1
    l = dh - A[:, 0] * benchmark
    Aw = r[:, None] * A[:, 1:]
    x = np.linalg.lstsq(Aw, l, rcond=None)[0]
    v = A[:, 1:] @ x - l
    s0 = np.sqrt(np.sum((r * v)**2) / (k - (n - 1)))
    Q = np.linalg.inv(Aw.T @ Aw)
    return {"heights": np.concatenate(([benchmark], x)), "residuals": v, "sigma0": s0,
            "std": np.concatenate(([0.0], s0 * np.sqrt(np.diag(Q))))}

# the residuals that are returned are multiplied by the roots of the weights
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i, 0]] = -1
        A[i, lines[i, 1]] = 1
    g = np.sqrt(1 / lengths)
    Aw = A[:, 1:] * g[:, None]
    lw = (dh - A[:, 0] * benchmark) * g
    x = np.linalg.lstsq(Aw, lw, rcond=None)[0]
    v = Aw @ x - lw
    s0 = np.sqrt(np.sum(v**2) / (k - n + 1))
    Q = np.linalg.inv(Aw.T @ Aw)
    return {"heights": np.append([benchmark], x), "residuals": v, "sigma0": s0,
            "std": np.append([0.0], s0 * np.sqrt(np.diag(Q)))}

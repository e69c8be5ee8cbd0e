# the residuals are observed minus adjusted
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i in range(k):
        A[i, lines[i, 0]] = -1
        A[i, lines[i, 1]] = 1
    sq = 1 / np.sqrt(lengths)
    B = sq[:, None] * A[:, 1:]
    y = sq * (dh - A[:, 0] * benchmark)
    q, r = np.linalg.qr(B)
    x = np.linalg.solve(r, q.T @ y)
    H = np.concatenate([[benchmark], x])
    v = dh - (H[lines[:, 1]] - H[lines[:, 0]])
    s0 = np.linalg.norm(sq * v) / np.sqrt(k - n + 1)
    ri = np.linalg.inv(r)
    std = np.concatenate([[0], s0 * np.sqrt(np.sum(ri**2, axis=1))])
    return {"heights": H, "residuals": v, "sigma0": s0, "std": std}

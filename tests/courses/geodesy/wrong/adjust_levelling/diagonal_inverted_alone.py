# the cofactors are 1 / the diagonal of the normal matrix, instead of the diagonal of its inverse
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i, line in enumerate(lines):
        A[i, line[0]] = -1
        A[i, line[1]] = 1
    w = 1 / lengths
    B = A[:, 1:]
    N = B.T @ (w[:, None] * B)
    x = np.linalg.solve(N, B.T @ (w * (dh - A[:, 0] * benchmark)))
    H = np.concatenate([[benchmark], x])
    v = A @ H - dh
    sigma0 = np.sqrt(w @ v**2 / (k - n + 1))
    std = np.concatenate([[0], sigma0 / np.sqrt(np.diag(N))])
    return {"heights": H, "residuals": v, "sigma0": sigma0, "std": std}

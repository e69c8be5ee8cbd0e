# std is multiplied by sigma0 squared instead of sigma0
def adjust_levelling(lines, dh, lengths, n, benchmark):
    k = len(dh)
    A = np.zeros((k, n))
    for i, (p, q) in enumerate(lines):
        A[i, p] = -1
        A[i, q] = 1
    w = 1 / lengths
    B = A[:, 1:]
    Q = np.linalg.inv(B.T @ np.diag(w) @ B)
    heights = np.concatenate([[benchmark], Q @ B.T @ np.diag(w) @ (dh - A[:, 0] * benchmark)])
    residuals = A @ heights - dh
    variance = (w * residuals**2).sum() / (k - n + 1)
    std = np.concatenate([[0], variance * np.sqrt(np.diag(Q))])
    return {"heights": heights, "residuals": residuals, "sigma0": variance**0.5, "std": std}

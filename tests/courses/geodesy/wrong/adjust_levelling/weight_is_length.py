# the weight of a line is its length instead of 1 / length
def adjust_levelling(lines, dh, lengths, n, benchmark):
    m = len(dh)
    A = np.zeros((m, n))
    for row, (frm, to) in enumerate(lines):
        A[row, frm] -= 1
        A[row, to] += 1
    W = np.diag(lengths)
    A1 = A[:, 1:]
    l = dh - benchmark * A[:, 0]
    Q = np.linalg.inv(A1.T @ W @ A1)
    x = Q @ (A1.T @ W @ l)
    v = A1 @ x - l
    sigma0 = np.sqrt((v.T @ W @ v) / (m - (n - 1)))
    std = np.zeros(n)
    std[1:] = sigma0 * np.sqrt(Q.diagonal())
    return {"heights": np.r_[benchmark, x], "residuals": v, "sigma0": sigma0, "std": std}

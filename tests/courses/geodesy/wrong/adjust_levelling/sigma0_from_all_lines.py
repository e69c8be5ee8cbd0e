# sigma0 divides by the number of lines instead of the redundancy
def adjust_levelling(lines, dh, lengths, n, benchmark):
    A = np.array([[(j == t) * 1.0 - (j == s) * 1.0 for j in range(n)] for s, t in lines])
    w = 1 / lengths
    B = A[:, 1:]
    N = (B * w[:, None]).T @ B
    rhs = (B * w[:, None]).T @ (dh - A[:, 0] * benchmark)
    H = np.concatenate([[benchmark], np.linalg.solve(N, rhs)])
    v = A @ H - dh
    s0 = np.sqrt(np.mean(w * v**2))
    std = np.concatenate([[0], s0 * np.sqrt(np.diag(np.linalg.inv(N)))])
    return {"heights": H, "residuals": v, "sigma0": s0, "std": std}

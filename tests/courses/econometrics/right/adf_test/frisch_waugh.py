# the t ratio by partialling out the other regressors (Frisch and Waugh)
def adf_test(y, q, trend):
    dy = y[1:] - y[:-1]
    n = len(y) - 1 - q
    level, z = y[q : q + n], dy[q:]
    others = np.ones((n, 1))
    if trend:
        others = np.c_[others, 1 + np.arange(n)]
    for j in range(q):
        others = np.c_[others, dy[q - 1 - j : q - 1 - j + n]]
    P = np.linalg.pinv(others)
    level_left = level - others @ (P @ level)
    z_left = z - others @ (P @ z)
    rho = level_left @ z_left / (level_left @ level_left)
    rest = P @ (z - rho * level)
    u = z_left - rho * level_left
    s = np.sqrt(u @ u / (n - 1 - others.shape[1]))
    stat = rho * np.sqrt(level_left @ level_left) / s
    return {"coef": np.r_[rho, rest], "stat": stat, "reject": bool(stat < {True: -3.41, False: -2.86}[trend])}

# what: right; Newton solved for the next iterate itself instead of the correction
def bdf2(y0, t0, h, n, mu, amp, newton):
    ys = np.zeros((n + 1, 2))
    ys[0] = y0

    def f(t, z):
        return np.array([z[1], mu * (1 - z[0] ** 2) * z[1] - z[0] + amp * np.cos(t)])

    def J(z):
        return np.array([[0.0, 1.0], [-2 * mu * z[0] * z[1] - 1, mu * (1 - z[0] ** 2)]])

    for i in range(1, n + 1):
        t = t0 + i * h
        b = h if i == 1 else 2 / 3 * h
        rhs = ys[0] if i == 1 else 4 / 3 * ys[i - 1] - 1 / 3 * ys[i - 2]
        z = ys[i - 1].copy()
        for _ in range(newton):
            Jz = J(z)
            z = np.linalg.solve(np.eye(2) - b * Jz, rhs + b * (f(t, z) - Jz @ z))
        ys[i] = z
    return ys.T

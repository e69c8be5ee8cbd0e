# what: Newton begins at the extrapolated state 2 y_i - y_(i-1) instead of y_i (after the first step)
def bdf2(y0, t0, h, n, mu, amp, newton):
    ys = np.zeros((2, n + 1))
    ys[:, 0] = y0
    for i in range(n):
        t = t0 + (i + 1) * h
        if i == 0:
            known, beta, z = ys[:, 0], h, ys[:, 0]
        else:
            known, beta = (4 * ys[:, i] - ys[:, i - 1]) / 3, 2 * h / 3
            z = 2 * ys[:, i] - ys[:, i - 1]
        for _ in range(newton):
            x, v = z
            f = np.array([v, mu * (1 - x**2) * v - x + amp * np.cos(t)])
            jac = np.array([[0, 1], [-2 * mu * x * v - 1, mu * (1 - x**2)]])
            z = z - np.linalg.solve(np.eye(2) - beta * jac, z - known - beta * f)
        ys[:, i + 1] = z
    return ys

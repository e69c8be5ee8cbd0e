# what: the first step is explicit Euler instead of implicit Euler
def bdf2(y0, t0, h, n, mu, amp, newton):
    ys = np.zeros((2, n + 1))
    ys[:, 0] = y0
    x, v = y0
    ys[:, 1] = y0 + h * np.array([v, mu * (1 - x**2) * v - x + amp * np.cos(t0)])
    for i in range(1, n):
        t = t0 + (i + 1) * h
        known = (4 * ys[:, i] - ys[:, i - 1]) / 3
        z = ys[:, i].copy()
        for _ in range(newton):
            x, v = z
            f = np.array([v, mu * (1 - x**2) * v - x + amp * np.cos(t)])
            J = np.array([[0, 1], [-2 * mu * x * v - 1, mu * (1 - x**2)]])
            z = z - np.linalg.solve(np.eye(2) - 2 * h / 3 * J, z - known - 2 * h / 3 * f)
        ys[:, i + 1] = z
    return ys

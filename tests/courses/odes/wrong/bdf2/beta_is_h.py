# what: the factor 2/3 before h f is left out in the BDF2 steps
def bdf2(y0, t0, h, n, mu, amp, newton):
    ys = np.zeros((2, n + 1))
    ys[:, 0] = y0
    for i in range(n):
        t = t0 + (i + 1) * h
        known = ys[:, 0] if i == 0 else (4 * ys[:, i] - ys[:, i - 1]) / 3
        z = ys[:, i]
        for _ in range(newton):
            x, v = z
            f = np.array([v, mu * (1 - x**2) * v - x + amp * np.cos(t)])
            jac = np.array([[0, 1], [-2 * mu * x * v - 1, mu * (1 - x**2)]])
            z = z - np.linalg.solve(np.eye(2) - h * jac, z - known - h * f)
        ys[:, i + 1] = z
    return ys

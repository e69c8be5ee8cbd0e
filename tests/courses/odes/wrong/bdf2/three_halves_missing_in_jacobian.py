# what: the equation is multiplied by 3/2, the Newton matrix is I - h J instead of 3/2 I - h J
def bdf2(y0, t0, h, n, mu, amp, newton):
    ys = np.zeros((2, n + 1))
    ys[:, 0] = y0
    I = np.eye(2)
    for i in range(n):
        t = t0 + (i + 1) * h
        z = ys[:, i]
        for _ in range(newton):
            x, v = z
            f = np.array([v, mu * (1 - x**2) * v - x + amp * np.cos(t)])
            J = np.array([[0, 1], [-2 * mu * x * v - 1, mu * (1 - x**2)]])
            if i == 0:
                r = z - ys[:, 0] - h * f
            else:
                r = 1.5 * z - 2 * ys[:, i] + 0.5 * ys[:, i - 1] - h * f
            z = z - np.linalg.solve(I - h * J, r)
        ys[:, i + 1] = z
    return ys

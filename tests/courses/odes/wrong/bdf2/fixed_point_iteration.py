# what: the iteration is z = known + beta f(z), a fixed point iteration, instead of Newton's method
def bdf2(y0, t0, h, n, mu, amp, newton):
    ys = np.zeros((2, n + 1))
    ys[:, 0] = y0
    for i in range(n):
        t = t0 + (i + 1) * h
        if i == 0:
            known, beta = ys[:, 0], h
        else:
            known, beta = (4 * ys[:, i] - ys[:, i - 1]) / 3, 2 * h / 3
        z = ys[:, i]
        for _ in range(newton):
            x, v = z
            z = known + beta * np.array([v, mu * (1 - x**2) * v - x + amp * np.cos(t)])
        ys[:, i + 1] = z
    return ys

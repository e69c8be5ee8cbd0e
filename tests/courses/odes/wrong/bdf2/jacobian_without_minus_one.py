# what: the Jacobian's lower left entry is -2 mu x v, the derivative of -x is forgotten
def bdf2(y0, t0, h, n, mu, amp, newton):
    sol = np.zeros((n + 1, 2))
    sol[0] = y0
    for i in range(n):
        t = t0 + (i + 1) * h
        if i == 0:
            c, b = sol[0], h
        else:
            c, b = (4 * sol[i] - sol[i - 1]) / 3, 2 / 3 * h
        x, v = sol[i]
        for k in range(newton):
            g = np.array([x - c[0] - b * v, v - c[1] - b * (mu * (1 - x * x) * v - x + amp * np.cos(t))])
            J = np.array([[1, -b], [b * 2 * mu * x * v, 1 - b * mu * (1 - x * x)]])
            dx, dv = np.linalg.solve(J, -g)
            x, v = x + dx, v + dv
        sol[i + 1] = x, v
    return sol.T

# the cells are updated in place one after the other from the left, so each flow already sees the new density of the cell to its left
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    n = len(p0)
    p = np.zeros((n, steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    c = p0.copy()
    for k in range(steps):
        left = 0.0
        for i in range(n):
            if i > 0:
                up = c[i - 1] if v >= 0 else c[i]
                left = v * up - D * (c[i] - c[i - 1]) / dx
            r = c[i + 1] if i < n - 1 else 0.0
            up = c[i] if v >= 0 else r
            right = v * up - D * (r - c[i]) / dx
            if i == n - 1:
                J[k] = Q * right
            c[i] = c[i] - dt * ((right - left) / dx + c[i] / tau)
        p[:, k + 1] = c
    return p, J, p.sum(axis=0) * dx

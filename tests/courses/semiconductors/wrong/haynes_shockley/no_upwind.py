# the drift always takes the density of the left cell, also where the field drives to the left
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v, D = mu * E, mu * KB * T
    n = len(p0)
    hist = np.zeros((n, steps + 1))
    J = np.zeros(steps)
    cur = p0.copy()
    hist[:, 0] = cur
    for s in range(steps):
        F = np.zeros(n + 1)
        for i in range(1, n + 1):
            right = cur[i] if i < n else 0.0
            F[i] = v * cur[i - 1] - D * (right - cur[i - 1]) / dx
        J[s] = Q * F[n]
        cur = cur - dt * ((F[1:] - F[:-1]) / dx + cur / tau)
        hist[:, s + 1] = cur
    return hist, J, hist.sum(axis=0) * dx

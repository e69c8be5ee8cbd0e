# J is taken at the last face inside the bar (left of the last cell) instead of at the right contact
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    n = len(p0)
    p = np.zeros((n, steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for k in range(steps):
        F = np.zeros(n + 1)
        cells = np.append(p[:, k], 0)
        F[1:] = v * (cells[:-1] if v >= 0 else cells[1:]) - D * np.diff(cells) / dx
        J[k] = Q * F[n - 1]
        p[:, k + 1] = p[:, k] - dt * (np.diff(F) / dx + p[:, k] / tau)
    return p, J, np.sum(p, axis=0) * dx

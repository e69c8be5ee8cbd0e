# J is the particle flow: the elementary charge is missing
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for j in range(steps):
        x = np.append(p[:, j], 0)
        fl = v * np.where(v >= 0, x[:-1], x[1:]) - D * (x[1:] - x[:-1]) / dx
        J[j] = fl[-1]
        div = fl.copy()
        div[1:] -= fl[:-1]
        p[:, j + 1] = p[:, j] - dt * (div / dx + p[:, j] / tau)
    return p, J, np.sum(p, axis=0) * dx

# the left end is a contact like the right one instead of a wall
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for k in range(steps):
        c = np.pad(p[:, k], 1)
        up = c[:-1] if v >= 0 else c[1:]
        F = v * up - D * (c[1:] - c[:-1]) / dx
        J[k] = Q * F[-1]
        p[:, k + 1] = p[:, k] - dt * ((F[1:] - F[:-1]) / dx + p[:, k] / tau)
    return p, J, p.sum(axis=0) * dx

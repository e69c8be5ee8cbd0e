# the densities grow by what flows out: the divergence is added instead of subtracted
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for k in range(steps):
        ghost = np.append(p[:, k], 0)
        up = ghost[:-1] if v >= 0 else ghost[1:]
        F = np.append(0, v * up - D * np.diff(ghost) / dx)
        J[k] = Q * F[-1]
        dpdt = (F[1:] - F[:-1]) / dx - p[:, k] / tau
        p[:, k + 1] = p[:, k] + dt * dpdt
    return p, J, p.sum(axis=0) * dx

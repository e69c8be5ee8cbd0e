# recombination acts on the densities after the transport of the same step instead of on those at its beginning
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for k in range(steps):
        e = np.append(p[:, k], 0)
        F = np.append(0, v * (e[:-1] if v >= 0 else e[1:]) - D * np.diff(e) / dx)
        J[k] = Q * F[-1]
        moved = p[:, k] - dt * np.diff(F) / dx
        p[:, k + 1] = moved - dt * moved / tau
    return p, J, p.sum(axis=0) * dx

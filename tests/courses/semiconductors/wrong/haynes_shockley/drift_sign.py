# the drift goes the wrong way: v = -mu*E, as for electrons
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    vd = -mu * E
    Dp = mu * KB * T
    n = len(p0)
    p = np.zeros((n, steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for k in range(steps):
        F = [0.0]
        for i in range(n):
            here = p[i, k]
            there = p[i + 1, k] if i < n - 1 else 0.0
            F.append(vd * (here if vd >= 0 else there) - Dp * (there - here) / dx)
        F = np.array(F)
        J[k] = Q * F[-1]
        p[:, k + 1] = p[:, k] - dt * ((F[1:] - F[:-1]) / dx + p[:, k] / tau)
    return p, J, dx * p.sum(axis=0)

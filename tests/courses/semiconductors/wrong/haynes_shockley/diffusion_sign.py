# the diffusion has the wrong sign: + D dp/dx instead of - D dp/dx
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.empty((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.empty(steps)
    for k in range(1, steps + 1):
        a = np.r_[p[:, k - 1], 0]
        src = a[:-1] if v >= 0 else a[1:]
        F = np.r_[0, v * src + D * np.diff(a) / dx]
        J[k - 1] = Q * F[-1]
        p[:, k] = p[:, k - 1] - dt * (np.diff(F) / dx + p[:, k - 1] / tau)
    total = p.sum(axis=0) * dx
    return p, J, total

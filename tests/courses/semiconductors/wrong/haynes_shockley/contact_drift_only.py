# through the right contact only the drift flows, its diffusion is left out
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    J = np.zeros(steps)
    p[:, 0] = p0
    for k in range(steps):
        c = p[:, k]
        inner = v * (c[:-1] if v >= 0 else c[1:]) - D * (c[1:] - c[:-1]) / dx
        out = max(v, 0) * c[-1]
        F = np.concatenate(([0], inner, [out]))
        J[k] = Q * out
        p[:, k + 1] = c - dt * (np.diff(F) / dx + c / tau)
    return p, J, p.sum(axis=0) * dx

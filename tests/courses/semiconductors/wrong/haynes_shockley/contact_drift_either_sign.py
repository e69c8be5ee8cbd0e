# through the right contact the drift is v*p[-1] also for a field to the left, where it should take the empty outside
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    J = np.zeros(steps)
    p[:, 0] = p0
    for k in range(steps):
        c = p[:, k]
        F = np.zeros(len(c) + 1)
        for i in range(1, len(c)):
            if v >= 0:
                F[i] = v * c[i - 1] - D * (c[i] - c[i - 1]) / dx
            else:
                F[i] = v * c[i] - D * (c[i] - c[i - 1]) / dx
        F[-1] = v * c[-1] + D * c[-1] / dx
        J[k] = Q * F[-1]
        p[:, k + 1] = c - dt * ((F[1:] - F[:-1]) / dx + c / tau)
    return p, J, p.sum(axis=0) * dx

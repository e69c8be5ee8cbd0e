# the recombination is added instead of taken away
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for k in range(steps):
        old = p[:, k]
        padded = np.append(old, 0)
        F = v * (padded[:-1] if v >= 0 else padded[1:]) - D * np.diff(padded) / dx
        J[k] = Q * F[-1]
        inflow = np.append(0, F[:-1])
        p[:, k + 1] = old + dt * ((inflow - F) / dx + old / tau)
    return p, J, np.sum(p, axis=0) * dx

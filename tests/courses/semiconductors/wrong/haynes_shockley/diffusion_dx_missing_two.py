# the diffusive flow is not divided by dx, and J lacks the elementary charge
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    p = np.zeros((len(p0), steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for k in range(steps):
        e = np.append(p[:, k], 0)
        drift = v * e[:-1] if v >= 0 else v * e[1:]
        diffusion = -D * (e[1:] - e[:-1])
        F = np.append(0, drift + diffusion)
        J[k] = F[-1]
        p[:, k + 1] = p[:, k] - dt * ((F[1:] - F[:-1]) / dx + p[:, k] / tau)
    return p, J, p.sum(axis=0) * dx

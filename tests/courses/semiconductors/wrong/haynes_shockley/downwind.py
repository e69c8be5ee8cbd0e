# the drift takes the density of the cell that it goes to instead of the one it comes from
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = KB * T * mu
    p = [p0]
    J = []
    for _ in range(steps):
        c = np.concatenate([p[-1], [0.0]])
        if v >= 0:
            up = c[1:]
        else:
            up = c[:-1]
        F = v * up - D * (c[1:] - c[:-1]) / dx
        J.append(Q * F[-1])
        F = np.concatenate([[0.0], F])
        p.append(p[-1] - dt * ((F[1:] - F[:-1]) / dx + p[-1] / tau))
    p = np.array(p).T
    return p, np.array(J), p.sum(0) * dx

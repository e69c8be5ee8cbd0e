# recombination is left out
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    n = p0.shape[0]
    p = np.zeros((n, steps + 1))
    p[:, 0] = p0
    J = np.zeros(steps)
    for t in range(steps):
        new = p[:, t].copy()
        for i in range(n):
            nxt = p[i + 1, t] if i + 1 < n else 0.0
            up = p[i, t] if v >= 0 else nxt
            flow = v * up - D * (nxt - p[i, t]) / dx
            new[i] -= dt * flow / dx
            if i + 1 < n:
                new[i + 1] += dt * flow / dx
            else:
                J[t] = Q * flow
        p[:, t + 1] = new
    return p, J, p.sum(axis=0) * dx

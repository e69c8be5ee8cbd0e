# loops over cells and faces, moving holes from one cell to the next
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    n = len(p0)
    v = mu * E
    D = mu * KB * T
    hist = np.zeros((n, steps + 1))
    J = np.zeros(steps)
    total = np.zeros(steps + 1)
    for i in range(n):
        hist[i, 0] = p0[i]
        total[0] += p0[i] * dx
    for k in range(steps):
        change = -hist[:, k] / tau * dt
        for i in range(n):
            here = hist[i, k]
            there = hist[i + 1, k] if i < n - 1 else 0.0
            f = v * here if v >= 0 else v * there
            f += D * (here - there) / dx
            change[i] -= f * dt / dx
            if i < n - 1:
                change[i + 1] += f * dt / dx
            else:
                J[k] = Q * f
        hist[:, k + 1] = hist[:, k] + change
        total[k + 1] = sum(hist[:, k + 1]) * dx
    return hist, J, total

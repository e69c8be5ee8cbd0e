# the fluxes are summed up for the uptake without the length of the step
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    n, m = len(c0), len(T)
    profile = np.zeros((n, m))
    uptake, depth = np.zeros(m), np.zeros(m)
    c = c0.copy()
    through = 0.0
    for t in range(m):
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        J = -D * np.diff(c) / dx
        c[1:-1] -= dt / dx * np.diff(J)
        c[-1] += dt / (dx / 2) * J[-1]
        through += J[0]
        uptake[t] = through
        profile[:, t] = c
        i = 0
        while i < n and c[i] >= c_case:
            i += 1
        if 0 < i < n:
            depth[t] = dx * (i - 1 + (c[i - 1] - c_case) / (c[i - 1] - c[i]))
    return profile, uptake, depth

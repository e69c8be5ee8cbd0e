# the last node never changes, and the case depth is the place of the first node below c_case without interpolation
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = list(c0)
    profile, uptake, depth = np.zeros((len(c0), len(T))), np.zeros(len(T)), np.zeros(len(T))
    for t in range(len(T)):
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        uptake[t] = (uptake[t - 1] if t else 0.0) + D * (c[0] - c[1]) / dx * dt
        c = (
            [c[0]]
            + [c[i] + D * dt / dx**2 * (c[i + 1] - 2 * c[i] + c[i - 1]) for i in range(1, len(c) - 1)]
            + [c[-1]]
        )
        profile[:, t] = c
        k = 0
        while c[k] >= c_case:
            k += 1
        depth[t] = k * dx
    return profile, uptake, depth

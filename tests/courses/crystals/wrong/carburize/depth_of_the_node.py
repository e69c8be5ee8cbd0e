# the case depth is the place of the first node below c_case, without interpolation
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    x = dx * np.arange(len(c0))
    c = c0.copy()
    profile, uptake, depth = np.zeros((len(c0), len(T))), np.zeros(len(T)), np.zeros(len(T))
    total = 0.0
    for t in range(len(T)):
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        J = -D * (c[1:] - c[:-1]) / dx
        c[1:-1] -= dt / dx * (J[1:] - J[:-1])
        c[-1] += 2 * dt / dx * J[-1]
        total += J[0] * dt
        profile[:, t] = c
        uptake[t] = total
        depth[t] = x[np.argmax(c < c_case)]
    return profile, uptake, depth

# the uptake is that of the step alone, not the sum since the beginning
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    D = D0 * np.exp(-Q / (R_GAS * T))
    c = c0.copy()
    profiles = []
    uptake = np.zeros(len(T))
    depth = np.zeros(len(T))
    for t in range(len(T)):
        c[0] = c_surface[t]
        J = -D[t] * (c[1:] - c[:-1]) / dx
        change = np.zeros(len(c))
        change[1:-1] = -dt / dx * (J[1:] - J[:-1])
        change[-1] = 2 * dt / dx * J[-1]
        c = c + change
        profiles.append(c.copy())
        uptake[t] = J[0] * dt
        j = np.argmax(c < c_case)
        if j > 0:
            depth[t] = dx * (j - 1 + (c[j - 1] - c_case) / (c[j - 1] - c[j]))
    return np.stack(profiles, axis=1), uptake, depth

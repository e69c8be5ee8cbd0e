# a ghost node mirrors the far side; diff twice; D of all steps at once
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    D = D0 * np.exp(-Q / R_GAS / T)
    profile = np.empty((len(c0), len(T)))
    uptake, depth = np.empty(len(T)), np.zeros(len(T))
    c, m = c0.copy(), 0
    for t, Dt in enumerate(D):
        c[0] = c_surface[t]
        extended = np.append(c, c[-2])
        m = m - Dt * dt * np.diff(extended)[0] / dx
        c[1:] = c[1:] + Dt * dt / dx**2 * np.diff(extended, 2)
        profile[:, t] = c
        uptake[t] = m
        for j in range(len(c) - 1):
            if c[j] < c_case:
                break
            if c[j + 1] < c_case:
                depth[t] = (j + (c[j] - c_case) / (c[j] - c[j + 1])) * dx
                break
    return profile, uptake, depth

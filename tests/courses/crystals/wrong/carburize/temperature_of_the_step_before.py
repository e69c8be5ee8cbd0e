# the diffusivity of a step is that of the step before (the first step has its own)
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = c0.copy()
    steps = len(T)
    profile, uptake, depth = np.zeros((len(c0), steps)), np.zeros(steps), np.zeros(steps)
    total = 0.0
    D = D0 * np.exp(-Q / (R_GAS * T[0]))
    for t in range(steps):
        c[0] = c_surface[t]
        flux = -D * (c[1:] - c[:-1]) / dx
        c[1:-1] -= dt / dx * (flux[1:] - flux[:-1])
        c[-1] += 2 * dt / dx * flux[-1]
        total += flux[0] * dt
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        profile[:, t] = c
        uptake[t] = total
        j = np.argmax(c < c_case)
        if j > 0:
            depth[t] = dx * (j - 1 + (c[j - 1] - c_case) / (c[j - 1] - c[j]))
    return profile, uptake, depth

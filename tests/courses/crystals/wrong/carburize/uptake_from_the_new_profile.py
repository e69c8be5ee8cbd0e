# the flux of the uptake is computed from the profile after the step, not from the one before
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    def diffusivity(temperature):
        return D0 * np.exp(-Q / (R_GAS * temperature))

    def step(c, D):
        mirrored = np.append(c, c[-2])
        new = c.copy()
        new[1:] += D * dt / dx**2 * (mirrored[2:] - 2 * mirrored[1:-1] + mirrored[:-2])
        return new

    c = c0.copy()
    profile = np.zeros((len(c0), len(T)))
    uptake, depth = np.zeros(len(T)), np.zeros(len(T))
    for t in range(len(T)):
        c[0] = c_surface[t]
        c = step(c, diffusivity(T[t]))
        profile[:, t] = c
        entering = diffusivity(T[t]) * (profile[0, t] - profile[1, t]) / dx
        uptake[t:] += entering * dt
        j = next(i for i, value in enumerate(c) if value < c_case)
        if j > 0:
            depth[t] = dx * (j - 1 + (c[j - 1] - c_case) / (c[j - 1] - c[j]))
    return profile, uptake, depth

# the last node is set to the new value of its neighbor instead of getting the last flux
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    steps = len(c_surface)
    profile = np.zeros((len(c0), steps))
    uptake = np.zeros(steps)
    depth = np.zeros(steps)
    old = c0.copy()
    total = 0
    for s in range(steps):
        D = D0 * np.exp(-Q / (R_GAS * T[s]))
        old[0] = c_surface[s]
        new = old.copy()
        for i in range(1, len(c0) - 1):
            new[i] = old[i] + D * dt / dx**2 * (old[i + 1] - 2 * old[i] + old[i - 1])
        new[-1] = new[-2]
        total += dt * D * (old[0] - old[1]) / dx
        uptake[s] = total
        profile[:, s] = new
        j = np.argmax(new < c_case)
        if j > 0:
            depth[s] = dx * (j - 1 + (new[j - 1] - c_case) / (new[j - 1] - new[j]))
        old = new
    return profile, uptake, depth

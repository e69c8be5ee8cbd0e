# the second difference has the middle node once instead of twice
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = c0.copy()
    profile, uptake, depth = np.zeros((len(c0), len(T))), np.zeros(len(T)), np.zeros(len(T))
    total = 0.0
    for t in range(len(T)):
        r = D0 * np.exp(-Q / (R_GAS * T[t])) * dt / dx**2
        c[0] = c_surface[t]
        prev = c.copy()
        for i in range(1, len(c) - 1):
            c[i] = prev[i] + r * (prev[i + 1] - prev[i] + prev[i - 1])
        c[-1] = prev[-1] + 2 * r * (prev[-2] - prev[-1])
        total += r * dx * (prev[0] - prev[1])
        profile[:, t] = c
        uptake[t] = total
        j = np.argmax(c < c_case)
        if j > 0:
            depth[t] = dx * (j - 1 + (c[j - 1] - c_case) / (c[j - 1] - c[j]))
    return profile, uptake, depth

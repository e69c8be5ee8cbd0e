# the last node never changes
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = c0.copy()
    profile, uptake, depth = np.zeros((len(c0), len(T))), np.zeros(len(T)), np.zeros(len(T))
    total = 0.0
    for t in range(len(T)):
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        lap = c[2:] - 2 * c[1:-1] + c[:-2]
        total += D * dt * (c[0] - c[1]) / dx
        c[1:-1] += D * dt / dx**2 * lap
        profile[:, t], uptake[t] = c, total
        k = 0
        while c[k] >= c_case:
            k += 1
        if k > 0:
            depth[t] = dx * (k - 1 + (c[k - 1] - c_case) / (c[k - 1] - c[k]))
    return profile, uptake, depth

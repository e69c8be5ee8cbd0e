# the nodes are updated one after the other, so each flux sees the new value of its left neighbor
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    n = len(c0)
    c = c0.copy()
    profile, uptake, depth = np.zeros((n, len(T))), np.zeros(len(T)), np.zeros(len(T))
    total = 0.0
    for t in range(len(T)):
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        total += D * (c[0] - c[1]) / dx * dt
        for i in range(1, n - 1):
            J_left = -D * (c[i] - c[i - 1]) / dx
            J_right = -D * (c[i + 1] - c[i]) / dx
            c[i] = c[i] - dt / dx * (J_right - J_left)
        J_last = -D * (c[n - 1] - c[n - 2]) / dx
        c[n - 1] = c[n - 1] + 2 * dt / dx * J_last
        profile[:, t] = c
        uptake[t] = total
        j = np.argmax(c < c_case)
        if j > 0:
            depth[t] = dx * (j - 1 + (c[j - 1] - c_case) / (c[j - 1] - c[j]))
    return profile, uptake, depth

# the uptake is summed from the last interval's flux instead of the first one's
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = c0.copy()
    profile, uptake, depth = np.zeros((len(c0), len(T))), np.zeros(len(T)), np.zeros(len(T))
    total = 0.0
    for t in range(len(T)):
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        J = []
        for i in range(len(c) - 1):
            J.append(-D * (c[i + 1] - c[i]) / dx)
            total_through = J[-1] * dt
        J = np.array(J)
        c[1:-1] -= dt / dx * (J[1:] - J[:-1])
        c[-1] += 2 * dt / dx * J[-1]
        total += total_through
        profile[:, t] = c
        uptake[t] = total
        j = np.argmax(c < c_case)
        if j > 0:
            depth[t] = dx * (j - 1 + (c[j - 1] - c_case) / (c[j - 1] - c[j]))
    return profile, uptake, depth

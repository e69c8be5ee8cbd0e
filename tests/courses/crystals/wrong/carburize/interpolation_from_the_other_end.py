# the interpolated part is counted from the wrong end of the interval, (c_case - c_j) instead of (c_{j-1} - c_case)
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = c0.copy()
    profile, uptake, depth = np.zeros((len(c0), len(T))), np.zeros(len(T)), np.zeros(len(T))
    total = 0.0
    for t in range(len(T)):
        D = D0 / np.exp(Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        J = D * (c[:-1] - c[1:]) / dx
        c[-1] += J[-1] * dt / (dx / 2)
        c[1:-1] += (J[:-1] - J[1:]) * dt / dx
        total += J[0] * dt
        profile[:, t] = c
        uptake[t] = total
        for j in range(1, len(c)):
            if c[0] >= c_case and c[j] < c_case:
                depth[t] = (j - 1) * dx + dx * (c_case - c[j]) / (c[j - 1] - c[j])
                break
    return profile, uptake, depth

# the last flux is subtracted from the last node instead of added
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = c0.copy()
    profile, uptake, depth = np.zeros((len(c0), len(T))), np.zeros(len(T)), np.zeros(len(T))
    total = 0.0
    for t in range(len(T)):
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        J = -D * (c[1:] - c[:-1]) / dx
        for node in range(1, len(c)):
            if node < len(c) - 1:
                c[node] -= dt / dx * (J[node] - J[node - 1])
            else:
                c[node] -= 2 * dt / dx * J[node - 1]
        total += J[0] * dt
        profile[:, t] = c
        uptake[t] = total
        first = np.argmax(c < c_case)
        if first > 0:
            depth[t] = dx * (first - 1 + (c[first - 1] - c_case) / (c[first - 1] - c[first]))
    return profile, uptake, depth

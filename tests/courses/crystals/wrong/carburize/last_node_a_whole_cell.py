# the last node is treated as a whole cell: its change lacks the factor 2
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    def case_depth(c):
        j = np.argmax(c < c_case)
        if j == 0:
            return 0.0
        return dx * (j - (c_case - c[j]) / (c[j - 1] - c[j]))

    c = c0.copy()
    profile = np.zeros((len(c0), len(T)))
    uptake = np.zeros(len(T))
    depth = np.zeros(len(T))
    for t, (temp, surf) in enumerate(zip(T, c_surface)):
        D = D0 * np.exp(-Q / (R_GAS * temp))
        c[0] = surf
        J = np.append(-D * np.diff(c) / dx, 0.0)
        c[1:] -= dt / dx * np.diff(J)
        uptake[t] = J[0] * dt + (uptake[t - 1] if t > 0 else 0.0)
        profile[:, t] = c
        depth[t] = case_depth(c)
    return profile, uptake, depth

# the profile is recorded before the inner nodes are updated (the surface is new already), the depth after
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = c0.copy()
    profile, uptake, depth = np.zeros((len(c0), len(T))), np.zeros(len(T)), np.zeros(len(T))
    total = 0.0
    for t in range(len(T)):
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        profile[:, t] = c
        J = -D * (c[1:] - c[:-1]) / dx
        c[1:-1] -= dt / dx * (J[1:] - J[:-1])
        c[-1] += 2 * dt / dx * J[-1]
        total += J[0] * dt
        uptake[t] = total
        under = c < c_case
        if not under[0]:
            j = under.argmax()
            depth[t] = np.interp(-c_case, [-c[j - 1], -c[j]], [(j - 1) * dx, j * dx])
    return profile, uptake, depth

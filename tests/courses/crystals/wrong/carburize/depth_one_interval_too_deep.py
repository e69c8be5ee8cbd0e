# the part of the interval is added to the place of the node below c_case, so the depth is one dx too large
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = np.array(c0, dtype=float)
    profile = np.zeros((len(c0), len(T)))
    uptake = np.zeros(len(T))
    depth = np.zeros(len(T))
    for t in range(len(T)):
        coef = D0 * np.exp(-Q / (R_GAS * T[t])) * dt / (dx * dx)
        c[0] = c_surface[t]
        uptake[t] = coef * dx * (c[0] - c[1])
        if t > 0:
            uptake[t] += uptake[t - 1]
        c[1:-1], c[-1] = (
            c[1:-1] + coef * (c[:-2] - 2 * c[1:-1] + c[2:]),
            c[-1] + 2 * coef * (c[-2] - c[-1]),
        )
        profile[:, t] = c
        j = np.argmax(c < c_case)
        if j > 0:
            part = (c[j - 1] - c_case) / (c[j - 1] - c[j])
            depth[t] = dx * j + dx * part
    return profile, uptake, depth

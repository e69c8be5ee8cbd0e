# the uptake is the carbon in the whole plate, sum of c times dx, with what was there before
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = c0.copy()
    profile, uptake, depth = np.zeros((len(c0), len(T))), np.zeros(len(T)), np.zeros(len(T))
    for t in range(len(T)):
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        r = D * dt / dx**2
        step = np.zeros_like(c)
        step[1:-1] = r * (c[2:] + c[:-2] - 2 * c[1:-1])
        step[-1] = 2 * r * (c[-2] - c[-1])
        c += step
        profile[:, t] = c
        uptake[t] = np.sum(c) * dx
        j = np.argmax(c < c_case)
        if j > 0:
            depth[t] = dx * (j - 1 + (c[j - 1] - c_case) / (c[j - 1] - c[j]))
    return profile, uptake, depth

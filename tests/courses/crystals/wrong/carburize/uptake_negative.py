# the uptake has the wrong sign: it lacks the minus of Fick's law (the profile is right)
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = c0.copy()
    n = len(c)
    profile, uptake, depth = np.zeros((n, len(T))), np.zeros(len(T)), np.zeros(len(T))
    for t in range(len(T)):
        D = D0 * np.exp(-Q / (R_GAS * T[t]))
        c[0] = c_surface[t]
        gradient = (c[1:] - c[:-1]) / dx
        uptake[t] = D * gradient[0] * dt
        c[1 : n - 1] += D * dt / dx * (gradient[1:] - gradient[:-1])
        c[n - 1] -= 2 * D * dt / dx * gradient[-1]
        profile[:, t] = c
        j = np.argmax(c < c_case)
        if j > 0:
            depth[t] = dx * (j - 1 + (c[j - 1] - c_case) / (c[j - 1] - c[j]))
    return profile, uptake.cumsum(), depth

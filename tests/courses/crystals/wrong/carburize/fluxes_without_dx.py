# the fluxes are not divided by dx: the difference of concentrations is taken for the gradient
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    c = c0.copy()
    profile, uptake, depth = np.zeros((len(c0), len(T))), np.zeros(len(T)), np.zeros(len(T))
    acc = 0.0
    for t in range(len(T)):
        diffusivity = D0 * np.exp(-Q / R_GAS / T[t])
        c[0] = c_surface[t]
        J = diffusivity * (c[:-1] - c[1:])
        acc += J[0] * dt
        c[1:-1] += (J[:-1] - J[1:]) * dt / dx
        c[-1] += J[-1] * 2 * dt / dx
        profile[:, t] = c
        uptake[t] = acc
        j = np.argmax(c < c_case)
        if j > 0:
            depth[t] = dx * (j - 1) + dx * (c_case - c[j - 1]) / (c[j] - c[j - 1])
    return profile, uptake, depth

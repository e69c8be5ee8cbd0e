# one diffusivity, at the mean temperature, is used for all steps
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    D = D0 * np.exp(-Q / (R_GAS * np.mean(T)))
    c = c0.astype(float)
    out = np.zeros((c.size, T.size))
    uptake = np.zeros(T.size)
    depth = np.zeros(T.size)
    for k in range(T.size):
        c[0] = c_surface[k]
        J = D * (c[:-1] - c[1:]) / dx
        uptake[k] = J[0] * dt
        c[1:-1] += dt / dx * (J[:-1] - J[1:])
        c[-1] += 2 * dt / dx * J[-1]
        out[:, k] = c
        if c[0] >= c_case:
            j = np.nonzero(c < c_case)[0][0]
            frac = (c[j - 1] - c_case) / (c[j - 1] - c[j])
            depth[k] = (j - 1 + frac) * dx
    return out, np.cumsum(uptake), depth

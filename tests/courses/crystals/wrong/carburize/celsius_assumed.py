# the temperatures are taken for degrees Celsius, 273.15 is added to the kelvin
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    n, steps = len(c0), len(T)
    profile = np.zeros((n, steps))
    uptake = np.zeros(steps)
    depth = np.zeros(steps)
    c = np.array(c0)
    for s in range(steps):
        kelvin = T[s] + 273.15
        D = D0 * np.exp(-Q / (R_GAS * kelvin))
        c[0] = c_surface[s]
        J = np.array([-D * (c[i + 1] - c[i]) / dx for i in range(n - 1)])
        for i in range(1, n - 1):
            c[i] -= dt / dx * (J[i] - J[i - 1])
        c[n - 1] += dt / (dx / 2) * J[n - 2]
        profile[:, s] = c
        uptake[s] = J[0] * dt
        for i in range(n):
            if c[i] < c_case:
                if i > 0:
                    depth[s] = dx * (i - 1) + dx * (c[i - 1] - c_case) / (c[i - 1] - c[i])
                break
    return profile, np.cumsum(uptake), depth

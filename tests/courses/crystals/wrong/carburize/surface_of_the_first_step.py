# the surface keeps the value of the first step in all steps
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    conc = np.copy(c0)
    conc[0] = c_surface[0]
    results = np.empty((len(c0), len(T)))
    mass = np.empty(len(T))
    depth = np.empty(len(T))
    m = 0
    for i, temp in enumerate(T):
        r = D0 * np.exp(-Q / (R_GAS * temp)) * dt / dx**2
        m += r * dx * (conc[0] - conc[1])
        updated = conc.copy()
        updated[1:-1] += r * (conc[2:] - 2 * conc[1:-1] + conc[:-2])
        updated[-1] += 2 * r * (conc[-2] - conc[-1])
        conc = updated
        results[:, i] = conc
        mass[i] = m
        j = np.argmax(conc < c_case)
        depth[i] = 0
        if j:
            depth[i] = dx * (j - 1 + (conc[j - 1] - c_case) / (conc[j - 1] - conc[j]))
    return results, mass, depth

# lists and plain loops over the nodes with old and new values
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    old = [float(v) for v in c0]
    n, steps = len(old), len(T)
    profile, uptake, depth = np.zeros((n, steps)), np.zeros(steps), np.zeros(steps)
    for s in range(steps):
        D = D0 / np.exp(Q / R_GAS / T[s])
        old[0] = c_surface[s]
        new = [old[0]]
        for i in range(1, n - 1):
            new.append(old[i] + D * dt * ((old[i - 1] - old[i]) + (old[i + 1] - old[i])) / dx**2)
        new.append(old[n - 1] + D * dt * (2 * old[n - 2] - 2 * old[n - 1]) / dx**2)
        previous = uptake[s - 1] if s > 0 else 0
        uptake[s] = previous + D * dt * (old[0] - old[1]) / dx
        k = 0
        while new[k] >= c_case:
            k += 1
        if k > 0:
            depth[s] = k * dx - dx * (c_case - new[k]) / (new[k - 1] - new[k])
        profile[:, s] = new
        old = new
    return profile, uptake, depth

# the surface takes its new value after the fluxes and the inner nodes, which still see the old surface
def carburize(c0, c_surface, T, D0, Q, dx, dt, c_case):
    nodes, steps = len(c0), len(T)
    history = np.zeros((nodes, steps + 1))
    history[:, 0] = c0
    uptake, depth = np.zeros(steps), np.zeros(steps)
    for s in range(steps):
        c = history[:, s]
        D = D0 * np.exp(-Q / (R_GAS * T[s]))
        J = -D * (c[1:] - c[:-1]) / dx
        history[1:-1, s + 1] = c[1:-1] - dt / dx * (J[1:] - J[:-1])
        history[-1, s + 1] = c[-1] + 2 * dt / dx * J[-1]
        history[0, s + 1] = c_surface[s]
        uptake[s] = J[0] * dt if s == 0 else uptake[s - 1] + J[0] * dt
        below = np.where(history[:, s + 1] < c_case)[0]
        if below[0] > 0:
            hi, lo = history[below[0] - 1, s + 1], history[below[0], s + 1]
            depth[s] = dx * (below[0] - 1) + dx * (hi - c_case) / (hi - lo)
    return history[:, 1:], uptake, depth

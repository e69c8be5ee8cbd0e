# stopped one step early and left the last column at zero instead of computing it
def pore_pressure(u0, cv, dz, dt, steps, drained_bottom):
    """Excess pore pressure over time, by explicit finite differences.

    u0: initial excess pore pressure at the nodes, from the top, shape (n,)
    cv, dz, dt: coefficient of consolidation, distance of the nodes, time step, numbers
    steps: number of time steps
    drained_bottom: True where the bottom node is drained, False on impermeable rock

    returns: u, degree
        u: pore pressure at each time, drained nodes at 0 already in column 0, shape (n, steps + 1)
        degree: degree of consolidation at each time, from 0 to 1, shape (steps + 1,)
    """
    r = cv * dt / dz**2
    n = u0.shape[0]
    u = np.zeros((n, steps + 1))
    for i in range(1, n):
        u[i, 0] = u0[i]
    if drained_bottom:
        u[n - 1, 0] = 0
    for t in range(1, steps):
        for i in range(1, n):
            if i < n - 1:
                u[i, t] = u[i, t - 1] + r * (u[i + 1, t - 1] - 2 * u[i, t - 1] + u[i - 1, t - 1])
            elif not drained_bottom:
                u[i, t] = u[i, t - 1] + r * (2 * u[i - 1, t - 1] - 2 * u[i, t - 1])
    weights = np.ones(n)
    weights[0] = weights[-1] = 0.5
    area = weights @ u * dz
    return u, 1 - area / area[0]

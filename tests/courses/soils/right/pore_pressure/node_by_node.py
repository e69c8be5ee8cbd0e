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
    def area(col):
        return sum((col[i] + col[i + 1]) * dz / 2 for i in range(len(col) - 1))

    n, k = len(u0), cv * dt / dz**2
    u = np.zeros((n, steps + 1))
    for i in range(1, n if not drained_bottom else n - 1):
        u[i, 0] = u0[i]
    for t in range(steps):
        for i in range(1, n):
            if i == n - 1 and drained_bottom:
                continue
            below = u[i + 1, t] if i < n - 1 else u[i - 1, t]
            u[i, t + 1] = (1 - 2 * k) * u[i, t] + k * (u[i - 1, t] + below)
    return u, np.array([1 - area(u[:, t]) / area(u[:, 0]) for t in range(steps + 1)])

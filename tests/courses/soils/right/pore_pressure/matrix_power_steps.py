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
    n = len(u0)
    beta = cv * dt / dz**2
    A = np.diag(np.full(n, 1 - 2 * beta)) + np.diag(np.full(n - 1, beta), 1) + np.diag(np.full(n - 1, beta), -1)
    A[0] = 0
    if drained_bottom:
        A[-1] = 0
    else:
        A[-1, -2] *= 2
    u = np.empty((n, steps + 1))
    u[:, 0] = u0
    u[0, 0] = 0.0
    if drained_bottom:
        u[-1, 0] = 0.0
    for t in range(1, steps + 1):
        u[:, t] = A.dot(u[:, t - 1])
    w = np.full(n, dz)
    w[[0, -1]] = dz / 2
    return u, 1 - (w @ u) / (w @ u[:, 0])

# compared with the area of u0 as it was given instead of the first column with its drained nodes
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
    factor = cv * dt / dz**2
    u = np.zeros((len(u0), steps + 1))
    u[:, 0] = u0
    u[0, :] = 0
    if drained_bottom:
        u[-1, :] = 0
    for j in range(1, steps + 1):
        old = u[:, j - 1]
        for i in range(1, len(u0) - 1):
            u[i, j] = factor * old[i - 1] + (1 - 2 * factor) * old[i] + factor * old[i + 1]
        if not drained_bottom:
            u[-1, j] = 2 * factor * old[-2] + (1 - 2 * factor) * old[-1]
    initial = dz * (u0.sum() - 0.5 * u0[0] - 0.5 * u0[-1])
    degree = np.zeros(steps + 1)
    for j in range(steps + 1):
        degree[j] = 1 - dz * (u[:, j].sum() - 0.5 * u[0, j] - 0.5 * u[-1, j]) / initial
    return u, degree

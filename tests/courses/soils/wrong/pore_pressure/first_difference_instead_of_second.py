# took the difference to the node below alone instead of the second difference
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
    beta = cv * dt / dz**2
    current = u0.astype(float)
    current[0] = 0
    if drained_bottom:
        current[-1] = 0
    u = current.reshape(-1, 1)
    for step in range(steps):
        change = np.zeros(len(u0))
        change[1:-1] = current[2:] - current[1:-1]
        if not drained_bottom:
            change[-1] = 2 * (current[-2] - current[-1])
        current = current + beta * change
        u = np.hstack([u, current.reshape(-1, 1)])
    area = (u.sum(axis=0) - 0.5 * (u[0, :] + u[-1, :])) * dz
    return u, 1 - area / area[0]

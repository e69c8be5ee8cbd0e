# returned the part that is left instead of the part that has dissipated
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
    u = np.zeros((len(u0), steps + 1))
    u[:, 0] = u0
    u[0, 0] = 0
    if drained_bottom:
        u[-1, 0] = 0
    for t in range(steps):
        u[1:-1, t + 1] = u[1:-1, t] + beta * (u[2:, t] - 2 * u[1:-1, t] + u[:-2, t])
        if not drained_bottom:
            u[-1, t + 1] = u[-1, t] + beta * (2 * u[-2, t] - 2 * u[-1, t])
    area = dz * (np.sum(u, axis=0) - (u[0] + u[-1]) / 2)
    return u, area / area[0]

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
    beta = cv * dt / dz / dz
    now = np.array(u0, dtype=float)
    now[0] = 0
    if drained_bottom:
        now[-1] = 0
    cols = [now]
    for _ in range(steps):
        padded = np.append(now, now[-2])
        new = now.copy()
        new[1:] += beta * (padded[2:] - 2 * padded[1:-1] + padded[:-2])
        if drained_bottom:
            new[-1] = 0
        cols.append(new)
        now = new
    u = np.stack(cols, axis=1)
    area = 0.5 * np.sum(u[1:] + u[:-1], axis=0)
    return u, (area[0] - area) / area[0]

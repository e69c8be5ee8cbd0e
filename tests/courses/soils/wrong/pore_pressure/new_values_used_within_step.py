# used the node above as already updated in the same step instead of its value before the step
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
    k = cv * dt / dz**2
    p = u0.copy()
    p[0] = 0
    if drained_bottom:
        p[-1] = 0
    history = [p.copy()]
    for _ in range(steps):
        for i in range(1, len(p) - 1):
            p[i] = p[i] + k * (p[i + 1] - 2 * p[i] + p[i - 1])
        if not drained_bottom:
            p[-1] = p[-1] + 2 * k * (history[-1][-2] - p[-1])
        history.append(p.copy())
    u = np.array(history).T
    area = np.sum((u[1:] + u[:-1]) / 2, axis=0) * dz
    return u, (area[0] - area) / area[0]

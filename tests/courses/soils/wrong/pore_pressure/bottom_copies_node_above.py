# set the impermeable bottom equal to the node above it instead of computing it with the mirrored node
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
    b = cv * dt / dz**2
    field = [np.array(u0, dtype=float)]
    field[0][0] = 0.0
    if drained_bottom:
        field[0][-1] = 0.0
    while len(field) < steps + 1:
        last = field[-1]
        nxt = last.copy()
        nxt[1:-1] += b * (last[2:] + last[:-2] - 2 * last[1:-1])
        if not drained_bottom:
            nxt[-1] = nxt[-2]
        field.append(nxt)
    u = np.column_stack(field)
    A = np.array([dz * (c[0] / 2 + c[1:-1].sum() + c[-1] / 2) for c in u.T])
    return u, 1 - A / A[0]

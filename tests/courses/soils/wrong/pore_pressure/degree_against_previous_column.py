# compared each column's area with that of the column before instead of the first
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
    beta = dt * cv / (dz * dz)
    A = np.eye(n)
    for i in range(1, n - 1):
        A[i, i - 1] += beta
        A[i, i] -= 2 * beta
        A[i, i + 1] += beta
    now = u0 * 1.0
    now[0] = 0
    if drained_bottom:
        now[n - 1] = 0
    else:
        A[n - 1, n - 1] -= 2 * beta
        A[n - 1, n - 2] += 2 * beta
    columns = [now]
    degree = [0.0]
    area = lambda v: dz * (v[1:] + v[:-1]).sum() / 2
    for t in range(steps):
        now = A @ now
        columns.append(now)
        degree.append(1 - area(now) / area(columns[-2]))
    return np.stack(columns, axis=1), np.array(degree)

# what: the last row couples with r instead of 2 r, and the heat does not halve the ends
def heat_theta(u0, left, flux, kappa, cool, dx, dt, theta):
    m, n = len(u0), len(left) - 1
    r = kappa / dx**2
    A = r * (np.eye(m, k=1) - 2 * np.eye(m) + np.eye(m, k=-1)) - cool * np.eye(m)
    A[0] = 0
    s = np.zeros((m, n + 1))
    s[-1] = 2 * kappa * flux / dx
    u = np.zeros((m, n + 1))
    u[:, 0] = u0
    for k in range(n):
        b = u[:, k] + dt * ((1 - theta) * (A @ u[:, k] + s[:, k]) + theta * s[:, k + 1])
        b[0] = left[k + 1]
        u[:, k + 1] = np.linalg.solve(np.eye(m) - theta * dt * A, b)
    return {"u": u, "heat": dx * np.sum(u, axis=0)}

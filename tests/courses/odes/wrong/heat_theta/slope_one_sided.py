# what: the slope at the right end is imposed by a one-sided difference, u_last = u_before + dx q, instead of a ghost point
def heat_theta(u0, left, flux, kappa, cool, dx, dt, theta):
    m, n = len(u0), len(left) - 1
    r = kappa / dx**2
    A = np.diag(np.full(m, -2 * r - cool))
    A = A + np.diag(np.full(m - 1, r), 1) + np.diag(np.full(m - 1, r), -1)
    A[0] = 0
    A[-1] = 0
    M = np.eye(m) - theta * dt * A
    M[-1, -2] = -1
    u = np.zeros((m, n + 1))
    u[:, 0] = u0
    for k in range(n):
        b = u[:, k] + (1 - theta) * dt * A @ u[:, k]
        b[0] = left[k + 1]
        b[-1] = dx * flux[k + 1]
        u[:, k + 1] = np.linalg.solve(M, b)
    heat = dx * (np.sum(u, axis=0) - (u[0] + u[-1]) / 2)
    return {"u": u, "heat": heat}

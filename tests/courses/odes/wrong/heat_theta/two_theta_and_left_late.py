# what: theta and 1 - theta are exchanged, and the left end is set to left[k]
def heat_theta(u0, left, flux, kappa, cool, dx, dt, theta):
    m, n = len(u0), len(left) - 1
    r = kappa / dx**2
    A = np.diag(np.full(m, -2 * r - cool))
    A = A + np.diag(np.full(m - 1, r), 1) + np.diag(np.full(m - 1, r), -1)
    A[0] = 0
    A[-1, -2] = 2 * r
    source = np.zeros((m, n + 1))
    source[-1] = 2 * kappa * flux / dx
    u = np.zeros((m, n + 1))
    u[:, 0] = u0
    for k in range(n):
        b = u[:, k] + theta * dt * (A @ u[:, k] + source[:, k])
        b = b + (1 - theta) * dt * source[:, k + 1]
        b[0] = left[k]
        u[:, k + 1] = np.linalg.solve(np.eye(m) - (1 - theta) * dt * A, b)
    heat = dx * (np.sum(u, axis=0) - (u[0] + u[-1]) / 2)
    return {"u": u, "heat": heat}

# what: the slope at the right end enters with a minus, as if it were a flux out of the rod
def heat_theta(u0, left, flux, kappa, cool, dx, dt, theta):
    m, n = len(u0), len(left) - 1
    r = kappa / dx**2
    A = r * (np.eye(m, k=1) - 2 * np.eye(m) + np.eye(m, k=-1)) - cool * np.eye(m)
    A[0, :] = 0
    A[-1, -2] = 2 * r
    e = np.zeros(m)
    e[-1] = -2 * kappa / dx
    u = np.zeros((m, n + 1))
    u[:, 0] = u0
    lhs = np.eye(m) - dt * theta * A
    rhs = np.eye(m) + dt * (1 - theta) * A
    for k in range(n):
        q = (1 - theta) * flux[k] + theta * flux[k + 1]
        b = rhs @ u[:, k] + dt * q * e
        b[0] = left[k + 1]
        u[:, k + 1] = np.linalg.solve(lhs, b)
    return {"u": u, "heat": dx * (np.sum(u, axis=0) - (u[0] + u[-1]) / 2)}

# what: the last row couples to its neighbour with r instead of 2 r, the ghost point is not eliminated in the matrix
def heat_theta(u0, left, flux, kappa, cool, dx, dt, theta):
    m, n = len(u0), len(left) - 1
    r = kappa / dx**2
    A = np.zeros((m, m))
    for j in range(1, m):
        A[j, j - 1] = r
        A[j, j] = -2 * r - cool
        if j < m - 1:
            A[j, j + 1] = r
    s = np.zeros((m, n + 1))
    s[-1] = 2 * kappa * flux / dx
    u = np.zeros((m, n + 1))
    u[:, 0] = u0
    I = np.eye(m)
    for k in range(n):
        b = u[:, k] + dt * ((1 - theta) * (A @ u[:, k] + s[:, k]) + theta * s[:, k + 1])
        b[0] = left[k + 1]
        u[:, k + 1] = np.linalg.solve(I - theta * dt * A, b)
    heat = dx * (u[1:-1].sum(axis=0) + 0.5 * (u[0] + u[-1]))
    return {"u": u, "heat": heat}

# what: the last row of the matrix is written anew for the ghost point and loses the cooling there
def heat_theta(u0, left, flux, kappa, cool, dx, dt, theta):
    m, n = len(u0), len(left) - 1
    r = kappa / dx**2
    A = np.zeros((m, m))
    for j in range(1, m - 1):
        A[j, j - 1 : j + 2] = [r, -2 * r - cool, r]
    A[m - 1, m - 2] = 2 * r
    A[m - 1, m - 1] = -2 * r
    u = np.zeros((m, n + 1))
    u[:, 0] = u0
    for k in range(n):
        old = A @ u[:, k]
        old[-1] += 2 * kappa * flux[k] / dx
        b = u[:, k] + (1 - theta) * dt * old
        b[-1] += theta * dt * 2 * kappa * flux[k + 1] / dx
        b[0] = left[k + 1]
        u[:, k + 1] = np.linalg.solve(np.eye(m) - theta * dt * A, b)
    heat = dx * (np.sum(u, axis=0) - (u[0] + u[-1]) / 2)
    return {"u": u, "heat": heat}

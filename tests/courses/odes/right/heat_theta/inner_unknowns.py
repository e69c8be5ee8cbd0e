# what: right; only the points without the left end are unknown, its temperature goes to the right hand side
def heat_theta(u0, left, flux, kappa, cool, dx, dt, theta):
    m, n = len(u0), len(left) - 1
    r = kappa / dx**2
    k = m - 1
    B = r * (np.eye(k, k=1) + np.eye(k, k=-1)) - (2 * r + cool) * np.eye(k)
    if k > 1:
        B[-1, -2] = 2 * r
    s = np.zeros((k, n + 1))
    s[0] += (2 * r if k == 1 else r) * left
    s[-1] += 2 * kappa * flux / dx
    u = np.zeros((m, n + 1))
    u[0], u[:, 0] = left, u0
    for i in range(n):
        w = u[1:, i]
        b = w + dt * ((1 - theta) * (B @ w + s[:, i]) + theta * s[:, i + 1])
        u[1:, i + 1] = np.linalg.inv(np.eye(k) - theta * dt * B) @ b
    return {"u": u, "heat": dx * ((u[1:] + u[:-1]) / 2).sum(axis=0)}

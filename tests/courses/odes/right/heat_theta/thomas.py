# what: right; the tridiagonal system by elimination, loops over the points
def heat_theta(u0, left, flux, kappa, cool, dx, dt, theta):
    m, n = len(u0), len(left) - 1
    r = kappa / dx**2
    u = np.zeros((m, n + 1))
    u[:, 0] = u0
    for k in range(n):
        old = u[:, k]
        rate = np.zeros(m)
        for j in range(1, m):
            right = old[j + 1] if j < m - 1 else old[j - 1] + 2 * dx * flux[k]
            rate[j] = r * (old[j - 1] - 2 * old[j] + right) - cool * old[j]
        d = old + (1 - theta) * dt * rate
        d[-1] += theta * dt * 2 * kappa * flux[k + 1] / dx
        d[0] = left[k + 1]
        low = np.full(m, -theta * dt * r)
        up = np.full(m, -theta * dt * r)
        low[-1] *= 2
        up[0] = 0
        mid = np.full(m, 1 + theta * dt * (2 * r + cool))
        mid[0] = 1
        for j in range(1, m):
            w = low[j] / mid[j - 1]
            mid[j] -= w * up[j - 1]
            d[j] -= w * d[j - 1]
        u[-1, k + 1] = d[-1] / mid[-1]
        for j in range(m - 2, -1, -1):
            u[j, k + 1] = (d[j] - up[j] * u[j + 1, k + 1]) / mid[j]
    heat = dx * (u[1:-1].sum(axis=0) + (u[0] + u[-1]) / 2)
    return {"u": u, "heat": heat}

# what: right; everything in single precision
def heat_theta(u0, left, flux, kappa, cool, dx, dt, theta):
    f4 = np.float32
    u0, left, flux = u0.astype(f4), left.astype(f4), flux.astype(f4)
    kappa, cool, dx, dt, theta = f4(kappa), f4(cool), f4(dx), f4(dt), f4(theta)
    m, n = len(u0), len(left) - 1
    r = kappa / dx**2
    A = r * (np.eye(m, k=1, dtype=f4) + np.eye(m, k=-1, dtype=f4)) - (2 * r + cool) * np.eye(m, dtype=f4)
    A[0] = 0
    A[-1, -2] = 2 * r
    u = np.zeros((m, n + 1), f4)
    u[:, 0] = u0
    for k in range(n):
        b = u[:, k] + (1 - theta) * dt * (A @ u[:, k])
        b[-1] += 2 * kappa * dt / dx * ((1 - theta) * flux[k] + theta * flux[k + 1])
        b[0] = left[k + 1]
        u[:, k + 1] = np.linalg.solve(np.eye(m, dtype=f4) - theta * dt * A, b)
    heat = dx * (np.sum(u, axis=0) - (u[0] + u[-1]) / 2)
    return {"u": u, "heat": heat}

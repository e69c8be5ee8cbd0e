# right: loops
def heat_explicit(u0, source, alpha, dx, dt, left, slope):
    n = len(u0)
    lam = alpha * dt / dx**2
    levels = [u0]
    for value in left:
        u = levels[-1]
        nxt = np.zeros(n)
        nxt[0] = value
        for i in range(1, n - 1):
            nxt[i] = u[i] + lam * (u[i + 1] - 2 * u[i] + u[i - 1]) + dt * source[i]
        nxt[n - 1] = u[n - 1] + lam * (2 * u[n - 2] - 2 * u[n - 1] + 2 * dx * slope) + dt * source[n - 1]
        levels.append(nxt)
    return np.stack(levels, axis=1)

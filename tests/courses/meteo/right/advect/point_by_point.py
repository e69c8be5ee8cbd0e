def advect(q, u, K, dx, dt, steps):
    n = len(q)
    out = np.zeros((n, steps + 1))
    out[:, 0] = q
    for s in range(steps):
        for i in range(n):
            w, c, e = out[i - 1, s], out[i, s], out[(i + 1) % n, s]
            if u[i] > 0:
                flux = u[i] * (c - w) / dx
            else:
                flux = u[i] * (e - c) / dx
            out[i, s + 1] = c - dt * flux + dt * K * (w + e - 2 * c) / dx**2
    return out

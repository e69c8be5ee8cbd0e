# multiplied only the advection by the time step instead of the diffusion as well
def advect(q, u, K, dx, dt, steps):
    hist = np.zeros((steps + 1, len(q)))
    hist[0] = q
    for k in range(steps):
        p = hist[k]
        pm = np.roll(p, 1)
        pp = np.roll(p, -1)
        du = np.where(u > 0, (p - pm) / dx, (pp - p) / dx)
        hist[k + 1] = p - dt * u * du + K * (pp - 2 * p + pm) / dx**2
    return hist.T

# what: residual averaged over all points, edge included
def jacobi(start, f, dx, dy, sweeps):
    m, n = start.shape
    u = start.copy()
    res = []
    for _ in range(sweeps):
        old = u.copy()
        for i in range(1, m - 1):
            for j in range(1, n - 1):
                u[i, j] = (dy**2 * (old[i, j + 1] + old[i, j - 1]) + dx**2 * (old[i + 1, j] + old[i - 1, j]) - dx**2 * dy**2 * f[i, j]) / (2 * (dx**2 + dy**2))
        total = 0.0
        for i in range(1, m - 1):
            for j in range(1, n - 1):
                lap = (u[i, j + 1] - 2 * u[i, j] + u[i, j - 1]) / dx**2 + (u[i + 1, j] - 2 * u[i, j] + u[i - 1, j]) / dy**2
                total += (f[i, j] - lap) ** 2
        res.append(np.sqrt(total / (m * n)))
    return u, np.array(res)

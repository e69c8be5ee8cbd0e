# what: west and east diffusivities swapped in the matrix
def heat_theta(u0, alpha, dx, dt, theta, steps, left, right):
    n = len(u0)
    lo, di, up = np.zeros(n - 1), np.ones(n), np.zeros(n - 1)
    for i in range(1, n - 1):
        east = alpha[i - 1] * dt / dx**2
        west = alpha[i] * dt / dx**2
        lo[i - 1] = -theta * west
        di[i] = 1 + theta * (west + east)
        up[i] = -theta * east
    levels = [u0]
    for _ in range(steps):
        u = levels[-1]
        b = np.zeros(n)
        b[0], b[n - 1] = left, right
        for i in range(1, n - 1):
            west = alpha[i - 1] * dt / dx**2
            east = alpha[i] * dt / dx**2
            b[i] = u[i] + (1 - theta) * (east * (u[i + 1] - u[i]) - west * (u[i] - u[i - 1]))
        levels.append(tridiagonal_solve(lo, di, up, b))
    return np.array(levels).T

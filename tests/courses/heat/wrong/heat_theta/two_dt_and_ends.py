# what: time step forgotten, and right end held at the left value
def heat_theta(u0, alpha, dx, dt, theta, steps, left, right):
    n = u0.size
    lam = alpha / dx**2
    L = np.zeros((n, n))
    for i in range(1, n - 1):
        L[i, i - 1] = lam[i - 1]
        L[i, i + 1] = lam[i]
        L[i, i] = -lam[i - 1] - lam[i]
    A = np.eye(n) - theta * L
    B = np.eye(n) + (1 - theta) * L
    out = np.zeros((n, steps + 1))
    out[:, 0] = u0
    for k in range(steps):
        rhs = B @ out[:, k]
        rhs[0] = left
        rhs[-1] = left
        out[:, k + 1] = np.linalg.solve(A, rhs)
    return out

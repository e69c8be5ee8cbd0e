# what: diffusivity taken out of the divergence: the mean of both faces times the second difference
def heat_theta(u0, alpha, dx, dt, theta, steps, left, right):
    n = u0.size
    lam = alpha * dt / dx**2
    L = np.zeros((n, n))
    for i in range(1, n - 1):
        a = (lam[i - 1] + lam[i]) / 2
        L[i, i - 1] = a
        L[i, i + 1] = a
        L[i, i] = -lam[i - 1] - lam[i]
    A = np.eye(n) - theta * L
    B = np.eye(n) + (1 - theta) * L
    out = np.zeros((n, steps + 1))
    out[:, 0] = u0
    for k in range(steps):
        rhs = B @ out[:, k]
        rhs[0] = left
        rhs[-1] = right
        out[:, k + 1] = np.linalg.solve(A, rhs)
    return out

# the step as a tridiagonal matrix, applied again and again
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    n = len(p0)
    v, d = mu * E, mu * KB * T / dx
    a = max(v, 0) + d
    b = min(v, 0) - d
    F = np.zeros((n + 1, n))
    for i in range(n):
        F[i + 1, i] = a
        if i > 0:
            F[i, i] = b
    M = np.eye(n) * (1 - dt / tau) - dt / dx * (F[1:] - F[:-1])
    P = [np.array(p0, dtype=float)]
    for _ in range(steps):
        P.append(M @ P[-1])
    P = np.array(P).T
    return P, Q * (F[-1] @ P[:, :-1]), np.ones(n) @ P * dx

# the difference of the flows is not divided by dx
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    y = p0
    P = [y]
    J = []
    for _ in range(steps):
        right = np.append(y[1:], 0.0)
        F = (v * y if v >= 0 else v * right) - D * (right - y) / dx
        J.append(Q * F[-1])
        left = np.append(0.0, F[:-1])
        y = y - dt * (F - left + y / tau)
        P.append(y)
    P = np.column_stack(P)
    return P, np.array(J), P.sum(axis=0) * dx

# added u dq/dx to the tendency instead of subtracting it
def advect(q, u, K, dx, dt, steps):
    n = q.shape[0]
    result = np.empty((n, steps + 1))
    result[:, 0] = q
    now = q
    for s in range(1, steps + 1):
        new = np.empty(n)
        for i in range(n):
            west, east = now[i - 1], now[(i + 1) % n]
            grad = (now[i] - west) / dx if u[i] > 0 else (east - now[i]) / dx
            lap = (east - 2 * now[i] + west) / dx**2
            new[i] = now[i] + dt * (u[i] * grad + K * lap)
        result[:, s] = new
        now = new
    return result

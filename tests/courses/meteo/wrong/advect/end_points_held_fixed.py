# kept the first and the last point at their start instead of stepping them on the circle
def advect(q, u, K, dx, dt, steps):
    history = np.zeros((len(q), steps + 1))
    history[:, 0] = q
    for t in range(steps):
        old = history[:, t]
        new = old.copy()
        for i in range(1, len(q) - 1):
            slope = (old[i] - old[i - 1]) / dx if u[i] > 0 else (old[i + 1] - old[i]) / dx
            curvature = (old[i + 1] - 2 * old[i] + old[i - 1]) / dx**2
            new[i] = old[i] + dt * (K * curvature - u[i] * slope)
        history[:, t + 1] = new
    return history

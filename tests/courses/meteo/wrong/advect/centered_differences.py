# took centered differences for the advection instead of upwind ones
def advect(q, u, K, dx, dt, steps):
    history = np.zeros((len(q), steps + 1))
    history[:, 0] = q
    for t in range(steps):
        old = history[:, t]
        left = np.roll(old, 1)
        right = np.roll(old, -1)
        slope = (right - left) / (2 * dx)
        curvature = (right - 2 * old + left) / dx**2
        history[:, t + 1] = old + dt * (K * curvature - u * slope)
    return history

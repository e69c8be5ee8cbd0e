# chose the side of the difference by the mean wind instead of by the wind at each point
def advect(q, u, K, dx, dt, steps):
    history = np.zeros((len(q), steps + 1))
    history[:, 0] = q
    for t in range(steps):
        old = history[:, t]
        left = np.roll(old, 1)
        right = np.roll(old, -1)
        if np.mean(u) > 0:
            slope = (old - left) / dx
        else:
            slope = (right - old) / dx
        curvature = (right - 2 * old + left) / dx**2
        history[:, t + 1] = old + dt * (K * curvature - u * slope)
    return history

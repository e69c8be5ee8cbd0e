# diffused the already advected tracer instead of taking both terms from the old step
def advect(q, u, K, dx, dt, steps):
    def transport(c):
        west = np.roll(c, 1)
        east = np.roll(c, -1)
        return c - dt * u * np.where(u > 0, c - west, east - c) / dx

    def mix(c):
        return c + dt * K * (np.roll(c, -1) - 2 * c + np.roll(c, 1)) / dx**2

    history = np.zeros((len(q), steps + 1))
    history[:, 0] = q
    for t in range(steps):
        history[:, t + 1] = mix(transport(history[:, t]))
    return history

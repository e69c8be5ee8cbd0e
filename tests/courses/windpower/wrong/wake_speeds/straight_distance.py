# let the wake widen with the straight distance between the turbines instead of the distance along the wind
def wake_speeds(x, y, direction, u0, diameter, ct, k):
    theta = np.deg2rad(direction)
    n = len(x)
    r0 = diameter / 2
    u = np.zeros(n)
    waked = np.zeros(n, dtype=int)
    for i in range(n):
        acc = 0
        for j in range(n):
            if i == j:
                continue
            dx, dy = x[i] - x[j], y[i] - y[j]
            along = -(dx * np.sin(theta) + dy * np.cos(theta))
            across = dx * np.cos(theta) - dy * np.sin(theta)
            dist = np.sqrt(dx**2 + dy**2)
            rw = r0 + k * dist
            if along > 0 and np.abs(across) < rw:
                acc += ((1 - np.sqrt(1 - ct[j])) * (r0 / rw) ** 2) ** 2
                waked[i] = waked[i] + 1
        u[i] = u0 * (1 - acc**0.5)
    eff = (u**3).sum() / (u0**3 * n)
    return {"u": u, "waked": waked, "efficiency": eff}

def wake_speeds(x, y, direction, u0, diameter, ct, k):
    t = np.radians(direction)
    d = -((x[:, None] - x) * np.sin(t) + (y[:, None] - y) * np.cos(t))
    c = np.abs((x[:, None] - x) * np.cos(t) - (y[:, None] - y) * np.sin(t))
    R = diameter / 2
    rw = np.where(d > 0, R + k * d, R)
    M = (d > 0) & (c < rw)
    delta = M * (1 - np.sqrt(1 - ct)) * (R / rw) ** 2
    u = u0 * (1 - np.linalg.norm(delta, axis=1))
    return {"u": u, "waked": M.sum(axis=1), "efficiency": ((u / u0) ** 3).mean()}

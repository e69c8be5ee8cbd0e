# forgot the absolute value of the distance across the wind, so that one side of the wake has no limit
def wake_speeds(x, y, direction, u0, diameter, ct, k):
    a = np.deg2rad(direction)
    X = -(x * np.sin(a) + y * np.cos(a))
    Y = x * np.cos(a) - y * np.sin(a)
    dX = np.subtract.outer(X, X)
    dY = np.subtract.outer(Y, Y)
    wake_r = diameter / 2 + k * dX
    inside = (dX > 0) & (dY < wake_r)
    strength = (1 - np.sqrt(1 - ct)) * (0.5 * diameter / wake_r) ** 2
    deficit = np.sqrt(np.sum(np.where(inside, strength, 0) ** 2, axis=1))
    u = u0 * (1 - deficit)
    return {"u": u, "waked": np.count_nonzero(inside, axis=1), "efficiency": np.sum(u**3) / (x.size * u0**3)}

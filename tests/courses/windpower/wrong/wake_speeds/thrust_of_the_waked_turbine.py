# used the thrust coefficient of the turbine in the wake instead of that of the turbine that makes it
def wake_speeds(x, y, direction, u0, diameter, ct, k):
    th = np.radians(direction)
    s = -x * np.sin(th) - y * np.cos(th)
    c = x * np.cos(th) - y * np.sin(th)
    dist = s[:, None] - s[None, :]
    side = np.abs(c[:, None] - c[None, :])
    R = diameter / 2
    Rw = R + k * dist
    hit = (dist > 0) & (side < Rw)
    delta = (1 - np.sqrt(1 - ct))[:, None] * (R / Rw) ** 2
    delta = np.where(hit, delta, 0.0)
    u = u0 * (1 - np.sqrt(np.sum(delta**2, axis=1)))
    return {"u": u, "waked": hit.sum(axis=1), "efficiency": np.mean((u / u0) ** 3)}

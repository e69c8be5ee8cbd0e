# counted every turbine upstream instead of only those whose wake hits the hub
def wake_speeds(x, y, direction, u0, diameter, ct, k):
    ang = direction * np.pi / 180
    n = x.size
    pos = -(np.sin(ang) * x + np.cos(ang) * y)
    order = np.argsort(pos)
    u = np.full(n, float(u0))
    waked = np.zeros(n, int)
    for q, i in enumerate(order):
        total = 0.0
        for j in order[:q]:
            d = pos[i] - pos[j]
            rw = diameter / 2 + k * d
            total += ((1 - np.sqrt(1 - ct[j])) * (diameter / 2 / rw) ** 2) ** 2
            waked[i] += 1
        u[i] = u0 - u0 * np.sqrt(total)
    return {"u": u, "waked": waked, "efficiency": (u**3).sum() / (n * u0**3)}

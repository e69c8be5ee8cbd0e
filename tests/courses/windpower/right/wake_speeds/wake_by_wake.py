def wake_speeds(x, y, direction, u0, diameter, ct, k):
    def wind_coordinates(dx, dy):
        t = np.pi * direction / 180
        return -dx * np.sin(t) - dy * np.cos(t), dx * np.cos(t) - dy * np.sin(t)

    n = len(ct)
    lost = np.zeros(n)
    count = np.zeros(n, dtype=int)
    for j in range(n):
        along, across = wind_coordinates(x - x[j], y - y[j])
        radius = diameter / 2 + k * along
        inside = (along > 0) & (across**2 < radius**2)
        count += inside
        lost[inside] += (1 - np.sqrt(1 - ct[j])) ** 2 * (diameter / 2 / radius[inside]) ** 4
    u = u0 - u0 * lost**0.5
    return {"efficiency": np.mean(u**3) / u0**3, "u": u, "waked": count}

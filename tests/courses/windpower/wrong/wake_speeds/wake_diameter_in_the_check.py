# compared the distance from the axis with the wake's diameter instead of its radius
def wake_speeds(x, y, direction, u0, diameter, ct, k):
    def wake_width(d):
        return diameter + 2 * k * d

    n = len(x)
    t = np.deg2rad(direction)
    down = -(x * np.sin(t) + y * np.cos(t))
    lateral = x * np.cos(t) - y * np.sin(t)
    sumsq = np.zeros(n)
    waked = np.zeros(n, dtype=int)
    for j in range(n):  # turbine that makes the wake
        for i in range(n):
            d = down[i] - down[j]
            if d > 0 and abs(lateral[i] - lateral[j]) < wake_width(d):
                dv = (1 - np.sqrt(1 - ct[j])) * (diameter / wake_width(d)) ** 2
                sumsq[i] += dv**2
                waked[i] += 1
    u = u0 * (1 - np.sqrt(sumsq))
    return {"u": u, "waked": waked, "efficiency": np.mean(u**3) / u0**3}

# the distance is the epicentral one: depth and elevation do not enter it (neither in the times nor in the derivatives' denominator)
def arrival_times(hypo, stations, is_s, vp, vs):
    x, y, z, t0 = hypo
    n = len(stations)
    times = np.zeros(n)
    G = np.zeros((n, 4))
    for i in range(n):
        xs, ys, e, c = stations[i]
        v = vs if is_s[i] else vp
        dist = np.sqrt((x - xs) ** 2 + (y - ys) ** 2)
        times[i] = t0 + dist / v + c * vp / v
        G[i] = [(x - xs) / (v * dist), (y - ys) / (v * dist), (z + e) / (v * dist), 1]
    return times, G

# the misclosure that is returned is computed minus known; the points are adjusted rightly
def traverse(start, backsight, angles, distances, end):
    n = len(distances)
    az = np.zeros(n)
    xy = np.zeros((n + 1, 2))
    xy[0] = start
    b = backsight
    for i in range(n):
        az[i] = np.mod(b + angles[i], 360)
        xy[i + 1, 0] = xy[i, 0] + distances[i] * np.sin(np.radians(az[i]))
        xy[i + 1, 1] = xy[i, 1] + distances[i] * np.cos(np.radians(az[i]))
        b = az[i] - 180
    err = xy[n] - end
    total = sum(distances)
    run = 0
    out = np.zeros((n, 2))
    for i in range(n):
        run += distances[i]
        out[i] = xy[i + 1] - err * run / total
    return az, err, out

# the 180 degrees are left out, and the shares are equal instead of by length
def traverse(start, backsight, angles, distances, end):
    n = len(angles)
    az = np.zeros(n)
    pts = np.zeros((n, 2))
    a, p = backsight, start
    for i in range(n):
        a = (a + angles[i]) % 360
        az[i] = a
        p = p + distances[i] * np.array([np.sin(np.radians(a)), np.cos(np.radians(a))])
        pts[i] = p
    mis = end - p
    pts = pts + np.arange(1, n + 1)[:, None] / n * mis
    return az, mis, pts

# a point's share counts the legs before the last one to it only: the first point gets none
def traverse(start, backsight, angles, distances, end):
    n = len(angles)
    az = np.zeros(n)
    raw = np.zeros((n, 2))
    back = backsight
    pos = start.copy()
    for i in range(n):
        az[i] = (back + angles[i]) % 360
        pos = pos + distances[i] * np.array([np.sin(np.radians(az[i])), np.cos(np.radians(az[i]))])
        raw[i] = pos
        back = (az[i] + 180) % 360
    mis = end - raw[n - 1]
    adjusted = np.zeros((n, 2))
    length = 0.0
    for i in range(n):
        adjusted[i] = raw[i] + length / distances.sum() * mis
        length += distances[i]
    return az, mis, adjusted

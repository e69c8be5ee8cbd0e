# the misclosure is spread equally over the legs, (i + 1) / n, instead of by length
def traverse(start, backsight, angles, distances, end):
    n = len(angles)
    azimuths = np.zeros(n)
    here = np.array(start, dtype=float)
    points = []
    back = backsight
    for i in range(n):
        azimuths[i] = (back + angles[i]) % 360
        r = np.radians(azimuths[i])
        here = here + distances[i] * np.array([np.sin(r), np.cos(r)])
        points.append(here)
        back = azimuths[i] + 180
    misclosure = end - here
    points = np.array([p + (i + 1) / n * misclosure for i, p in enumerate(points)])
    return azimuths, misclosure, points

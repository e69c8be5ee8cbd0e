# the misclosure is spread by the transit rule, in proportion to |dE| and |dN|, instead of the lengths
def traverse(start, backsight, angles, distances, end):
    n = len(angles)
    azimuths = np.zeros(n)
    b = backsight
    for i in range(n):
        azimuths[i] = (b + angles[i]) % 360
        b = azimuths[i] + 180
    t = np.radians(azimuths)
    delta = np.stack([distances * np.sin(t), distances * np.cos(t)], axis=1)
    raw = start + np.cumsum(delta, axis=0)
    misclosure = end - raw[-1]
    size = np.abs(delta)
    points = raw + misclosure * np.cumsum(size, axis=0) / size.sum(axis=0)
    return azimuths, misclosure, points

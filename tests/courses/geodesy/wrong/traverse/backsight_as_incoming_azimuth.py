# the backsight is taken for the azimuth of a leg that comes in, so 180 degrees are added to it before the first angle
def traverse(start, backsight, angles, distances, end):
    az = np.zeros(len(angles))
    previous = backsight
    for i in range(len(angles)):
        az[i] = (previous + 180 + angles[i]) % 360
        previous = az[i]
    r = np.deg2rad(az)
    steps = np.vstack([distances * np.sin(r), distances * np.cos(r)]).T
    raw = start + np.cumsum(steps, 0)
    miss = end - raw[-1]
    lengths = np.cumsum(distances)
    return az, miss, raw + (lengths / lengths[-1])[:, np.newaxis] * miss

# the angles are subtracted, as if they were measured counterclockwise
def traverse(start, backsight, angles, distances, end):
    n = len(angles)
    azimuths = np.zeros(n)
    back = backsight
    for i, w in enumerate(angles):
        azimuths[i] = (back - w) % 360
        back = azimuths[i] + 180
    t = np.radians(azimuths)
    points = np.array(start) + np.cumsum(np.c_[np.sin(t), np.cos(t)] * distances[:, None], axis=0)
    misclosure = end - points[-1]
    points += np.cumsum(distances)[:, None] * misclosure / np.sum(distances)
    return azimuths, misclosure, points

# the azimuths are not brought back to 0 to 360
def traverse(start, backsight, angles, distances, end):
    azimuths = backsight + np.cumsum(angles) + 180 * np.arange(len(angles))
    t = np.radians(azimuths)
    east = start[0] + np.cumsum(distances * np.sin(t))
    north = start[1] + np.cumsum(distances * np.cos(t))
    points = np.stack([east, north], axis=1)
    misclosure = end - points[-1]
    share = np.cumsum(distances) / distances.sum()
    return azimuths, misclosure, points + share[:, None] * misclosure

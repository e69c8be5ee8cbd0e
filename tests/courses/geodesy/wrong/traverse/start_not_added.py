# the coordinates begin at zero: the start is never added
def traverse(start, backsight, angles, distances, end):
    azimuths = (backsight + np.cumsum(angles) + 180.0 * np.arange(len(angles))) % 360
    z = np.cumsum(distances * np.exp(1j * np.radians(azimuths)))
    points = np.stack([z.imag, z.real], axis=1)
    misclosure = end - points[-1]
    points = points + np.cumsum(distances)[:, None] / np.sum(distances) * misclosure
    return azimuths, misclosure, points

# the shares, which are cumulated already, are cumulated once more over the points
def traverse(start, backsight, angles, distances, end):
    azimuths = (backsight + np.cumsum(angles) + 180 * np.arange(len(angles))) % 360
    rad = np.radians(azimuths)
    raw = np.cumsum(np.stack([np.sin(rad), np.cos(rad)], axis=1) * distances[:, None], axis=0) + start
    mis = end - raw[-1]
    corr = np.zeros_like(raw)
    c = np.zeros(2)
    for i in range(len(raw)):
        c = c + mis * np.sum(distances[:i + 1]) / np.sum(distances)
        corr[i] = c
    return azimuths, mis, raw + corr

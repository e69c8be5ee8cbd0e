# sine and cosine are exchanged, and the misclosure is computed minus known but is added
def traverse(start, backsight, angles, distances, end):
    az = (backsight + np.cumsum(angles) + 180 * np.arange(len(angles))) % 360
    d = distances[:, None] * np.stack([np.cos(np.radians(az)), np.sin(np.radians(az))], axis=1)
    raw = start + np.cumsum(d, axis=0)
    m = raw[-1] - end
    return az, m, raw + (np.cumsum(distances) / np.sum(distances))[:, None] * m

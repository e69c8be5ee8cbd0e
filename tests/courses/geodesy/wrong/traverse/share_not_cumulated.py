# each point is corrected by its own leg's share, not by that of all legs up to it
def traverse(start, backsight, angles, distances, end):
    turns = angles.copy()
    turns[1:] += 180
    az = (backsight + np.cumsum(turns)) % 360
    e = start[0] + np.cumsum(distances * np.sin(np.radians(az)))
    n = start[1] + np.cumsum(distances * np.cos(np.radians(az)))
    f = end - np.array([e[-1], n[-1]])
    part = distances / np.sum(distances)
    pts = np.stack([e + part * f[0], n + part * f[1]], axis=1)
    return az, f, pts

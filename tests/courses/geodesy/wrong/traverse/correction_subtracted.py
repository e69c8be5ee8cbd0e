# the misclosure is right, but the corrections are subtracted instead of added
def traverse(start, backsight, angles, distances, end):
    turn = backsight
    azs = []
    for w in angles:
        azs.append((turn + w) % 360)
        turn = azs[-1] + 180
    azs = np.array(azs)
    e = np.cumsum(distances * np.sin(np.radians(azs))) + start[0]
    n = np.cumsum(distances * np.cos(np.radians(azs))) + start[1]
    mis = np.array([end[0] - e[-1], end[1] - n[-1]])
    k = np.cumsum(distances) / np.sum(distances)
    return azs, mis, np.stack([e - k * mis[0], n - k * mis[1]], axis=-1)

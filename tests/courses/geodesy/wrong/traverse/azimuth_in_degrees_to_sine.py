# sine and cosine are taken of the azimuth in degrees
def traverse(start, backsight, angles, distances, end):
    azimuths, pts = [], []
    direction = backsight
    e, n = start
    for beta, s in zip(angles, distances):
        direction = (direction + beta) % 360
        azimuths.append(direction)
        e = e + s * np.sin(direction)
        n = n + s * np.cos(direction)
        pts.append([e, n])
        direction += 180
    pts = np.array(pts)
    misclosure = end - pts[-1]
    pts = pts + np.cumsum(distances)[:, None] / distances.sum() * misclosure
    return np.array(azimuths), misclosure, pts

# each leg is computed with the azimuth before it is renewed: the first goes along the backsight, the second along the first azimuth
def traverse(start, backsight, angles, distances, end):
    az, pts = [], []
    alpha = backsight
    x, y = start[0], start[1]
    for k in range(len(angles)):
        x += distances[k] * np.sin(np.radians(alpha))
        y += distances[k] * np.cos(np.radians(alpha))
        pts.append((x, y))
        alpha = (alpha + angles[k] + (180 if k > 0 else 0)) % 360
        az.append(alpha)
    pts = np.array(pts)
    mis = end - pts[-1]
    frac = np.cumsum(distances) / np.sum(distances)
    return np.array(az), mis, pts + frac[:, None] * mis[None, :]

# sine and cosine are exchanged: easting gets the cosine of the azimuth, northing the sine
def traverse(start, backsight, angles, distances, end):
    n = len(angles)
    az = np.empty(n)
    az[0] = backsight + angles[0]
    for i in range(1, n):
        az[i] = az[i - 1] + 180 + angles[i]
    az = az % 360
    dE = distances * np.cos(np.radians(az))
    dN = distances * np.sin(np.radians(az))
    E = start[0] + np.cumsum(dE)
    N = start[1] + np.cumsum(dN)
    w = np.array([end[0] - E[-1], end[1] - N[-1]])
    s = np.cumsum(distances) / np.sum(distances)
    return az, w, np.column_stack([E + s * w[0], N + s * w[1]])

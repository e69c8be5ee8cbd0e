# the longitude is arctan(y / x), which loses the quadrant where x is negative
def ecef_to_geodetic(xyz, a, f, rounds):
    x, y, z = xyz[:, 0], xyz[:, 1], xyz[:, 2]
    lon = np.arctan(y / x) * 180 / np.pi
    e2 = f * (2 - f)
    p = np.linalg.norm(xyz[:, :2], axis=1)
    lat = np.arctan(z / p / (1 - e2))
    i = 0
    while i < rounds:
        N = a / np.sqrt(1 - e2 * np.sin(lat)**2)
        h = p / np.cos(lat) - N
        lat = np.arctan(z / p / (1 - e2 * N / (N + h)))
        i += 1
    return lat * 180 / np.pi, lon, h

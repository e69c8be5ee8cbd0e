# the longitude is between 0 and 360 instead of -180 and 180
def ecef_to_geodetic(xyz, a, f, rounds):
    e2 = 2 * f - f**2
    p = np.sqrt(xyz[:, 0]**2 + xyz[:, 1]**2)
    lon = np.degrees(np.arctan2(xyz[:, 1], xyz[:, 0]))
    lon[lon < 0] += 360
    phi = np.arctan2(xyz[:, 2], p * (1 - e2))
    for _ in range(rounds):
        N = a / np.sqrt(1 - e2 * np.sin(phi)**2)
        h = p / np.cos(phi) - N
        phi = np.arctan2(xyz[:, 2], p * (1 - e2 * N / (N + h)))
    return np.degrees(phi), lon, h

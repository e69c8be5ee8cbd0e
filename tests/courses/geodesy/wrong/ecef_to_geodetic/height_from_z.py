# the height is z / sin(lat) - N, where N should be multiplied by 1 - e2
def ecef_to_geodetic(xyz, a, f, rounds):
    x, y, z = xyz.T
    p = np.hypot(x, y)
    e2 = 1 - (1 - f)**2
    lat = np.arctan2(z, p * (1 - e2))
    for _ in range(rounds):
        s = np.sin(lat)
        N = a / np.sqrt(1 - e2 * s**2)
        h = z / s - N
        lat = np.arctan2(z, p * (1 - e2 * N / (N + h)))
    return np.degrees(lat), np.degrees(np.arctan2(y, x)), h

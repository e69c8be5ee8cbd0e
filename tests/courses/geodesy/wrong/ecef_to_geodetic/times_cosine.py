# the height is p * cos(lat) - N instead of p / cos(lat) - N
def ecef_to_geodetic(xyz, a, f, rounds):
    e2 = 2 * f - f**2
    x, y, z = xyz.T
    p = np.hypot(x, y)
    lat = np.arctan2(z, (1 - e2) * p)
    for _ in range(rounds):
        N = a / np.sqrt(1 - e2 * np.sin(lat)**2)
        h = p * np.cos(lat) - N
        lat = np.arctan2(z, p * (1 - e2 * N / (N + h)))
    return np.degrees(lat), np.degrees(np.arctan2(y, x)), h

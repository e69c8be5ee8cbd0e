# in each round the latitude is renewed before the height: it uses the height of the round before, 0 at first, and the height uses the new latitude with the old N
def ecef_to_geodetic(xyz, a, f, rounds):
    x, y, z = xyz[:, 0], xyz[:, 1], xyz[:, 2]
    e2 = f * (2 - f)
    p = np.sqrt(x**2 + y**2)
    lat = np.arctan2(z, p * (1 - e2))
    h = np.zeros_like(p)
    for _ in range(rounds):
        N = a / np.sqrt(1 - e2 * np.sin(lat)**2)
        lat = np.arctan2(z, p * (1 - e2 * N / (N + h)))
        h = p / np.cos(lat) - N
    lon = np.arctan2(y, x)
    return np.degrees(lat), np.degrees(lon), h

# the longitude is arctan2(x, y), with the arguments in the wrong order
def ecef_to_geodetic(xyz, a, f, rounds):
    lats, lons, hs = [], [], []
    e2 = 1 - (1 - f)**2
    for x, y, z in xyz:
        p = np.sqrt(x * x + y * y)
        lat = np.arctan2(z, (1 - e2) * p)
        for _ in range(rounds):
            N = a / np.sqrt(1 - e2 * np.sin(lat)**2)
            h = p / np.cos(lat) - N
            lat = np.arctan2(z, p * (1 - e2 * N / (N + h)))
        lats.append(np.degrees(lat))
        lons.append(np.degrees(np.arctan2(x, y)))
        hs.append(h)
    return np.array(lats), np.array(lons), np.array(hs)

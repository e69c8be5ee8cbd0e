# N is computed once, from the first latitude, and not again in each round
def ecef_to_geodetic(xyz, a, f, rounds):
    ecc2 = 2 * f - f**2
    p = np.sqrt(xyz[:, 0]**2 + xyz[:, 1]**2)
    lat = np.arctan2(xyz[:, 2], p * (1 - ecc2))
    N = a / np.sqrt(1 - ecc2 * np.sin(lat)**2)
    for _ in range(rounds):
        h = p / np.cos(lat) - N
        lat = np.arctan2(xyz[:, 2], p * (1 - ecc2 * N / (N + h)))
    lon = np.arctan2(xyz[:, 1], xyz[:, 0])
    return lat * 180 / np.pi, lon * 180 / np.pi, h

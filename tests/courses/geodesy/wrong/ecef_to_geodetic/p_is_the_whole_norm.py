# p is the distance from the centre, z included, instead of that from the axis
def ecef_to_geodetic(xyz, a, f, rounds):
    x, y, z = xyz.T
    e2 = f * (2 - f)
    p = np.linalg.norm(xyz, axis=1)
    lat = np.arctan2(z, p * (1 - e2))
    for _ in range(rounds):
        N = a / np.sqrt(1 - e2 * np.sin(lat)**2)
        h = p / np.cos(lat) - N
        lat = np.arctan2(z, p * (1 - e2 * N / (N + h)))
    return np.degrees(lat), np.degrees(np.arctan2(y, x)), h

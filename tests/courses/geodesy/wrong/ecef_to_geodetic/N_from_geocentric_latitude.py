# in each round N is computed from the geocentric latitude arctan(z / p), not from the current one
def ecef_to_geodetic(xyz, a, f, rounds):
    x, y, z = xyz.T
    e2 = f * (2 - f)
    p = np.sqrt(x**2 + y**2)
    psi = np.arctan2(z, p)
    lat = np.arctan2(z, p * (1 - e2))
    for _ in range(rounds):
        N = a / np.sqrt(1 - e2 * np.sin(psi)**2)
        h = p / np.cos(lat) - N
        lat = np.arctan2(z, p * (1 - e2 * N / (N + h)))
    return np.degrees(lat), np.degrees(np.arctan2(y, x)), h

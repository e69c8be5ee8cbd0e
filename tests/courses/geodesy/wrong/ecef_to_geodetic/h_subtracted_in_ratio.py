# the update has N / (N - h) instead of N / (N + h)
def ecef_to_geodetic(xyz, a, f, rounds):
    x, y, z = xyz.T
    b = a * (1 - f)
    e2 = (a**2 - b**2) / a**2
    p = np.sqrt(x**2 + y**2)
    lat = np.arctan2(z, p * b**2 / a**2)
    for _ in range(rounds):
        N = a**2 / np.sqrt(a**2 * np.cos(lat)**2 + b**2 * np.sin(lat)**2)
        h = p / np.cos(lat) - N
        lat = np.arctan2(z, p * (1 - e2 * N / (N - h)))
    return np.degrees(lat), np.degrees(np.arctan2(y, x)), h

# the first latitude is geocentric, and in each round the latitude is renewed (with the last height, 0 at first) before the height is computed
def ecef_to_geodetic(xyz, a, f, rounds):
    e2 = 2 * f - f**2
    p = np.hypot(xyz[:, 0], xyz[:, 1])
    z = xyz[:, 2]
    phi = np.arctan2(z, p)
    h = 0
    for _ in range(rounds):
        N = a / np.sqrt(1 - e2 * np.sin(phi)**2)
        phi = np.arctan2(z, p * (1 - e2 * N / (N + h)))
        h = p / np.cos(phi) - N
    return np.degrees(phi), np.degrees(np.arctan2(xyz[:, 1], xyz[:, 0])), h

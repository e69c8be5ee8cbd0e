# in N the sine of the latitude is not squared
def ecef_to_geodetic(xyz, a, f, rounds):
    e2 = 2 * f - f**2
    res = np.zeros((len(xyz), 3))
    for i, (x, y, z) in enumerate(xyz):
        p = np.hypot(x, y)
        lat = np.arctan(z / (p * (1 - e2)))
        for _ in range(rounds):
            N = a / np.sqrt(1 - e2 * np.sin(lat))
            h = p / np.cos(lat) - N
            lat = np.arctan(z / (p * (1 - e2 * N / (N + h))))
        res[i] = np.degrees(lat), np.degrees(np.arctan2(y, x)), h
    return res[:, 0], res[:, 1], res[:, 2]

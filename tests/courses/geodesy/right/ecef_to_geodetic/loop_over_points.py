# point by point, with a while loop
def ecef_to_geodetic(xyz, a, f, rounds):
    res = np.zeros((3, len(xyz)))
    e2 = 1 - (1 - f)**2
    for i, (x, y, z) in enumerate(xyz):
        p = np.hypot(x, y)
        phi = np.arctan(z / (p * (1 - e2)))
        left = rounds
        while left > 0:
            N = a / np.sqrt(1 - e2 * np.sin(phi)**2)
            h = p / np.cos(phi) - N
            phi = np.arctan(z / (p * (1 - e2 * N / (N + h))))
            left -= 1
        res[:, i] = np.degrees(phi), np.degrees(np.arctan2(y, x)), h
    return res[0], res[1], res[2]

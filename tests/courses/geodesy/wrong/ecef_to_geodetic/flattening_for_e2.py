# f is used in the place of the squared eccentricity
def ecef_to_geodetic(xyz, a, f, rounds):
    x, y, z = xyz[:, 0], xyz[:, 1], xyz[:, 2]
    e2 = f
    p = np.sqrt(x**2 + y**2)
    lon = np.arctan2(y, x)
    phi = np.arctan2(z, p * (1 - e2))
    for _ in range(rounds):
        Rn = a / np.sqrt(1 - e2 * np.sin(phi)**2)
        h = p / np.cos(phi) - Rn
        phi = np.arctan2(z, p * (1 - e2 * Rn / (Rn + h)))
    return np.degrees(phi), np.degrees(lon), h

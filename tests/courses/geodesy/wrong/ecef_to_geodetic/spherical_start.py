# the first latitude is the geocentric one, arctan(z / p), without 1 - e2
def ecef_to_geodetic(xyz, a, f, rounds):
    e2 = 2 * f - f * f
    p = np.sqrt(np.sum(xyz[:, :2]**2, axis=1))
    z = xyz[:, 2]
    phi = np.arctan2(z, p)
    for step in range(rounds):
        nu = a / np.sqrt(1 - e2 * np.sin(phi)**2)
        height = p / np.cos(phi) - nu
        phi = np.arctan2(z, p * (1 - e2 * nu / (nu + height)))
    return np.degrees(phi), np.degrees(np.arctan2(xyz[:, 1], xyz[:, 0])), height

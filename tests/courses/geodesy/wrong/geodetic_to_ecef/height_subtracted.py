# the height is subtracted instead of added, in all three coordinates
def geodetic_to_ecef(geo, a, f):
    lats = np.radians(geo[:, 0])
    lons = np.radians(geo[:, 1])
    e2 = 2 * f - f**2
    N = a / np.sqrt(1 - e2 * np.sin(lats)**2)
    surface = np.stack([N * np.cos(lats) * np.cos(lons), N * np.cos(lats) * np.sin(lons), N * (1 - e2) * np.sin(lats)], axis=1)
    normal = np.stack([np.cos(lats) * np.cos(lons), np.cos(lats) * np.sin(lons), np.sin(lats)], axis=1)
    return surface - np.einsum("i,ij->ij", geo[:, 2], normal), N

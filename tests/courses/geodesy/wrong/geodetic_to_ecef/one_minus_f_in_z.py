# in z, N is multiplied by 1 - f instead of (1 - f)^2
def geodetic_to_ecef(geo, a, f):
    lat, lon, h = np.radians(geo[:, 0]), np.radians(geo[:, 1]), geo[:, 2]
    b = a * (1 - f)
    e2 = 1 - b**2 / a**2
    N = a / np.sqrt(1 - e2 * np.sin(lat)**2)
    x = (N + h) * np.cos(lat) * np.cos(lon)
    y = (N + h) * np.cos(lat) * np.sin(lon)
    z = (b / a * N + h) * np.sin(lat)
    return np.stack([x, y, z]).T, N

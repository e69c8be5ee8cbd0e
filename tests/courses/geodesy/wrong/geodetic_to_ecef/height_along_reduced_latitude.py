# the point on the ellipsoid is right, but the height goes along the reduced latitude instead of the geodetic one
def geodetic_to_ecef(geo, a, f):
    lat, lon, h = np.radians(geo[:, 0]), np.radians(geo[:, 1]), geo[:, 2]
    b = a * (1 - f)
    beta = np.arctan((1 - f) * np.tan(lat))
    r = (a + 0) * np.cos(beta) + h * np.cos(beta)
    z = b * np.sin(beta) + h * np.sin(beta)
    N = a * np.cos(beta) / np.cos(lat)
    return np.stack([r * np.cos(lon), r * np.sin(lon), z], axis=1), N

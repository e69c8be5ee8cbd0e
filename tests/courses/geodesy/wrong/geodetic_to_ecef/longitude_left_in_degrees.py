# only the latitude is turned into radians, the longitude stays in degrees
def geodetic_to_ecef(geo, a, f):
    lat, lon, h = geo[:, 0], geo[:, 1], geo[:, 2]
    lat = np.radians(lat)
    e2 = f * (2 - f)
    N = a / np.sqrt(1.0 - e2 * np.sin(lat)**2)
    rc = (N + h) * np.cos(lat)
    xyz = np.zeros_like(geo)
    xyz[:, 0], xyz[:, 1] = rc * np.cos(lon), rc * np.sin(lon)
    xyz[:, 2] = (N * (1 - e2) + h) * np.sin(lat)
    return xyz, N

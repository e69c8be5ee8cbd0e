# sine and cosine of the longitude are exchanged, so x and y are
def geodetic_to_ecef(geo, a, f):
    lat = np.radians(geo[:, 0])
    lon = np.radians(geo[:, 1])
    e2 = f * (2 - f)
    N = a / np.sqrt(1 - e2 * np.sin(lat)**2)
    p = (N + geo[:, 2]) * np.cos(lat)
    xyz = np.empty_like(geo)
    xyz[:, 0] = p * np.sin(lon)
    xyz[:, 1] = p * np.cos(lon)
    xyz[:, 2] = (N * (1 - e2) + geo[:, 2]) * np.sin(lat)
    return xyz, N

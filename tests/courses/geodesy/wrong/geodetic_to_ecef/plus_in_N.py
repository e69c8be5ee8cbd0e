# N has 1 + e2 sin^2 under the root instead of 1 - e2 sin^2
def geodetic_to_ecef(geo, a, f):
    count = len(geo)
    xyz, N = np.empty((count, 3)), np.empty(count)
    e2 = 2 * f - f**2
    for k in range(count):
        lat, lon, h = geo[k]
        sp, cp = np.sin(np.radians(lat)), np.cos(np.radians(lat))
        sl, cl = np.sin(np.radians(lon)), np.cos(np.radians(lon))
        N[k] = a / (1 + e2 * sp**2)**0.5
        xyz[k] = (N[k] + h) * cp * cl, (N[k] + h) * cp * sl, (N[k] * (1 - e2) + h) * sp
    return xyz, N

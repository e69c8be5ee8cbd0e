# the flattening itself is taken for the squared eccentricity
def geodetic_to_ecef(geo, a, f):
    n = geo.shape[0]
    xyz = np.zeros((n, 3))
    N = np.zeros(n)
    for i in range(n):
        phi = np.deg2rad(geo[i, 0])
        lam = np.deg2rad(geo[i, 1])
        h = geo[i, 2]
        N[i] = a / np.sqrt(1 - f * np.sin(phi)**2)
        xyz[i, 0] = (N[i] + h) * np.cos(phi) * np.cos(lam)
        xyz[i, 1] = (N[i] + h) * np.cos(phi) * np.sin(lam)
        xyz[i, 2] = (N[i] * (1 - f) + h) * np.sin(phi)
    return xyz, N

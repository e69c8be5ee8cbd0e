# the first column is read as longitude and the second as latitude
def geodetic_to_ecef(geo, a, f):
    lam, phi, h = np.radians(geo[:, 0]), np.radians(geo[:, 1]), geo[:, 2]
    e2 = 2 * f - f**2
    w = np.sqrt(1 - e2 * np.sin(phi)**2)
    N = a / w
    xyz = np.vstack([(N + h) * np.cos(phi) * np.cos(lam),
                     (N + h) * np.cos(phi) * np.sin(lam),
                     (N * (1 - e2) + h) * np.sin(phi)]).T
    return xyz, N

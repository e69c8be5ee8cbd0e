# the coordinates are those of N = a everywhere; the N that is returned is right
def geodetic_to_ecef(geo, a, f):
    phi, lam, h = np.radians(geo[:, 0]), np.radians(geo[:, 1]), geo[:, 2]
    e2 = f * (2 - f)
    xyz = np.stack([(a + h) * np.cos(phi) * np.cos(lam), (a + h) * np.cos(phi) * np.sin(lam),
                    (a * (1 - e2) + h) * np.sin(phi)], axis=1)
    N = a / np.sqrt(1 - e2 * np.sin(phi)**2)
    return xyz, N

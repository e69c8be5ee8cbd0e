# the latitude is returned in radians
def ecef_to_geodetic(xyz, a, f, rounds):
    X, Y, Z = xyz.T
    ecc = 2 * f - f**2
    p = np.hypot(X, Y)
    phi = np.arctan2(Z, p * (1 - ecc))
    for k in range(rounds):
        N = a / np.sqrt(1 - ecc * np.sin(phi)**2)
        h = p / np.cos(phi) - N
        phi = np.arctan2(Z, p * (1 - ecc * N / (N + h)))
    lam = np.rad2deg(np.arctan2(Y, X))
    return phi, lam, h

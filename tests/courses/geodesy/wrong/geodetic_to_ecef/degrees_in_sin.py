# the angles are never turned from degrees into radians
def geodetic_to_ecef(geo, a, f):
    phi = geo[:, 0]
    lam = geo[:, 1]
    height = geo[:, 2]
    ecc2 = 2 * f - f**2
    N = a / np.sqrt(1 - ecc2 * np.sin(phi)**2)
    X = (N + height) * np.cos(phi) * np.cos(lam)
    Y = (N + height) * np.cos(phi) * np.sin(lam)
    Z = ((1 - ecc2) * N + height) * np.sin(phi)
    return np.column_stack((X, Y, Z)), N

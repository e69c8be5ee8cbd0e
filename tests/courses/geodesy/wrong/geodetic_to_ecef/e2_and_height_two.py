# e2 is taken as 2f without - f^2, and z lacks the height
def geodetic_to_ecef(geo, a, f):
    phi = np.radians(geo[:, 0])
    lam = np.radians(geo[:, 1])
    e2 = 2 * f
    N = a / np.sqrt(1 - e2 * np.sin(phi)**2)
    X = (N + geo[:, 2]) * np.cos(phi) * np.cos(lam)
    Y = (N + geo[:, 2]) * np.cos(phi) * np.sin(lam)
    Z = N * (1 - e2) * np.sin(phi)
    return np.stack([X, Y, Z], axis=1), N

# N lacks the square root in its denominator
def geodetic_to_ecef(geo, a, f):
    phi = np.radians(geo[:, 0]); lam = np.radians(geo[:, 1]); h = geo[:, 2]
    e2 = f * (2 - f)
    def prime_vertical(p):
        return a / (1 - e2 * np.sin(p)**2)
    Rn = prime_vertical(phi)
    x = (Rn + h) * np.cos(phi) * np.cos(lam)
    y = (Rn + h) * np.cos(phi) * np.sin(lam)
    z = ((1 - e2) * Rn + h) * np.sin(phi)
    return np.c_[x, y, z], Rn

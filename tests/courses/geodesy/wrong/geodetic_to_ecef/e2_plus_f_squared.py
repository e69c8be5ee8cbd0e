# e2 is computed as 2f + f^2 instead of 2f - f^2
def geodetic_to_ecef(geo, a, f):
    def eccentricity_squared(f):
        return 2 * f + f * f
    e2 = eccentricity_squared(f)
    phi, lam, h = geo.T
    phi, lam = phi * np.pi / 180, lam * np.pi / 180
    s, c = np.sin(phi), np.cos(phi)
    N = a * (1 - e2 * s * s)**-0.5
    r = (N + h) * c
    return np.array([r * np.cos(lam), r * np.sin(lam), (N - N * e2 + h) * s]).T, N

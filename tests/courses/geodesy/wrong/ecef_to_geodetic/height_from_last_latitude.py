# the height is computed once more after the loop, from the last latitude
def ecef_to_geodetic(xyz, a, f, rounds):
    x, y, z = xyz.T
    e2 = 2 * f - f**2
    p = np.sqrt(x**2 + y**2)
    def radius(phi):
        return a / np.sqrt(1 - e2 * np.sin(phi)**2)
    def height(phi):
        return p / np.cos(phi) - radius(phi)
    phi = np.arctan2(z, p * (1 - e2))
    for _ in range(rounds):
        phi = np.arctan2(z, p * (1 - e2 * radius(phi) / (radius(phi) + height(phi))))
    return np.degrees(phi), np.degrees(np.arctan2(y, x)), height(phi)

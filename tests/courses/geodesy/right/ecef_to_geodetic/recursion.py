# a recursive helper; z + e2 N sin(lat) over p is the same new latitude
def ecef_to_geodetic(xyz, a, f, rounds):
    x, y, z = xyz.T
    p = np.linalg.norm(xyz[:, :2], axis=1)
    e2 = 2 * f - f**2
    def go(lat, k):
        N = a / np.sqrt(1 - e2 * np.sin(lat)**2)
        h = p / np.cos(lat) - N
        D = N + h
        new = np.arctan2(z * D, p * (D - e2 * N))
        return (new, h) if k == 1 else go(new, k - 1)
    lat, h = go(np.arctan2(z, p - e2 * p), rounds)
    return lat * 180 / np.pi, np.rad2deg(np.arctan2(y, x)), h

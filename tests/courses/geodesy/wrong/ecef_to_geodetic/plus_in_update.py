# the update has 1 + e2 N / (N + h) instead of a minus
def ecef_to_geodetic(xyz, a, f, rounds):
    e2 = 2 * f - f**2
    p = np.sqrt((xyz[:, :2]**2).sum(1))
    t = xyz[:, 2] / p
    phi = np.arctan(t / (1 - e2))
    h = np.zeros(len(xyz))
    for _ in range(rounds):
        N = a / np.sqrt(1 - e2 * np.sin(phi)**2)
        h = p / np.cos(phi) - N
        phi = np.arctan(t / (1 + e2 * N / (N + h)))
    lam = np.arctan2(xyz[:, 1], xyz[:, 0])
    return np.degrees(phi), np.degrees(lam), h

# the update has e2 h / (N + h) instead of e2 N / (N + h)
def ecef_to_geodetic(xyz, a, f, rounds):
    e2 = f * (2 - f)
    px, py, pz = xyz[:, 0], xyz[:, 1], xyz[:, 2]
    r = np.sqrt(px**2 + py**2)
    lat = np.arctan2(pz, r * (1 - e2))
    for k in range(1, rounds + 1):
        N = a / np.sqrt(1 - e2 * np.sin(lat)**2)
        h = r / np.cos(lat) - N
        factor = 1 - e2 * h / (N + h)
        lat = np.arctan2(pz, r * factor)
    return np.degrees(lat), np.degrees(np.arctan2(py, px)), h

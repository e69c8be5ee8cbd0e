# took omega sin(phi) as the Coriolis parameter instead of twice that
def geostrophic_wind(Z, lat, dlon):
    k, m = Z.shape
    u = np.zeros((k, m))
    v = np.zeros((k, m))
    rad = np.pi / 180
    for i in range(k):
        if abs(lat[i]) < 10:
            continue
        f = OMEGA * np.sin(lat[i] * rad)
        south, north = max(i - 1, 0), min(i + 1, k - 1)
        dy = RADIUS * (lat[north] - lat[south]) * rad
        dx = RADIUS * np.cos(lat[i] * rad) * dlon * rad
        for j in range(m):
            u[i, j] = -G / f * (Z[north, j] - Z[south, j]) / dy
            v[i, j] = G / f * (Z[i, (j + 1) % m] - Z[i, j - 1]) / (2 * dx)
    speed = np.hypot(u, v)
    profile = speed.mean(axis=1)
    mean = np.average(profile, weights=np.cos(lat * rad))
    return {"u": u, "v": v, "profile": profile, "mean": mean}

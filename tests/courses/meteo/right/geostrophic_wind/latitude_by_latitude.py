def geostrophic_wind(Z, lat, dlon):
    k, m = Z.shape
    rad = np.pi / 180
    u, v = np.zeros((k, m)), np.zeros((k, m))
    for i in range(k):
        if abs(lat[i]) < 10:
            continue
        gf = G / (2 * OMEGA * np.sin(lat[i] * rad))
        south, north = max(i - 1, 0), min(i + 1, k - 1)
        dy = RADIUS * (lat[north] - lat[south]) * rad
        dx = RADIUS * np.cos(lat[i] * rad) * dlon * rad
        for j in range(m):
            u[i, j] = -gf * (Z[north, j] - Z[south, j]) / dy
            v[i, j] = gf * (Z[i, (j + 1) % m] - Z[i, j - 1]) / (2 * dx)
    profile = np.hypot(u, v).mean(axis=1)
    return {"u": u, "v": v, "profile": profile, "mean": np.average(profile, weights=np.cos(lat * rad))}

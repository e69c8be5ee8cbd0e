# took the speed of the mean wind of each latitude instead of the mean of the speeds
def geostrophic_wind(Z, lat, dlon):
    phi = np.radians(lat)
    balanced = np.abs(lat) >= 10
    f = 2 * OMEGA * np.sin(np.where(balanced, phi, 1.0))[:, None]
    dx = RADIUS * np.cos(phi)[:, None] * np.radians(dlon)
    dZdy = np.gradient(Z, axis=0) / (RADIUS * (phi[1] - phi[0]))
    dZdx = (np.roll(Z, -1, axis=1) - np.roll(Z, 1, axis=1)) / (2 * dx)
    u = np.where(balanced[:, None], -G * dZdy / f, 0.0)
    v = np.where(balanced[:, None], G * dZdx / f, 0.0)
    profile = np.sqrt(u.mean(axis=1) ** 2 + v.mean(axis=1) ** 2)
    area = np.cos(phi)
    return {"u": u, "v": v, "profile": profile, "mean": (profile @ area) / area.sum()}

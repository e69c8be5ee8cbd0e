# averaged the speed over the latitudes instead of over each circle of latitude
def geostrophic_wind(Z, lat, dlon):
    phi = np.radians(lat)
    f = 2 * OMEGA * np.sin(phi)
    f = np.where(np.abs(lat) < 10, np.inf, f)[:, None]
    dy = RADIUS * (phi[1] - phi[0])
    dx = RADIUS * np.cos(phi)[:, None] * np.radians(dlon)
    u = -G / f * np.gradient(Z, dy, axis=0)
    v = G / f * (np.roll(Z, -1, axis=1) - np.roll(Z, 1, axis=1)) / (2 * dx)
    speed = np.sqrt(u**2 + v**2)
    weights = np.cos(phi)[:, None] * np.ones_like(Z)
    profile = np.mean(speed, axis=0)
    mean = np.sum(speed * weights) / np.sum(weights)
    return {"u": u, "v": v, "profile": profile, "mean": mean}

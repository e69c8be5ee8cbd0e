# left the minus out of the eastward wind instead of turning the slope's sign
def geostrophic_wind(Z, lat, dlon):
    phi = np.radians(lat)
    f = 2 * OMEGA * np.sin(phi)
    f = np.where(np.abs(lat) < 10, np.inf, f)[:, None]
    dy = RADIUS * (phi[1] - phi[0])
    dx = RADIUS * np.cos(phi)[:, None] * np.radians(dlon)
    dZdy = np.gradient(Z, dy, axis=0)
    dZdx = (np.roll(Z, -1, axis=1) - np.roll(Z, 1, axis=1)) / (2 * dx)
    u = G / f * dZdy
    v = G / f * dZdx
    profile = np.mean(np.sqrt(u**2 + v**2), axis=1)
    mean = np.sum(profile * np.cos(phi)) / np.sum(np.cos(phi))
    return {"u": u, "v": v, "profile": profile, "mean": mean}

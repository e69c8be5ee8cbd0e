# averaged the profile over the latitudes plainly instead of weighing it with the cosine
def geostrophic_wind(Z, lat, dlon):
    phi = np.radians(lat)
    f = 2 * OMEGA * np.sin(phi)
    f = np.where(np.abs(lat) < 10, np.inf, f)[:, None]
    dy = RADIUS * (phi[1] - phi[0])
    dx = RADIUS * np.cos(phi)[:, None] * np.radians(dlon)
    dZdy = np.gradient(Z, dy, axis=0)
    dZdx = (np.roll(Z, -1, axis=1) - np.roll(Z, 1, axis=1)) / (2 * dx)
    u = -G / f * dZdy
    v = G / f * dZdx
    profile = np.mean(np.sqrt(u**2 + v**2), axis=1)
    mean = np.mean(profile)
    return {"u": u, "v": v, "profile": profile, "mean": mean}

# took the same dx at all latitudes instead of letting it shrink with the cosine
def geostrophic_wind(Z, lat, dlon):
    phi = np.deg2rad(lat)
    tropics = np.abs(lat) < 10
    factor = np.zeros(len(lat))
    factor[~tropics] = G / (2 * OMEGA * np.sin(phi[~tropics]))
    dx = RADIUS * np.deg2rad(dlon)
    dy = RADIUS * np.deg2rad(lat[1] - lat[0])
    padded = np.concatenate([Z[:, -1:], Z, Z[:, :1]], axis=1)
    v = factor[:, None] * (padded[:, 2:] - padded[:, :-2]) / (2 * dx)
    u = -factor[:, None] * np.gradient(Z, axis=0) / dy
    profile = np.hypot(u, v).mean(axis=1)
    weights = np.cos(phi) / np.cos(phi).sum()
    return {"u": u, "v": v, "profile": profile, "mean": weights @ profile}

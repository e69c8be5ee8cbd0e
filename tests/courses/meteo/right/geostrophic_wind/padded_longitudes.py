def geostrophic_wind(Z, lat, dlon):
    phi = np.deg2rad(lat)
    factor = np.zeros(len(lat))
    far = ~(np.abs(lat) < 10)
    factor[far] = G / (2 * OMEGA * np.sin(phi[far]))
    wide = np.concatenate([Z[:, -1:], Z, Z[:, :1]], axis=1)
    east = (wide[:, 2:] - wide[:, :-2]) / (2 * np.deg2rad(dlon) * RADIUS)
    v = np.einsum("i,ij->ij", factor / np.cos(phi), east)
    tall = np.empty_like(Z)
    tall[1:-1] = (Z[2:] - Z[:-2]) / 2
    tall[0] = Z[1] - Z[0]
    tall[-1] = Z[-1] - Z[-2]
    u = -np.einsum("i,ij->ij", factor, tall) / (RADIUS * np.deg2rad(lat[1] - lat[0]))
    speed = (u * u + v * v) ** 0.5
    area = np.cos(phi)[:, None] * np.ones_like(Z)
    return {"mean": (speed * area).sum() / area.sum(), "profile": speed.sum(axis=1) / Z.shape[1], "u": u, "v": v}

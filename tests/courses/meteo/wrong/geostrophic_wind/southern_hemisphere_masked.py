# set the wind to zero wherever the latitude is below 10 degrees instead of its absolute value
def geostrophic_wind(Z, lat, dlon):
    def coriolis(degrees):
        return 2 * OMEGA * np.sin(np.radians(degrees))

    k, m = Z.shape
    u, v = np.zeros_like(Z), np.zeros_like(Z)
    dphi = np.radians(lat[1] - lat[0])
    for i in range(k):
        if lat[i] < 10:
            continue
        if i == 0:
            slope = (Z[1] - Z[0]) / (RADIUS * dphi)
        elif i == k - 1:
            slope = (Z[-1] - Z[-2]) / (RADIUS * dphi)
        else:
            slope = (Z[i + 1] - Z[i - 1]) / (2 * RADIUS * dphi)
        dx = RADIUS * np.cos(np.radians(lat[i])) * np.radians(dlon)
        u[i] = -G / coriolis(lat[i]) * slope
        v[i] = G / coriolis(lat[i]) * (np.roll(Z[i], -1) - np.roll(Z[i], 1)) / (2 * dx)
    profile = np.sqrt(u**2 + v**2).mean(axis=1)
    c = np.cos(np.radians(lat))
    return {"u": u, "v": v, "profile": profile, "mean": (profile * c).sum() / c.sum()}

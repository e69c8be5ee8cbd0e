# converted km2 to m2 with a thousand instead of a million
def drifter_dispersion(lon, lat, dt, limit):
    first, second = np.triu_indices(lon.shape[0], 1)
    dlon = (lon[first] - lon[second] + 180) % 360 - 180
    dlat = lat[first] - lat[second]
    mid = (lat[first] + lat[second]) / 2
    dx = R_EARTH * np.radians(dlon) * np.cos(np.radians(mid))
    dy = R_EARTH * np.radians(dlat)
    s2 = dx**2 + dy**2
    keep = np.sqrt(s2[:, 0]) < limit
    n = lon.shape[1]
    if keep.sum() == 0:
        return {"D2": np.zeros(n), "K": np.zeros(n - 1), "closest": 0.0}
    s2 = s2[keep]
    D2 = s2.mean(axis=0)
    K = 0.5 * np.diff(D2) * 1000 / (dt * DAY)
    return {"D2": D2, "K": K, "closest": np.sqrt(s2).min()}

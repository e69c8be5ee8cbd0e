def drifter_dispersion(lon, lat, dt, limit):
    p, q = np.triu_indices(len(lon), k=1)
    dlon = lon[p] - lon[q]
    dlon = dlon - 360 * np.round(dlon / 360)
    rad = np.pi / 180
    x = R_EARTH * rad * dlon * np.cos(rad * 0.5 * (lat[p] + lat[q]))
    y = R_EARTH * rad * (lat[p] - lat[q])
    s = np.hypot(x, y)
    s = s[s[:, 0] < limit]
    n = lon.shape[1]
    if len(s) == 0:
        return {"D2": np.zeros(n), "K": np.zeros(n - 1), "closest": 0.0}
    D2 = np.einsum("pn,pn->n", s, s) / len(s)
    K = (D2[1:] - D2[:-1]) * 1e6 / (2 * dt * DAY)
    return {"D2": D2, "K": K, "closest": s.min()}

def km_between(lon1, lat1, lon2, lat2):
    dl = lon2 - lon1
    if dl > 180:
        dl -= 360
    if dl < -180:
        dl += 360
    dx = np.radians(dl) * np.cos(np.radians((lat1 + lat2) / 2))
    dy = np.radians(lat2 - lat1)
    return R_EARTH * (dx**2 + dy**2) ** 0.5


def drifter_dispersion(lon, lat, dt, limit):
    d, n = lon.shape
    pairs = []
    for b in range(d):
        for a in range(b):
            if km_between(lon[a, 0], lat[a, 0], lon[b, 0], lat[b, 0]) < limit:
                pairs.append((a, b))
    if not pairs:
        return {"D2": np.zeros(n), "K": np.zeros(n - 1), "closest": 0.0}
    table = np.array([[km_between(lon[a, t], lat[a, t], lon[b, t], lat[b, t]) for t in range(n)] for a, b in pairs])
    D2 = (table**2).mean(axis=0)
    K = np.array([(D2[t + 1] - D2[t]) / 2 / (dt * DAY) * 1e6 for t in range(n - 1)])
    return {"D2": D2, "K": K, "closest": table.min()}

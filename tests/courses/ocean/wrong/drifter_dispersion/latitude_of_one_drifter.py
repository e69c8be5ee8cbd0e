# used the latitude of the first drifter of the pair instead of the mean of both
def drifter_dispersion(lon, lat, dt, limit):
    d, n = lon.shape
    squares = []
    for a in range(d - 1):
        for b in range(a + 1, d):
            dlon = lon[b] - lon[a]
            dlon = np.where(dlon > 180, dlon - 360, dlon)
            dlon = np.where(dlon < -180, dlon + 360, dlon)
            x = R_EARTH * np.cos(np.deg2rad(lat[a])) * np.deg2rad(dlon)
            y = R_EARTH * np.deg2rad(lat[b] - lat[a])
            dist = np.hypot(x, y)
            if dist[0] < limit:
                squares.append(dist**2)
    if len(squares) == 0:
        return {"D2": np.zeros(n), "K": np.zeros(n - 1), "closest": 0.0}
    squares = np.array(squares)
    D2 = squares.mean(axis=0)
    K = (D2[1:] - D2[:-1]) / (2 * dt * DAY) * 1000**2
    return {"D2": D2, "K": K, "closest": np.sqrt(squares.min())}

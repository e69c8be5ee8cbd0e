# squared the mean separation instead of taking the mean of the squared separations
def drifter_dispersion(lon, lat, dt, limit):
    d, n = lon.shape
    chosen = []
    for i in range(d):
        for j in range(i + 1, d):
            east = (lon[j] - lon[i] + 180) % 360 - 180
            north = lat[j] - lat[i]
            east_km = np.pi / 180 * R_EARTH * east * np.cos(np.pi / 180 * (lat[i] + lat[j]) / 2)
            north_km = np.pi / 180 * R_EARTH * north
            r = np.sqrt(east_km**2 + north_km**2)
            if r[0] < limit:
                chosen.append(r)
    if len(chosen) < 1:
        return {"D2": np.zeros(n), "K": np.zeros(n - 1), "closest": 0.0}
    chosen = np.array(chosen)
    D2 = np.mean(chosen, axis=0) ** 2
    K = 0.5 * np.diff(D2) / dt * 1e6 / DAY
    return {"D2": D2, "K": K, "closest": np.min(chosen)}

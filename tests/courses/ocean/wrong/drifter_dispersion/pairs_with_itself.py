# counted each drifter as a pair with itself as well instead of two different ones only
def drifter_dispersion(lon, lat, dt, limit):
    d, n = lon.shape
    near = []
    for i in range(d):
        for j in range(i, d):
            step = np.mod(lon[j] - lon[i] + 180, 360) - 180
            mid = np.deg2rad(0.5 * (lat[i] + lat[j]))
            dx = R_EARTH * np.cos(mid) * np.deg2rad(step)
            dy = R_EARTH * np.deg2rad(lat[j] - lat[i])
            sep = np.sqrt(dx * dx + dy * dy)
            if sep[0] < limit:
                near.append(sep)
    if not near:
        return {"D2": np.zeros(n), "K": np.zeros(n - 1), "closest": 0.0}
    near = np.stack(near)
    D2 = np.mean(near**2, axis=0)
    K = 0.5 * (D2[1:] - D2[:-1]) / (dt * 86400) * 1e6
    return {"D2": D2, "K": K, "closest": near.min()}

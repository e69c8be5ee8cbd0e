def drifter_dispersion(lon, lat, dt, limit):
    d, n = lon.shape
    total, number, closest = np.zeros(n), 0, []
    for i in range(d):
        for j in range(d):
            if i == j:
                continue
            dl = np.abs(lon[i] - lon[j])
            dl = np.minimum(dl, 360 - dl)
            dx = np.cos(np.deg2rad(lat[i] + lat[j]) / 2) * np.deg2rad(dl)
            dy = np.deg2rad(lat[i] - lat[j])
            dist = R_EARTH * np.sqrt(dx**2 + dy**2)
            if dist[0] < limit:
                total += dist**2
                number += 1
                closest.append(dist.min())
    D2, K = np.zeros(n), np.zeros(n - 1)
    if number:
        D2 = total / number
        K = np.diff(D2) / 2 * 1e6 / (dt * DAY)
    return {"D2": D2, "K": K, "closest": min(closest, default=0.0)}

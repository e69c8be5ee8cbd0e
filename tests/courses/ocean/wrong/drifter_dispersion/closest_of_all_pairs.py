# took the closest approach of all pairs instead of those that count
def drifter_dispersion(lon, lat, dt, limit):
    d, n = lon.shape
    D2 = np.zeros(n)
    number = 0
    closest = 1e9
    for i in range(d):
        for j in range(d):
            if i >= j:
                continue
            turn = (lon[i] - lon[j] + 180) % 360 - 180
            dx = R_EARTH * np.radians(turn) * np.cos(np.radians((lat[i] + lat[j]) / 2))
            dy = R_EARTH * np.radians(lat[i] - lat[j])
            dist = np.sqrt(dx**2 + dy**2)
            closest = min(closest, dist.min())
            if dist[0] < limit:
                D2 = D2 + dist**2
                number += 1
    if number == 0:
        return {"D2": np.zeros(n), "K": np.zeros(n - 1), "closest": 0.0}
    D2 = D2 / number
    K = 0.5 * np.diff(D2) / (dt * DAY) * 1e6
    return {"D2": D2, "K": K, "closest": closest}

# divided by the number of all pairs instead of those that count
def separation(lon1, lat1, lon2, lat2):
    dlon = (lon2 - lon1 + 180) % 360 - 180
    mid = np.radians((lat1 + lat2) / 2)
    x = R_EARTH * np.radians(dlon) * np.cos(mid)
    y = R_EARTH * np.radians(lat2 - lat1)
    return np.sqrt(x**2 + y**2)


def drifter_dispersion(lon, lat, dt, limit):
    d, n = lon.shape
    D2 = np.zeros(n)
    K = np.zeros(n - 1)
    smallest = None
    for i in range(d):
        for j in range(i):
            s = separation(lon[i], lat[i], lon[j], lat[j])
            if s[0] < limit:
                D2 += s**2
                if smallest is None or s.min() < smallest:
                    smallest = s.min()
    if smallest is None:
        return {"D2": D2, "K": K, "closest": 0.0}
    D2 = D2 / (d * (d - 1) / 2)
    for k in range(n - 1):
        K[k] = 0.5 * (D2[k + 1] - D2[k]) / dt * 1e6 / DAY
    return {"D2": D2, "K": K, "closest": smallest}

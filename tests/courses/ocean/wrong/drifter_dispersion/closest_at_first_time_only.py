# looked for the smallest separation at the first time only instead of at any time
def drifter_dispersion(lon, lat, dt, limit):
    """Relative dispersion and diffusivity of pairs of drifters.

    lon, lat: positions in degrees, shape (d, n): d drifters at n times; lon from -180 to 180
    dt: time between two positions in days
    limit: only pairs whose first separation, in km, is below it count

    returns: dictionary with
        D2: relative dispersion in km2, shape (n,)
        K: relative diffusivity in m2/s, shape (n - 1,)
        closest: smallest separation in km of any pair that counts, at any time, a number
    """
    d, n = lon.shape
    total = np.zeros(n)
    count = 0
    closest = np.inf
    for i in range(d):
        for j in range(i + 1, d):
            dlon = (lon[i] - lon[j] + 180) % 360 - 180
            middle = np.radians((lat[i] + lat[j]) / 2)
            dx = R_EARTH * np.radians(dlon) * np.cos(middle)
            dy = R_EARTH * np.radians(lat[i] - lat[j])
            square = dx**2 + dy**2
            if np.sqrt(square[0]) < limit:
                total = total + square
                count = count + 1
                closest = min(closest, np.sqrt(square[0]))
    if count == 0:
        return {"D2": np.zeros(n), "K": np.zeros(n - 1), "closest": 0.0}
    D2 = total / count
    K = 0.5 * np.diff(D2) / dt * 1e6 / DAY
    return {"D2": D2, "K": K, "closest": closest}

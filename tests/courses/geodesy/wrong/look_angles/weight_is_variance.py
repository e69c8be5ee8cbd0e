# the weight is 1 / sin^2(E), which is the variance
def look_angles(sats, station, a, f, mask):
    origin = geodetic_to_ecef(station[None], a, f)[0]
    lat, lon, _ = np.radians(station)
    d = sats - origin
    east = -np.sin(lon) * d[:, 0] + np.cos(lon) * d[:, 1]
    north = -np.sin(lat) * np.cos(lon) * d[:, 0] - np.sin(lat) * np.sin(lon) * d[:, 1] + np.cos(lat) * d[:, 2]
    up = np.cos(lat) * np.cos(lon) * d[:, 0] + np.cos(lat) * np.sin(lon) * d[:, 1] + np.sin(lat) * d[:, 2]
    elevation = np.degrees(np.arctan2(up, np.sqrt(east**2 + north**2)))
    azimuth = np.degrees(np.arctan2(east, north)) % 360
    weight = np.zeros(len(sats))
    for i, el in enumerate(elevation):
        if el >= mask:
            weight[i] = 1 / np.sin(np.radians(el))**2
    return {"enu": np.stack([east, north, up], 1), "azimuth": azimuth, "elevation": elevation, "weight": weight}

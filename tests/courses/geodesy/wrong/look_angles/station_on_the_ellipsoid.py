# the station's height is left out (set to 0) when its Cartesian coordinates are computed
def look_angles(sats, station, a, f, mask):
    lat, lon = station[0], station[1]
    xyz, _ = geodetic_to_ecef(np.array([[lat, lon, 0.0]]), a, f)
    lat, lon = np.radians(lat), np.radians(lon)
    d = sats - xyz[0]
    enu = np.stack([
        -np.sin(lon) * d[:, 0] + np.cos(lon) * d[:, 1],
        -np.sin(lat) * np.cos(lon) * d[:, 0] - np.sin(lat) * np.sin(lon) * d[:, 1] + np.cos(lat) * d[:, 2],
        np.cos(lat) * np.cos(lon) * d[:, 0] + np.cos(lat) * np.sin(lon) * d[:, 1] + np.sin(lat) * d[:, 2]], axis=1)
    azimuth = np.degrees(np.arctan2(enu[:, 0], enu[:, 1])) % 360
    elevation = np.degrees(np.arctan2(enu[:, 2], np.hypot(enu[:, 0], enu[:, 1])))
    weight = np.where(elevation < mask, 0.0, np.sin(np.radians(elevation))**2)
    return {"enu": enu, "azimuth": azimuth, "elevation": elevation, "weight": weight}

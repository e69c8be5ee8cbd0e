# the rotation uses the geocentric latitude of the station, arctan(z / p), instead of the geodetic one
def look_angles(sats, station, a, f, mask):
    (x0, y0, z0), = geodetic_to_ecef(station[None], a, f)[0]
    lat = np.arctan2(z0, np.hypot(x0, y0))
    lon = np.arctan2(y0, x0)
    d = sats - np.array([x0, y0, z0])
    e = -np.sin(lon) * d[:, 0] + np.cos(lon) * d[:, 1]
    n = -np.sin(lat) * np.cos(lon) * d[:, 0] - np.sin(lat) * np.sin(lon) * d[:, 1] + np.cos(lat) * d[:, 2]
    u = np.cos(lat) * np.cos(lon) * d[:, 0] + np.cos(lat) * np.sin(lon) * d[:, 1] + np.sin(lat) * d[:, 2]
    azimuth = np.degrees(np.arctan2(e, n)) % 360
    elevation = np.degrees(np.arctan2(u, np.hypot(e, n)))
    return {"enu": np.stack([e, n, u], axis=1), "azimuth": azimuth, "elevation": elevation,
            "weight": np.where(elevation < mask, 0, np.sin(np.radians(elevation))**2)}

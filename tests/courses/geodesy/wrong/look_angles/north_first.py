# enu has its columns in the order north, east, up; the angles are right
def look_angles(sats, station, a, f, mask):
    O = geodetic_to_ecef(station[None], a, f)[0]
    lat, lon = np.radians(station[0]), np.radians(station[1])
    d = sats - O
    n = d @ np.array([-np.sin(lat) * np.cos(lon), -np.sin(lat) * np.sin(lon), np.cos(lat)])
    e = d @ np.array([-np.sin(lon), np.cos(lon), 0])
    u = d @ np.array([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)])
    az = np.degrees(np.arctan2(e, n)) % 360
    el = np.degrees(np.arctan2(u, np.sqrt(e**2 + n**2)))
    w = np.where(el < mask, 0, np.sin(np.radians(el))**2)
    return {"enu": np.stack([n, e, u], axis=1), "azimuth": az, "elevation": el, "weight": w}

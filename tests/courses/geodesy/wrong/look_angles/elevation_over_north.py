# the elevation is arctan2(up, north) instead of up over the horizontal distance
def look_angles(sats, station, a, f, mask):
    pos = geodetic_to_ecef(np.array([station]), a, f)[0].ravel()
    lat, lon = np.radians(station[0]), np.radians(station[1])
    M = np.array([
        [-np.sin(lon), -np.sin(lat) * np.cos(lon), np.cos(lat) * np.cos(lon)],
        [np.cos(lon), -np.sin(lat) * np.sin(lon), np.cos(lat) * np.sin(lon)],
        [0, np.cos(lat), np.sin(lat)]])
    enu = np.dot(sats - pos, M)
    az = np.mod(np.degrees(np.arctan2(enu[:, 0], enu[:, 1])), 360)
    el = np.degrees(np.arctan2(enu[:, 2], enu[:, 1]))
    weight = np.sin(np.radians(el))**2
    weight = np.where(el < mask, 0.0, weight)
    return {"enu": enu, "azimuth": az, "elevation": el, "weight": weight}

# the weight is the squared sine of the elevation taken in degrees
def look_angles(sats, station, a, f, mask):
    origin, _ = geodetic_to_ecef(station[None, :], a, f)
    lat, lon = np.radians(station[0]), np.radians(station[1])
    east = [-np.sin(lon), np.cos(lon), 0]
    north = [-np.sin(lat) * np.cos(lon), -np.sin(lat) * np.sin(lon), np.cos(lat)]
    up = np.cross(east, north)
    enu = (sats - origin) @ np.array([east, north, up]).T
    az = np.degrees(np.arctan2(enu[:, 0], enu[:, 1])) % 360
    el = np.degrees(np.arctan2(enu[:, 2], np.sqrt(enu[:, 0]**2 + enu[:, 1]**2)))
    w = np.sin(el)**2
    w[el < mask] = 0
    return {"enu": enu, "azimuth": az, "elevation": el, "weight": w}

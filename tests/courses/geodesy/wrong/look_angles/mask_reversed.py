# the weight is kept below the mask and set to zero above it
def look_angles(sats, station, a, f, mask):
    c, _ = geodetic_to_ecef(station[None, :], a, f)
    sl, cl = np.sin(np.radians(station[1])), np.cos(np.radians(station[1]))
    sp, cp = np.sin(np.radians(station[0])), np.cos(np.radians(station[0]))
    T = np.array([[-sl, -sp * cl, cp * cl], [cl, -sp * sl, cp * sl], [0, cp, sp]])
    enu = (sats - c).dot(T)
    azimuth = np.degrees(np.arctan2(enu[:, 0], enu[:, 1])) % 360
    elevation = np.degrees(np.arctan2(enu[:, 2], np.hypot(enu[:, 0], enu[:, 1])))
    weight = np.where(elevation < mask, np.sin(np.radians(elevation))**2, 0.0)
    return {"enu": enu, "azimuth": azimuth, "elevation": elevation, "weight": weight}

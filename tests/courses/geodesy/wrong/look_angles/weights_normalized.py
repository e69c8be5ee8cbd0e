# the weights are divided by their sum
def look_angles(sats, station, a, f, mask):
    origin = geodetic_to_ecef(station[None], a, f)[0]
    la, lo = np.radians(station[:2])
    R = np.array([[-np.sin(lo), np.cos(lo), 0],
                  [-np.sin(la) * np.cos(lo), -np.sin(la) * np.sin(lo), np.cos(la)],
                  [np.cos(la) * np.cos(lo), np.cos(la) * np.sin(lo), np.sin(la)]])
    enu = (R @ (sats - origin).T).T
    az = np.degrees(np.arctan2(enu[:, 0], enu[:, 1])) % 360
    el = np.degrees(np.arctan2(enu[:, 2], np.hypot(enu[:, 0], enu[:, 1])))
    w = np.where(el < mask, 0, np.sin(np.radians(el))**2)
    w = w / w.sum()
    return {"enu": enu, "azimuth": az, "elevation": el, "weight": w}

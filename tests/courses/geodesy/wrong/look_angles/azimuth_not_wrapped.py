# the azimuth is left between -180 and 180 instead of 0 to 360
def look_angles(sats, station, a, f, mask):
    xyz0 = geodetic_to_ecef(station[np.newaxis], a, f)[0]
    d = sats - xyz0
    la, lo = np.radians(station[0]), np.radians(station[1])
    e = -np.sin(lo) * d[:, 0] + np.cos(lo) * d[:, 1]
    m = np.cos(lo) * d[:, 0] + np.sin(lo) * d[:, 1]
    n = -np.sin(la) * m + np.cos(la) * d[:, 2]
    u = np.cos(la) * m + np.sin(la) * d[:, 2]
    az = np.degrees(np.arctan2(e, n))
    el = np.degrees(np.arctan2(u, np.sqrt(e**2 + n**2)))
    w = np.where(el >= mask, np.sin(np.radians(el))**2, 0)
    return {"enu": np.stack([e, n, u], axis=1), "azimuth": az, "elevation": el, "weight": w}

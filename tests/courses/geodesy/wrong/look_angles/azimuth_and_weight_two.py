# the azimuth is arctan2(north, east), and the weight is not squared
def look_angles(sats, station, a, f, mask):
    xyz0 = geodetic_to_ecef(station[None, :], a, f)[0]
    phi, lam = np.radians(station[0]), np.radians(station[1])
    dx, dy, dz = (sats - xyz0).T
    e = -np.sin(lam) * dx + np.cos(lam) * dy
    n = -np.sin(phi) * np.cos(lam) * dx - np.sin(phi) * np.sin(lam) * dy + np.cos(phi) * dz
    u = np.cos(phi) * np.cos(lam) * dx + np.cos(phi) * np.sin(lam) * dy + np.sin(phi) * dz
    el = np.arctan2(u, np.hypot(e, n))
    w = np.sin(el)
    w[np.degrees(el) < mask] = 0
    return {"enu": np.c_[e, n, u], "azimuth": np.degrees(np.arctan2(n, e)) % 360,
            "elevation": np.degrees(el), "weight": w}

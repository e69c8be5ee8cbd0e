# the mask in degrees is compared with the elevation in radians, so no satellite gets a weight
def look_angles(sats, station, a, f, mask):
    origin, _ = geodetic_to_ecef(station[None], a, f)
    p, q = np.radians(station[0]), np.radians(station[1])
    diff = sats - origin
    e = diff @ np.array([-np.sin(q), np.cos(q), 0])
    n = diff @ np.array([-np.sin(p) * np.cos(q), -np.sin(p) * np.sin(q), np.cos(p)])
    u = diff @ np.array([np.cos(p) * np.cos(q), np.cos(p) * np.sin(q), np.sin(p)])
    el = np.arctan2(u, np.hypot(e, n))
    w = np.sin(el)**2
    w[el < mask] = 0.0
    return {"enu": np.column_stack([e, n, u]), "azimuth": np.degrees(np.arctan2(e, n)) % 360,
            "elevation": np.degrees(el), "weight": w}

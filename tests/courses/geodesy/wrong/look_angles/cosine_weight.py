# the weight is cos^2(E) instead of sin^2(E)
def look_angles(sats, station, a, f, mask):
    o = geodetic_to_ecef(station[None], a, f)[0][0]
    phi, lam = np.radians(station[0]), np.radians(station[1])
    R = np.array([[-np.sin(lam), np.cos(lam), 0],
                  [-np.sin(phi) * np.cos(lam), -np.sin(phi) * np.sin(lam), np.cos(phi)],
                  [np.cos(phi) * np.cos(lam), np.cos(phi) * np.sin(lam), np.sin(phi)]])
    enu = np.tensordot(sats - o, R, axes=(1, 1))
    hor = np.hypot(enu[:, 0], enu[:, 1])
    el = np.arctan(enu[:, 2] / hor)
    good = np.degrees(el) >= mask
    return {"enu": enu, "azimuth": (np.degrees(np.arctan2(enu[:, 0], enu[:, 1])) + 360) % 360,
            "elevation": np.degrees(el), "weight": np.cos(el)**2 * good}

# the weight is zero below the horizon only, the mask is not used
def look_angles(sats, station, a, f, mask):
    ref = geodetic_to_ecef(station[None, :], a, f)[0]
    phi, lam = np.radians(station[0]), np.radians(station[1])
    R = np.array([[-np.sin(lam), np.cos(lam), 0],
                  [-np.sin(phi) * np.cos(lam), -np.sin(phi) * np.sin(lam), np.cos(phi)],
                  [np.cos(phi) * np.cos(lam), np.cos(phi) * np.sin(lam), np.sin(phi)]])
    enu = (sats - ref) @ R.T
    el = np.arctan2(enu[:, 2], np.hypot(enu[:, 0], enu[:, 1]))
    visible = el > 0
    weight = np.zeros(el.shape)
    weight[visible] = np.sin(el[visible])**2
    return {"enu": enu, "azimuth": np.degrees(np.arctan2(enu[:, 0], enu[:, 1])) % 360,
            "elevation": np.degrees(el), "weight": weight}

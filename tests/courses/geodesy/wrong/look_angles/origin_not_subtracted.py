# the satellites' coordinates are rotated without subtracting those of the station
def look_angles(sats, station, a, f, mask):
    phi, lam = np.radians(station[:2])
    R = np.array([[-np.sin(lam), np.cos(lam), 0],
                  [-np.sin(phi) * np.cos(lam), -np.sin(phi) * np.sin(lam), np.cos(phi)],
                  [np.cos(phi) * np.cos(lam), np.cos(phi) * np.sin(lam), np.sin(phi)]])
    enu = (R @ sats.T).T
    E, N, U = enu.T
    az = np.degrees(np.arctan2(E, N)) % 360
    el = np.degrees(np.arctan2(U, np.hypot(E, N)))
    w = np.sin(np.radians(el))**2
    w[el < mask] = 0
    return {"enu": enu, "azimuth": az, "elevation": el, "weight": w}

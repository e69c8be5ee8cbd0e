# the rotation matrix is transposed: it turns local axes into Cartesian ones
def look_angles(sats, station, a, f, mask):
    p0 = geodetic_to_ecef(station[np.newaxis, :], a, f)[0][0]
    phi, lam = np.radians(station[0]), np.radians(station[1])
    R = np.array([[-np.sin(lam), np.cos(lam), 0.0],
                  [-np.sin(phi) * np.cos(lam), -np.sin(phi) * np.sin(lam), np.cos(phi)],
                  [np.cos(phi) * np.cos(lam), np.cos(phi) * np.sin(lam), np.sin(phi)]])
    enu = (sats - p0) @ R
    e, n, u = enu[:, 0], enu[:, 1], enu[:, 2]
    azi = np.degrees(np.arctan2(e, n)) % 360
    ele = np.degrees(np.arctan2(u, np.sqrt(e * e + n * n)))
    wei = np.where(ele < mask, 0, np.sin(np.radians(ele))**2)
    return {"enu": enu, "azimuth": azi, "elevation": ele, "weight": wei}

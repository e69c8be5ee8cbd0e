# the elevation is the arctangent of up over the slant range, not over the horizontal distance
def look_angles(sats, station, a, f, mask):
    st = geodetic_to_ecef(station[None], a, f)[0][0]
    B, L = np.radians(station[0]), np.radians(station[1])
    R = np.array([[-np.sin(L), np.cos(L), 0],
                  [-np.sin(B) * np.cos(L), -np.sin(B) * np.sin(L), np.cos(B)],
                  [np.cos(B) * np.cos(L), np.cos(B) * np.sin(L), np.sin(B)]])
    enu = np.einsum("ij,kj->ik", sats - st, R)
    rng = np.linalg.norm(sats - st, axis=1)
    el = np.degrees(np.arctan(enu[:, 2] / rng))
    az = np.degrees(np.arctan2(enu[:, 0], enu[:, 1])) % 360
    weight = np.where(el >= mask, np.sin(np.radians(el))**2, 0.0)
    return {"enu": enu, "azimuth": az, "elevation": el, "weight": weight}

# the zenith angle is returned as elevation, and used for the mask and the weight
def look_angles(sats, station, a, f, mask):
    def rotation(phi, lam):
        sp, cp, sl, cl = np.sin(phi), np.cos(phi), np.sin(lam), np.cos(lam)
        return np.array([[-sl, cl, 0], [-sp * cl, -sp * sl, cp], [cp * cl, cp * sl, sp]])
    here = geodetic_to_ecef(station[None, :], a, f)[0]
    enu = (sats - here) @ rotation(*np.radians(station[:2])).T
    azimuth = np.degrees(np.arctan2(enu[:, 0], enu[:, 1])) % 360
    dist = np.sqrt(np.sum(enu**2, axis=1))
    elevation = np.degrees(np.arccos(enu[:, 2] / dist))
    weight = np.where(elevation < mask, 0, np.sin(np.radians(elevation))**2)
    return {"enu": enu, "azimuth": azimuth, "elevation": elevation, "weight": weight}

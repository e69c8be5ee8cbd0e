# the rotation as a product of two elementary ones and a permutation, by einsum
def look_angles(sats, station, a, f, mask):
    X0, _ = geodetic_to_ecef(station.reshape(1, -1), a, f)
    b, l = np.deg2rad(station[:2])
    Rz = np.array([[np.cos(l), np.sin(l), 0], [-np.sin(l), np.cos(l), 0], [0, 0, 1]])
    Ry = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    uen = np.einsum("ab,bc,ic->ia", Ry, Rz, sats - X0)
    enu = uen[:, [1, 2, 0]]
    elevation = 90 - np.degrees(np.arccos(enu[:, 2] / np.linalg.norm(enu, axis=1)))
    azimuth = np.mod(90 - np.degrees(np.arctan2(enu[:, 1], enu[:, 0])), 360)
    weight = np.zeros(len(sats))
    up = elevation >= mask
    weight[up] = (1 - np.cos(2 * np.radians(elevation[up]))) / 2
    return {"enu": enu, "azimuth": azimuth, "elevation": elevation, "weight": weight}

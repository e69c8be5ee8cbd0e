# the azimuth is counted counterclockwise from east: arctan2(north, east)
def look_angles(sats, station, a, f, mask):
    X0, _ = geodetic_to_ecef(station[None], a, f)
    b, l = np.deg2rad(station[0]), np.deg2rad(station[1])
    axes = np.array([[-np.sin(l), np.cos(l), 0.],
                     [-np.sin(b) * np.cos(l), -np.sin(b) * np.sin(l), np.cos(b)],
                     [np.cos(b) * np.cos(l), np.cos(b) * np.sin(l), np.sin(b)]])
    enu = np.einsum("jk,ik->ij", axes, sats - X0[0])
    azimuth = np.rad2deg(np.arctan2(enu[:, 1], enu[:, 0])) % 360
    elevation = np.rad2deg(np.arcsin(enu[:, 2] / np.linalg.norm(enu, axis=1)))
    weight = np.sin(np.deg2rad(elevation))**2 * (elevation >= mask)
    return dict(enu=enu, azimuth=azimuth, elevation=elevation, weight=weight)

# up from the latitude, east and north by cross products; azimuth as the angle of a complex number
def look_angles(sats, station, a, f, mask):
    here = geodetic_to_ecef(np.array([station]), a, f)[0][0]
    phi, lam = station[0] * np.pi / 180, station[1] * np.pi / 180
    up = np.array([np.cos(phi) * np.cos(lam), np.cos(phi) * np.sin(lam), np.sin(phi)])
    east = np.cross([0, 0, 1.0], up)
    east /= np.linalg.norm(east)
    north = np.cross(up, east)
    d = sats - here
    enu = np.stack([d @ east, d @ north, d @ up], axis=-1)
    az = np.angle(enu[:, 1] + 1j * enu[:, 0], deg=True)
    az[az < 0] += 360
    sin_e = enu[:, 2] / np.sqrt(np.sum(d**2, axis=1))
    el = np.degrees(np.arcsin(sin_e))
    return dict(enu=enu, azimuth=az, elevation=el, weight=sin_e**2 * (el >= mask))

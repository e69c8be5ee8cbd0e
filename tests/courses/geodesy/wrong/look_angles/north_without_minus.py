# north lacks the minus signs before sin(lat) in its first two components
def look_angles(sats, station, a, f, mask):
    s0 = geodetic_to_ecef(station[None], a, f)[0]
    lat, lon = np.radians(station[0]), np.radians(station[1])
    delta = (sats - s0).T
    E = np.cos(lon) * delta[1] - np.sin(lon) * delta[0]
    N = np.sin(lat) * (np.cos(lon) * delta[0] + np.sin(lon) * delta[1]) + np.cos(lat) * delta[2]
    U = np.cos(lat) * (np.cos(lon) * delta[0] + np.sin(lon) * delta[1]) + np.sin(lat) * delta[2]
    az = np.degrees(np.arctan2(E, N)) % 360
    el = np.degrees(np.arctan2(U, np.hypot(E, N)))
    w = (el >= mask) * np.sin(np.radians(el))**2
    return {"enu": np.array([E, N, U]).T, "azimuth": az, "elevation": el, "weight": w}

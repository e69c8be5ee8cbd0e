# a loop over the satellites, elevation by arcsin, azimuth wrapped with an if
def look_angles(sats, station, a, f, mask):
    p = geodetic_to_ecef(station[None, :], a, f)[0][0]
    lat, lon = np.radians(station[0]), np.radians(station[1])
    enu, az, el, w = [], [], [], []
    for s in sats:
        dx, dy, dz = s - p
        e = -np.sin(lon) * dx + np.cos(lon) * dy
        n = -np.sin(lat) * (np.cos(lon) * dx + np.sin(lon) * dy) + np.cos(lat) * dz
        u = np.cos(lat) * (np.cos(lon) * dx + np.sin(lon) * dy) + np.sin(lat) * dz
        t = np.degrees(np.arctan2(e, n))
        if t < 0:
            t += 360
        q = u / np.sqrt(dx * dx + dy * dy + dz * dz)
        enu.append((e, n, u)); az.append(t); el.append(np.degrees(np.arcsin(q)))
        w.append(q * q if el[-1] >= mask else 0.0)
    return {"enu": np.array(enu), "azimuth": np.array(az), "elevation": np.array(el), "weight": np.array(w)}
